import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../tests/support/drawn-page.ts';
import { preparePage } from './image/prepare/prepare-page.ts';
import { createTextReader } from './ocr/read-text.ts';
import { readAtPlaces } from './read-at-places.ts';
import { testFields } from './testing/fields.ts';

const page = await drawPage(
  [
    [60, 40, 'Tarn Peptides'],
    [60, 140, 'Client name:'],
    [60, 240, 'TP-26041'],
  ],
  { width: 700, height: 420 },
);
const [client, label, batch] = page.boxes as [(typeof page.boxes)[0], (typeof page.boxes)[0], (typeof page.boxes)[0]];
const prepared = preparePage(page.picture);
const reader = createTextReader(1);
afterAll(() => reader.close());

test('a client and a batch are read where they should stand, and count as read once', async () => {
  const fields = await readAtPlaces(
    testFields(),
    [
      { name: 'client', box: client },
      { name: 'batch', box: batch },
    ],
    prepared,
    reader,
  );
  expect(fields.client).toMatchObject({ text: 'Tarn Peptides', label: '', readings: 1, bySight: true });
  expect(fields.client!.confidence).toBeLessThan(0.8);
  expect(fields.batch).toMatchObject({ text: 'TP-26041' });
});

test('a value is told to stand where its words do, not where its place has room', async () => {
  const [x, y, width, height] = client;
  const roomy: typeof client = [x, y, width + 300, height];
  const fields = await readAtPlaces(testFields(), [{ name: 'client', box: roomy }], prepared, reader);
  const [left, , wide] = fields.client!.box!;
  expect(left).toBeGreaterThan(x - height);
  expect(left + wide).toBeLessThan(x + width + height);
});

test('a label is no client, and nothing stands on empty paper', async () => {
  const at = (box: typeof client) => readAtPlaces(testFields(), [{ name: 'client', box }], prepared, reader);
  expect((await at(label)).client).toBeNull();
  expect((await readAtPlaces(testFields(), [{ name: 'batch', box: client }], prepared, reader)).batch).toBeNull();
  expect((await at([60, 340, 300, 40])).client).toBeNull();
});

test('a page that lacks nothing costs no reading', async () => {
  const unread = { ...reader, read: () => Promise.reject(new Error('Read without need.')) };
  const fields = testFields();
  expect(await readAtPlaces(fields, [], prepared, unread)).toEqual(fields);
});
