import { declareFeatures, type Feature } from '../features/feature.ts';
import { magnitude, maxOf, median, medianOf } from '../statistics.ts';
import { type LearnedField, type LearnedLetter, SETTING_MEASURES } from './layout.ts';
import { learnedFrom, letterDistance } from './learn-layout.ts';
import type { FieldSetting } from './setting.ts';

/** How a field is set against how its laboratory sets it; null what could not be compared. */
export interface LayoutComparison {
  /** By measure, in the order of `SETTING_MEASURES`: distance from the median of the learned pages, in their spreads. */
  spreads: readonly (number | null)[];
  /** Distance from the nearest learned page, in least differences. */
  nearest: readonly (number | null)[];
  /** The same less what is usual among the page's other fields: a poor picture moves them all. */
  nearestToOthers: readonly (number | null)[];
  /** Distance of its letters to the laboratory's own of the same field: median and worst; and less the other fields'. */
  letters: number | null;
  worstLetter: number | null;
  lettersToOthers: number | null;
  worstLetterToOthers: number | null;
  /**
   * By how much its letters are wider for their height than the laboratory's nearest ones, as a logarithm: the median, which
   * another typeface moves although each letter alone may pass; and less the other fields'.
   */
  proportions: number | null;
  proportionsToOthers: number | null;
  /** How much farther its letters lie than those of any genuine page do; and less the other fields'. */
  beyond: number | null;
  beyondToOthers: number | null;
}

/** Letters that must have a like among the learned ones. */
const MIN_LETTERS = 2;
const NORMAL_SPREAD = 1.4826;

type Own = Pick<LayoutComparison, 'spreads' | 'nearest' | 'letters' | 'worstLetter' | 'proportions' | 'beyond'>;

const UNKNOWN: Own = {
  spreads: SETTING_MEASURES.map(() => null),
  nearest: SETTING_MEASURES.map(() => null),
  letters: null,
  worstLetter: null,
  proportions: null,
  beyond: null,
};

/**
 * Compares the fields of a page with how their laboratory sets them.
 * @param learned by name of the field; what is missing is not compared.
 */
export function compareLayout(
  settings: readonly { name: string; setting: FieldSetting }[],
  learned: Readonly<Record<string, LearnedField>>,
): LayoutComparison[] {
  const own = settings.map(({ name, setting }) => {
    const field = learned[name];
    return field === undefined ? UNKNOWN : compareField(setting, field);
  });
  return own.map((field, index) => {
    const others = own.filter((_, other) => other !== index);
    const less = (value: number | null, of: (other: Own) => number | null): number | null => {
      const usual = medianOf(others.flatMap((other) => of(other) ?? []));
      return value === null || usual === null ? null : value - usual;
    };
    return {
      ...field,
      nearestToOthers: field.nearest.map((value, measure) => less(value, (other) => other.nearest[measure] ?? null)),
      lettersToOthers: less(field.letters, (other) => other.letters),
      worstLetterToOthers: less(field.worstLetter, (other) => other.worstLetter),
      proportionsToOthers: less(field.proportions, (other) => other.proportions),
      beyondToOthers: less(field.beyond, (other) => other.beyond),
    };
  });
}

function compareField({ measures, letters }: FieldSetting, { settings, letters: learned, varies }: LearnedField): Own {
  const nearest = letters.flatMap((letter) => nearestOf(learnedFrom(letter), learned[letter.character] ?? []) ?? []);
  const distances = nearest.map(({ distance }) => distance);
  const enough = nearest.length >= MIN_LETTERS;
  const apart = enough ? median(distances) : null;
  return {
    spreads: SETTING_MEASURES.map(([, least], index) => {
      const values = settings.map((row) => row[index]!);
      const middle = median(values);
      const spread = NORMAL_SPREAD * median(values.map((value) => Math.abs(value - middle)));
      return (measures[index]! - middle) / (spread + least);
    }),
    nearest: SETTING_MEASURES.map(
      ([, least], index) => Math.min(...settings.map((row) => Math.abs(measures[index]! - row[index]!))) / least,
    ),
    letters: apart,
    beyond: apart === null || varies === null ? null : apart - varies,
    worstLetter: enough ? maxOf(distances) : null,
    proportions: enough ? median(nearest.map(({ wider }) => wider)) : null,
  };
}

/** How far a letter is from the nearest of the learned ones, and how much wider for its height; null where none was learned. */
function nearestOf(cut: LearnedLetter, learned: readonly LearnedLetter[]): { distance: number; wider: number } | null {
  const all = learned.map((other) => ({ distance: letterDistance(cut, other), wider: cut[0] - other[0] }));
  return all.sort((a, b) => a.distance - b.distance)[0] ?? null;
}

export const LAYOUT_FEATURES: readonly Feature<LayoutComparison>[] = declareFeatures<LayoutComparison>('layout', [
  ...SETTING_MEASURES.flatMap(
    ([name], index) =>
      [
        [`${name} to the laboratory’s`, 'spreads', ({ spreads }: LayoutComparison) => spreads[index] ?? null],
        [
          `${name} to the laboratory’s, either way`,
          'spreads',
          ({ spreads }: LayoutComparison) => magnitude(spreads[index] ?? null),
        ],
        [
          `${name} to the nearest of the laboratory’s pages`,
          'least differences',
          ({ nearest }: LayoutComparison) => nearest[index] ?? null,
        ],
        [
          `${name} to the nearest of the laboratory’s pages, beyond the other fields`,
          'least differences',
          ({ nearestToOthers }: LayoutComparison) => nearestToOthers[index] ?? null,
        ],
      ] as const,
  ),
  ['letters to the laboratory’s', 'glyph distance', ({ letters }) => letters],
  ['worst letter to the laboratory’s', 'glyph distance', ({ worstLetter }) => worstLetter],
  ['letters to the laboratory’s, beyond the other fields', 'glyph distance', ({ lettersToOthers }) => lettersToOthers],
  [
    'worst letter to the laboratory’s, beyond the other fields',
    'glyph distance',
    ({ worstLetterToOthers }) => worstLetterToOthers,
  ],
  ['proportions of letters to the laboratory’s', 'log ratio', ({ proportions }) => proportions],
  ['proportions of letters to the laboratory’s, either way', 'log ratio', ({ proportions }) => magnitude(proportions)],
  [
    'proportions of letters to the laboratory’s, beyond the other fields, either way',
    'log ratio',
    ({ proportionsToOthers }) => magnitude(proportionsToOthers),
  ],
  ['letters beyond any genuine page’s', 'glyph distance', ({ beyond }) => beyond],
  [
    'letters beyond any genuine page’s, beyond the other fields',
    'glyph distance',
    ({ beyondToOthers }) => beyondToOthers,
  ],
]);
