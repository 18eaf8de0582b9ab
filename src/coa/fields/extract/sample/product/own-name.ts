import { columnOf } from '../../../../layout/page-graph.ts';
import { areOnOneLine } from '../../../../layout/relations.ts';
import type { FieldClues } from '../../../clues.ts';
import { editDistance } from '../../../text/edit-distance.ts';
import { milligrams } from '../../../text/milligrams.ts';
import { joinedName } from '../../../text/names.ts';
import type { LabelledValue } from '../../search/labelled/labelled-value.ts';
import { withoutDose } from '../compounds/dose-in-name.ts';
import { matchCompound } from '../compounds/match-compound.ts';
import type { Sample } from './sample.ts';

/** What stands behind a label as the product's own name, where a table lists its parts: "GLOW 70 mg" over rows of three peptides. */
export function blendNamed(
  labelled: readonly LabelledValue[],
  part: LabelledValue,
  clues: FieldClues,
): LabelledValue | null {
  const { graph, compounds } = clues;
  const parts = graph.cells.flatMap((cell) =>
    columnOf(cell, graph) === 'test' ? (matchCompound(cell.text, compounds)?.compounds[0]?.id ?? []) : [],
  );
  if (new Set(parts).size < 2) return null;
  const isName = (value: LabelledValue): boolean =>
    value.field === 'sample' &&
    value.place !== 'below' &&
    value.confidence >= MIN_NAME_CONFIDENCE &&
    milligrams(value.text) !== null &&
    !areOnOneLine(value.cell, part.cell);
  return labelled.find(isName) ?? null;
}

/** Confidence from which on a name behind a label that is no compound's is taken for what the client calls it. */
const MIN_NAME_CONFIDENCE = 0.4;
/** Share of a compound's letters that a name may differ in and still be that compound, misread. */
const MISREAD_SHARE = 0.4;

/**
 * Whether a name behind a label is what the client calls the sample. Below the label of a column stands the head of a table
 * as well, and behind one without a colon the rest of a longer label: "Article reviewed".
 */
export function isOwnName({ text, label, confidence, place }: LabelledValue, unlabelled: Sample): boolean {
  const isAnnounced = place === 'right' || (place === 'same-cell' && /[:：>#]$/.test(label));
  return isAnnounced && confidence >= MIN_NAME_CONFIDENCE && !isMisread(text, unlabelled);
}

/** Labels in a row with values under them that make it a row of heads. */
const MIN_HEADS = 2;

/** Whether a name stands under its label in a row of others under theirs: "Product" over "GLOW 70 mg", beside lot and number. */
export function isUnderHeads(value: LabelledValue, labelled: readonly LabelledValue[]): boolean {
  const isBeside = (other: LabelledValue): boolean => other !== value && areOnOneLine(other.cell, value.cell);
  return (
    value.place === 'below' &&
    value.confidence >= MIN_NAME_CONFIDENCE &&
    new Set(labelled.filter((other) => other.place === 'below' && isBeside(other)).map(({ field }) => field)).size >=
      MIN_HEADS
  );
}

/** Whether a name behind a label is that of the compound which stands elsewhere, hardly legible. */
function isMisread(name: string, { sample }: Sample): boolean {
  const wanted = joinedName(withoutDose(sample?.text ?? ''));
  const limit = Math.floor(wanted.length * MISREAD_SHARE);
  return editDistance(joinedName(withoutDose(name)), wanted, limit) <= limit;
}
