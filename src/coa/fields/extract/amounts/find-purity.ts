import { lineOf, type PageGraph } from '../../../layout/page-graph.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { PARTIAL_PURITIES } from '../../vocabulary/results.ts';
import { cellOfReading } from './purity/percentages-on-page.ts';
import { isSentence } from './purity/purity-in-sentence.ts';
import { averageBelow, ofSummary } from './purity/purity-of-summary.ts';
import { purityOf } from './purity/purity-of-title.ts';
import {
  AVERAGE_PURITY_TITLE,
  MIN_PURITY,
  OTHER_PURITY_TITLE,
  PURITY_TITLE,
  type PurityReading,
  SCORES,
  WHOLE_PURITY_TITLE,
} from './purity/purity-reading.ts';
import { asAssay, besideSubstance, shareOfArea, underAreaHead, underAverage } from './purity/purity-without-title.ts';
import { WAVELENGTH } from './purity/qualified-purity.ts';
import { SMALLEST_UNTITLED } from './read-percent.ts';

const PARTIAL_PURITY_TITLE = anyOf(PARTIAL_PURITIES);
/** What may be left of a purity that lost its first digit: per cent, and decimals, which a share that stands beside it seldom has. */
const MIN_CUT_OFF = { purity: 5, decimals: 2 } as const;
/** How much a number counts whose first digit is probably lost. */
const DOUBT_OF_CUT_OFF = 0.5;

/**
 * Every purity printed on the page, the plainest first. Limits and specifications are left out; a number whose first digit
 * the reader lost stands behind the whole one where the page prints that too.
 */
export function findPurity(graph: PageGraph): PurityReading[] {
  const found = graph.cells
    .filter((cell) => PURITY_TITLE.test(cell.text) && (isSentence(cell) || !OTHER_PURITY_TITLE.test(cell.text)))
    .flatMap((title) => [averageBelow(title, graph), ofSummary(title, graph), purityOf(title, graph)])
    .filter((reading) => reading !== null)
    // Away from its title so small a share is another result, unless it is what was left of a purity: "9.327%" of 99.327 %.
    .filter(
      ({ value, score, decimals }) =>
        value >= MIN_PURITY ||
        score === SCORES.own ||
        (value >= MIN_CUT_OFF.purity && decimals >= MIN_CUT_OFF.decimals),
    )
    .map((reading) => ({ ...reading, score: scoreOf(reading, graph) }));
  found.push(...besideSubstance(graph), ...shareOfArea(graph), ...underAverage(graph));
  if (found.length === 0) found.push(...asAssay(graph), ...underAreaHead(graph));
  return wholeFirst(found.sort((a, b) => b.score - a.score || b.confidence - a.confidence));
}

/** Wavelength, nm, beyond which aromatic side chains absorb and no longer the peptide bond, by which purities are told. */
const AROMATIC = 240;

/** Whether the line of a purity says that it was measured where few peptides absorb: "Purity, 280 nm" under "Purity, 214 nm". */
function isAtLongWavelength({ words }: PurityReading, graph: PageGraph): boolean {
  const cell = cellOfReading(words, graph);
  const line = cell === undefined ? [] : [cell, ...lineOf(cell, graph)];
  return line.some(({ text }) => (text.match(WAVELENGTH) ?? []).some((length) => Number(length) > AROMATIC));
}

/** What a title says for a reading, and whether it is of a part of a blend or of all of it. */
function scoreOf(reading: PurityReading, graph: PageGraph): number {
  const { label } = reading;
  const score = isAtLongWavelength(reading, graph) ? reading.score * SCORES.longWavelength : reading.score;
  if (PARTIAL_PURITY_TITLE.test(label)) return score * SCORES.partial;
  return WHOLE_PURITY_TITLE.test(label) || AVERAGE_PURITY_TITLE.test(label) ? Math.max(score, SCORES.whole) : score;
}

/** Puts a whole number before the one that is its end: "9.327%" is what a reader made of a "99.327%" printed twice. */
function wholeFirst(found: PurityReading[]): PurityReading[] {
  const [best, ...others] = found;
  if (best === undefined || best.value >= MIN_PURITY) return found;
  const digits = best.value.toFixed(best.decimals);
  const likely = others.find((other) => other.value >= SMALLEST_UNTITLED && other.score >= best.score);
  if (likely !== undefined) return [likely, ...found.filter((other) => other !== likely)];
  const whole = others.find(
    (other) => other.value > best.value && other.value.toFixed(other.decimals).endsWith(digits),
  );
  return whole === undefined
    ? [{ ...best, confidence: best.confidence * DOUBT_OF_CUT_OFF }, ...others]
    : [whole, ...found.filter((other) => other !== whole)];
}
