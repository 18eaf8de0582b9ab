import { type Cell, cellOf } from '../../../layout/cells.ts';
import { above, below, besideOf, nextLineOf, type PageGraph, rightOf } from '../../../layout/page-graph.ts';
import { areLevel, gapRight, isNextLine } from '../../../layout/relations.ts';
import { textOf, type Word } from '../../../layout/word.ts';

/** What stands next to a label on its line, or in two lines of which it stands in the middle, as one cell. */
export function valueRight(label: Cell, graph: PageGraph): { cell: Cell; gap: number } | undefined {
  const onLine = rightOf(label, graph).find(({ cell }) => !isPunctuation(cell) && !isLeader(cell, graph));
  const lines = linesBeside(label, graph);
  return lines !== undefined && (onLine === undefined || lines.cell.left < onLine.cell.left) ? lines : onLine;
}

/** A value of two lines, beside a label in the middle of their height, as one cell. */
function linesBeside(label: Cell, graph: PageGraph): { cell: Cell; gap: number } | undefined {
  const { letters } = graph;
  const first = besideOf(label, graph).find(({ cell }) => cell.top < label.top && !isPunctuation(cell))?.cell;
  const second = first && nextLineOf(first, graph);
  if (first === undefined || second === undefined) return undefined;
  const cell = cellOf([...first.words, ...second.words]);
  return areLevel(label, cell, letters) ? { cell, gap: gapRight(label, cell, letters) } : undefined;
}

/** What stands under a label in line with it; a line with a label of its own is none. */
export function valueBelow(label: Cell, graph: PageGraph): Cell | undefined {
  return below(label, graph).find(
    ({ cell, overlaps, inLine }) =>
      overlaps && inLine && !isPunctuation(cell) && !cell.words.some(({ text }) => /\w:$/.test(text)),
  )?.cell;
}

/** Letter heights between a value and the label under it at most. */
const OVER = 2.5;

/** What stands right over a label in line with it. */
export function valueAbove(label: Cell, graph: PageGraph): Cell | undefined {
  const [over] = above(label, graph).filter(({ cell }) => !isPunctuation(cell));
  const isNear = over !== undefined && label.top - over.cell.bottom < graph.letters * OVER;
  return isNear && over.overlaps && over.inLine ? over.cell : undefined;
}

const NUMBER = /^\d+(?:[.,]\d+)?$/;
const BEGINS_WITH_UNIT = /^(?:mg|mcg|µg|mL|IU)(?![\p{L}\d])/u;

/**
 * A value that a narrow cell breaks, with its second line: behind a hyphen or stroke, "LOT-2607-" over "AHK10", within brackets, "GLOW 70 mg
 * (BPC-157 10 /" over "TB-500 10)", or before a unit, "Semax / Selank 5" over "mg / 5 mg".
 */
export function withWrapped(words: Word[], graph: PageGraph): Word[] {
  const last = words.at(-1);
  const text = textOf(words);
  if (last !== undefined && text.lastIndexOf('(') > text.lastIndexOf(')')) {
    const next = nextLineOf(cellOf(words), graph);
    return next?.text.includes(')') === true ? [...words, ...next.words] : words;
  }
  const unit = last !== undefined && NUMBER.test(last.text) ? nextLineOf(cellOf(words), graph) : undefined;
  if (unit !== undefined && BEGINS_WITH_UNIT.test(unit.text)) return [...words, ...unit.words];
  if (words.length !== 1 || last === undefined || !/[A-Za-z0-9][-/]$/.test(last.text)) return words;
  const next = graph.cells.find(
    (cell) => cell.words.length === 1 && /^[A-Za-z0-9]{2,}$/.test(cell.text) && isNextLine(last, cell, graph.letters),
  );
  const [second] = next?.words ?? [];
  if (second === undefined) return words;
  const { left, top, right, bottom } = cellOf([last, second]);
  const confidence = Math.min(last.confidence, second.confidence);
  return [{ ...last, text: last.text + second.text, confidence, left, top, right, bottom }];
}

/** Share of the page's letter height below which a cell is no text. */
const FLAT = 0.4;

/** Whether a cell is the dots that lead from a label to its value, of which a reader made letters. */
function isLeader({ top, bottom, confidence }: Cell, { letters }: PageGraph): boolean {
  return bottom - top < letters * FLAT && confidence < FLAT;
}

/** Whether a cell has no letter and no figure. */
function isPunctuation(cell: Cell): boolean {
  return !/[\p{L}\p{N}]/u.test(cell.text);
}
