import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../../tests/support/dataset.ts';
import { graphOf } from '../../../testing/page.ts';
import { indexCompounds } from '../sample/compounds/compound-index.ts';
import { findComponents } from './find-components.ts';

const compounds = indexCompounds(fixtureDataset().compounds);

/** Name, content, claim and purity of each component of a page. */
function find(page: string) {
  return findComponents(graphOf(page), compounds).map(({ text, content, claim, purity }) => [
    text,
    content?.value ?? null,
    claim?.value ?? null,
    purity?.value ?? null,
  ]);
}

describe('the components of a blend', () => {
  test('in a table of their own, with what was claimed', () => {
    expect(
      find(`
      Component      Labeled      Measured
      BPC-157        10 mg        11.46 mg
      TB-500         10 mg        10.46 mg
      GHK-Cu         50 mg        51.19 mg
    `),
    ).toEqual([
      ['BPC-157', 11.46, 10, null],
      ['TB-500', 10.46, 10, null],
      ['GHK-Cu', 51.19, 50, null],
    ]);
  });

  test('a line each under one title, given again among the results', () => {
    expect(
      find(`
      Product:    WOLVERINE 20mg      Net Content:    BPC-157 – 11.84 mg
                                                      TB-500 – 12.93 mg

      Net Content                     BPC-157 – 11.84 mg
                                      TB-500 – 12.93 mg
    `),
    ).toEqual([
      ['BPC-157', 11.84, null, null],
      ['TB-500', 12.93, null, null],
    ]);
  });

  test('with the share of the claim behind each amount, which is no purity', () => {
    expect(
      find(`
      Test              Specification              Result
      HPLC Potency      90 – 110% of 10 mg         GHK-Cu 5.7 mg (56.9 %)
      Assay                                        KPV 5.9 mg (59.4 %)
    `),
    ).toEqual([
      ['GHK-Cu', 5.7, null, null],
      ['KPV', 5.9, null, null],
    ]);
  });

  test('with a unit on the next line', () => {
    expect(
      find(`
      BPC-157 – 12.38 mg
      Thymosin Beta-4 – 11.13
      mg
    `),
    ).toEqual([
      ['BPC-157', 12.38, null, null],
      ['Thymosin Beta-4', 11.13, null, null],
    ]);
  });

  test('behind the title of each row', () => {
    expect(
      find(`
      Analysis                   Method           Result
      Chromatographic Purity     HPLC-UV/VIS      >99.80%
      Quantity: TB-500           HPLC-UV/VIS      5.00 mg
      Quantity: BPC-157          HPLC-UV/VIS      4.82 mg
    `),
    ).toEqual([
      ['TB-500', 5, null, null],
      ['BPC-157', 4.82, null, null],
    ]);
  });

  test('each with its purity, in a column or a row of its own', () => {
    expect(
      find(`
      Component      Found         Purity
      BPC-157        5.12 mg       99.41 %
      TB-500         4.97 mg       98.76 %
    `),
    ).toEqual([
      ['BPC-157', 5.12, null, 99.41],
      ['TB-500', 4.97, null, 98.76],
    ]);
    expect(
      find(`
      BPC-157 purity (HPLC)      99.41 %
      TB-500 purity (HPLC)       98.76 %
      BPC-157 content            5.12 mg
      TB-500 content             4.97 mg
    `),
    ).toEqual([
      ['BPC-157', 5.12, null, 99.41],
      ['TB-500', 4.97, null, 98.76],
    ]);
  });

  test('are no limits, no shares of an area, and not one alone', () => {
    expect(find('BPC-157      ≥ 5 mg\nTB-500       ≥ 5 mg')).toEqual([]);
    expect(find('Name         RT        Area %\nBPC-157      7.1       51.2 %\nTB-500       8.0       48.8 %')).toEqual(
      [],
    );
    expect(find('BPC-157      5.12 mg\nAcetate      0.41 mg\nWater        0.2 mg')).toEqual([]);
  });
});
