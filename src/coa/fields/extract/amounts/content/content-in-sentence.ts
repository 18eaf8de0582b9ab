import { type Cell, cellOf } from '../../../../layout/cells.ts';
import { nextLineOf, type PageGraph } from '../../../../layout/page-graph.ts';
import type { Word } from '../../../../layout/word.ts';
import { wholly } from '../../../vocabulary/any-of.ts';
import { CONTENT_WORDS } from '../../../vocabulary/results.ts';
import { behindVerb } from '../behind-verb.ts';
import { type AmountReading, hasDecimals, readAmount } from '../read-amount.ts';
import { AMOUNT_WORDS } from './compound-as-title.ts';
import { contentTitleOf, MAX_TITLE_WORDS } from './content-label.ts';

/** In a sentence the amount follows within so many words: "The amount of peptide found was 10.43 mg". */
const SENTENCE_REACH = 10;
/** The same where what is said in between ends in a verb: "quantity of peptide in the vial, determined against a reference standard, was 9.57 mg". */
const FAR_REACH = 16;
/** What speaks of a content in a sentence. */
const SENTENCE_WORD = wholly(CONTENT_WORDS);

/** An amount that a sentence gives, and what it says that it is. */
interface SaidAmount {
  amount: AmountReading;
  label: string;
}

/** The amounts that a sentence gives, on whichever line they stand. */
export function contentsInSentence(sentence: Cell, graph: PageGraph): SaidAmount[] {
  const words = [...sentence.words, ...(nextLineOf(sentence, graph)?.words ?? [])];
  const announced = sentence.words.flatMap(({ text }, at): SaidAmount[] => {
    if (!SENTENCE_WORD.test(text.replace(/[:;,]$/, ''))) return [];
    const rest = words.slice(at + 1);
    const amount = readAmount(rest.slice(0, SENTENCE_REACH)) ?? readAmount(behindVerb(rest, FAR_REACH, AMOUNT_WORDS));
    return amount === null ? [] : [{ amount, label: text }];
  });
  const amount = amountOfPeptide(words);
  const ofPeptide = amount === null ? [] : [{ amount, label: 'peptide' }];
  return [...announced, ...ofPeptide, ...amountsOfClauses(sentence)];
}

/** The amount that a sentence gives before what it is of: "There were 53.6 mg of peptide in the vial". */
function amountOfPeptide(words: readonly Word[]): AmountReading | null {
  const at = words.findIndex(({ text }, index) => text === 'of' && /^peptide\b/i.test(words[index + 1]?.text ?? ''));
  const amount = at < 1 ? null : readAmount(words.slice(Math.max(0, at - AMOUNT_WORDS), at));
  return amount !== null && hasDecimals(amount.text) ? amount : null;
}

/** The measured amounts of short sentences that are a title and its result: "UV purity 97.86 %. Peptide in the vial 10.3 mg." */
function amountsOfClauses({ words }: Cell): SaidAmount[] {
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
