import { beforeOf, below, columnOf, nextLineOf, type PageGraph, rowOf } from '../../../../layout/page-graph.ts';
import { textOf } from '../../../../layout/word.ts';
import { anyOf } from '../../../vocabulary/any-of.ts';
import { ASSAY_TITLES, SUBSTANCE_HEADERS, TESTS_OF_THE_METHOD } from '../../../vocabulary/results.ts';
import { readBare, readPercent, SMALLEST_UNTITLED } from '../read-percent.ts';
import { isAverageTitle } from '../summary-lines.ts';
import { firstInRow, NEARLY_ALL } from './purity-in-row.ts';
import { NUMBER_ALONE } from './purity-of-title.ts';
import { MAX_TITLE_WORDS, OTHER_PURITY_TITLE, type PurityReading, SCORES } from './purity-reading.ts';

const ASSAY = anyOf(ASSAY_TITLES);
const TEST_OF_METHOD = anyOf(TESTS_OF_THE_METHOD);
const SUBSTANCE_HEADER = anyOf(SUBSTANCE_HEADERS);
/** A figure of a share, without which a line says none. */
const SHARE_IN_LINE = /\d{2}[.,]\d/;
/** What a share is of: the area of the peaks, or all of them. */
const OF_AREA = /(?:the )?(?:(?:total|integrated|chromatographic|peptide|peak) ){0,3}(?:peak )?area/;
const OF_ALL_PEAKS = /all (?:the )?(?:integrated )?peaks/;
/** How sentences say such a share: "98.7 % of the integrated peak area", "99.1 per cent pure". The figure is in the group. */
const SHARE_OF_AREA = new RegExp(
  `(\\d{2}[.,]\\d{1,4}) ?(?:%|per ?cent) (?:pure\\b|of (?:${OF_AREA.source}|${OF_ALL_PEAKS.source}))`,
  'i',
);
/** How a sentence says a per cent apart from its figure, on the next line even. */
const PER_CENT_WORD = /^(?:%|per|cent|percent)$/i;

/** The purity of several vials on a card of their average, which holds an amount as well. */
export function underAverage(graph: PageGraph): PurityReading[] {
  return graph.cells.flatMap((title) => {
    if (!isAverageTitle(title, graph)) return [];
    const read = below(title, graph)
      .map(({ cell }) => readPercent(cell.words))
      .find((percent) => percent !== null);
    return read === undefined || read.value < SMALLEST_UNTITLED || read.value > 100
      ? []
      : [{ ...read, label: title.text, score: SCORES.substance }];
  });
}

/** Shares of the peaks' area that sentences and lines give of the main peak: "accounted for 98.7 % of the integrated peak area". */
export function shareOfArea(graph: PageGraph): PurityReading[] {
  return graph.cells.flatMap((cell) => {
    if (!SHARE_IN_LINE.test(cell.text)) return [];
    const rest = rowOf(cell, graph).flatMap((other) => other.words);
    const words = [...cell.words, ...rest, ...(nextLineOf(cell, graph)?.words ?? [])];
    const share = SHARE_OF_AREA.exec(textOf(words));
    if (share === null || !cell.text.includes(share[1]!)) return [];
    const at = words.findIndex(({ text }) => text.includes(share[1]!));
    const unit = words.slice(at + 1, at + 3).filter(({ text }) => PER_CENT_WORD.test(text));
    const read = readPercent([words[at]!, ...unit]);
    return read === null || read.value < SMALLEST_UNTITLED
      ? []
      : [{ ...read, label: 'peak area', score: SCORES.ofArea }];
  });
}

/** A share of the whole that a page without a purity calls the assay; of the claim it may be more than the whole. */
export function asAssay(graph: PageGraph): PurityReading[] {
  return graph.cells
    .filter(
      (cell) =>
        ASSAY.test(cell.text) &&
        !OTHER_PURITY_TITLE.test(cell.text) &&
        cell.words.length <= MAX_TITLE_WORDS &&
        !beforeOf(cell, graph).some(({ cell: test, inRow }) => inRow && TEST_OF_METHOD.test(test.text)),
    )
    .flatMap((title) => {
      const inRow = firstInRow(title, graph);
      return inRow === null || inRow.read.value < SMALLEST_UNTITLED || inRow.read.value > 100
        ? []
        : [{ ...inRow.read, label: title.text, score: SCORES.assay }];
    });
}

/** The head of a column of shares in a table of what was found of an analyte: "Area %" over "99.42". */
const SHARE_OF_AREA_HEAD = /^(?:(?:peak|hplc) )?area[,-]? ?\(?%\)?$/i;

/** The one share of nearly all under such a head, in the row of the substance: a table of peaks has several, and their times. */
export function underAreaHead(graph: PageGraph): PurityReading[] {
  return graph.cells
    .filter(({ text }) => SHARE_OF_AREA_HEAD.test(text))
    .flatMap((head) => {
      const column = below(head, graph).flatMap(({ cell, overlaps }) =>
        overlaps && NUMBER_ALONE.test(cell.text) ? [cell] : [],
      );
      const [only, ...others] = column;
      const read =
        only === undefined || others.length > 0 || !NEARLY_ALL.test(only.text) ? null : readBare(only.words, 'result');
      return read === null ? [] : [{ ...read, label: head.text, score: SCORES.assay }];
    });
}

/** Purities of tables with a row for the substance itself: "Mass Identification | Result" over "BPC-157 | 99.327%". */
export function besideSubstance(graph: PageGraph): PurityReading[] {
  return graph.headers
    .filter(({ column, cell }) => column === 'test' && SUBSTANCE_HEADER.test(cell.text))
    .flatMap(({ cell: header }) => {
      const value = graph.cells.find(
        (cell) => cell.top > header.bottom && columnOf(cell, graph) === 'result' && /\d\s?%/.test(cell.text),
      );
      const read = value === undefined ? null : readPercent(value.words);
      return read === null || read.value < SMALLEST_UNTITLED
        ? []
        : [{ ...read, label: header.text, score: SCORES.substance }];
    });
}
