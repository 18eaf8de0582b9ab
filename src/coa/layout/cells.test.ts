import { describe, expect, test } from 'vitest';
import { cellsOf, LETTERS, layOut } from '../testing/page.ts';
import { cellOf, groupCells } from './cells.ts';
import type { Word } from './word.ts';

const word = (text: string, left: number, right: number, replaced: Partial<Word> = {}): Word => ({
  text,
  confidence: 0.9,
  left,
  right,
  top: 100,
  bottom: 116,
  ...replaced,
});
const texts = (page: string) => cellsOf(page).map(({ text }) => text);

describe('grouping', () => {
  test('a line that no certificate has is parted, and a word that none has is left out', () => {
    const cells = cellsOf(Array.from({ length: 300 }, () => 'long').join(' '));
    expect(cells.map(({ text }) => text.length)).toEqual([599, 599, 299]);
    expect(texts(`Batch ${'('.repeat(201)} 4711`)).toEqual(['Batch', '4711']);
    expect(texts(`${'('.repeat(200)}`)).toEqual(['('.repeat(200)]);
  });

  test('words of one line belong together until a wide gap', () => {
    expect(texts('Sample received      25 AUG 2026\nClient               Humber Molecular')).toEqual([
      'Sample received',
      '25 AUG 2026',
      'Client',
      'Humber Molecular',
    ]);
  });

  test('a number and its unit belong together farther apart', () => {
    expect(groupCells([word('27.98', 0, 60), word('mg', 88, 120)], LETTERS)).toHaveLength(1);
    expect(groupCells([word('27.98', 0, 60), word('Pass', 88, 120)], LETTERS)).toHaveLength(2);
  });

  test('a number and its unit belong together although one was read with something above it', () => {
    expect(groupCells([word('11.45', 0, 60, { top: 66 }), word('mg', 72, 96)], LETTERS)).toHaveLength(1);
    expect(groupCells([word('11.45', 0, 60, { top: 66 }), word('by', 72, 96)], LETTERS)).toHaveLength(2);
  });

  test('a word that the reader gave whole and its end once more is one cell', () => {
    const texts = (first: string) => groupCells([word(first, 0, 300), word('AHK10', 200, 300)], LETTERS)[0]!.text;
    expect(texts('CJC-1295')).toBe('CJC-1295 AHK10');
    expect(texts('LOT-2607-')).toBe('LOT-2607-AHK10');
  });

  test('does not depend on the order in which the words come', () => {
    const words = layOut('Sample received      25 AUG 2026\nClient               Humber Molecular');
    expect(groupCells([...words].reverse(), LETTERS).map(({ text }) => text)).toEqual(
      groupCells(words, LETTERS).map(({ text }) => text),
    );
  });

  test('a line that is a little askew stays together; the line below stays apart', () => {
    const cells = groupCells(
      [
        word('Humber', 0, 80),
        word('Molecular', 92, 190, { top: 104, bottom: 120 }),
        word('Fenland', 0, 90, { top: 128, bottom: 144 }),
      ],
      LETTERS,
    );
    expect(cells.map(({ text }) => text)).toEqual(['Humber Molecular', 'Fenland']);
  });

  test('a heading does not swallow small print beside it', () => {
    const cells = groupCells(
      [word('REPORT', 0, 200, { top: 80, bottom: 140 }), word('page', 215, 260), word('1', 270, 278)],
      LETTERS,
    );
    expect(cells.map(({ text }) => text)).toContain('page 1');
  });

  test('a label and its value set tight are parted, addresses and times are not', () => {
    expect(groupCells([word('Batch:LOT35822', 0, 170)], LETTERS)[0]!.words.map(({ text }) => text)).toEqual([
      'Batch:',
      'LOT35822',
    ]);
    expect(groupCells([word('https://lab.example/1', 0, 250)], LETTERS)[0]!.words).toHaveLength(1);
    expect(groupCells([word('10:24:31', 0, 90)], LETTERS)[0]!.words).toHaveLength(1);
  });

  test('words whose letters are set apart stand farther apart as well', () => {
    const names = (width: number) =>
      groupCells([word('AURELIA', 0, width), word('HOUSE', width + 32, 2 * width)], LETTERS).map(({ text }) => text);
    expect(names(140)).toEqual(['AURELIA HOUSE']);
    expect(names(90)).toEqual(['AURELIA', 'HOUSE']);
    expect(groupCells([word('AURELIA', 0, 140), word('HOUSE', 180, 280)], LETTERS)).toHaveLength(2);
  });

  test('what a reader makes of rules and pictures is left out', () => {
    expect(
      groupCells([word('|', 0, 4, { confidence: 0.1 }), word('I', 0, 8, { bottom: 300 }), word('', 5, 5)], LETTERS),
    ).toEqual([]);
  });
});

test('a cell spans its words; its confidence is weighed by their length', () => {
  expect(
    cellOf([word('Humber', 10, 80, { confidence: 0.9 }), word('Co', 92, 120, { confidence: 0.5, bottom: 118 })]),
  ).toMatchObject({
    text: 'Humber Co',
    left: 10,
    right: 120,
    top: 100,
    bottom: 118,
    confidence: (6 * 0.9 + 2 * 0.5) / 8,
  });
});
