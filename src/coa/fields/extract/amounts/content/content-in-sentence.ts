import { type Cell, cellOf } from '../../../../layout/cells.ts';
import type { Word } from '../../../../layout/word.ts';
import { wholly } from '../../../vocabulary/any-of.ts';
import { CONTENT_WORDS, VERBS_OF_RESULTS } from '../../../vocabulary/results.ts';
import { type Amount, hasDecimals, readAmount } from '../read-amount.ts';
import { AMOUNT_WORDS } from './compound-as-title.ts';
import { contentTitleOf, MAX_TITLE_WORDS } from './content-label.ts';

/** In a sentence the amount follows within so many words: "The amount of peptide found was 10.43 mg". */
export const SENTENCE_REACH = 10;
/** The same where what is said in between ends in a verb: "quantity of peptide in the vial, determined against a reference standard, was 9.57 mg". */
const FAR_REACH = 16;
const VERB = wholly(VERBS_OF_RESULTS);
export const SENTENCE_WORD = wholly(CONTENT_WORDS);

/** The amount that a sentence gives before what it is of: "There were 53.6 mg of peptide in the vial". */
export function amountOfPeptide(words: readonly Word[]): Omit<Amount, 'label'> | null {
  const at = words.findIndex(({ text }, index) => text === 'of' && /^peptide\b/i.test(words[index + 1]?.text ?? ''));
  const amount = at < 1 ? null : readAmount(words.slice(Math.max(0, at - AMOUNT_WORDS), at));
  return amount !== null && hasDecimals(amount.text) ? amount : null;
}

/** The measured amounts of short sentences that are a title and its result: "UV purity 97.86 %. Peptide in the vial 10.3 mg." */
export function amountsOfClauses({ words }: Cell): { amount: Omit<Amount, 'label'>; label: string }[] {
  const ends = words.flatMap(({ text }, at) => (/[.;]$/.test(text) ? [at + 1] : []));
  return [0, ...ends].flatMap((from, index) => {
    const clause = words.slice(from, ends[index] ?? words.length);
    const said = clause.length < 2 ? null : contentTitleOf(cellOf(clause));
    if (said === null || said.words > MAX_TITLE_WORDS) return [];
    const amount = readAmount(clause.slice(said.words));
    const isAll = amount?.words.at(-1) === clause.at(-1);
    return amount !== null && isAll && hasDecimals(amount.text) ? [{ amount, label: said.text }] : [];
  });
}

/** The amount right behind the first verb of a sentence. */
export function behindVerb(words: readonly Word[]): Omit<Amount, 'label'> | null {
  const at = words.slice(0, FAR_REACH).findIndex(({ text }) => VERB.test(text));
  return at < 0 ? null : readAmount(words.slice(at + 1, at + 1 + AMOUNT_WORDS));
}
