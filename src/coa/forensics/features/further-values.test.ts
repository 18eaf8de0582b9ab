import { expect, test } from 'vitest';
import { furtherKind, furtherValues } from './further-values.ts';
import type { PlacedWord } from './measured-word.ts';

/** Words of one line, ten pixels a letter and ten between them. */
function line(top: number, ...texts: string[]): PlacedWord[] {
  let left = 20;
  return texts.map((text): PlacedWord => {
    const box: PlacedWord['box'] = [left, top, text.length * 10, 14];
    left += text.length * 10 + 10;
    return { text, confidence: 0.9, box };
  });
}

test('finds percentages, amounts, dates and numbers that are no fields', () => {
  const words = [
    ...line(10, 'Purity', '99.32%'),
    ...line(40, 'Found', '10.21', 'mg'),
    ...line(70, 'Printed', 'June', '4,', '2026'),
    ...line(100, 'Report', '#SBA-26-0089'),
    ...line(130, 'Certificate', 'of', 'Analysis'),
  ];
  expect(
    furtherValues(words, [])
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['another_amount1', 'another_date1', 'another_number1', 'another_percentage1']);
  const [purity] = words.filter(({ text }) => text === '99.32%');
  expect(furtherValues(words, [{ name: 'purity', box: purity!.box }]).map(({ name }) => name)).not.toContain(
    'another_percentage1',
  );
});

test('finds a month whose J was read as l', () => {
  expect(furtherValues(line(10, '21', 'luly', '2026'), []).map(({ name }) => name)).toEqual(['another_date1']);
  expect(furtherValues(line(10, '21', 'july', '2026'), [])).toEqual([]);
});

test('a name it gave says of which kind a value is; a field’s name does not', () => {
  expect(furtherKind('another_amount12')).toBe('another_amount');
  expect(['purity', 'another_amount', 'not_another_amount1'].map(furtherKind)).toEqual([null, null, null]);
});

test('leaves tables of figures alone, and takes no more than sixteen of a page made to keep us busy', () => {
  expect(furtherValues(line(10, '1.2%', '3.4%', '5.6%', '7.8%'), [])).toEqual([]);
  const many = Array.from({ length: 200 }, (_, row) => line(20 * row, `${row}.5%`)).flat();
  expect(furtherValues(many, [])).toHaveLength(16);
});
