import { PRINTED_KINDS, specOf } from '../../fields/specs.ts';
import { LAYOUT_FEATURES } from '../layouts/compare-layout.ts';
import type { FieldComparison } from './compare-fields.ts';
import { declareFeatures, type Feature } from './feature.ts';
import { furtherKind } from './further-values.ts';
import { GLYPH_FEATURES } from './glyph-features.ts';
import { GROUND_FEATURES } from './ground.ts';
import { LETTER_FEATURES } from './letter-features.ts';
import { LINE_FEATURES } from './line-features.ts';
import { PIXEL_FEATURES, TEXTURE_FEATURES } from './pixel-features.ts';

/** Features of a part of the comparison as features of the whole. */
function lift<Part>(
  features: readonly Feature<Part>[],
  part: (field: FieldComparison) => Part,
): Feature<FieldComparison>[] {
  return features.map(({ compute, ...feature }) => ({ ...feature, compute: (field) => compute(part(field)) }));
}

/** The same of a part that not every comparison has. */
function liftIfThere<Part>(
  features: readonly Feature<Part>[],
  part: (field: FieldComparison) => Part | null,
): Feature<FieldComparison>[] {
  return features.map(({ compute, ...feature }) => ({
    ...feature,
    compute: (field) => {
      const own = part(field);
      return own === null ? null : compute(own);
    },
  }));
}

/** Every feature by which a field is compared with its page. A model is fitted to some of them and names them. */
export const FEATURES: readonly Feature<FieldComparison>[] = [
  ...lift(PIXEL_FEATURES, ({ pixels }) => pixels),
  ...lift(TEXTURE_FEATURES, ({ pixels }) => pixels),
  ...lift(GLYPH_FEATURES, ({ glyphs }) => glyphs),
  ...declareFeatures<FieldComparison>(
    'kind',
    PRINTED_KINDS.map((kind) => [
      `is ${kind}`,
      'yes (1) or no (0)',
      ({ name }) => (specOf(name)?.compared === kind ? 1 : 0),
    ]),
  ),
  ...lift(LINE_FEATURES, ({ line }) => line),
  ...lift(LETTER_FEATURES, ({ letters }) => letters),
  ...liftIfThere(GROUND_FEATURES, ({ ground }) => ground),
  ...liftIfThere(LAYOUT_FEATURES, ({ layout }) => layout),
  ...declareFeatures<FieldComparison>('kind', [
    ['stands elsewhere', 'yes (1) or no (0)', ({ name }) => (furtherKind(name) === null ? 0 : 1)],
  ]),
];

/** The features of these names, in their order. @throws Error naming one that does not exist. */
export function featuresNamed(names: readonly string[]): Feature<FieldComparison>[] {
  const byName = new Map(FEATURES.map((feature) => [feature.name, feature]));
  return names.map((name) => {
    const feature = byName.get(name);
    if (feature === undefined) throw new Error(`No feature is named "${name}".`);
    return feature;
  });
}
