import type { Cell } from './cells.ts';
import { above, beforeOf, type PageGraph } from './page-graph.ts';
import { areCentred, areInLine } from './relations.ts';

/** Heights of a caption from which on the figure over it is set large. */
const LARGE = 1.3;

/**
 * What stands over a caption as its figure, nearest first: on a dial centred over its word, on a card in line with it and set larger.
 */
export function figuresOver(caption: Cell, graph: PageGraph): Cell[] {
  return above(caption, graph).flatMap(({ cell, centred, inLine }) =>
    centred || (inLine && isSetLarger(cell, caption)) ? [cell] : [],
  );
}

/** Letter heights within which a card sets its figure under its title. */
const FAR_UNDER = 15;

/** What stands in line with a title, set large and so far under it that it does not stand below it: the figure of a card or a dial. Nearest first. */
export function figuresFarUnder(title: Cell, { cells, letters }: PageGraph): Cell[] {
  return cells
    .filter(
      (cell) =>
        cell.top > title.bottom &&
        cell.top - title.bottom < letters * FAR_UNDER &&
        isSetLarger(cell, title) &&
        areInLine(title, cell, letters),
    )
    .sort((a, b) => a.top - b.top);
}

/** What stands centred and nearest over a caption, so far that it does not stand over it: the figure of a dial, whose ring is between. */
export function figureFarOver(caption: Cell, { cells, letters }: PageGraph): Cell[] {
  return cells
    .filter(
      (cell) =>
        cell.bottom < caption.top &&
        caption.top - cell.bottom < letters * FAR_UNDER &&
        areCentred(cell, caption, letters),
    )
    .sort((a, b) => b.bottom - a.bottom)
    .slice(0, 1);
}

/** The large figure on the line of a caption, before it; none where there is no such figure. */
export function figureBefore(caption: Cell, graph: PageGraph): Cell[] {
  const [before] = beforeOf(caption, graph);
  return before !== undefined && isSetLarger(before.cell, caption) ? [before.cell] : [];
}

/** Whether a figure is set so much larger than its caption or title that it is one of a card. */
function isSetLarger(figure: Cell, caption: Cell): boolean {
  return figure.bottom - figure.top > LARGE * (caption.bottom - caption.top);
}
