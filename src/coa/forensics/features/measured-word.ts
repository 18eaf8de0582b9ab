import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { cutWord } from '../glyphs/cut-glyphs.ts';
import { measureWord } from '../glyphs/measure-word.ts';
import type { TypesetWord } from '../glyphs/typeset-word.ts';
import type { WordMeasures } from '../glyphs/word-measures.ts';
import { type GoOn, UNHURRIED } from '../out-of-time.ts';

/** A word and where it stands in the picture. */
export interface PlacedWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  box: Box;
}

/** A field that could be worth editing, and where its value stands. */
export interface PlacedField {
  name: string;
  box: Box;
}

/** A word whose pixels and letters were measured. */
export interface MeasuredWord extends PlacedWord {
  /** As `measureWord` gives them, but the stroke in heights of the word. */
  measures: WordMeasures;
  typeset: TypesetWord;
  /** Whether its letters are lighter than what they stand on. */
  lightOnDark: boolean;
}

/** A field with the measured words of its value. */
export interface MeasuredField extends PlacedField {
  words: readonly MeasuredWord[];
}

const MIN_CONFIDENCE = 0.4;
const TWO_LETTERS = /[A-Za-z0-9]{2}/;

/** What was measured last of the words of a page: its fields are compared in two ways, and measuring takes most of the time. */
const measuredLast = new WeakMap<readonly PlacedWord[], { picture: Pixels; measured: readonly MeasuredWord[] }>();

/**
 * Measures the words of a page that can be measured: read with some confidence, large and dark enough.
 * @param options.lightOnDark whether light letters on dark are measured too.
 * @throws OutOfTime as `goOn` does, which is asked before every word.
 */
export function measureWords(
  picture: Pixels,
  words: readonly PlacedWord[],
  { lightOnDark = false, goOn = UNHURRIED }: { lightOnDark?: boolean; goOn?: GoOn } = {},
): readonly MeasuredWord[] {
  let last = measuredLast.get(words);
  if (last?.picture !== picture) {
    const measured = words.flatMap((word) => {
      goOn();
      return measureOne(picture, word) ?? [];
    });
    last = { picture, measured };
    measuredLast.set(words, last);
  }
  return lightOnDark ? last.measured : last.measured.filter((word) => !word.lightOnDark);
}

function measureOne(picture: Pixels, word: PlacedWord): MeasuredWord | null {
  if (word.confidence <= MIN_CONFIDENCE || !TWO_LETTERS.test(word.text)) return null;
  const measures = measureWord(picture, word.box, true);
  if (measures === null) return null;
  const { glyphs, edges } = cutWord(picture, word.text, word.box, true);
  return {
    ...word,
    measures: { ...measures, stroke: measures.stroke / measures.height },
    typeset: { text: word.text, glyphs, edges, height: measures.height },
    lightOnDark: measures.ink > measures.paper,
  };
}

/** Words whose letters are about as tall as a field's, within these ratios of heights. */
export function ofHeight<W extends Pick<MeasuredWord, 'measures'>>(
  words: readonly W[],
  height: number,
  { min, max }: { min: number; max: number },
): W[] {
  return words.filter(({ measures }) => measures.height > min * height && measures.height < max * height);
}
