import { describe, expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { findMasses } from './find-mass.ts';

function find(page: string) {
  return findMasses(graphOf(page));
}

describe('a mass', () => {
  test.each([
    ['behind its label', 'Molecular Weight: 1419.56 g/mol', 1419.56, 2],
    ['right of it', 'Mol. Weight        1419.5 Da', 1419.5, 1],
    ['with a thousands separator', 'Molecular mass     1,419.56 Da', 1419.56, 2],
    ['with a decimal comma', 'Molecular mass     889,02 Da', 889.02, 2],
    ['abbreviated', 'MW: 4113.6', 4113.6, 1],
    ['whole', 'Molecular weight   1420 Da', 1420, 0],
    ['of an ion', 'ESI-MS [M+H]+      1420.6 m/z', 1420.6, 1],
  ])('%s', (_, page, value, decimals) => {
    expect(find(page)).toMatchObject([{ value, decimals }]);
  });

  test.each([
    ['Molekülmasse: 1.419,53 Da', 1419.53, 'stated'],
    ['Molekulargewicht     1419,5 g/mol', 1419.5, 'stated'],
    ['Molmasse (gefunden)     1419,5 Da', 1419.5, 'measured'],
    ['Gefundene Masse     4.813,5 Da', 4813.5, 'measured'],
    ['Masse molaire mesurée     1419,5 g/mol', 1419.5, 'measured'],
    ['Peso molecular     1.419,5 g/mol', 1419.5, 'stated'],
    ['Massa molecolare     1419,5 Da', 1419.5, 'stated'],
    ['Masa cząsteczkowa     1419,5 Da', 1419.5, 'stated'],
    ['Molekylvikt     1419,5 Da', 1419.5, 'stated'],
    ['Protonated molecule HRMS     1420.54', 1420.54, 'ion'],
    ['[M+H]+\n15 343.10', 343.1, 'ion'],
    ['Molecular mass     1 419.56 Da', 1419.56, 'stated'],
  ])('in another language or in other words: %s', (line, value, kind) => {
    expect(find(line)).toMatchObject([{ value, kind }]);
  });

  test('stated and measured are told apart by the column', () => {
    const found = find(`
      Test              Specification        Result
      Molecular mass    1419.56 Da           1419.71 Da
    `);
    expect(found).toMatchObject([
      { value: 1419.56, kind: 'stated' },
      { value: 1419.71, kind: 'measured' },
    ]);
  });

  test('of a table of peaks is that of the main one', () => {
    const found = find(`
      RT        Area %     Found mass, Da
      16.10     0.14       4742.4
      17.62     99.26      4813.6
      18.30     0.60       4829.5
    `);
    expect(found).toMatchObject([{ value: 4813.6, kind: 'measured' }]);
  });

  test('stated and measured are told apart by the label', () => {
    expect(find('Theoretical mass   1419.56 Da\n\nObserved mass      1419.71 Da')).toMatchObject([
      { value: 1419.56, kind: 'stated' },
      { value: 1419.71, kind: 'measured' },
    ]);
  });

  test.each([
    ['Molecular mass (ESI-MS)   342.43 Da', 'measured'],
    ['Molecular weight by MALDI-TOF   4113.6 Da', 'measured'],
    ['Molecular mass (LC-MS)   342.43 Da', 'measured'],
    ['Molecular mass, theory (for MS)   342.43 Da', 'stated'],
    ['Molecular mass   342.43 Da', 'stated'],
    ['Observed mass 4813.45 Da (calc. 4813.53)', 'measured'],
    ['Observed mass: 4813.45 Da, theory 4813.53 Da', 'measured'],
    ['Calculated mass 4813.53 Da (found 4813.45)', 'stated'],
    ['ESI-MS   342.43 Da', 'stated'],
    ['Molecular mass (ESI-MS) [M+H]+   342.43', 'ion'],
  ])('was measured where its label names the instrument: %s', (page, kind) => {
    expect(find(page)).toMatchObject([{ kind }]);
  });

  test('keeps a printed tolerance', () => {
    expect(find('Molecular mass     1419.56 ± 1.0 Da')).toMatchObject([{ value: 1419.56, tolerance: 1 }]);
  });

  test('carries the words it stands in, its unit among them', () => {
    const words = (page: string) => find(page)[0]!.words.map(({ text }) => text);
    expect(words('Molecular Weight: 1419.56 g/mol')).toEqual(['1419.56', 'g/mol']);
    expect(words('Molecular Weight: 1419.56 (theory)')).toEqual(['1419.56']);
  });
});

test.each([
  'Purity   99.35 %',
  'Mass per vial    10.42 mg',
  'Accuracy of mass   5 ppm',
  'Batch    1419',
  'Method: LC-MS',
  'HPLC 220 nm',
  '',
  'Heavy metals by ICP-MS   1419 ppb',
])('"%s" holds none', (page) => {
  expect(find(page)).toEqual([]);
});

test('a day in the next column of a form is no mass, nor is the mass of the salt of a batch the compound’s', () => {
  expect(find('Mol. wt.     401.91          Date     9th December 2025').map(({ value }) => value)).toEqual([401.91]);
  expect(find('Molecular Weight     4113.64     Report Date     2026.01.27').map(({ value }) => value)).toEqual([
    4113.64,
  ]);
  expect(find('Batch Molecular Weight     974.93')).toEqual([]);
});

test('a number of six figures is none, nor is what stands behind the label of a batch', () => {
  expect(find('M.W.:      Batch identifier: 248458')).toEqual([]);
  expect(find('Molecular weight    248458')).toEqual([]);
});

test('the mass of an ion is called by all that the spectrum says of it', () => {
  expect(find('[M+2H]2+\n907.93')).toMatchObject([{ value: 907.93, kind: 'ion', label: '[M+2H]2+' }]);
  expect(find('BPC-157 [M+H]+\n1419.70')).toMatchObject([{ label: 'BPC-157 [M+H]+' }]);
});
