import { around } from '../../../src/coa/geometry/box.ts';
import { applyToBox } from '../../../src/coa/image/transform.ts';
import type { Word } from '../../../src/coa/layout/word.ts';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import type { WordsOfPage } from './further-results.ts';

/** A number or key that stands behind the label its laboratory prints. */
export interface LabelledIdentifier {
  field: 'report_number' | 'key';
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** [x, y, width, height] on the page. */
  box: [number, number, number, number];
}

/** A word read with less confidence is none to offer. */
const MIN_CONFIDENCE = 0.6;
/** Gap between a label and its value, and how far apart two words of one line may stand in height, in letter heights. */
const MAX_GAP = 4;
const ONE_LINE = 0.6;
/** A bare stroke among capitals is their I: a 1 has a flag. */
const STROKE = /[|!]/g;

/**
 * The numbers and keys of a page that stand behind the labels of its laboratory and keep to its grammar. The checker takes
 * no word without a digit for a key, since it must not take a heading for one; where label and grammar of the laboratory
 * are known, they tell. Left out is what stands there twice, in two ways.
 */
export function labelledIdentifiers(page: WordsOfPage, laboratory: Laboratory | undefined): LabelledIdentifier[] {
  const found = (laboratory?.identifiers ?? []).flatMap(({ field, label, pattern }) =>
    field === 'report_number' || field === 'key'
      ? behindLabel(page, label).flatMap((word) => {
          const text = word.text.replace(STROKE, 'I');
          return word.confidence >= MIN_CONFIDENCE && new RegExp(pattern).test(text) ? [{ field, text, word }] : [];
        })
      : [],
  );
  return [...Map.groupBy(found, ({ field }) => field).values()].flatMap(([first, ...others]) =>
    first === undefined || others.some(({ text }) => text !== first.text)
      ? []
      : [
          {
            field: first.field,
            text: first.text,
            confidence: first.word.confidence,
            box: around([applyToBox(page.prepared.toPicture, first.word)]),
          },
        ],
  );
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}#]/gu, '');

/** The words that follow a label on its line, one for each place where it stands. */
function behindLabel({ words, prepared: { letters } }: WordsOfPage, label: string): Word[] {
  const parts = label.split(/\s+/).map(plain);
  const next = (word: Word): Word | undefined =>
    words
      .filter(
        ({ left, top, bottom }) =>
          left >= word.right &&
          left - word.right <= MAX_GAP * letters &&
          Math.abs(top + bottom - word.top - word.bottom) / 2 <= ONE_LINE * letters,
      )
      .sort((a, b) => a.left - b.left)[0];
  return words.flatMap((start) => {
    let last: Word | undefined = start;
    for (const [index, part] of parts.entries()) {
      if (index > 0) last = last && next(last);
      if (last === undefined || plain(last.text) !== part) return [];
    }
    return (last && next(last)) ?? [];
  });
}
