import type { Landmark } from '../../image/fit-map.ts';
import { type Copy, wordsOf } from '../copy.ts';
import { plainText } from '../values/texts.ts';

/** Letters and digits from which on a word is told from others. */
const MIN_LETTERS = 3;
/** Pairs of places that one text may be tried for; what stands all over a page leads nowhere. */
const MAX_PAIRS = 6;

/** Words and values that both copies print, each with every place at which it may be meant. */
export function findLandmarks(given: Copy, copy: Copy): Landmark[] {
  const [there, here] = [placesOf(copy), placesOf(given)];
  return [...here].flatMap(([text, mine]) => {
    const theirs = there.get(text) ?? [];
    if (mine.length * theirs.length > MAX_PAIRS) return [];
    return mine.flatMap((one) => theirs.map((other) => ({ given: one, copy: other })));
  });
}

function placesOf(copy: Copy): Map<string, [number, number][]> {
  const places = new Map<string, [number, number][]>();
  for (const { text, box } of wordsOf(copy)) {
    const [x, y, width, height] = box;
    const plain = plainText(text);
    if (plain.length < MIN_LETTERS) continue;
    places.set(plain, [...(places.get(plain) ?? []), [x + width / 2, y + height / 2]]);
  }
  return places;
}
