import type { Cell } from '../../../../layout/cells.ts';
import { above, beforeOf, columnOf, type PageGraph, rowOf } from '../../../../layout/page-graph.ts';
import { milligrams } from '../../../text/milligrams.ts';
import { beginningWith } from '../../../vocabulary/any-of.ts';
import { FILL_TITLES } from '../../../vocabulary/results.ts';
import { type Amount, type AmountReading, readAmount } from '../read-amount.ts';
import { OTHER_AMOUNT } from './content-candidate.ts';
import { readRow } from './content-in-row.ts';

/** An amount with decimals that fills its cell, of a vial or, as of oils and tablets, of one millilitre or piece. */
const MEASURED_ALONE = /^\d{1,4}[.,]\d{1,4}\s?mg(?:\s?\/\s?(?:ml|vial|tab(?:let)?|cap(?:sule)?|piece|unit))?$/i;

/** What a vial was filled with. */
const FILL_TITLE = beginningWith(FILL_TITLES);
/** A number alone. */
const NUMBER_ALONE = /^\d{1,4}(?:[.,]\d{1,3})?$/;
/** Shares of what its row requires between which a fill is peptide, and not the cake with its filler. */
const OF_REQUIRED = { least: 0.8, most: 1.25 } as const;

/** The weight filled in, where a sheet gives no other amount and its row requires about what it gives: "Fill weight | 475-550 mg | 508 mg". */
export function fillWeight(graph: PageGraph): AmountReading | null {
  const title = graph.cells.find(({ text }) => FILL_TITLE.test(text));
  const amount = title === undefined ? null : (readRow(title, graph).result?.amount ?? null);
  if (title === undefined || amount === null) return null;
  const required = rowOf(title, graph)
    .filter((cell) => columnOf(cell, graph) === 'specification')
    // Of "1500 – 1575 mg" a reader may part the first number, and lose the dash.
    .map(({ text }) => milligrams(NUMBER_ALONE.test(text) ? `${text} mg` : text));
  const isRequired = required.some(
    (much) => much !== null && amount.value >= much * OF_REQUIRED.least && amount.value <= much * OF_REQUIRED.most,
  );
  return isRequired ? amount : null;
}

/** How a card says of an amount that it was found, and nothing else: "53.8 mg measured", "10.4 mg found in the vial". */
const SAID_BEHIND = /^\d{1,4}[.,]\d{1,4}\s?mg (?:measured|found|determined)(?: in the vial)?$/i;

/** The amount of such a card, called by what stands behind it. */
export function amountBeforeVerb({ text, words }: Cell): Amount | null {
  const amount = SAID_BEHIND.test(text) ? readAmount(words) : null;
  return amount && { ...amount, label: text.slice(text.search(/(?<=mg )\p{L}/iu)) };
}

/** How many times what is claimed an amount may be that nothing names: more of it is the weight of all that the vial holds. */
const MOST_OF_CLAIM = 2;

/**
 * The one amount of the page that fills a cell and has decimals, where nothing says what it is: beside “Purity 99.31 %” on a web page.
 * @param claim milligrams that a label of the page claims, where one does.
 */
export function loneAmount(graph: PageGraph, claim?: number): AmountReading | null {
  const [only, ...others] = graph.cells.filter(
    (cell) => MEASURED_ALONE.test(cell.text) && columnOf(cell, graph) !== 'uncertainty',
  );
  if (only === undefined || others.length > 0) return null;
  const titles = [...beforeOf(only, graph), ...above(only, graph).slice(0, 1)];
  const amount = titles.some(({ cell }) => OTHER_AMOUNT.test(cell.text)) ? null : readAmount(only.words);
  return amount !== null && claim !== undefined && amount.value > claim * MOST_OF_CLAIM ? null : amount;
}
