import { editDistance } from '../../fields/text/edit-distance.ts';
import { type Box, centreWithin } from '../../geometry/box.ts';
import type { Copy, CopyField } from '../copy.ts';
import type { JudgedPlace, PlaceState } from '../print/judge-places.ts';
import type { Difference } from './difference.ts';
import { isSameValue } from './same-value.ts';
import { foldedText } from './texts.ts';

/** A field as one copy prints it. */
export interface FieldReading {
  text: string;
  /** In pixels of its upright picture; null where a code or an address told it. */
  box: Box | null;
}

/** What became of one field. `not-read`: it was read on one copy, or on both in ways that cannot be told apart. */
export interface ComparedField {
  field: string;
  state: 'same' | 'differs' | 'only-given' | 'only-copy' | 'not-read' | 'outside';
  given: FieldReading | null;
  copy: FieldReading | null;
}

/** Confidence from which on a value that differs was read, where no pixels can be asked. */
const READ_WELL = 0.75;
/** Confidence that will do where the values are this far from one another: letters, and share of the longer one. */
const READ = 0.5;
const FAR = { letters: 3, share: 0.4 };
/** Put together from several places of a page, or from none: no value of the certificate. */
const NOT_COMPARED = /^(laboratory|letterhead|host_\d+)$/;

/**
 * Field by field, in the order of the evidence. Where the print was compared, it decides; else what was read well on both.
 * @param places null where the pictures could not be laid on one another.
 */
export function compareFields(
  given: Copy,
  copy: Copy,
  places: readonly JudgedPlace[] | null,
  differences: readonly Difference[],
): ComparedField[] {
  const names = new Set([...copy.fields, ...given.fields].map(({ field }) => field));
  for (const { field } of differences) if (field !== null) names.add(field);
  return [...names]
    .filter((name) => !NOT_COMPARED.test(name) || differences.some(({ field }) => field === name))
    .map((name) => {
      const one = given.fields.find(({ field }) => field === name) ?? null;
      const other = copy.fields.find(({ field }) => field === name) ?? null;
      const difference = differences.find(({ field }) => field === name);
      if (difference !== undefined)
        return { field: name, state: 'differs', given: difference.given, copy: difference.copy };
      return { field: name, state: stateOf(one, other, places), given: shown(one), copy: shown(other) };
    });
}

function shown(field: CopyField | null): FieldReading | null {
  return field === null ? null : { text: field.text, box: field.box };
}

function stateOf(
  given: CopyField | null,
  copy: CopyField | null,
  places: readonly JudgedPlace[] | null,
): ComparedField['state'] {
  if (given !== null && copy !== null && isSameValue(given, copy)) return 'same';
  const there = places === null ? [] : statesAt(given, copy, places);
  // The print of both is the same, whatever the readings made of it.
  if (there.length > 0 && there.every((state) => state === 'same')) return 'same';
  for (const state of ['outside', 'only-copy', 'only-given'] as const) if (there.includes(state)) return state;
  if (given === null || copy === null || places !== null) return 'not-read';
  const confidence = Math.min(given.confidence, copy.confidence);
  return confidence >= READ_WELL || (confidence >= READ && isFarFrom(given, copy)) ? 'differs' : 'not-read';
}

/** Whether no misreading makes one of the other. */
function isFarFrom(given: CopyField, copy: CopyField): boolean {
  const [one, other] = [foldedText(given.text), foldedText(copy.text)];
  return editDistance(one, other) >= Math.max(FAR.letters, FAR.share * Math.max(one.length, other.length));
}

/** States of the places at which either reading found the field. */
function statesAt(given: CopyField | null, copy: CopyField | null, places: readonly JudgedPlace[]): PlaceState[] {
  const holds = (field: CopyField | null, side: 'given' | 'copy', place: JudgedPlace): boolean => {
    const within = field?.box ?? null;
    return within !== null && place[side].some(({ box }) => centreWithin(box, within));
  };
  return places.filter((place) => holds(given, 'given', place) || holds(copy, 'copy', place)).map(({ state }) => state);
}
