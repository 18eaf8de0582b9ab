import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../tests/support/drawn-page.ts';
import { preparePage } from './image/prepare/prepare-page.ts';
import { createTextReader } from './ocr/read-text.ts';
import { readElsewhere } from './read-elsewhere.ts';
import { field, purity, testFields } from './testing/fields.ts';

const page = await drawPage(
  [
    [60, 40, '99.35 %'],
    [60, 140, '99.67 %'],
    [60, 240, 'R-41277'],
  ],
  { width: 700, height: 320 },
);
const [own, other, number] = page.boxes as [(typeof page.boxes)[0], (typeof page.boxes)[0], (typeof page.boxes)[0]];
const prepared = preparePage(page.picture);
const reader = createTextReader(1);
afterAll(() => reader.close());

const learned = { purity: { on: 9, of: 9 } };
const word = (text: string, box: typeof own) => ({ text, confidence: 0.95, box: box! });
const read = (elsewhere: string, again: string) =>
  readElsewhere(
    testFields({
      purity: { ...purity(99.35), text: '99.35%', box: own! },
      reportNumber: field('R-86155'),
      elsewhere: { reportNumber: [{ text: elsewhere, box: number!, onTrace: false }], batch: [] },
    }),
    { learned, words: [word('99.35%', own), word(again, other)] },
    prepared,
    reader,
  );

test('values printed otherwise count where a second reading gives the same digits', async () => {
  expect(await read('R-41277', '99.67%')).toEqual([number, other]);
  expect(await read('R-41271', '99.61%')).toEqual([]);
});

test('a page that prints nothing otherwise costs no reading', async () => {
  const unread = { ...reader, read: () => Promise.reject(new Error('Read without need.')) };
  expect(await readElsewhere(testFields(), { learned, words: [] }, prepared, unread)).toEqual([]);
});
