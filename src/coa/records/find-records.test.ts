import { expect, test } from 'vitest';
import { date, field, purity, testFields } from '../testing/fields.ts';
import { testRecord, testVendor } from '../testing/records.ts';
import { findRecords } from './find-records.ts';

const unseen = { sha256: 'f'.repeat(64), perceptualHash: '0123456789abcdef' };
const records = [{ vendor: testVendor(), certificate: testRecord() }];
const laboratory = { name: 'Lab One', laboratory: { id: 'lab-one' }, basis: ['letterhead'], confidence: 1 } as never;
const by = (...args: Parameters<typeof findRecords>) => findRecords(...args).map((match) => match.by);

test('the same file is found', () => {
  expect(by(testFields(), { ...unseen, sha256: 'a'.repeat(64) }, records)).toEqual([['file']]);
});

test('a key is found also with letters that readers mix up', () => {
  expect(by(testFields({ key: field('XA774ZLZMMTW') }), unseen, records)).toEqual([['key']]);
  expect(by(testFields({ key: field('XA774Z1ZMMTW') }), unseen, records)).toEqual([['key']]);
  expect(by(testFields({ key: field('XA774ZLZMMTA') }), unseen, records)).toEqual([]);
});

test('a report number counts at the same laboratory only, and when something else agrees', () => {
  const batch = field('FR-2605');
  expect(by(testFields({ reportNumber: field('R-35113'), laboratory, batch }), unseen, records)).toEqual([
    ['report_number'],
  ]);
  expect(
    by(
      testFields({ reportNumber: field('R-35113'), laboratory, dates: [date('received', '2026-05-11')] }),
      unseen,
      records,
    ),
  ).toEqual([['report_number']]);
  expect(by(testFields({ reportNumber: field('R-35113'), batch }), unseen, records)).toEqual([]);
  expect(by(testFields({ reportNumber: field('R-35113'), laboratory }), unseen, records)).toEqual([]);
});

test('a look counts with the same batch and purity only: reports on one form look alike', () => {
  const look = { ...unseen, perceptualHash: 'b2fcfa62221e6291' };
  expect(by(testFields({ batch: field('FR-2605'), purity: purity(98.633, 3) }), look, records)).toEqual([['look']]);
  expect(by(testFields({ batch: field('FR-2606'), purity: purity(98.633, 3) }), look, records)).toEqual([]);
  expect(by(testFields({ batch: field('FR-2605'), purity: purity(98.633, 3) }), unseen, records)).toEqual([]);
});

test('identifiers of few letters are shared by chance', () => {
  expect(
    by(testFields({ reportNumber: field('12'), laboratory }), unseen, [
      { vendor: testVendor(), certificate: testRecord({ report_number: '12' }) },
    ]),
  ).toEqual([]);
});
