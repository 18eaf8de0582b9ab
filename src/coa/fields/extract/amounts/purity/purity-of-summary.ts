import type { Cell } from '../../../../layout/cells.ts';
import type { PageGraph } from '../../../../layout/page-graph.ts';
import { anyOf } from '../../../vocabulary/any-of.ts';
import { AVERAGES } from '../../../vocabulary/results.ts';
import { readBare, readPercent } from '../read-percent.ts';
import { summaryOf } from '../summary-lines.ts';
import { firstBelow } from './purity-of-title.ts';
import { MAX_TITLE_WORDS, type PurityReading, SCORES } from './purity-reading.ts';
import { hasUnitUnder, isInPerCent } from './unit-of-purity.ts';

/** Of several vials the average is the purity of the page. */
const AVERAGE = new RegExp(`^(?:${anyOf(AVERAGES).source}) purity\\b`, 'i');

/** The average of several vials, under its title. */
export function averageBelow(title: Cell, graph: PageGraph): PurityReading | null {
  if (!AVERAGE.test(title.text)) return null;
  const read = firstBelow(title, graph);
  return read && { ...read, label: title.text, score: SCORES.own };
}

/** The purity of several vials, in the row or column of their average, or of a whole blend, in the row of its total. */
export function ofSummary(title: Cell, graph: PageGraph): PurityReading | null {
  if (title.words.length > MAX_TITLE_WORDS) return null;
  const summary = summaryOf(title, graph);
  if (summary === null) return null;
  const { words } = summary.figure;
  const read =
    readPercent(words) ?? (isInPerCent(title) || hasUnitUnder(title, graph) ? readBare(words, 'result') : null);
  // The shares of all peaks add up to a hundred.
  return read && read.value !== 100 ? { ...read, label: summary.totalTitle ?? title.text, score: SCORES.own } : null;
}
