import { expect, test } from 'vitest';
import { compound } from '../../../testing/fields.ts';
import { abbreviatedCompounds } from './abbreviated-compounds.ts';

const COMPOUNDS = [
  compound({ id: 'kpv', name: 'KPV', aliases: [] }),
  compound({ id: 'bpc-157', name: 'BPC-157', aliases: ['Body Protection Compound 157'] }),
  compound({ id: 'll-37', name: 'LL-37', aliases: ['CAP-18 LL-37'] }),
  compound({ id: 'semaglutide', name: 'Semaglutide', aliases: [] }),
  compound({ id: 'semax', name: 'Semax', aliases: [] }),
  compound({ id: 'testotide', name: 'Testotide', aliases: [] }),
  compound({ id: 'bac-water', name: 'BAC water', kind: 'diluent', aliases: [] }),
];

const found = (batch: string) =>
  abbreviatedCompounds(batch, COMPOUNDS).map(({ letters, compounds }) => [letters, ...compounds.map(({ id }) => id)]);

test.each([
  ['IWR-081026KPV', [['KPV', 'kpv']]],
  ['bpc20110225', [['BPC', 'bpc-157']]],
  ['AX-SEMAG-01', [['SEMAG', 'semaglutide']]],
  [
    'KPV/BPC 12',
    [
      ['KPV', 'kpv'],
      ['BPC', 'bpc-157'],
    ],
  ],
])('%s', (batch, expected) => {
  expect(found(batch)).toEqual(expected);
});

test.each([
  ['a colour of a cap', 'Blue Cap-1'],
  ['part of a longer run', 'BPCX-157'],
  ['two letters', 'LL-0126'],
  ['three letters of a name', 'SEM-0126'],
  ['a word of batches', 'TEST-0126'],
  ['what is no product', 'BAC-202605'],
])('%s stands for nothing', (_, batch) => {
  expect(found(batch)).toEqual([]);
});

test('letters with which several names begin stand for each of them', () => {
  expect(found('SEMA-0126')).toEqual([['SEMA', 'semaglutide', 'semax']]);
});
