import type { Box } from '../../../geometry/box.ts';
import type { Grey } from '../../../image/grey.ts';
import { findSymbols, type SymbolFound } from './find-symbols.ts';
import { agreedBy, CORRECTIONS, commonTo, MASKS, type QrSymbol, type SymbolPlace, seenAt, symbolOf } from './symbol.ts';

/** What a laboratory's code may say on a page, and what it might say on others. */
export interface ExpectedCode {
  /** Texts, the likeliest first. */
  texts: readonly string[];
  /** Texts of the same form and length for other reports: what all of them have in common is known of any. */
  others: readonly string[];
  /** Texts that differ from the likeliest in one character of its number or key. */
  near: readonly string[];
}

/** A code that has too few pixels to be decoded. */
export interface RecognisedCode {
  /** The expected text that it carries; null where it carries another of the same form. */
  text: string | null;
  box: Box;
}

/** How far the number of modules counted between finder patterns may be off. */
const OFF_MODULES = 0.2;
/** Correlation of a place with what codes of the form have in common from which on one lies there: where one did it was 0.66 and more. */
const MIN_COMMON = 0.45;
/**
 * How far a text lies above those for other reports, in spreads of theirs, and as a share of how far it would if the code carried it. On 48 real
 * pages of one laboratory the right one reached 0.81 and more; with another figure, of which half of what depends on the number stays as it is,
 * 0.60 at most (`npm run measure:small-codes`).
 */
const RECOGNISED = { spreads: 7, share: 0.74 } as const;
/** That a code carries another text is said only of one that is seen well, and where the right one would stand out. */
const ANOTHER = { common: 0.6, spreads: 10, share: 0.65 } as const;
/** Places that are gone into, the likeliest first. */
const MAX_PLACES = 4;
/** Correlation of a place with what every code has, whatever it says, from which on it is gone into. */
const MIN_ALIKE = 0.28;
/** Texts that are held against the picture in earnest, the most alike first. */
const MAX_HELD = 4;
/** Parts of a pixel by which each edge of a place is moved, at first all together, of which so many are gone on from, and then one by one until it no longer helps. */
const MOVES = [-0.9, -0.45, 0, 0.45, 0.9] as const;
const STARTS = 40;
const STEPS = [0.25, 0.12, 0.06, 0.03] as const;

/**
 * Recognises a code of which the form is known, where it has about one pixel a module and no reader can decode it: by drawing the code of each
 * expected text, as its pixels would show it, and holding it against the picture, with codes of other reports beside it for what chance does.
 * Null where none lies in the picture, or it cannot be told.
 */
export function recogniseCode(picture: Grey, { texts, near, others }: ExpectedCode): RecognisedCode | null {
  const found = findForm(picture, others);
  if (found === null) return null;
  const { left, top, width, height } = found.place;
  const box: Box = [left, top, width, height];
  const [best] = holdAgainst(picture, found, texts);
  if (best === undefined) return null;
  if (isRecognised(best)) return { text: best.text, box };
  // One character read wrongly, or typed over.
  const [other] = holdAgainst(picture, found, near);
  if (other !== undefined && isRecognised(other)) return { text: other.text, box };
  const isSeen = found.common >= ANOTHER.common && best.would >= ANOTHER.spreads;
  return isSeen && best.share <= ANOTHER.share ? { text: null, box } : null;
}

/** A text held against the picture. */
interface Held {
  text: string;
  /** How far its correlation lies above the mean of the texts for other reports, in spreads of theirs, and how far it would if the code carried it. */
  above: number;
  would: number;
  /** The first as a share of the second. */
  share: number;
}

const isRecognised = ({ above, share }: Held): boolean => above >= RECOGNISED.spreads && share >= RECOGNISED.share;

/**
 * Holds texts against a code that was found, the likeliest first. How alike the codes of other reports are to that of a text tells, with what the
 * picture shows of them, what it would show of it.
 */
export function holdAgainst(picture: Grey, { place, others, draw }: FoundForm, texts: readonly string[]): Held[] {
  const shown = shownAt(picture, place);
  if (shown === null) return [];
  const seen = others.map((symbol) => seenAt(symbol, place));
  const { mean, spread } = meanAndSpread(seen.map((other) => correlation(shown, other)));
  return texts
    .map((text) => ({ text, symbol: draw(text) }))
    .filter(({ symbol }) => symbol.side === others[0]!.side)
    .map(({ text, symbol }) => ({ text, own: seenAt(symbol, place) }))
    .map(({ text, own }) => ({ text, own, above: (correlation(shown, own) - mean) / spread }))
    .sort((a, b) => b.above - a.above)
    .slice(0, MAX_HELD)
    .map(({ text, own, above }) => {
      const would = (mean / meanOf(seen.map((other) => correlation(own, other))) - mean) / spread;
      return { text, above, would, share: above / would };
    })
    .sort((a, b) => b.share - a.share);
}

/** A code of the form that was found. */
interface FoundForm {
  place: SymbolPlace;
  /** Correlation of the place with what codes of the form have in common. */
  common: number;
  /** Those of the texts for other reports. */
  others: readonly QrSymbol[];
  draw(text: string): QrSymbol;
}

/** Where a code of the form lies, and how such codes are drawn; null where none does. */
export function findForm(picture: Grey, others: readonly string[]): FoundForm | null {
  const places = findSymbols(picture);
  let best = null as FoundForm | null;
  for (const correction of places.length === 0 ? [] : CORRECTIONS) {
    const { side } = symbolOf(others[0]!, correction, 0);
    const fitting = places.filter(({ modules }) => Math.abs(modules / side - 1) <= OFF_MODULES);
    if (fitting.length === 0) continue;
    const form = MASKS.map((mask) => others.map((text) => symbolOf(text, correction, mask)));
    const shared = form.map(commonTo);
    const always = agreedBy(form.flat());
    const likeliest = fitting
      .map((place) => mostAlike(picture, movedTogether(place), always))
      .filter((near) => near[0]!.alike >= MIN_ALIKE)
      .sort((a, b) => b[0]!.alike - a[0]!.alike)
      .slice(0, MAX_PLACES);
    // What all codes have in common is their finder patterns above all; where that is not enough, each mask is tried at every place.
    for (const starts of [STARTS, Infinity]) {
      for (const near of likeliest)
        for (const [mask, symbol] of shared.entries()) {
          const tried = near.slice(0, starts).map(({ place }) => place);
          const { place, alike } = aligned(picture, mostAlike(picture, tried, symbol)[0]!.place, symbol);
          if (alike > (best?.common ?? MIN_COMMON))
            best = { place, common: alike, others: form[mask]!, draw: (text) => symbolOf(text, correction, mask) };
        }
      if (best !== null) break;
    }
    if (best !== null && best.common >= ANOTHER.common) break;
  }
  return best;
}

/** A place with each of its edges moved. */
function movedTogether({ left, top, width, height }: SymbolFound): SymbolPlace[] {
  return MOVES.flatMap((l) =>
    MOVES.flatMap((t) =>
      MOVES.flatMap((r) =>
        MOVES.map((b) => ({ left: left + l, top: top + t, width: width + r - l, height: height + b - t })),
      ),
    ),
  );
}

/** Places with their correlation with a symbol, the most alike first. */
function mostAlike(
  picture: Grey,
  places: readonly SymbolPlace[],
  symbol: QrSymbol,
): { place: SymbolPlace; alike: number }[] {
  return places.map((place) => ({ place, alike: alikeAt(picture, place, symbol) })).sort((a, b) => b.alike - a.alike);
}

/** A place with each of its edges moved by small steps while that makes it more like a symbol. */
function aligned(picture: Grey, place: SymbolPlace, symbol: QrSymbol): { place: SymbolPlace; alike: number } {
  let best = { place, alike: alikeAt(picture, place, symbol) };
  for (const step of STEPS)
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const move of [-step, step])
        for (const moved of [
          { ...best.place, left: best.place.left + move, width: best.place.width - move },
          { ...best.place, width: best.place.width + move },
          { ...best.place, top: best.place.top + move, height: best.place.height - move },
          { ...best.place, height: best.place.height + move },
        ]) {
          const alike = alikeAt(picture, moved, symbol);
          if (alike > best.alike) [best, isBetter] = [{ place: moved, alike }, true];
        }
    }
  return best;
}

/** Correlation of a symbol with what a picture shows at a place; −1 outside of the picture. */
function alikeAt(picture: Grey, place: SymbolPlace, symbol: QrSymbol): number {
  const shown = shownAt(picture, place);
  return shown === null ? -1 : correlation(shown, seenAt(symbol, place));
}

/** How dark the pixels under a place are, row by row, as `seenAt` gives those of a symbol; null outside of the picture. */
function shownAt({ width, height, data }: Grey, place: SymbolPlace): Float32Array | null {
  const [left, top] = [Math.floor(place.left), Math.floor(place.top)];
  const [right, lower] = [Math.ceil(place.left + place.width), Math.ceil(place.top + place.height)];
  if (left < 0 || top < 0 || right > width || lower > height) return null;
  const shown = new Float32Array((right - left) * (lower - top));
  for (let y = top; y < lower; y++)
    for (let x = left; x < right; x++) shown[(y - top) * (right - left) + x - left] = 255 - data[y * width + x]!;
  return shown;
}

function correlation(one: Float32Array, other: Float32Array): number {
  const [ones, others] = [meanOf(one), meanOf(other)];
  let [product, ownSquares, otherSquares] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [own, second] = [one[at]! - ones, other[at]! - others];
    product += own * second;
    ownSquares += own * own;
    otherSquares += second * second;
  }
  return product / (Math.sqrt(ownSquares * otherSquares) || 1);
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum / values.length;
}

function meanAndSpread(values: readonly number[]): { mean: number; spread: number } {
  const mean = meanOf(values);
  return { mean, spread: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
}
