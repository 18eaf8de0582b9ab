import { around, type Box, centreWithin } from '../../geometry/box.ts';
import type { PlacedField, PlacedWord } from './measured-word.ts';

/** Kinds of values that are compared wherever they stand, by the name they have as a field. */
const KINDS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'another_percentage', pattern: /^[<>≥≤~]?\d{1,3}(?:[.,]\d{1,4})?\s?%$/ },
  { name: 'another_amount', pattern: /^\d{1,5}(?:[.,]\d{1,4})?\s?(?:mg|mcg|µg|ug|g|IU|ml)(?:\/\w+)?$/i },
  { name: 'another_date', pattern: /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/ },
  // J is often read as l.
  { name: 'another_date', pattern: /^(?:\d{1,2}(?:st|nd|rd|th)?\s)?[A-Zl][a-z]{2,8}\.?\s(?:\d{1,2},?\s)?20\d\d$/ },
  { name: 'another_number', pattern: /^#?(?=(?:.*\d){3})(?=.*[A-Z-])[A-Z\d]+(?:[-_/][A-Z\d]+)*$/ },
];

/** The kind of a value that is no field, of a name that `furtherValues` gave it: `another_amount` for `another_amount2`; null of a field's name. */
export function furtherKind(name: string): string | null {
  return /^(another_[a-z]+)\d+$/.exec(name)?.[1] ?? null;
}

/** Values of one row from which on it is one of a table of figures, which nobody is judged by. */
const MAX_IN_ROW = 3;
/** So many further values are compared, the largest letters first: a page made to keep us busy has thousands. */
const MAX_VALUES = 16;
/** Words that may belong to one value, and the gap between them in heights. */
const MAX_WORDS = 3;
const WORD_GAP = 1;

interface Value {
  name: string;
  box: Box;
}

/**
 * Values that stand on a page besides its fields: a purity printed a second time, an amount in a card, a number at the foot.
 * Who changes a value changes it wherever it stands, or forgets one.
 */
export function furtherValues(words: readonly PlacedWord[], fields: readonly PlacedField[]): PlacedField[] {
  const free = words.filter(({ box }) => !fields.some((field) => centreWithin(box, field.box)));
  const values: Value[] = [];
  const used = new Set<PlacedWord>();
  for (const word of free) {
    if (used.has(word)) continue;
    const run = runFrom(word, free);
    for (let length = run.length; length > 0; length--) {
      const taken = run.slice(0, length);
      const text = taken.map((one) => one.text).join(' ');
      const kind = KINDS.find(({ pattern }) => pattern.test(text));
      if (kind === undefined) continue;
      for (const one of taken) used.add(one);
      values.push({ name: kind.name, box: around(taken.map(({ box }) => box)) });
      break;
    }
  }
  const counts = new Map<string, number>();
  return values
    .filter((value) => values.filter((other) => inOneRow(value.box, other.box)).length <= MAX_IN_ROW)
    .sort((a, b) => b.box[3] - a.box[3])
    .slice(0, MAX_VALUES)
    .map(({ name, box }) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return { name: `${name}${count}`, box };
    });
}

/** A word and those that follow it closely on its line. */
function runFrom(word: PlacedWord, words: readonly PlacedWord[]): PlacedWord[] {
  const run = [word];
  while (run.length < MAX_WORDS) {
    const [x, , width, height] = run.at(-1)!.box;
    const next = words.find(
      (other) =>
        inOneRow(word.box, other.box) &&
        other.box[0] >= x + width - WORD_GAP * height &&
        other.box[0] - (x + width) < WORD_GAP * height &&
        !run.includes(other),
    );
    if (next === undefined) break;
    run.push(next);
  }
  return run;
}

/** Whether two boxes stand on one line. */
export function inOneRow(a: Box, b: Box): boolean {
  return Math.abs(a[1] + a[3] / 2 - (b[1] + b[3] / 2)) < Math.min(a[3], b[3]) / 2;
}
