import { expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { field, registered, testFields } from '../../testing/fields.ts';
import type { PlacedWord } from '../features/measured-word.ts';
import { spelledByLetters } from './spell-by-letters.ts';

/** A page on which a batch is printed, and what a reader made of it; the words around it leave no doubt. */
async function batchRead(printed: string, read: string, around: readonly string[]) {
  const lines = [printed, ...around].map((text, row) => [40, 40 + 70 * row, text] as const);
  const { picture, boxes } = await drawPage(lines, { width: 700, height: 80 + 70 * lines.length });
  const words = [read, ...around].map(
    (text, index): PlacedWord => ({ text, confidence: index === 0 ? 0.6 : 0.95, box: boxes[index]! }),
  );
  return { picture, words, fields: testFields({ batch: { ...field(read), box: boxes[0]! } }) };
}

const AROUND = ['2026-05-17', '08.15.60', 'SPECIFICATION', 'OBSERVATIONS', 'QUESTION'];

test.each([
  ['a digit that was read as a letter', 'CU50-W', 'CUS0-W'],
  ['a letter that was read as a digit', 'KSO7-W', 'K507-W'],
  ['a letter and a digit read as one another', 'TS05-W', 'T5OS-W'],
  ['one letter that was read as two signs', 'EVOQ26', 'EVO0Q26'],
  ['one digit that was read as two signs', 'BC5-01', 'BCS5-01'],
])('%s is spelt by the letters of the page', async (_, printed, read) => {
  const { picture, words, fields } = await batchRead(printed, read, AROUND);
  expect(spelledByLetters(fields, picture, words, []).batch).toMatchObject({ value: printed, text: read });
});

test.each(['CU50-W', 'KSO7-W', 'EVOQ26', 'PO0S5-7', 'X1I0-2'])('%s read as it is printed stays', async (printed) => {
  const { picture, words, fields } = await batchRead(printed, printed, AROUND);
  expect(spelledByLetters(fields, picture, words, []).batch?.value).toBe(printed);
});

test('without such letters elsewhere on the page nothing is known', async () => {
  const { picture, words, fields } = await batchRead('CU50-W', 'CUS0-W', ['NAME', 'PURITY']);
  expect(spelledByLetters(fields, picture, words, []).batch?.value).toBe('CUS0-W');
});

test('words that were read badly say nothing', async () => {
  const { picture, words, fields } = await batchRead('CU50-W', 'CUS0-W', AROUND);
  const badly = words.map((word) => ({ ...word, confidence: 0.6 }));
  expect(spelledByLetters(fields, picture, badly, []).batch?.value).toBe('CUS0-W');
});

test('what a code holds is right as it is', async () => {
  const { picture, words, fields } = await batchRead('CU50-W', 'CUS0-W', AROUND);
  const codes = [{ text: 'https://lab.example/?lot=CUS0-W' }];
  expect(spelledByLetters(fields, picture, words, codes).batch?.value).toBe('CUS0-W');
});

test('what the laboratory’s grammar allows stays allowed', async () => {
  const { picture, words, fields } = await batchRead('CU50-W', 'CUS0-W', AROUND);
  const spelt = (pattern: string): string | undefined => {
    const laboratory = registered({
      identifiers: [{ field: 'batch', label: 'Lot', pattern, example: 'CUS0-W', carries: null }],
    });
    return spelledByLetters({ ...fields, laboratory }, picture, words, []).batch?.value;
  };
  expect(spelt('^[A-Z]{3}\\d-[A-Z]$')).toBe('CUS0-W');
  expect(spelt('^[A-Z\\d]{4}-[A-Z]$')).toBe('CU50-W');
});

test('signs around an identifier are no part of its value', async () => {
  const { picture, words, fields } = await batchRead('(CU50-W)', '(CUS0-W)', AROUND);
  const bare = { ...fields, batch: { ...fields.batch!, value: 'CUS0-W' } };
  expect(spelledByLetters(bare, picture, words, []).batch?.value).toBe('CU50-W');
});
