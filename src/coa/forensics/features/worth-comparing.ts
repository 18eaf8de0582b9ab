import { BUDGETS } from '../../budgets.ts';
import { centreWithin } from '../../geometry/box.ts';
import { isWorthComparing } from './every-field.ts';
import type { PlacedField, PlacedWord } from './measured-word.ts';

/** Fields of a page without those that would take too long to compare, and how many these are. */
export interface FieldsWithinBudget {
  fields: PlacedField[];
  leftOut: number;
}

/**
 * The fields of a page that are compared by their pixels: all of them on any real page, and as many as time allows of a page
 * made to keep us busy (`BUDGETS.comparedFields`). The largest of each kind come first, then the second of each, so
 * that no kind is crowded out by another.
 */
export function fieldsWithinBudget(
  fields: readonly PlacedField[],
  words: readonly Pick<PlacedWord, 'box'>[],
): FieldsWithinBudget {
  const leftOut = new Set(fields.filter(({ name }) => isWorthComparing(name)));
  let [fieldsLeft, wordsLeft]: [number, number] = [BUDGETS.comparedFields, BUDGETS.comparedWords];
  for (const field of inTurns([...leftOut])) {
    if (fieldsLeft === 0) break;
    const own = words.filter(({ box }) => centreWithin(box, field.box)).length;
    if (own > wordsLeft) continue;
    fieldsLeft--;
    wordsLeft -= own;
    leftOut.delete(field);
  }
  return { fields: fields.filter((field) => !leftOut.has(field)), leftOut: leftOut.size };
}

/** The largest field of each kind, then the next of each. */
function inTurns(fields: readonly PlacedField[]): PlacedField[] {
  const kinds = [...Map.groupBy(fields, ({ name }) => kindOf(name)).values()].map((kind) =>
    kind.toSorted((a, b) => b.box[3] - a.box[3]),
  );
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => kinds.flatMap((kind) => kind[turn] ?? [])).flat();
}

/** What a field is of, without its number: `date_reported` for `date_reported2`. */
function kindOf(name: string): string {
  return name.replace(/_?\d+$/, '');
}
