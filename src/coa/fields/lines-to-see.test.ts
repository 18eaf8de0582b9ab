import { expect, test } from 'vitest';
import { groupCells } from '../layout/cells.ts';
import { pageGraph } from '../layout/page-graph.ts';
import type { Word } from '../layout/word.ts';
import { linesToSee } from './lines-to-see.ts';

const LETTERS = 19;
const WIDTH = 11;
/** A word that begins at `left` and ends where its letters do, on a line 40 pixels below the one before. */
const word = (line: number, left: number, text: string, confidence = 0.5): Word => ({
  text,
  confidence,
  left,
  right: left + text.length * WIDTH,
  top: line * 40,
  bottom: line * 40 + LETTERS,
});
const seen = (...words: Word[]): string[] =>
  linesToSee(pageGraph(groupCells(words, LETTERS), LETTERS)).map(({ text }) => text);
/** Words of a page that was read well. */
const sure = Array.from({ length: 30 }, (_, at) => word(50 + at, 0, 'Specification', 0.96));

test('first what a label of a field names, then figures, then letters', () => {
  expect(
    seen(
      ...sure,
      word(0, 0, 'Pepti'),
      word(0, 400, '99.3l%'),
      word(1, 0, 'Client:', 0.96),
      word(1, 120, 'Wellrness'),
      word(2, 700, 'S19JYSWPN48T'),
    ),
  ).toEqual(['Wellrness', '99.3l%', 'S19JYSWPN48T', 'Pepti']);
});

test('nothing that was read well, but where signs stand in it that forms do not print', () => {
  expect(seen(...sure, word(0, 0, 'Client:', 0.96), word(0, 120, 'Marenblue', 0.95))).toEqual([]);
  expect(seen(...sure, word(0, 0, 'Client:', 0.96), word(0, 120, '|Marenblue', 0.95))).toEqual(['|Marenblue']);
});

test('no label that was recognised, word by another label, limit, prose, or low note', () => {
  expect(seen(...sure, word(0, 0, 'Client:'))).toEqual([]);
  expect(seen(...sure, word(0, 0, 'Appearance:', 0.96), word(0, 200, 'Powdor'))).toEqual([]);
  expect(seen(...sure, word(0, 0, '≤5.0%'), word(1, 0, 'NLT98%'))).toEqual([]);
  const prose = 'results that are given here are those of the sample'.split(' ');
  const lefts = prose.map((_, at) => prose.slice(0, at).join(' ').length * (WIDTH + 1));
  expect(seen(...sure, ...prose.map((text, at) => word(0, lefts[at]!, text)))).toEqual([]);
  expect(seen(...sure, { ...word(0, 0, '04032026'), bottom: LETTERS * 0.6 })).toEqual([]);
});

test('of letters that nothing names a few, and more where the page was read badly', () => {
  const rubble = Array.from({ length: 20 }, (_, at) => word(at, 0, 'Rcsiduc', 0.5));
  expect(seen(...sure, ...sure, ...rubble)).toHaveLength(3);
  expect(seen(...rubble)).toHaveLength(12);
});
