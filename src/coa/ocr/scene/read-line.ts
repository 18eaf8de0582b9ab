import type { PreparedPage } from '../../image/prepare/prepare-page.ts';
import { compose, scaling, translation, warp } from '../../image/transform.ts';
import type { Place } from '../../layout/relations.ts';
import type { Word } from '../../layout/word.ts';
import type { TextReader } from '../text-reader.ts';

/** Height of a line in the pictures that the recogniser was trained on, pixels. */
const LINE_HEIGHT = 48;
/** Room around a line, in its height: boxes of words are drawn tightly, and the recogniser knows lines with some room. */
const ROOM = { above: 0.1, beside: 0.4 } as const;
/** Longest line, in pixels of its picture: some sixty letters. Memory that a longer one took would stay taken. */
const LONGEST = 1_440;

/**
 * Reads one line of the page as it was taken, with its light and its rules: the recogniser of scene text was trained on such.
 * @param line its place in pixels of the prepared page, as are the words that come back; all are as high as the line.
 */
export async function readLine(prepared: PreparedPage, line: Place, reader: TextReader): Promise<Word[]> {
  const height = line.bottom - line.top;
  const [above, beside] = [height * ROOM.above, height * ROOM.beside];
  const scale = LINE_HEIGHT / (height + 2 * above);
  const width = Math.min(LONGEST, Math.round((line.right - line.left + 2 * beside) * scale));
  const [left, top] = [line.left - beside, line.top - above];
  const toPrepared = compose(translation(left, top), scaling(1 / scale));
  const picture = warp(
    prepared.grey,
    Math.max(LINE_HEIGHT, width),
    LINE_HEIGHT,
    compose(prepared.toPicture, toPrepared),
  );
  const { words } = await reader.read(picture, { segmentation: 'line', model: 'scene' });
  return words.map((word) => ({
    ...word,
    left: word.left / scale + left,
    right: word.right / scale + left,
    top: line.top,
    bottom: line.bottom,
  }));
}
