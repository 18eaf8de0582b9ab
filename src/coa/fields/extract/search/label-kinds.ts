import type { Cell } from '../../../layout/cells.ts';
import type { LabelledField } from '../../specs.ts';
import { matchLabel } from '../../vocabulary/labels.ts';

/** Of which fields labels stand on a page, and of which more than one. */
export interface LabelKinds {
  found: readonly LabelledField[];
  repeated: readonly LabelledField[];
}

/** Finds the kinds of labels that a page bears: cells that are a label, or begin with one that a colon closes. */
export function labelKinds(cells: readonly Cell[]): LabelKinds {
  const labels = cells.flatMap(({ words }): LabelledField[] => {
    const match = matchLabel(words.map(({ text }) => text));
    const isLabel = match !== null && (match.closed || match.words === words.length);
    return isLabel && match.field !== 'other' ? [match.field] : [];
  });
  const found = [...new Set(labels)];
  return { found, repeated: found.filter((field) => labels.filter((label) => label === field).length > 1) };
}
