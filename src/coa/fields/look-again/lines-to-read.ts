import { centreWithin } from '../../geometry/box.ts';
import type { PreparedPage } from '../../image/prepare/prepare-page.ts';
import { applyToBox } from '../../image/transform.ts';
import type { Cell } from '../../layout/cells.ts';
import { beforeOf, depthOf, type PageGraph } from '../../layout/page-graph.ts';
import type { Word } from '../../layout/word.ts';
import { LIMIT } from '../extract/amounts/read-percent.ts';
import { HEAD } from '../extract/parties/find-letterhead.ts';
import type { Fields } from '../fields.ts';
import { letteredOf } from './client-lines.ts';

/** Lines that are read again at most, of each kind: each costs some 20 ms. */
const LETTERHEADS = 2;
const SHARES = 3;
/** Parts that are read for them at most: each share, and what stands before it. */
const SHARE_PARTS = 6;

/** Cells that state a share, but not one that a specification asks for. */
const SHARE = /\d.*%/;

/** The words in which the product is named, and their cell; null where they stand in none alone. */
export function wordsOfProduct(
  { sample }: Fields,
  cells: readonly Cell[],
  { toPicture }: PreparedPage,
): { cell: Cell; words: Word[] } | null {
  const box = sample?.box ?? null;
  if (box === null) return null;
  for (const cell of cells) {
    const words = cell.words.filter((word) => centreWithin(applyToBox(toPicture, word), box));
    if (words.length > 0) return { cell, words };
  }
  return null;
}

/** The largest lines at the head of the page, one of which should name the laboratory. */
export function letterheadLines(graph: PageGraph): Cell[] {
  const lettered = letteredOf(graph.cells);
  const depths = lettered.map((cell) => depthOf(cell, graph));
  const end = Math.min(...depths) + HEAD;
  return lettered
    .filter((_, index) => depths[index]! < end)
    .sort((a, b) => b.bottom - b.top - (a.bottom - a.top))
    .slice(0, LETTERHEADS);
}

/** Cells that state a share, each with those of its row that should say of what. */
export function shareLines(graph: PageGraph): Cell[] {
  const shares = graph.cells.filter(({ text }) => SHARE.test(text) && !LIMIT.test(text)).slice(0, SHARES);
  return shares
    .flatMap((share) => [share, ...beforeOf(share, graph).flatMap(({ cell }) => (/\d/.test(cell.text) ? [] : [cell]))])
    .slice(0, SHARE_PARTS);
}
