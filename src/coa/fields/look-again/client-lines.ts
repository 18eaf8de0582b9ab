import type { Cell } from '../../layout/cells.ts';
import { beforeOf, depthOf, type PageGraph, rightOf } from '../../layout/page-graph.ts';
import type { Place } from '../../layout/relations.ts';
import { findLabelled } from '../extract/search/find-labelled.ts';
import { firstLabelOf } from '../extract/search/label-of.ts';
import { acceptsValue } from '../text/accepts.ts';
import { distanceToLabel } from '../vocabulary/labels.ts';

/** Lines that are read again at most, with a label that none has, and behind one: each costs some 20 ms. */
const LABELS = 5;
const HARDLY_READ_CLIENTS = 2;
/** Share of a client's label that may be misread in a line that may be another: "ESTED F" is nearly "Tested", and "Tested for". */
const NEARLY = 0.4;
/** How far beside a client's line letters of its label may have been passed over, and how many stand alone there, in letter heights. */
const PASSED_OVER = { left: 4.5, right: 6, alone: 2 };

/** Share of the page in which a client stands. */
const UPPER_HALF = 0.5;

/** Letters of a line that may name something, at least. */
const MIN_LETTERS = 5;

/** Words read worse than this are mostly rules and borders. */
export const MIN_CONFIDENCE = 0.3;

/** Cells of a few letters at least. */
export function letteredOf(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ text }) => text.replace(/[^A-Za-z]/g, '').length >= MIN_LETTERS);
}

/** What stands behind a label of a client and was hardly read, as beside the border of its cell. */
export function hardlyReadClients(graph: PageGraph): Cell[] {
  return findLabelled(graph, acceptsValue)
    .filter(({ field, place, confidence }) => field === 'client' && place === 'right' && confidence < MIN_CONFIDENCE)
    .map(({ cell }) => cell)
    .slice(0, HARDLY_READ_CLIENTS);
}

/** Lines of the upper half whose label is none that certificates have, or nearly a client's, those most like one first. */
export function clientLines(graph: PageGraph): Cell[] {
  const texts = (cell: Cell): string[] => cell.words.map(({ text }) => text);
  return letteredOf(graph.cells)
    .filter((cell) => depthOf(cell, graph) < UPPER_HALF && cell.words.length > 1)
    .map((cell) => ({ cell, distance: distanceToLabel(texts(cell), 'client') }))
    .filter(({ cell, distance }) => distance < NEARLY || firstLabelOf(cell) === null)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, LABELS)
    .map(({ cell }) => cell);
}

/**
 * A line with the place beside it, up to the next cells, in which letters of a label set wide or on a tint were passed
 * over: "ESTED F  R" is "TESTED FOR". Single letters that stand there are part of it.
 */
export function withPassedOver(line: Cell, graph: PageGraph): { part: Place; swallowed: Cell[] } {
  const { letters } = graph;
  const [before, behind] = [beforeOf(line, graph), rightOf(line, graph)].map((edges) =>
    edges.flatMap(({ cell, onLine }) => (onLine ? [cell] : [])),
  );
  const isAlone = ({ text }: Cell): boolean => text.length <= PASSED_OVER.alone;
  const [stop, next] = [before, behind].map((cells) => cells?.find((cell) => !isAlone(cell)));
  const left = Math.max(line.left - PASSED_OVER.left * letters, stop === undefined ? 0 : stop.right + letters);
  const right = Math.min(line.right + PASSED_OVER.right * letters, next === undefined ? Infinity : next.left - letters);
  const part = { ...line, left: Math.min(left, line.left), right: Math.max(right, line.right) };
  return {
    part,
    swallowed: [...(before ?? []), ...(behind ?? [])].filter(
      (cell) => isAlone(cell) && cell.left >= part.left && cell.right <= part.right,
    ),
  };
}
