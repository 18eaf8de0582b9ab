import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import type { Fields } from './fields/fields.ts';
import { openPicture, untimed } from './image/open-picture.ts';
import { createTextReader } from './ocr/read-text.ts';
import { confirmByLayer, readPage } from './read-page.ts';
import { field, testFields } from './testing/fields.ts';

const reader = createTextReader();
afterAll(() => reader.close());

test('a field whose words picture and text layer read alike was read twice', () => {
  const fields = testFields({
    client: field('Fenland Reagents', { box: [100, 100, 200, 20] }),
    batch: field('LOT 4711', { box: [100, 200, 100, 20] }),
    sample: field('BPC-157', { box: [100, 300, 100, 20] }),
  });
  const confirmed = confirmByLayer(
    fields,
    [
      [100, 102, 90, 14],
      [200, 102, 90, 14],
      [100, 202, 40, 14],
    ],
    [[150, 202, 40, 14]],
  );
  const readings = ({ client, batch, sample }: Fields) => [client?.readings, batch?.readings, sample?.readings];
  expect(readings(confirmed)).toEqual([2, 1, 1]);
  expect(readings(fields)).toEqual([1, 1, 1]);
});

test('a page of a PDF is read from picture and text layer together', async () => {
  const { compounds, laboratories } = fixtureDataset();
  const page = await readPage(
    await openPicture({ picture: readFileSync('fixtures/pdf/genuine.pdf'), declaredType: null }, 0, untimed),
    { reader, compounds, laboratories },
    untimed,
  );
  expect(page.fields.client).toMatchObject({ value: 'Ottermoor Biologics', readings: 2 });
  expect(page.fields.purity).toMatchObject({ value: 99.11, readings: 2 });
  expect(page.fields.key!.value).toBe('RDN76Q2GBUPN');
  expect(page.container.pdf!.textLayer).toMatchObject({ contradictions: [], agreement: expect.closeTo(1, 1) });
  expect(page.words.filter(({ confidence }) => confidence > 0.95).length).toBeGreaterThan(0.7 * page.words.length);
});
