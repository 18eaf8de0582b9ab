/** What a feature is taken from. */
export type FeatureGroup = 'pixels' | 'texture' | 'glyphs' | 'kind' | 'line' | 'letters' | 'ground' | 'layout';

/**
 * What a feature is counted in. `spreads`: of the page's words; `least differences`: see `PIXEL_MEASURES`; `heights`: of
 * the field's letters; `log ratio`: natural logarithm of a ratio of sizes; `glyph distance`: see `glyphDistance`.
 */
export type FeatureUnit =
  | 'spreads'
  | 'least differences'
  | 'share'
  | 'luma'
  | 'contrasts per pixel'
  | 'contrasts'
  | 'pixels'
  | 'ratio'
  | 'heights'
  | 'log ratio'
  | 'glyph distance'
  | 'count'
  | '0 to 255'
  | 'yes (1) or no (0)';

/** One number that describes how a field differs from the rest of its page. */
export interface Feature<Compared> {
  /** Unique; by it a model is matched with what it was fitted to. */
  name: string;
  group: FeatureGroup;
  unit: FeatureUnit;
  /** The number, or null if unavailable on this page. */
  compute: (compared: Compared) => number | null;
}

/** Declares features of one group. */
export function declareFeatures<Compared>(
  group: FeatureGroup,
  declared: readonly (readonly [name: string, unit: FeatureUnit, compute: Feature<Compared>['compute']])[],
): Feature<Compared>[] {
  return declared.map(([name, unit, compute]) => ({ name, group, unit, compute }));
}
