import type { FieldComparison } from '../features/compare-fields.ts';
import type { PixelMeasure } from '../features/pixel-features.ts';
import { SETTING_MEASURES } from '../layouts/layout.ts';
import { magnitude } from '../statistics.ts';

const WORDS: Readonly<Record<PixelMeasure, string>> = {
  paper: 'the paper around it is lighter or darker',
  paperCb: 'the paper around it is a different tint',
  paperCr: 'the paper around it is a different tint',
  ink: 'its ink is lighter or darker',
  inkCb: 'its ink is a different tint',
  inkCr: 'its ink is a different tint',
  sharpness: 'its edges are sharper or softer',
  stroke: 'its strokes are thicker or thinner',
  paperNoise: 'the paper around it is smoother or rougher',
  flatShare: 'the paper around it is smoother or rougher',
  ringNoise: 'its letters have different compression traces around them',
  chromaNoise: 'its letters have different compression traces around them',
};
/** A difference is named where it lies this many spreads off, and so few of the page's words lie as far. */
const NAMED_SPREADS = 2;
const NAMED_SHARE = 0.04;
const NAMED_GLYPHS = 0.05;
/** How a field is set is named from here on; on nine clean test pages of ten no field comes as far. Heights, and logarithms of sizes. */
const NAMED_OFF_ROW = 0.03;
const NAMED_SIZE = 0.03;
const NAMED_PITCH = 0.085;
/** By measure of a setting, what a difference from the laboratory's pages is called. */
const SETTING_WORDS: Partial<Record<(typeof SETTING_MEASURES)[number][0], string>> = {
  size: 'its letters are a different size from this laboratory’s',
  stroke: 'its strokes are a different width from this laboratory’s',
  inkCb: 'its ink is a different tint from what this laboratory prints there',
  inkCr: 'its ink is a different tint from what this laboratory prints there',
  paperCb: 'the background is a different tint from the laboratory’s pages',
  paperCr: 'the background is a different tint from the laboratory’s pages',
};
/** A setting is named where it lies this many least differences from every learned page, and letters from this distance on. */
const NAMED_SETTING = 2;
const NAMED_LETTERS = 0.25;
/** Places are named so far beyond every genuine page's, and distances of letters from here on, in heights; some field of one clean page in eight, ten and twelve comes as far (edge, baseline, letters). */
const NAMED_OFF_PLACE = 0.25;
const NAMED_SPACING = 0.08;
const MAX_DIFFERENCES = 3;

/** In what a field differs most, in words; three at most. First what its laboratory does otherwise, where that is known. */
export function differencesOf(field: FieldComparison): string[] {
  const all = [...differencesFromLaboratory(field), ...differencesFromPage(field)];
  return [...new Set(all)].slice(0, MAX_DIFFERENCES);
}

/** In what a field differs from how its laboratory sets it. */
function differencesFromLaboratory({ layout }: FieldComparison): string[] {
  if (!layout) return [];
  const settings = SETTING_MEASURES.flatMap(([name], index) => {
    const isFar =
      (layout.nearest[index] ?? 0) >= NAMED_SETTING && (layout.nearestToOthers[index] ?? 0) >= NAMED_SETTING;
    const words = SETTING_WORDS[name];
    return isFar && words !== undefined ? [words] : [];
  });
  const isOtherFace = (layout.lettersToOthers ?? 0) > 0 && (layout.letters ?? 0) >= NAMED_LETTERS;
  const { place, edgeToOthers, baselineToOthers, spacing, spacingToOthers } = layout;
  const isOffPlace = (beyond: number | null | undefined, toOthers: number | null): boolean =>
    (beyond ?? 0) >= NAMED_OFF_PLACE && (toOthers ?? 0) >= NAMED_OFF_PLACE;
  return [
    isOtherFace ? ['its letters have a different shape from this laboratory’s'] : [],
    settings,
    isOffPlace(place?.edgeBeyond, edgeToOthers)
      ? ['it starts or ends farther left or right than on this laboratory’s pages']
      : [],
    isOffPlace(place?.baselineBeyond, baselineToOthers)
      ? ['it sits higher or lower than on this laboratory’s pages']
      : [],
    (spacing ?? 0) >= NAMED_SPACING && (spacingToOthers ?? 0) > 0
      ? ['its letters are closer together or farther apart than this laboratory’s']
      : [],
  ].flat();
}

/** In what a field differs from its page: its setting, then its pixels, what differs most first. */
function differencesFromPage({ pixels, glyphs, line, letters }: FieldComparison): string[] {
  const { measures } = pixels;
  const offRow = line.offRow ?? magnitude(line.belowLine);
  const size = magnitude(letters.shape.sizeToColumn ?? letters.shape.sizeToOthers);
  const pitch = magnitude(letters.spacing.pitchToOthers ?? letters.spacing.pitchToPage);
  const isFar = (value: number | null, from: number): boolean => value !== null && value >= from;
  const setting = [
    isFar(offRow, NAMED_OFF_ROW) ? ['it sits higher or lower than the rest of its row'] : [],
    isFar(size, NAMED_SIZE) ? ['its letters are a slightly different size'] : [],
    isFar(pitch, NAMED_PITCH) ? ['its digits are closer together or farther apart'] : [],
    glyphs.shareFarther !== null && glyphs.shareFarther <= NAMED_GLYPHS
      ? ['its letters have a different shape from the same letters elsewhere']
      : [],
  ].flat();
  const named = (Object.keys(WORDS) as PixelMeasure[])
    .filter((measure) => Math.abs(measures[measure].spreads) >= NAMED_SPREADS && measures[measure].share <= NAMED_SHARE)
    .sort((a, b) => Math.abs(measures[b].spreads) - Math.abs(measures[a].spreads))
    .map((measure) => WORDS[measure]);
  return [...setting, ...named];
}
