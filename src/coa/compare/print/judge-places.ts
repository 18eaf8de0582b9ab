import { editDistance } from '../../fields/text/edit-distance.ts';
import type { CopyWord } from '../copy.ts';
import type { Overlay } from '../overlay/lay-over.ts';
import { foldedText, plainText } from '../values/texts.ts';
import { comparePrint, likenessOf, type PrintMatch } from './compare-print.ts';
import type { Place } from './places.ts';

/**
 * What stands in a place on both copies: the same print; other print; print that is unlike and reads otherwise; print on one of them and an even ground on the other;
 * something that hides it, or that could not be told; or it lies outside the given picture.
 */
export type PlaceState = 'same' | 'differs' | 'reads-otherwise' | 'only-given' | 'only-copy' | 'unclear' | 'outside';

/** A place of two copies, and how they stand to one another there. */
export interface JudgedPlace extends Place {
  state: PlaceState;
}

/** Every place judged, and how unlike print is on these two pictures that is surely the same. */
export interface JudgedPlaces {
  places: JudgedPlace[];
  /** Unlikeness, 0 to 1, that a quarter of the words exceed that read alike; large where the pages do not fit. */
  noise: number;
}

/** Print is never held more alike than this, whatever the rest of the page is. */
const MIN_NOISE = 0.03;
/** Unlikeness of a window, in itself and in noises, from which on print differs whatever was read. */
const PLAINLY = { unlike: 0.42, noises: 2.6 };
/** The same where the two texts differ and both were read well; where they are two values of one field, less will do. */
const WHERE_READ = { unlike: 0.12, noises: 2.4, confidence: 0.6 };
const AS_FIELD = { unlike: 0.1, noises: 2.2, confidence: 0.6 };
/** Print that reads alike must be this unlike as a whole; or clearly read, differing in look-alike letters alone. */
const READS_ALIKE = { unlike: 0.5, noises: 3, whole: 0.75 };
const LOOKS_ALIKE = { unlike: 0.18, noises: 4, whole: 0.8, confidence: 0.85 };
/** Letters of this height, pixels of the frame, and smaller are not told apart. */
const TINY = 9.5;
/** Print on one copy alone: its ground on the other is this even, as a share of the contrast of print. */
const EVEN = 0.3;
/** How much taller one of two words may be in the other's place, and how far off its line as a share of that height. */
const TALLER = 2;
const OFF_LINE = 0.4;
/** Strips above and below a word, in its heights; the contrast there, as a share of its own, and likeness of what differs. */
const BESIDE = { gap: 0.12, tall: 0.3, ink: 0.25, likeness: 0.5 };
/** Where most of a word is alike, most of its letters must be. */
const MOSTLY = 0.8;

/** Judges what stands in each place by its pixels, and by what was read there. */
export function judgePlaces(places: readonly Place[], overlay: Overlay): JudgedPlaces {
  const matched = places.map((place) => ({
    place,
    match: overlay.isOnGiven(place.box) ? comparePrint(overlay.given, overlay.copy, place.box) : null,
  }));
  const alike = matched.flatMap(({ place, match }) =>
    match !== null && place.given.length > 0 && folded(place.given) === folded(place.copy) ? [match.worst] : [],
  );
  const noise = Math.max(MIN_NOISE, 1 - (quarter(alike) ?? 1));
  return {
    places: matched.map(({ place, match }) => ({
      ...place,
      state: match === null ? 'outside' : stateOf(place, match, noise, overlay),
    })),
    noise: alike.length === 0 ? 1 : noise,
  };
}

function stateOf(place: Place, match: PrintMatch, noise: number, overlay: Overlay): PlaceState {
  const unlike = 1 - match.worst;
  const noises = unlike / noise;
  if (place.given.length === 0 || place.copy.length === 0) {
    if (unlike < PLAINLY.unlike || noises < PLAINLY.noises) return 'same';
    if (match.given < EVEN * match.copy) return 'only-copy';
    return match.copy < EVEN * match.given ? 'only-given' : 'unclear';
  }
  if (folded(place.given) === folded(place.copy)) {
    const isOther = unlike >= READS_ALIKE.unlike && noises >= READS_ALIKE.noises && match.whole < READS_ALIKE.whole;
    return isOther || isLookAlike(place, match, unlike, noises) ? 'differs' : 'same';
  }
  const least = place.field === undefined ? WHERE_READ : AS_FIELD;
  if (noises < least.noises || unlike < least.unlike) return 'same';
  if (isOverlaid(place, overlay, match)) return 'unclear';
  if (isSizedAlike(place) && !isCutShort(place)) {
    if (unlike >= PLAINLY.unlike && place.box[3] >= TINY) return 'differs';
    if (confidenceOf(place) >= WHERE_READ.confidence && place.box[3] >= TINY && fitsPrint(place, match))
      return 'reads-otherwise';
  }
  return unlike < PLAINLY.unlike ? 'same' : 'unclear';
}

/** Something laid over the page does not end with the line: above and below the word, too, is what the copy does not have. */
function isOverlaid({ box: [x, y, width, height] }: Place, overlay: Overlay, { copy: contrast }: PrintMatch): boolean {
  const [gap, tall] = [height * BESIDE.gap, Math.max(3, height * BESIDE.tall)];
  return [y - gap - tall, y + height + gap].every((top) => {
    const { likeness, given } = likenessOf(overlay.given, overlay.copy, [x, top, width, tall], 2);
    return given > BESIDE.ink * contrast && likeness < BESIDE.likeness;
  });
}

/** A digit in place of a letter of its shape, as in addresses that imitate another. */
function isLookAlike(place: Place, match: PrintMatch, unlike: number, noises: number): boolean {
  return (
    plain(place.given) !== plain(place.copy) &&
    confidenceOf(place) >= LOOKS_ALIKE.confidence &&
    unlike >= LOOKS_ALIKE.unlike &&
    noises >= LOOKS_ALIKE.noises &&
    match.whole < LOOKS_ALIKE.whole
  );
}

/** One text is part of the other: one reading missed letters, or took in what stands beside. */
function isCutShort({ given, copy }: Place): boolean {
  const [short, long] = [folded(given), folded(copy)].sort((a, b) => a.length - b.length) as [string, string];
  return short.length > 0 && long.includes(short);
}

/** Where most of the print is alike, no more letters may have been read otherwise than that leaves room for. */
function fitsPrint({ given, copy }: Place, { whole }: PrintMatch): boolean {
  const [one, other] = [folded(given), folded(copy)];
  return whole < MOSTLY || editDistance(one, other) <= Math.max(one.length, other.length) / 2;
}

/** Words typed in the place of others are about as tall and on the same line; a logo laid over them is not. */
function isSizedAlike({ boxes: { given, copy } }: Place): boolean {
  if (given === null || copy === null) return false;
  const taller = Math.max(given[3], copy[3]);
  const offset = Math.abs(given[1] + given[3] / 2 - copy[1] - copy[3] / 2);
  return taller <= TALLER * Math.min(given[3], copy[3]) && offset <= OFF_LINE * taller;
}

function confidenceOf({ given, copy }: Place): number {
  return Math.min(...given.map(({ confidence }) => confidence), ...copy.map(({ confidence }) => confidence));
}

const joined = (words: readonly CopyWord[]): string => words.map(({ text }) => text).join('');
const folded = (words: readonly CopyWord[]): string => foldedText(joined(words));
const plain = (words: readonly CopyWord[]): string => plainText(joined(words));

function quarter(numbers: readonly number[]): number | null {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? null;
}
