import { describe, expect, test } from 'vitest';
import { findHeaders } from '../../layout/table.ts';
import { cellsOf, LETTERS } from '../../testing/page.ts';
import { findPurity } from './find-purity.ts';

function find(page: string) {
  const cells = cellsOf(page);
  return findPurity(cells, findHeaders(cells), LETTERS)[0];
}

describe('a purity', () => {
  test.each([
    ['behind its label', 'Purity: 99.35 %', 99.35, 2],
    ['right of it', 'Purity (HPLC)          99.355%', 99.355, 3],
    ['below it', 'PURITY\n99.4 %', 99.4, 1],
    ['whole', 'Purity    98 %', 98, 0],
    ['with a decimal comma', 'Purity    99,35 %', 99.35, 2],
    ['behind a colon that was read as a one', 'Main component    199.8 %', 99.8, 1],
    ['with a zero that was read as a letter', 'Purity    99.Q5%', 99.05, 2],
    ['above the possible', 'Purity    100.4 %', 100.4, 1],
    ['with its spread', 'Purity    99.35 % ± 0.18 %', 99.35, 2],
    ['with a misread title', 'Punty     99.35 %', 99.35, 2],
    ['with the sign read as degrees', 'Purity    99.35°', 99.35, 2],
  ])('%s', (_, page, value, decimals) => {
    expect(find(page)).toMatchObject({ value, decimals });
  });

  test('of a table is the result, not the specification, in whichever order', () => {
    expect(find('Test        Specification     Result\nPurity      ≥ 98.0 %          99.35 %')).toMatchObject({
      value: 99.35,
    });
    expect(find('Test        Result            Specification\nPurity      99.35 %           98.0 %')).toMatchObject({
      value: 99.35,
    });
    expect(find('Test        Specification     Result\nPurity      NLT 98.0 %        99.35')).toMatchObject({
      value: 99.35,
    });
  });

  test('carries its words and label', () => {
    const found = find('Purity (HPLC)          99.355%')!;
    expect(found.words.map(({ text }) => text)).toEqual(['99.355%']);
    expect(found.label).toContain('Purity');
  });
});

test.each([
  'Purity    ≥ 98.0 %',
  'Purity    not less than 98 %',
  'Optical purity    99.1 %',
  'Impurities    0.65 %',
  'Water    2.1 %',
  'Purity    298.9 %',
  'Purity    99.B5%',
  'Purity',
  '',
])('"%s" holds none', (page) => {
  expect(find(page)).toBeUndefined();
});

test('the plainest place comes first', () => {
  const page = `
    Purity results above 95.0 % are what this product is usually known for in the trade today

    Purity     99.35 %
  `;
  expect(find(page)).toMatchObject({ value: 99.35 });
});
