import { pageGraph } from '../layout/build-graph.ts';
import { type Cell, groupCells } from '../layout/cells.ts';
import type { PageGraph } from '../layout/page-graph.ts';
import type { Word } from '../layout/word.ts';

/** Height of letters on a page laid out here, pixels. */
export const LETTERS = 12;
const COLUMN = 12;
const HEIGHT = 16;
const LINE = 28;

/**
 * The words of a page typed in even columns, as a reader would give them: one space parts words, two or more part
 * cells, and a line that starts with "# " is set twice as large.
 */
export function layOut(text: string, confidence = 0.95): Word[] {
  return linesOf(text).flatMap((line, row) => {
    const large = line.startsWith('# ') ? 2 : 1;
    const shown = large === 2 ? line.slice(2) : line;
    return [...shown.matchAll(/\S+/g)].map((match): Word => {
      const left = match.index * COLUMN * large;
      return {
        text: match[0],
        confidence,
        left,
        top: row * LINE,
        right: left + match[0].length * COLUMN * large - 2,
        bottom: row * LINE + HEIGHT * large,
      };
    });
  });
}

/** The same page as cells. */
export function cellsOf(text: string, confidence?: number): Cell[] {
  return groupCells(layOut(text, confidence), LETTERS);
}

/** The same page as a graph of its cells. */
export function graphOf(text: string): PageGraph {
  return pageGraph(cellsOf(text), LETTERS, { top: 0, bottom: heightOf(text) });
}

/** Its height in pixels: that of a whole sheet, however few lines it has. */
function heightOf(text: string): number {
  return Math.max(40, linesOf(text).length) * LINE;
}

function linesOf(text: string): string[] {
  const lines = text.replace(/^\n|\n\s*$/g, '').split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/)));
  return lines.map((line) => line.slice(indent));
}

/** A cell of one word, `LETTERS` pixels for each letter. */
export function placed(text: string, left: number, top: number, bottom = top + 16): Cell {
  const box = { text, confidence: 0.9, left, top, right: left + LETTERS * text.length, bottom };
  return { ...box, words: [box] };
}
