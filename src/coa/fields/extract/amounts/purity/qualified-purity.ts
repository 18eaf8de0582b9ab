import type { Cell } from '../../../../layout/cells.ts';
import { above, below, lineOf, type PageGraph } from '../../../../layout/page-graph.ts';
import { anyOf, wholly } from '../../../vocabulary/any-of.ts';
import {
  BY_WEIGHT,
  CHROMATOGRAPHIC,
  OF_SEVERAL_RUNS,
  PHOTOMETRY,
  PLAIN_WORDS_OF_PURITY,
  QUALIFIED_PURITIES,
} from '../../../vocabulary/results.ts';
import { LIMIT } from '../read-percent.ts';
import { cellOfReading } from './percentages-on-page.ts';
import { PURITY_TITLE, type PurityReading } from './purity-reading.ts';
import { UNIT_ALONE } from './unit-of-purity.ts';

/** Heads and captions over and under a figure that may say what it is. */
const MAX_HEADS = 3;

const QUALIFIED = anyOf(QUALIFIED_PURITIES);
const PLAIN_WORD = wholly(PLAIN_WORDS_OF_PURITY);

/** Whether a title speaks of the share of the main peak's area by liquid chromatography and of nothing else; figures and units aside. */
function isPlainTitle(text: string): boolean {
  return text
    .split(/[\s()[\],:;/-]+/)
    .filter((word) => /\p{L}/u.test(word) && !/\d/.test(word))
    .every((word) => PLAIN_WORD.test(word));
}

const CHROMATOGRAPHY = anyOf(CHROMATOGRAPHIC);
const PHOTOMETRIC = anyOf(PHOTOMETRY);
const WEIGHED = anyOf(BY_WEIGHT);

/**
 * Whether a purity is an assay against a reference, which may find more than the whole: by photometry without a column before it, or in per cent
 * by weight. @param titles what names the purity, its value and unit included; @param line these and what else stands in its line.
 */
function isAssay(titles: readonly string[], line: readonly string[]): boolean {
  const isLight = line.some((text) => PHOTOMETRIC.test(text)) && !line.some((text) => CHROMATOGRAPHY.test(text));
  return isLight || titles.some((text) => WEIGHED.test(text.replace(LIMIT, ' ')));
}

const OF_SEVERAL = anyOf(OF_SEVERAL_RUNS);
/** The figure of a wavelength at which was measured, nanometres. */
export const WAVELENGTH = /\b\d{3}(?= ?nm\b)/g;

/**
 * Whether the line of a purity, or the head of its column, says that it is something else than the area of the main peak in one
 * injection of the sample; or the page speaks of several runs, or names several wavelengths, of which its table may be another.
 */
export function isQualified({ words, label }: PurityReading, graph: PageGraph): boolean {
  const cell = cellOfReading(words, graph);
  if (cell === undefined) return QUALIFIED.test(label);
  const heads = [...above(cell, graph), ...below(cell, graph)].flatMap((edge) =>
    edge.overlaps && /^[^\d]*$/.test(edge.cell.text) ? [edge.cell] : [],
  );
  const line = [cell, ...lineOf(cell, graph), ...heads.slice(0, MAX_HEADS)];
  if (line.some(({ text }) => QUALIFIED.test(text.replace(LIMIT, ' '))) || QUALIFIED.test(label)) return true;
  // What its title says besides is of something else, in whatever words.
  const titles = [...line, ...heads].filter(({ text }) => PURITY_TITLE.test(text) || text === label);
  if (titles.some(({ text }) => !isPlainTitle(text)) || (titles.length === 0 && !isPlainTitle(label))) return true;
  const texts = line.map(({ text }) => text);
  const units = texts.filter((text) => UNIT_ALONE.test(text));
  if (isAssay([cell.text, label, ...units, ...titles.map(({ text }) => text)], [...texts, label])) return true;
  if (/±|\+\/?-/.test(cell.text)) return true;
  const wavelengthsOf = (cells: readonly Cell[]): Set<string> =>
    new Set(cells.flatMap(({ text }) => text.match(WAVELENGTH) ?? []));
  return wavelengthsOf(graph.cells).size > 1 || graph.cells.some(({ text }) => OF_SEVERAL.test(text));
}
