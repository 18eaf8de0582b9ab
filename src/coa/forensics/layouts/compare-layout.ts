import { declareFeatures, type Feature } from '../features/feature.ts';
import { magnitude, maxOf, median, medianOf } from '../statistics.ts';
import { type LearnedField, type LearnedLetter, SETTING_MEASURES } from './layout.ts';
import { learnedFrom, learnedName, letterDistance } from './learn-layout.ts';
import type { PlaceOfField, PlacesOfPage } from './places/learned-places.ts';
import type { FieldSetting } from './setting.ts';
import { compareSpacing } from './spacing.ts';

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
  /** How far apart its letters stand against the same two letters of the laboratory's: median and worst; and less the other fields'. */
  spacing: number | null;
  worstSpacing: number | null;
  spacingToOthers: number | null;
  worstSpacingToOthers: number | null;
  /** How far it stands off its place, in heights of the page's words, and how much farther than on any genuine page; less the other fields'. */
  place: PlaceOfField | null;
  edgeToOthers: number | null;
  baselineToOthers: number | null;
  /** Of the page: the share of shared words that stand as on one learned page, and how far agreeing words lie apart. */
  agreeing: number | null;
  noise: number | null;
}

/** Letters that must have a like among the learned ones. */
const MIN_LETTERS = 2;
const NORMAL_SPREAD = 1.4826;

type Own = Pick<
  LayoutComparison,
  'spreads' | 'nearest' | 'letters' | 'worstLetter' | 'proportions' | 'beyond' | 'spacing' | 'worstSpacing'
>;

const UNKNOWN: Own = {
  spreads: SETTING_MEASURES.map(() => null),
  nearest: SETTING_MEASURES.map(() => null),
  letters: null,
  worstLetter: null,
  proportions: null,
  beyond: null,
  spacing: null,
  worstSpacing: null,
};

/**
 * Compares the fields of a page with how their laboratory sets them.
 * @param learned by name of the field; what is missing is not compared.
 * @param places where the page's fields stand on the learned pages; null where that was not learned.
 */
export function compareLayout(
  settings: readonly { name: string; setting: FieldSetting }[],
  learned: Readonly<Record<string, LearnedField>>,
  places: PlacesOfPage | null = null,
): LayoutComparison[] {
  const own = settings.map(({ name, setting }) => {
    const field = learned[learnedName(name)];
    const place = places?.fields.get(name) ?? null;
    return { ...(field === undefined ? UNKNOWN : compareField(setting, field)), place };
  });
  return own.map((field, index) => {
    const others = own.filter((_, other) => other !== index);
    const less = (value: number | null, of: (other: (typeof own)[number]) => number | null): number | null => {
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
      spacingToOthers: less(field.spacing, (other) => other.spacing),
      worstSpacingToOthers: less(field.worstSpacing, (other) => other.worstSpacing),
      edgeToOthers: less(field.place?.edge ?? null, ({ place }) => place?.edge ?? null),
      baselineToOthers: less(field.place?.baseline ?? null, ({ place }) => place?.baseline ?? null),
      agreeing: places?.agreeing ?? null,
      noise: places?.noise ?? null,
    };
  });
}

function compareField(
  { measures, letters, spacing }: FieldSetting,
  { settings, letters: learned, varies, spacing: learnedSpacing }: LearnedField,
): Own {
  const spaced = compareSpacing(spacing, learnedSpacing);
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
    spacing: spaced.usual,
    worstSpacing: spaced.worst,
  };
}

/** How far a letter is from the nearest of the learned ones, and how much wider for its height; null where none was learned. */
function nearestOf(cut: LearnedLetter, learned: readonly LearnedLetter[]): { distance: number; wider: number } | null {
  const all = learned.map((other) => ({ distance: letterDistance(cut, other), wider: cut[0] - other[0] }));
  return all.sort((a, b) => a.distance - b.distance)[0] ?? null;
}

/** Features of how a field differs from its laboratory’s learned layout. */
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
  ['distances of letters to the laboratory’s', 'heights', ({ spacing }) => spacing],
  ['worst distance of letters to the laboratory’s', 'heights', ({ worstSpacing }) => worstSpacing],
  [
    'distances of letters to the laboratory’s, beyond the other fields',
    'heights',
    ({ spacingToOthers }) => spacingToOthers,
  ],
  [
    'worst distance of letters to the laboratory’s, beyond the other fields',
    'heights',
    ({ worstSpacingToOthers }) => worstSpacingToOthers,
  ],
  ['edge off its place', 'heights', ({ place }) => place?.edge ?? null],
  ['edge off its place, beyond the other fields', 'heights', ({ edgeToOthers }) => edgeToOthers],
  ['edge off its place, beyond any genuine page’s', 'heights', ({ place }) => place?.edgeBeyond ?? null],
  ['baseline off its place', 'heights', ({ place }) => place?.baseline ?? null],
  ['baseline off its place, beyond the other fields', 'heights', ({ baselineToOthers }) => baselineToOthers],
  ['baseline off its place, beyond any genuine page’s', 'heights', ({ place }) => place?.baselineBeyond ?? null],
  ['words that stand as on a learned page', 'share', ({ agreeing }) => agreeing],
  ['how far words lie off a learned page, page', 'heights', ({ noise }) => noise],
]);
