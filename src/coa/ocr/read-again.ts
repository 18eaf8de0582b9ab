import type { Box } from '../geometry/box.ts';
import { flatten } from '../image/decode/flatten.ts';
import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { removeRules } from '../image/prepare/remove-rules.ts';
import { compose, invert, moveBox, scaling, translation, warp } from '../image/transform.ts';
import type { Place } from '../layout/relations.ts';
import { textOf, type Word } from '../layout/word.ts';
import type { ReadOptions, TextReader } from './text-reader.ts';

/** How much larger a field is read the second time than the page was. */
const ENLARGEMENT = 1.7;
const LARGEST_SIDE = 3_000;

/**
 * Reads one box of the picture again, on its own and larger; the words come back as one text.
 * @param tallest letter heights of the page to which the box is enlarged at most: figures set large are read better smaller.
 */
export async function readAgain(
  prepared: PreparedPage,
  box: Box,
  reader: TextReader,
  options: ReadOptions = { segmentation: 'line' },
  tallest = Infinity,
): Promise<string> {
  const place = placeOf(prepared, box);
  const enlargement = Math.min(ENLARGEMENT, (tallest * prepared.letters) / (place.bottom - place.top));
  return textOf(await readPart(prepared, place, enlargement, reader, options));
}

/** Where a box of the picture lies on the prepared page, in pixels of that. */
export function placeOf({ toPicture }: Pick<PreparedPage, 'toPicture'>, box: Box): Place {
  const [left, top, width, height] = moveBox(invert(toPicture), box);
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * Reads a part of the prepared page again, on its own and at another scale.
 * @param part in pixels of the prepared page, as are the words that come back.
 * @param without places of it that are left white.
 */
export async function readPart(
  prepared: PreparedPage,
  part: Place,
  enlargement: number,
  reader: TextReader,
  options: ReadOptions = { segmentation: 'line' },
  without: readonly Place[] = [],
): Promise<Word[]> {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const margin = prepared.letters * 0.7;
  const scale = Math.min(enlargement, LARGEST_SIDE / (width + 2 * margin));
  const toPrepared = compose(translation(part.left - margin, part.top - margin), scaling(1 / scale));
  const crop = warp(
    prepared.grey,
    Math.round((width + 2 * margin) * scale),
    Math.round((height + 2 * margin) * scale),
    compose(prepared.toPicture, toPrepared),
  );
  const flat = flatten(crop);
  removeRules(flat, prepared.letters * scale);
  const [dx, dy] = [part.left - margin, part.top - margin];
  for (const { left, top, right, bottom } of without) {
    const [from, to] = [Math.max(0, Math.floor((left - dx) * scale)), Math.ceil((right - dx) * scale)];
    const [first, last] = [Math.max(0, Math.floor((top - dy) * scale)), Math.ceil((bottom - dy) * scale)];
    for (let row = first; row < Math.min(flat.height, last); row++)
      flat.data.fill(255, row * flat.width + from, row * flat.width + Math.min(flat.width, to));
  }
  const { words } = await reader.read(flat, options);
  return words.map((word) => ({
    ...word,
    left: word.left / scale + dx,
    right: word.right / scale + dx,
    top: word.top / scale + dy,
    bottom: word.bottom / scale + dy,
  }));
}
