import { LIMIT } from '../../../src/coa/fields/extract/amounts/read-percent.ts';
import { around } from '../../../src/coa/geometry/box.ts';
import { applyToBox } from '../../../src/coa/image/transform.ts';
import { pageGraph } from '../../../src/coa/layout/build-graph.ts';
import { type Cell, groupCells } from '../../../src/coa/layout/cells.ts';
import { columnOf, type PageGraph, rowOf } from '../../../src/coa/layout/page-graph.ts';
import type { PageReading } from '../../../src/coa/read-page.ts';

/** The result of a test that the checker itself does not judge, as printed. */
export interface FurtherResult {
  field: FurtherField;
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** [x, y, width, height] on the page. */
  box: [number, number, number, number];
}

/** A result beside purity and content that a record takes, by its name there. */
export type FurtherField = keyof typeof TITLES;

/** What a test is headed by; metals as a whole, since a certificate lists each with a result of its own. */
const TITLES = {
  endotoxin: /\bendotoxins?\b/i,
  sterility: /\bsterility\b/i,
  metals: /\b(?:heavy|total) metals\b/i,
} as const;
/** The words of a page that was read, as far as results are found among them. */
export interface WordsOfPage {
  words: PageReading['words'];
  prepared: Pick<PageReading['prepared'], 'letters' | 'toPicture'>;
}

/** A title has few words; a sentence that names a test gives no result of it. */
const MAX_TITLE_WORDS = 6;
/** A verdict as laboratories print it, alone or with a few words. */
const VERDICT =
  /^(?:pass(?:ed)?|fail(?:ed)?|compl(?:y|ies)|does not comply|conform(?:s|ing)?|sterile|non[- ]?sterile|no growth|negative|positive|not detected|none detected|n\.?d\.?|incompatible)\b.{0,30}$/i;
/** An amount with the unit of such a test. */
const AMOUNT = /^[<>≤≥]?\s*\d+(?:[.,]\d+)?\s*(?:EU\s?\/\s?\p{L}+|ppm|ppb|[µu]g\s?\/\s?\p{L}+|mg\s?\/\s?kg)\.?$/iu;
/** Lines under a title that give its result, and how far down they may stand, in letter heights. */
const RESULT_LABEL = /^(?:result|numerical value|value found|found)\s*:?$/i;
const BELOW = 10;

/**
 * Results of endotoxin, sterility and heavy metals as the page prints them: beside the title, or on lines "Result:" below
 * it. A test with two results that differ, or with none that can be told from its limit, is left out: nothing is guessed.
 */
export function findFurtherResults({ words, prepared: { letters, toPicture } }: WordsOfPage): FurtherResult[] {
  const graph = pageGraph(groupCells(words, letters), letters);
  const titles = graph.cells.filter(
    ({ text, words }) => words.length <= MAX_TITLE_WORDS && !LIMIT.test(text.replace(/<\d+>/g, '')) && topicOf(text),
  );
  return (Object.keys(TITLES) as FurtherField[]).flatMap((field) => {
    const found = titles
      .filter(({ text }) => topicOf(text) === field)
      .map((title) => {
        const beside = rowOf(title, graph).filter(
          (cell) => isResult(cell) && !['specification', 'method'].includes(columnOf(cell, graph) ?? ''),
        );
        return beside.length > 0 ? beside : under(title, titles, graph);
      })
      .filter((results) => results.length > 0);
    const texts = new Set(found.map((results) => textOf(results)));
    const [results] = found;
    // Two amounts, or two verdicts: one of them is a limit, or of another sample.
    if (texts.size !== 1 || results === undefined || isDoubled(results)) return [];
    return [
      {
        field,
        text: textOf(results),
        confidence: Math.min(...results.map(({ confidence }) => confidence)),
        box: around(results.map((cell) => applyToBox(toPicture, cell))),
      },
    ];
  });
}

/** The test that a text names; null where it names none, or more than one. */
function topicOf(text: string): FurtherField | null {
  const named = (Object.keys(TITLES) as FurtherField[]).filter((field) => TITLES[field].test(text));
  return named.length === 1 ? named[0]! : null;
}

const isResult = ({ text }: Cell) => VERDICT.test(text) || AMOUNT.test(text);
const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text.replace(/\.$/, '')).join(', ');

function isDoubled(results: readonly Cell[]): boolean {
  const verdicts = results.filter(({ text }) => VERDICT.test(text)).length;
  return verdicts > 1 || results.length - verdicts > 1;
}

/** Results on lines of their own below a title, before the next one begins. */
function under(title: Cell, titles: readonly Cell[], graph: PageGraph): Cell[] {
  const { cells, letters } = graph;
  const next = Math.min(...titles.filter(({ top }) => top > title.bottom).map(({ top }) => top));
  const end = Math.min(next, title.bottom + BELOW * letters);
  return cells
    .filter((cell) => RESULT_LABEL.test(cell.text) && cell.top >= title.top + letters / 2 && cell.bottom <= end)
    .sort((a, b) => a.top - b.top)
    .flatMap((label) => rowOf(label, graph).filter(isResult).slice(0, 1));
}
