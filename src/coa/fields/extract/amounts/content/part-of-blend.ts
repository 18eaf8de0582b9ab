import type { Cell } from '../../../../layout/cells.ts';
import { above, type PageGraph } from '../../../../layout/page-graph.ts';
import { textOf } from '../../../../layout/word.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import { type AmountReading, readAmount } from '../read-amount.ts';
import { LIMIT } from '../read-percent.ts';
import { isTotalTitle, saysAverage } from '../summary-lines.ts';
import { AMOUNT_WORDS } from './compound-as-title.ts';
import { OTHER_AMOUNT } from './content-candidate.ts';
import type { Beside } from './content-in-row.ts';

/** What a title says of a blend's total: "Peptide in the vial, both components: 10.71 mg". */
const OF_ALL_PARTS = /\b(?:both|all(?: two| three| four)?) (?:components?|peptides?|parts|compounds?)\b/i;
/** Lines above a result in which a list of parts may have begun, letter heights. */
const LIST_REACH = 3;

/** The amount behind a title that says that it is of all parts of a blend, or their total: "Sum of declared peptides found: 82.8 mg per vial". */
export function amountOfAllParts({ text, words }: Cell): AmountReading | null {
  const colon = words.findIndex((word) => word.text.endsWith(':'));
  const isOfAll = OF_ALL_PARTS.test(text) || isTotalTitle(textOf(words.slice(0, colon + 1)));
  return colon > 0 && isOfAll ? readAmount(words.slice(colon + 1)) : null;
}

/** The amount right behind what says that it is the average, and of nothing else: "Mean of 10 capsules: 512 µg per capsule (102 % of label)". */
export function amountBehindAverage({ text, words }: Cell): AmountReading | null {
  const colon = words.findIndex((word) => word.text.endsWith(':'));
  if (colon < 0 || !saysAverage(textOf(words.slice(0, colon + 1))) || OTHER_AMOUNT.test(withoutBrackets(text)))
    return null;
  return readAmount(words.slice(colon + 1, colon + 1 + AMOUNT_WORDS));
}

/**
 * The amount with which a blend's list of parts begins, and the part, where the result is one of its later lines: each line says what
 * the amount is of, "KPV 8.3 mg" under "GHK-Cu 40.5 mg".
 */
export function firstOfList(
  { cell, amount }: Beside,
  title: Cell,
  graph: PageGraph,
): { amount: Beside['amount']; name: string | null } {
  const isNamed = ({ text }: Cell): boolean => /^\p{L}/u.test(text);
  if (!isNamed(cell)) return { amount, name: null };
  const from = title.top - graph.letters * LIST_REACH;
  const lines = above(cell, graph).flatMap(({ cell: line, overlaps }) =>
    overlaps && line.top > from && isNamed(line) && !LIMIT.test(line.text)
      ? [[line, readAmount(line.words)] as const]
      : [],
  );
  for (const [line, first] of lines.reverse())
    if (first !== null)
      return { amount: first, name: textOf(line.words.slice(0, line.words.indexOf(first.words[0]!))) };
  return { amount, name: null };
}
