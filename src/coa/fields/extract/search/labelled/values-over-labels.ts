import { type Cell, cellOf } from '../../../../layout/cells.ts';
import { below, type PageGraph, upperLineOf } from '../../../../layout/page-graph.ts';
import { LEGIBLE } from '../../../../layout/word.ts';
import { specOf } from '../../../specs.ts';
import { firstLabelOf, isLabelOnly } from '../label-of.ts';
import { valueAbove } from '../values-around.ts';
import { asValue } from './as-value.ts';
import { type Label, type LabelledValue, type Page, PLACE_SCORES } from './labelled-value.ts';
import { isLabel } from './values-of-label.ts';

/** A value and the cell of the label under it. */
interface OverLabel {
  label: Cell;
  value: LabelledValue;
}

/** What stands over each label that is all of its cell, as its value. */
export function valuesOverLabels(page: Page): OverLabel[] {
  return page.graph.cells.flatMap((cell) => {
    const match = isLabelOnly(cell) ? firstLabelOf(cell) : null;
    if (match === null || match.field === 'other') return [];
    const over = valueAbove(cell, page.graph);
    if (over === undefined || isLabel(over)) return [];
    const label: Label = { field: match.field, text: cell.text, closed: match.closed, strength: match.strength };
    return asValue(label, withLineBefore(over, page.graph), 'above', PLACE_SCORES.above, page).map((value) => ({
      label: cell,
      value,
    }));
  });
}

/** A value whose second line closes a bracket that the first one opens: "GLOW 70 mg (BPC-157 10 mg" over "+ TB-500 10 mg)". */
function withLineBefore(line: Cell, graph: PageGraph): Cell {
  const before = line.text.includes(')') && !line.text.includes('(') ? upperLineOf(line, graph) : undefined;
  return before?.text.includes('(') === true ? cellOf([...before.words, ...line.words]) : line;
}

/** Captions of different fields from which on a page is taken to have such, and how many times nearer than what stands under it a caption's value is. */
const CAPTIONS = { least: 3, nearer: 2 } as const;

/** The values of labels that stand as captions close under them, whatever else the page has: cards of a head over a table of results. */
export function valuesOfCaptions(over: readonly OverLabel[], graph: PageGraph): LabelledValue[] {
  const captioned = over.filter(({ label, value: { cell } }) => {
    const gap = Math.max(1, label.top - cell.bottom);
    const [under] = below(label, graph);
    return under === undefined || under.cell.top - label.bottom >= gap * CAPTIONS.nearer;
  });
  // What is hardly legible over a label may be the same label in another script.
  const fields = new Set(captioned.flatMap(({ value }) => (value.confidence > LEGIBLE ? [value.field] : [])));
  return fields.size < CAPTIONS.least ? [] : captioned.map(({ value }) => value);
}

/** Whether a field has a caption, or what stands beside or under its label has one of its own. */
export function isTakenByCaption({ place, field, cell }: LabelledValue, captioned: readonly LabelledValue[]): boolean {
  return place !== 'same-cell' && captioned.some((value) => value.field === field || value.cell === cell);
}

/** Values that show it before a page is taken to set its values over its labels. */
const MIN_OVER = 2;

/** Whether a page sets its values over their labels: more dates and amounts stand there than beside and under them. */
export function isSetOver(over: readonly LabelledValue[], found: readonly LabelledValue[]): boolean {
  const besideAndUnder = found.filter(({ place }) => place !== 'same-cell');
  return showing(over) >= MIN_OVER && showing(over) > showing(besideAndUnder);
}

/** How many of some values are dates and amounts, which show by their kind where a page sets its values. */
export function showing(values: readonly LabelledValue[]): number {
  return values.filter(({ field }) => specOf(field)?.showsPlace).length;
}
