import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { preparePage } from '../image/prepare/prepare-page.ts';
import { groupCells } from '../layout/cells.ts';
import type { Word } from '../layout/word.ts';
import { findTallResults, readTallResults } from './read-tall.ts';
import { createTextReader } from './read-text.ts';

const prepared = preparePage(
  (
    await drawPage(
      [
        [60, 120, 'Semax'],
        [420, 120, '43.28 mg'],
        [60, 210, 'Purity'],
        [420, 210, '99.35 %'],
      ],
      { width: 800, height: 320 },
    )
  ).picture,
);
const reader = createTextReader();
afterAll(() => reader.close());
const { words } = await reader.read(prepared.page);

/** The same words, the amount as a reader gives it that took something above for a part of its letters. */
const blended = (words: readonly Word[]): Word[] =>
  words.map((word) =>
    /43/.test(word.text) ? { ...word, text: '13.28', top: word.top - 1.5 * (word.bottom - word.top) } : word,
  );
const text = (read: readonly Word[]): string => read.map((word) => word.text).join(' ');

test('a page whose results are as high as their rows stays as it is', async () => {
  expect(findTallResults(groupCells(words, prepared.letters))).toEqual([]);
  expect(await readTallResults(words, prepared, reader)).toEqual(words);
});

test('a result that was read with what stands above it is read again within its row', async () => {
  const spoilt = blended(words);
  expect(text(spoilt)).toContain('13.28');
  expect(findTallResults(groupCells(spoilt, prepared.letters))).toHaveLength(1);
  const read = text(await readTallResults(spoilt, prepared, reader));
  expect(read).toContain('43.28 mg');
  expect(read).toContain('99.35 %');
  expect(read).not.toContain('13.28');
});

test('where nothing legible stands in the row, the first reading stays', async () => {
  const blank = preparePage((await drawPage([[60, 60, 'Semax']], { width: 800, height: 320 })).picture);
  const read = await readTallResults(blended(words), { ...blank, letters: prepared.letters }, reader);
  expect(text(read)).toContain('13.28');
});
