import type { MeasuredWord } from '../features/measured-word.ts';
import type { Glyph } from '../glyphs/glyph.ts';
import type { WordMeasures } from '../glyphs/word-measures.ts';
import { median } from '../statistics.ts';
import { type Spaced, spacedIn } from './spacing.ts';

/** The measures of words that a field's setting is told by. */
export type SetMeasures = Pick<
  WordMeasures,
  'height' | 'stroke' | 'ink' | 'inkCb' | 'inkCr' | 'paper' | 'paperCb' | 'paperCr'
>;

const NAMES: readonly (keyof SetMeasures)[] = [
  'height',
  'stroke',
  'ink',
  'inkCb',
  'inkCr',
  'paper',
  'paperCb',
  'paperCr',
];

/** How a field is set: measures in the order of `SETTING_MEASURES`, its letters, and how far apart they stand. */
export interface FieldSetting {
  measures: readonly number[];
  letters: readonly Pick<Glyph, 'character' | 'shape' | 'width' | 'height'>[];
  spacing: readonly Spaced[];
}

/** Medians over words. */
export function mediansOf(words: readonly MeasuredWord[]): SetMeasures {
  return Object.fromEntries(
    NAMES.map((name) => [name, median(words.map(({ measures }) => measures[name]))]),
  ) as unknown as SetMeasures;
}

/** How the words of a field are set on their page. @param page medians over all words of the page. */
export function settingOf(words: readonly MeasuredWord[], page: SetMeasures): FieldSetting {
  return {
    measures: measuresAgainst(mediansOf(words), page),
    letters: words.flatMap(({ typeset }) => typeset.glyphs),
    spacing: spacedIn(words.map(({ typeset }) => typeset)),
  };
}

/** A field's medians against those of its page, in the order of `SETTING_MEASURES`. */
function measuresAgainst(own: SetMeasures, page: SetMeasures): number[] {
  const ratio = (name: 'height' | 'stroke'): number => Math.log(Math.max(TINY, own[name]) / Math.max(TINY, page[name]));
  return [
    ratio('height'),
    ratio('stroke'),
    own.ink - page.ink,
    own.inkCb,
    own.inkCr,
    own.paper - page.paper,
    own.paperCb,
    own.paperCr,
  ];
}

const TINY = 1e-6;
