import type { Box } from '../../geometry/box.ts';
import { enlarge } from '../../image/enlarge.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';

/** A page, what was read on it and where. */
export interface PlacedPage {
  picture: Pixels;
  words: readonly PlacedWord[];
  fields: readonly PlacedField[];
}

/** How much a page is enlarged: letters then lie otherwise on the grid of pixels, and are measured with other errors. */
const FACTOR = 1.6;
/** Below, the grid is nearly the same. */
const LEAST_FACTOR = 1.25;
/** Pixels of an enlarged page at most; larger ones have letters large enough. */
const MAX_PIXELS = 12_000_000;

/** Words of a page that is measured again at most, so that one made to keep us busy is not: of 339 real pages none has more than 678. */
const MAX_WORDS = 800;

/**
 * Score from which on a field makes its page worth a second look, enlarged. Lower ones do not rise to a doubt: of 564 clean pages,
 * as published and sent on, 20 % have such a field, and edits found are the same as with two looks at every page.
 */
export const WORTH_A_SECOND_LOOK = -0.2;

/** A page enlarged, with its words and fields where they then stand; null of one that is large already, or has too many words. */
export function enlargedPage({ picture, words, fields }: PlacedPage): PlacedPage | null {
  const factor = Math.min(FACTOR, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
  if (factor < LEAST_FACTOR || words.length > MAX_WORDS) return null;
  const enlarged = enlarge(picture, factor);
  const [across, down] = [enlarged.width / picture.width, enlarged.height / picture.height];
  const moved = <Placed extends { box: Box }>(all: readonly Placed[]): Placed[] =>
    all.map((one) => {
      const [x, y, width, height] = one.box;
      return { ...one, box: [x * across, y * down, width * across, height * down] };
    });
  return { picture: enlarged, words: moved(words), fields: moved(fields) };
}

/**
 * Scores of a page's fields, by a second look too where one of them makes it worth that: the mean of both, in which the errors of either
 * measurement weigh less. A field that could be compared at the first look only keeps its score.
 * @param lookAgain gives the scores of the second look by name, none where there is none.
 */
export function scoresByBothLooks(
  first: readonly { name: string; score: number }[],
  lookAgain: () => readonly { name: string; score: number }[],
): number[] {
  const isWorthIt = first.some(({ score }) => score >= WORTH_A_SECOND_LOOK);
  const again = new Map(isWorthIt ? lookAgain().map(({ name, score }) => [name, score]) : []);
  return first.map(({ name, score }) => (score + (again.get(name) ?? score)) / 2);
}
