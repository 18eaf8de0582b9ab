import type { Cell } from '../../../layout/cells.ts';
import { depthOf, type PageGraph } from '../../../layout/page-graph.ts';
import { isNextLine } from '../../../layout/relations.ts';
import type { LabelledValue } from '../search/find-labelled.ts';

/** Where an address heads a page and where it stands at its foot, shares of its height and of the cells' spread, and how many lines it has. */
const HEAD = 0.35;
const FOOT = 0.7;
const LEFT = 0.5;
const MIN_LINES = 2;
const MAX_LINES = 6;
/** What the place of a name over an address says for its being the client's, beside a label's 1. */
const SCORE = 0.7;
/** The line of an address that ends in state and postcode, as in the United States, or in a British postcode (Royal Mail, PAF). */
const POSTCODE = /\b(?:[A-Z]{2},?\s+(\d{5})(?:-\d{4})?|([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}))$/;

/**
 * The party that heads an address without a label: the first of the lines that stand under one another at the left of the
 * head, of which one ends in a postcode. That is the client where the laboratory is known to print it so, and where another address,
 * the laboratory's, stands at the foot (`isSentFromFoot`).
 */
export function findAddressee(graph: PageGraph): LabelledValue | null {
  const { cells, letters } = graph;
  const middle = Math.max(...cells.map(({ right }) => right)) * LEFT;
  const left = cells.filter((cell) => depthOf(cell, graph) < HEAD && cell.left < middle);
  const block: Cell[] = left.filter(({ text }) => POSTCODE.test(text)).slice(0, 1);
  for (let line = block[0]; line !== undefined && block.length < MAX_LINES; ) {
    const below = line;
    line = left.find((cell) => isNextLine(cell, below, letters));
    if (line !== undefined) block.unshift(line);
  }
  const [name] = block;
  if (name === undefined || block.length < MIN_LINES || /^\d/.test(name.text)) return null;
  const { words, text, confidence } = name;
  return { field: 'client', label: '', words, cell: name, text, confidence, score: SCORE, place: 'same-cell' };
}

/** Whether another address stands at the foot than at the head: that of who sends the page, below that of whom it is sent to. */
export function isSentFromFoot(graph: PageGraph): boolean {
  const placesWhere = (is: (depth: number) => boolean): string[] =>
    graph.cells
      .filter((cell) => is(depthOf(cell, graph)))
      .flatMap(({ text }) => POSTCODE.exec(text)?.slice(1).find(Boolean) ?? []);
  const head = placesWhere((depth) => depth < HEAD);
  return head.length > 0 && placesWhere((depth) => depth > FOOT).some((place) => !head.includes(place));
}
