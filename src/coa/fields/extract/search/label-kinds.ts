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
  const labels = cells.flatMap((cell): LabelledField[] => {
    const label = labelOf(cell);
    if (label === null || label.field === 'other') return [];
    // A lone "to" or "for" is more often what is left of a sentence, or of a scale.
    return label.strength < 1 && !/[:：]$/.test(cell.words[label.words - 1]!.text) ? [] : [label.field];
  });
  const found = [...new Set(labels)];
  return { found, repeated: found.filter((field) => labels.filter((label) => label === field).length > 1) };
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
