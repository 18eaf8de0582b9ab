import { expect, test } from 'vitest';
import { pageGraph } from '../layout/build-graph.ts';
import { groupCells } from '../layout/cells.ts';
import type { Word } from '../layout/word.ts';
import { LETTERS, layOut } from '../testing/page.ts';
import { linesToSee } from './lines-to-see.ts';

const SURE = 0.95;
const BADLY = 0.5;
const seenOf = (words: readonly Word[]): string[] =>
  linesToSee(pageGraph(groupCells(words, LETTERS), LETTERS)).map(({ text }) => text);
/** Lines of a page that was read well but for some of its words. */
const seen = (page: string, ...badly: string[]): string[] =>
  seenOf(layOut(page, SURE).map((word) => (badly.includes(word.text) ? { ...word, confidence: BADLY } : word)));

test('first what a label of a field names, then figures, then letters', () => {
  const page = `
    Pepti                               99.3l%
    Client:   Wellrness
    Specification   Specification   Specification   Specification   Specification
                                              S19JYSWPN48T
  `;
  expect(seen(page, 'Pepti', '99.3l%', 'Wellrness', 'S19JYSWPN48T')).toEqual([
    'Wellrness',
    '99.3l%',
    'S19JYSWPN48T',
    'Pepti',
  ]);
});

test('nothing that was read well, but where signs stand in it that forms do not print', () => {
  expect(seen('Client:   Marenblue')).toEqual([]);
  expect(seen('Client:   |Marenblue')).toEqual(['|Marenblue']);
});

test('no label that was recognised, word by another label, limit, prose, or low note', () => {
  const filled = 'Specification   Specification   Specification';
  expect(seen(`Client:   ${filled}`, 'Client:')).toEqual([]);
  expect(seen(`Appearance:   Powdor   ${filled}`, 'Powdor')).toEqual([]);
  expect(seen(`≤5.0%   NLT98%   ${filled}`, '≤5.0%', 'NLT98%')).toEqual([]);
  const prose = 'results that are given here are those of the sample';
  expect(seen(`${prose}\n${filled}\n${filled}\n${filled}\n${filled}`, ...prose.split(' '))).toEqual([]);
  const note = layOut('04032026', BADLY).map((word) => ({ ...word, bottom: word.top + LETTERS * 0.6 }));
  expect(seenOf(note)).toEqual([]);
});

test('of letters that nothing names a few, and more where the page was read badly', () => {
  const rubble = Array<string>(20).fill('Rcsiduc').join('\n');
  const well = Array<string>(30).fill('Specification').join('\n');
  expect(seen(`${rubble}\n${well}`, 'Rcsiduc')).toHaveLength(3);
  expect(seen(rubble, 'Rcsiduc')).toHaveLength(12);
});
