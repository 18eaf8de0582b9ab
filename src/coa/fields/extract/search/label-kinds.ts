import type { Cell } from '../../../layout/cells.ts';
import type { LabelledField } from '../../specs.ts';
import { labelOf } from './label-of.ts';

/** Of which fields labels stand on a page, and of which more than one. */
export interface LabelKinds {
  found: readonly LabelledField[];
  repeated: readonly LabelledField[];
}

/** Finds the kinds of labels that a page bears: cells that are a label, or begin with one that a colon closes. */
export function labelKinds(cells: readonly Cell[]): LabelKinds {
  const placed = cells.flatMap((cell): PlacedLabel[] => {
    const label = labelOf(cell);
    if (label === null || label.field === 'other') return [];
    // A lone "to" or "for" is more often what is left of a sentence, or of a scale.
    return label.strength < 1 && !/[:：]$/.test(cell.words[label.words - 1]!.text)
      ? []
      : [{ field: label.field, cell }];
  });
  const labels = placed
    .filter((label) => !placed.some((other) => isTranslation(label, other)))
    .map(({ field }) => field);
  const found = [...new Set(labels)];
  return { found, repeated: found.filter((field) => labels.filter((label) => label === field).length > 1) };
}

interface PlacedLabel {
  field: LabelledField;
  cell: Cell;
}

/** Heights of a label between it and the one right over it that it translates at most. */
const MAX_GAP = 1.6;

/** Whether a label stands right under another of its field and in line with it, as forms in two languages print them: "Charge" over "Batch". */
function isTranslation(label: PlacedLabel, over: PlacedLabel): boolean {
  const height = label.cell.bottom - label.cell.top;
  const gap = label.cell.top - over.cell.bottom;
  return (
    label.field === over.field &&
    label !== over &&
    Math.abs(label.cell.left - over.cell.left) < height &&
    gap > -height / 2 &&
    gap < MAX_GAP * height
  );
}

/**
 * Kinds of labels that stand on a page more than once, and their share of all kinds there, from which on several sheets lie
 * in one picture. Of 281 real pages of laboratories none repeats four kinds; of 30 pictures of three or four such pages in
 * a row, a column or a square, 23 do, and five of the others are parted.
 */
const MIN_REPEATED = 4;
const MIN_SHARE = 0.7;

/** Whether so many labels stand on a page more than once that they must be those of several reports. */
export function areOfSeveral({ found, repeated }: LabelKinds): boolean {
  return repeated.length >= MIN_REPEATED && repeated.length >= MIN_SHARE * found.length;
}
