import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTrace } from '../forensics/chromatogram/find-trace.ts';
import { openPicture, untimed } from '../image/open-picture.ts';
import { preparePage } from '../image/prepare/prepare-page.ts';
import { testRecord, testVendor } from '../testing/records.ts';
import { chromatogramHash } from './chromatogram-hash.ts';
import { compareChromatogram } from './compare-chromatogram.ts';

const prepared = async (name: string) =>
  preparePage(
    (await openPicture({ picture: readFileSync(`fixtures/certificates/${name}`), declaredType: null }, 0, untimed))
      .picture,
  );
const onRecord = (...hashes: (string | null)[]) =>
  hashes.map((chromatogram_hash) => ({ vendor: testVendor(), certificate: testRecord({ chromatogram_hash }) }));

test('the page is compared with every chromatogram on record', async () => {
  const page = await prepared('fab-pixel.png');
  const own = chromatogramHash(findTrace(page)!.heights);
  const other = [...own].reverse().join('');
  expect(compareChromatogram(page, onRecord(null, other))).toMatchObject({ compared: 1, alike: [] });
  const records = onRecord(null, other, own);
  expect(compareChromatogram(page, records)).toMatchObject({ compared: 2, alike: [{ ...records[2], detailed: true }] });
});

test('a trace of one peak alone shows too little detail', async () => {
  const page = await prepared('genuine-phone.jpg');
  const own = chromatogramHash(findTrace(page)!.heights);
  expect(compareChromatogram(page, onRecord(own))).toMatchObject({ compared: 1, alike: [{ detailed: false }] });
});

test('what is missing is said', async () => {
  expect(compareChromatogram(await prepared('fab-pixel.png'), onRecord(null))).toBe('none-on-record');
  expect(compareChromatogram(await prepared('stale.png'), onRecord('0'.repeat(128)))).toBe('none-on-page');
});
