import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { cutWord } from '../glyphs/cut-glyphs.ts';
import { measureWord } from '../glyphs/measure-word.ts';
import type { TypesetWord } from '../glyphs/typeset-word.ts';
import type { WordMeasures } from '../glyphs/word-measures.ts';

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
}

/** A field with the measured words of its value. */
export interface MeasuredField extends PlacedField {
  words: readonly MeasuredWord[];
}

const MIN_CONFIDENCE = 0.4;
const TWO_LETTERS = /[A-Za-z0-9]{2}/;

/**
 * Measures the words of a page that can be measured: read with some confidence, large and dark enough.
 * @param options.lightOnDark whether light letters on dark are measured too.
 */
export function measureWords(
  picture: Pixels,
  words: readonly PlacedWord[],
  { lightOnDark = false }: { lightOnDark?: boolean } = {},
): MeasuredWord[] {
  return words.flatMap((word): MeasuredWord[] => {
    if (word.confidence <= MIN_CONFIDENCE || !TWO_LETTERS.test(word.text)) return [];
    const measures = measureWord(picture, word.box, lightOnDark);
    if (measures === null) return [];
    const { glyphs, edges } = cutWord(picture, word.text, word.box, lightOnDark);
    return [
      {
        ...word,
        measures: { ...measures, stroke: measures.stroke / measures.height },
        typeset: { text: word.text, glyphs, edges, height: measures.height },
      },
    ];
  });
}

/** Words whose letters are about as tall as a field's, within these ratios of heights. */
export function ofHeight<W extends Pick<MeasuredWord, 'measures'>>(
  words: readonly W[],
  height: number,
  { min, max }: { min: number; max: number },
): W[] {
  return words.filter(({ measures }) => measures.height > min * height && measures.height < max * height);
}
