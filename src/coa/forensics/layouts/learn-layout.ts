import { furtherKind } from '../features/further-values.ts';
import type { Layout, LearnedField, LearnedLetter } from './layout.ts';
import type { FieldSetting } from './setting.ts';
import { learnSpacing } from './spacing.ts';

/** Pages on which a field stands before anything is learned of it, and before a layout is learned at all. */
export const MIN_PAGES = 3;
/** Shapes that are kept of one character of one field: the first that differ from one another. */
const MAX_LETTERS = 3;
/**
 * Pages of which the settings of one field are kept at most, spread evenly over those that were learned from. Chosen.
 */
export const MAX_SETTINGS = 24;
/** Shapes nearer than this are one (see `letterDistance`). */
const SAME_LETTER = 0.03;

/** A page to learn from: how each of its fields is set, by name. */
export type LearnedPage = ReadonlyMap<string, FieldSetting>;

/** What a laboratory does on every page besides setting its fields. */
export type LearnedHabits = Pick<Layout, 'code' | 'repeats' | 'forms' | 'marks' | 'intervals' | 'sequences' | 'places'>;

/**
 * Learns how a laboratory sets its fields. Null of fewer than three pages.
 * @param day the day it was learned, `YYYY-MM-DD`.
 * @param habits what was learned besides: of the code that its pages carry, the values that they print twice, how they write
 *   their fields, what else stands on them, their days and their numbers, and where their fields stand.
 */
export function learnLayout(
  laboratory: string,
  pages: readonly LearnedPage[],
  day: string,
  habits: Partial<LearnedHabits> = {},
): Layout | null {
  if (pages.length < MIN_PAGES) return null;
  const all = pages.flatMap((page, index) => [...page].map(([name, setting]) => ({ name, setting, index })));
  const fields = [...Map.groupBy(all, ({ name }) => learnedName(name))]
    .filter(([, found]) => new Set(found.map(({ index }) => index)).size >= MIN_PAGES)
    .map(([name, found]) => [name, learnField(found.map(({ setting }) => setting))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    laboratory,
    pages: pages.length,
    learned_on: day,
    ...{ code: null, repeats: {}, forms: {}, marks: {}, intervals: [], sequences: [], places: null, ...habits },
    fields: Object.fromEntries(fields),
  };
}

/** By what name a field is learned: values that are no fields by their kind, for their numbers are those of one page. */
export function learnedName(name: string): string {
  return furtherKind(name) ?? name;
}

function learnField(settings: readonly FieldSetting[]): LearnedField {
  const step = Math.ceil(settings.length / MAX_SETTINGS);
  const letters: Record<string, LearnedLetter[]> = {};
  for (const letter of settings.flatMap((setting) => setting.letters)) {
    const known = letters[letter.character] ?? [];
    letters[letter.character] = known;
    const learned = learnedFrom(letter);
    if (known.length < MAX_LETTERS && known.every((other) => letterDistance(learned, other) > SAME_LETTER))
      known.push(learned);
  }
  return {
    settings: settings
      .filter((_, index) => index % step === 0)
      .map(({ measures }) => measures.map((value) => Number(value.toPrecision(4)))),
    letters,
    varies: null,
    spacing: learnSpacing(settings.flatMap(({ spacing }) => spacing)),
  };
}

/** Steps in which coverage is kept. */
const STEPS = 15;

/** A cut letter in the form in which it is kept. */
export function learnedFrom({ shape, width, height }: FieldSetting['letters'][number]): LearnedLetter {
  return [
    Number(Math.log(width / height).toFixed(3)),
    Array.from(shape, (cover) => Math.round(STEPS * cover).toString(16)).join(''),
  ];
}

/** Share of a difference in proportions that counts as a difference of shapes, as in `glyphDistance`. */
const PROPORTION_WEIGHT = 0.5;

/** How unlike two letters are: mean difference of coverage, and of proportions. 0 is alike. */
export function letterDistance([aspect, shape]: LearnedLetter, [otherAspect, otherShape]: LearnedLetter): number {
  let sum = 0;
  for (let i = 0; i < shape.length; i++) sum += Math.abs(digitOf(shape, i) - digitOf(otherShape, i));
  return sum / shape.length / STEPS + PROPORTION_WEIGHT * Math.abs(aspect - otherAspect);
}

/** Value of a hexadecimal digit. */
function digitOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 58 ? code - 48 : code - 87;
}
