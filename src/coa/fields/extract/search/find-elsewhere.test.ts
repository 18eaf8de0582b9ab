import { expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { cellOf } from '../../../layout/cells.ts';
import type { Word } from '../../../layout/word.ts';
import { graphOf, LETTERS } from '../../../testing/page.ts';
import { findElsewhere } from './find-elsewhere.ts';

const word = (text: string, top: number, confidence = 0.9): Word => ({
  text,
  confidence,
  left: 10,
  right: 80,
  top,
  bottom: top + 12,
});
const isNoName = () => false;
const graphOfWords = (...words: (Word | Word[])[]) =>
  pageGraph(
    words.map((one) => cellOf([one].flat())),
    LETTERS,
  );
const find = (value: string, ...others: Word[]) => {
  const own = word(value, 10);
  return findElsewhere(value, [own], graphOfWords(own, ...others), isNoName).map(({ word: { text } }) => text);
};

test('finds an identifier of the same make that is another', () => {
  expect(find('R-89350', word('R-41277', 300))).toEqual(['R-41277']);
  expect(find('LOT35822', word('(LOT90417_12.D)', 300))).toEqual(['(LOT90417_12.D)']);
  expect(find('KVR-2026-7702F0', word('KVR-2026-9B41F0', 300))).toEqual(['KVR-2026-9B41F0']);
  expect(find('KVR-2026-7702F0', word('KVR-2026-REPORT', 300))).toEqual([]);
});

test.each([
  ['R-89350', 'R-89350'],
  ['R-89350', 'R-89356'],
  ['R-89350', 'S-41277'],
  ['R-89350', 'R-4127'],
  ['LOT35822', 'LOT3S8Z2'],
  ['89350', '41277'],
  ['2026-11-20', '2026-10-02'],
])('%s and %s are the same, misread, or of another make', (value, other) => {
  expect(find(value, word(other, 300))).toEqual([]);
});

test('of a page with many none is another, however little they differ', () => {
  const lots = ['DV-AOD-2602', 'DV-AOD-2604', 'DV-AOD-2612'].map((text, row) => word(text, 300 + 60 * row));
  expect(find('DV-AOD-2601', ...lots)).toEqual([]);
  expect(find('DV-AOD-2601', ...lots.slice(1))).toEqual(['DV-AOD-2612']);
});

test('a compound’s name is no other batch, however it is made', () => {
  const [own, name] = [word('AOD-1126', 10), word('AOD-9604', 300)];
  const graph = graphOfWords(own, name);
  expect(findElsewhere('AOD-1126', [own], graph, (text) => text === 'AOD-9604')).toEqual([]);
  expect(findElsewhere('AOD-1126', [own], graph, isNoName)).toHaveLength(1);
});

test('a word that was hardly read does not count', () => {
  expect(find('R-89350', word('R-41277', 300, 0.3))).toEqual([]);
});

test('says whether an instrument printed it', () => {
  const [own, other] = [word('LOT35822', 10), word('LOT90417', 300)];
  const signal = { ...word('Sig=214,4', 300), left: 100, right: 160 };
  expect(findElsewhere('LOT35822', [own], graphOfWords(own, [other, signal]), isNoName)[0]!.onTrace).toBe(true);
  expect(findElsewhere('LOT35822', [own], graphOfWords(own, other), isNoName)[0]!.onTrace).toBe(false);
});

test.each([
  ['the next line of a table of lots', 'Lot no.     Purity\nT14200      99.4 %\nT17563      99.8 %', 0],
  ['a line behind the next one', 'Lot no.     Purity\nT14200      99.4 %\nABD-2409    99.0 %\nT17563      99.8 %', 0],
  ['a line with a label of its own', 'Lot no.     T14200\nFound       T17563', 1],
  ['under a label of its own', 'Lot no.     Purity\nT14200      99.4 %\n\nTrace\nT17563', 1],
])('%s: %s', (_, text, count) => {
  const graph = graphOf(text);
  const own = graph.cells.flatMap(({ words }) => words).filter((one) => one.text === 'T14200');
  expect(findElsewhere('T14200', own, graph, isNoName)).toHaveLength(count);
});
