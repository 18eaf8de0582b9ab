import { FOUR_WHITE, fourByFour, type Grey } from '../grey.ts';

/** Pages lower than this gain nothing from being cut. */
const LOWEST = 600;
/** How far from where a strip should end a blank row is looked for, as a share of a strip's height. */
const REACH = 0.4;
/** Lowest strip. */
const SMALLEST = 100;
const INK = 200;
/** What a row costs the reader whatever stands in it, in strokes: a letter, some forty of them, costs ten rows. */
const ROW = 4;
/** Blank rows on both sides of a cut, so that no letter touches it. */
const MARGIN = 3;
/** Strokes in a row that may be the sides of frames rather than letters. */
const MAX_SIDES = 12;

/** A part of a page that is read by itself. */
export interface Strip {
  strip: Grey;
  /** Row of the page on which it starts. */
  top: number;
}

/**
 * Cuts a prepared page into at most so many strips of equal work, at the blank rows nearest to where those would end. A
 * page without a blank row is cut where fewest strokes stand, which are the upright sides of frames: the reader may look
 * for lines in a whole page of frames for a minute.
 */
export function cutAtBlankRows(page: Grey, strips: number): Strip[] {
  const { width, height, data } = page;
  if (height < LOWEST) return [{ strip: page, top: 0 }];
  const strokes = strokesByRow(page);
  const blank = (y: number): boolean =>
    y - MARGIN >= 0 &&
    y + MARGIN < height &&
    strokes.subarray(y - MARGIN, y + MARGIN + 1).every((count) => count === 0);
  const found = cutsOf(strokes, strips, (y, reach) => nearest(y, reach, blank));
  const cuts = found.length > 1 ? found : cutsOf(strokes, strips, (y, reach) => quietest(strokes, y, reach));
  const rows = [...cuts, height];
  return rows.slice(0, -1).map((top, index) => {
    const end = rows[index + 1]!;
    return { strip: { width, height: end - top, data: data.subarray(top * width, end * width) }, top };
  });
}

/**
 * The first rows of strips of equal work.
 * @param choose the row to cut at, near to where a strip should end; null for none.
 */
function cutsOf(strokes: Uint32Array, strips: number, choose: (y: number, reach: number) => number | null): number[] {
  const height = strokes.length;
  const total = strokes.reduce((sum, count) => sum + count + ROW, 0);
  const cuts = [0];
  let sum = 0;
  for (let y = 0; y < height && cuts.length < strips; y++) {
    sum += strokes[y]! + ROW;
    if (sum < (total * cuts.length) / strips) continue;
    const cut = choose(y, (height * REACH) / strips);
    cuts.push(cut !== null && cut > cuts.at(-1)! + SMALLEST && cut < height - SMALLEST ? cut : cuts.at(-1)!);
  }
  return [...new Set(cuts)];
}

/** The middle of the rows with the fewest strokes, at most `reach` away from `y`; null where letters stand in all of them. */
function quietest(strokes: Uint32Array, y: number, reach: number): number | null {
  let [quiet, fewest] = [-1, MAX_SIDES + 1];
  for (
    let row = Math.max(MARGIN, Math.ceil(y - reach));
    row <= Math.min(y + reach, strokes.length - 1 - MARGIN);
    row++
  ) {
    const most = Math.max(...strokes.subarray(row - MARGIN, row + MARGIN + 1));
    if (most < fewest || (most === fewest && Math.abs(row - y) < Math.abs(quiet - y))) [quiet, fewest] = [row, most];
  }
  return quiet < 0 ? null : quiet;
}

/** The row nearest to `y`, at most `reach` away, for which something holds. */
function nearest(y: number, reach: number, holds: (y: number) => boolean): number | null {
  for (let distance = 0; distance <= reach; distance++) {
    for (const row of [y - distance, y + distance]) if (holds(row)) return row;
  }
  return null;
}

/** Strokes that begin in each row. */
function strokesByRow({ width, height, data }: Grey): Uint32Array {
  const strokes = new Uint32Array(height);
  const fours = fourByFour(data);
  for (let y = 0; y < height; y++) {
    let count = 0;
    let ink = false;
    const end = (y + 1) * width;
    for (let at = y * width; at < end; at++) {
      if ((at & 3) === 0 && at + 3 < end && fours[at >> 2] === FOUR_WHITE) {
        at += 3;
        ink = false;
      } else if (data[at]! >= INK) ink = false;
      else if (!ink) {
        ink = true;
        count++;
      }
    }
    strokes[y] = count;
  }
  return strokes;
}
