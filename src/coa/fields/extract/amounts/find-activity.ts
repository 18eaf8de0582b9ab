import type { Cell } from '../../../layout/cells.ts';
import { above, beforeOf, columnOf, NO_RESULTS, type PageGraph } from '../../../layout/page-graph.ts';
import { confidenceOf } from '../../../layout/word.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { CONTAMINANTS } from '../../vocabulary/certificate.ts';
import { wordsWithin } from '../parties/words-within.ts';
import { firstLabelOf } from '../search/label-of.ts';
import { type Amount, type AmountReading, CLAIMED } from './read-amount.ts';
import { closesInLimit, LIMIT } from './read-percent.ts';

/** What a vial was found to hold in international units, and what it was said to hold. */
export interface ActivityReading {
  activity: Amount | null;
  claim: Amount | null;
}

/** "5,120", "10 000" or "10.5". */
const NUMBER = /(?:\d{1,3}(?:[ ,.’']\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)(?![\d.,])/;
/** "IU" with an I of any shape, "I.U.", what other languages call it, and "USP units". */
const UNIT = /(?:[Il1|]U|i[uU]|[Il1]\.\s?U\.?|UI|U\.I\.|IE|I\.E\.|(?:international|USP) units)(?![\p{L}\d])/u;
/** An amount in international units, about so much or between two figures; not of a milligram, which is a specific activity, nor by volume. */
const IN_UNITS = new RegExp(
  `(?<![\\d.,/-])(${NUMBER.source})(?:\\s?(?:[-–—]|to)\\s?(${NUMBER.source}))?\\s?${UNIT.source}(?!\\s?(?:\\/|per)\\s?m(?:g|l))`,
  'u',
);
/** Letters before an amount in its word, as of "~1020". */
const ABOUT = /[~≈∼]\s?$/;
const CONTAMINANT = anyOf(CONTAMINANTS);
/** What a title or the words before an amount say where it was claimed. */
const SAYS_CLAIMED = new RegExp(`(?:${CLAIMED.source}|\\b(?:stated|expected|target|theoretical))\\b`, 'i');
/** Titles that say how much there is, and not that it was found. */
const SAYS_HOW_MUCH = /^(?:quantity|amount|strength|(?:vial )?size|dos(?:e|age)|pack(?: size)?|presentation) ?:?$/i;
/** Titles of what was found. */
const SAYS_FOUND =
  /\b(?:found|measured|determined|actual|result|potency|activity|assay|content|quantit(?:y|ation)|amount|biological|bioassay|units)\b/i;
/** What an amount's place says for its having been found. */
const SCORES = { resultColumn: 3, saysFound: 2, sentence: 1, unknown: 0 } as const;

interface Placed extends Amount {
  isClaim: boolean;
  score: number;
}

/**
 * The amount found in international units, as hormones are measured (HCG, somatropin), and the one claimed. An amount alone under a title
 * that only says how much there is was claimed: a form's head says what was sent in.
 * @param dose amount in the product's name, which was claimed wherever it stands.
 */
export function findActivity(graph: PageGraph, dose: number | null = null): ActivityReading {
  const placed = graph.cells.flatMap((cell) => place(cell, graph, dose));
  const found = placed.filter(({ isClaim }) => !isClaim).toSorted((a, b) => b.score - a.score);
  const [activity = null] = found;
  // Of several vials each has been found; what stands in a place that says less, as in a heading, was claimed.
  const isLess = ({ score }: Placed): boolean => activity !== null && score < activity.score;
  const claim = placed.find(({ isClaim }) => isClaim) ?? found.find(isLess) ?? null;
  return { activity, claim };
}

/** The amount in a cell with what its place says; none where it is a limit, or of what contaminates. */
function place(cell: Cell, graph: PageGraph, dose: number | null): Placed[] {
  const amount = amountIn(cell);
  if (amount === null) return [];
  const ahead = cell.text.slice(0, cell.text.indexOf(amount.text)).trim();
  const row = beforeOf(cell, graph).map((edge) => edge.cell);
  const column = columnOf(cell, graph);
  const [nearest = above(cell, graph)[0]?.cell] = row;
  const title = column === 'result' ? (row.at(-1) ?? nearest) : nearest;
  const said = ahead === '' ? (title?.text ?? '') : ahead;
  if (LIMIT.test(cell.text) || closesInLimit([], ahead) || [cell, ...row].some((one) => CONTAMINANT.test(one.text)))
    return [];
  if (column === 'result') return [{ ...amount, label: said, isClaim: false, score: SCORES.resultColumn }];
  const labelled = ahead === '' ? title : cell;
  const isLabelled = labelled !== undefined && firstLabelOf(labelled)?.field === 'label_claim';
  const isClaim =
    amount.value === dose ||
    isLabelled ||
    NO_RESULTS.has(column) ||
    SAYS_CLAIMED.test(said) ||
    SAYS_HOW_MUCH.test(said);
  const score = SAYS_FOUND.test(said) ? SCORES.saysFound : ahead === '' ? SCORES.unknown : SCORES.sentence;
  return [{ ...amount, label: said, isClaim, score }];
}

/** The first amount in international units in a cell. */
function amountIn(cell: Cell): AmountReading | null {
  const match = firstIn(cell.text);
  if (match === null) return null;
  const about = ABOUT.exec(cell.text.slice(0, match.index))?.[0] ?? '';
  const text = `${about}${match.text}`;
  const words = wordsWithin(text, cell);
  return { text, value: match.value, words, confidence: confidenceOf(words) };
}

/** The first amount in international units in a text, of a range its middle. */
function firstIn(text: string): { index: number; text: string; value: number } | null {
  const match = IN_UNITS.exec(text);
  if (match === null) return null;
  const [whole, number = '', upper = number] = match;
  return { index: match.index, text: whole, value: (unitsOf(number) + unitsOf(upper)) / 2 };
}

/** A number whose thousands may be parted. */
function unitsOf(number: string): number {
  return Number(number.replace(/[ ,.’'](?=\d{3}(?!\d))/g, '').replace(',', '.'));
}

/** The amount in international units in a text, as in a product's name; null where there is none. */
export function internationalUnits(text: string): number | null {
  return firstIn(text)?.value ?? null;
}
