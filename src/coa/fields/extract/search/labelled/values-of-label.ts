import type { Cell } from '../../../../layout/cells.ts';
import {
  besideBothLines,
  besideUnreadLine,
  columnOf,
  type PageGraph,
  upperLineOf,
} from '../../../../layout/page-graph.ts';
import { gapRight } from '../../../../layout/relations.ts';
import { SPECS } from '../../../specs.ts';
import { labelOf } from '../label-of.ts';
import { valueBelow, valueRight } from '../values-around.ts';
import { asValue } from './as-value.ts';
import { type Label, type LabelledValue, type Page, PLACE_SCORES } from './labelled-value.ts';

/** Letter heights between a label and what stands beside it from which on that may be of something else. */
const FAR = 40;

/** Whether a cell is a label, or begins with one that a colon closes: it is no value. */
export const isLabel = (cell: Cell): boolean => labelOf(cell) !== null;

/** Columns of a table in which no label stands. */
const NAMES_NOTHING: ReadonlySet<ReturnType<typeof columnOf>> = new Set(['specification', 'method']);

/** The value right of a label and the one below it. */
export function valuesAround(cell: Cell, label: Label, page: Page): LabelledValue[] {
  const { graph, accepts } = page;
  // "Report" in the column of limits says that a result is only reported.
  if (NAMES_NOTHING.has(columnOf(cell, graph))) return [];
  const onLine = behindRest(valueRight(cell, graph), graph);
  const right = onLine === undefined || isLabel(onLine.cell) ? (besideUpperLine(cell, graph) ?? onLine) : onLine;
  const under = valueBelow(cell, graph);
  const found: LabelledValue[] = [];
  const isValueBelow = under !== undefined && !isLabel(under) && accepts(label.field, under.text);
  const isRightTaken =
    right !== undefined && !isLabel(right.cell) && !(isValueBelow && isOfCards(cell, right.cell, under));
  if (isRightTaken)
    found.push(...asValue(label, right.cell, 'right', placeScoreOf(label, right, isValueBelow ? under : null), page));
  if (under !== undefined && !isLabel(under)) {
    const rivalled = isRightTaken && accepts(label.field, right.cell.text);
    found.push(...asValue(label, under, 'below', rivalled ? PLACE_SCORES.rivalled : PLACE_SCORES.below, page));
  }
  return found;
}

/** The rest of a label that is set wide apart: "Batch", "ref.", and then its value. */
const REST_OF_LABEL = /^(?:ref|no|nr|number|id|code)\.?:?$/i;

/** What stands behind the rest of a label, where that is all that is beside it. */
function behindRest(beside: ReturnType<typeof valueRight>, graph: PageGraph): ReturnType<typeof valueRight> {
  return beside !== undefined && REST_OF_LABEL.test(beside.cell.text)
    ? (valueRight(beside.cell, graph) ?? beside)
    : beside;
}

/**
 * What stands beside the line over a label, of which the label is the second: forms in two languages print one over the other, and
 * the value beside the first.
 */
function besideUpperLine(label: Cell, graph: PageGraph): ReturnType<typeof valueRight> {
  const upper = upperLineOf(label, graph);
  if (upper === undefined) return firstOf(besideUnreadLine(label, graph), label, graph);
  const same = labelOf(upper);
  // The same label in two languages of which we know both, and the value beside the two.
  if (same !== null) return same.field === labelOf(label)?.field ? besideBoth(label, graph) : undefined;
  // The nearer one: beside the first line alone may stand the first line of the next label.
  const [beside, both] = [valueRight(upper, graph), besideBoth(label, graph)];
  return beside !== undefined && both !== undefined && both.cell.left < beside.cell.left ? both : (beside ?? both);
}

/** What stands beside two lines of a label, half as high as both. */
function besideBoth(label: Cell, graph: PageGraph): ReturnType<typeof valueRight> {
  return firstOf(besideBothLines(label, graph), label, graph);
}

/** The first of some cells beside a label, with the gap to it. */
function firstOf([cell]: readonly Cell[], label: Cell, graph: PageGraph): ReturnType<typeof valueRight> {
  return cell === undefined ? undefined : { cell, gap: gapRight(label, cell, graph.letters) };
}

/**
 * What the place beside a label says, where `under` is a value below as well: a batch with a figure is likelier one than words, which
 * may head the next column.
 */
function placeScoreOf({ field }: Label, right: { cell: Cell; gap: number }, under: Cell | null): number {
  const isWorse =
    SPECS[field].value === 'batch' && under !== null && !/\d/.test(right.cell.text) && /\d/.test(under.text);
  return (right.gap < FAR ? PLACE_SCORES.right : PLACE_SCORES.far) * (isWorse ? PLACE_SCORES.againstHabit : 1);
}

/**
 * Heights, in those of a label, from which on what stands below it is set large, and up to which what stands beside it is set small; and
 * how far below it stands at most.
 */
const CARD = { value: 1.4, label: 1.1, gap: 2 } as const;
/** Letters that reach below their line, and the share of a line with such that stands on it. */
const TAILED = /[gjpqyQ,;()]/;
const WITHOUT_TAIL = 0.8;
/** A large value is legible; large rubble under a label is what a reader makes of another script, in the line above the next label. */
const LEGIBLE = 0.6;

/** Whether a head shows its values large under small labels: what stands beside a label there is the next one, however it was read. */
function isOfCards(label: Cell, right: Cell, below: Cell): boolean {
  const heightOf = ({ top, bottom, text }: Cell): number => (bottom - top) * (TAILED.test(text) ? WITHOUT_TAIL : 1);
  const own = heightOf(label);
  const isNear = below.top - label.bottom <= own * CARD.gap;
  const isLegible = below.confidence > LEGIBLE || below.confidence >= right.confidence;
  return isNear && isLegible && heightOf(below) >= own * CARD.value && heightOf(right) <= own * CARD.label;
}
