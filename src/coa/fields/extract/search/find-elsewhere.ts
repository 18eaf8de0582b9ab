import type { Cell } from '../../../layout/cells.ts';
import { beforeOf, below, type PageGraph } from '../../../layout/page-graph.ts';
import type { Word } from '../../../layout/word.ts';
import { foldShapes } from '../../text/letter-shapes.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { TRACE_HEADERS } from '../../vocabulary/results.ts';

/** Shorter identifiers, or such without letters, share their make with years, pages and amounts. */
const SHORTEST = 6;
const MIN_DIGITS = 4;
const WELL_READ = 0.6;
/** One letter of difference may be a misreading; two of the same word seldom are. */
const MIN_DIFFERENCE = 2;
/** So many other identifiers of one make are a list: an edit leaves one behind, of which another letter may be misread. Chosen. */
const MANY = 3;

const TRACE = anyOf(TRACE_HEADERS);

/**
 * Words of a page that are made like an identifier – the same letters before, as many digits after – and are not it.
 * A report number at the foot, or a batch over the chromatogram, may be another than the one in the header. In a table of several lots
 * the next one stands right under the first, and is another on purpose; so are those of a page that has many, however little they differ.
 * @param isName whether a word is a compound's name, which may be made like its batch: "AOD-9604" and "AOD-1126".
 */
export function findElsewhere(
  value: string,
  own: readonly Word[],
  graph: PageGraph,
  isName: (text: string) => boolean,
): { word: Word; onTrace: boolean }[] {
  const wanted = makeOf(value);
  if (wanted === null) return [];
  const listed = listedUnder(own, graph);
  const alike = graph.cells
    .flatMap((cell) => cell.words.map((word) => ({ cell, word })))
    .filter(({ word }) => !own.includes(word) && word.confidence >= WELL_READ)
    .flatMap(({ cell, word }) => {
      const like = partsOf(word).filter((part) => makeOf(part) === wanted && !isName(part));
      return like.length === 0 ? [] : [{ cell, word, like }];
    });
  const others = new Set(alike.flatMap(({ like }) => like).filter((part) => differences(part, value) > 0));
  if (others.size >= MANY) return [];
  return alike
    .filter(
      ({ cell, like }) => !listed.includes(cell) && like.some((part) => differences(part, value) >= MIN_DIFFERENCE),
    )
    .map(({ cell, word }) => ({ word, onTrace: TRACE.test(cell.text) }));
}

/** What stands in a word between marks of its own: "LOT90417" and "12.D" in "(LOT90417_12.D)". */
function partsOf({ text }: Word): string[] {
  return text.split(/[_,;()]+/).map((part) => part.replace(/^[^A-Za-z0-9]+|(?<![^A-Za-z0-9])[^A-Za-z0-9]+$/g, ''));
}

/** Letter heights by which the beginnings of two lines of a table may differ. */
const IN_LINE = 0.5;

/** What begins the next lines of the table whose line an identifier begins. */
function listedUnder(own: readonly Word[], graph: PageGraph): Cell[] {
  const begins = (cell: Cell): boolean => !beforeOf(cell, graph).some(({ inRow }) => inRow);
  const listed: Cell[] = [];
  let cell = graph.cells.find(({ words }) => own.some((word) => words.includes(word)));
  // A cell without a figure heads something else.
  while (cell !== undefined && begins(cell) && /\d/.test(cell.text)) {
    const { left } = cell;
    listed.push(cell);
    cell = below(cell, graph).find((under) => Math.abs(under.cell.left - left) < graph.letters * IN_LINE)?.cell;
  }
  return listed.slice(1);
}

/** Digits to the base of sixteen with which an identifier ends, "KVR-2026-7702F0": which of them are letters says nothing of its make. */
const HEXADECIMAL = /(?<=[-/])(?=[A-F]*\d)[\dA-F]{6,}$/;

/** "LOT35822" → "LOT00000"; null for what is too short or has no letters before its digits. */
function makeOf(identifier: string): string | null {
  if (identifier.length < SHORTEST || !/^[A-Z]{1,6}[-\d]/.test(identifier)) return null;
  const make = identifier.replace(HEXADECIMAL, (digits) => '0'.repeat(digits.length)).replace(/\d/g, '0');
  return make.split('0').length - 1 >= MIN_DIGITS ? make : null;
}

function differences(a: string, b: string): number {
  const [x, y] = [foldShapes(a), foldShapes(b)];
  return [...x].filter((character, index) => character !== y[index]).length;
}
