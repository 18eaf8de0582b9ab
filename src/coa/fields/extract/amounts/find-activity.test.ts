import { describe, expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { findActivity, internationalUnits } from './find-activity.ts';

/** Amount found and claimed on a page, in international units. */
function find(page: string, dose: number | null = null): [number | null, number | null] {
  const { activity, claim } = findActivity(graphOf(page), dose);
  return [activity?.value ?? null, claim?.value ?? null];
}

describe('an amount in international units', () => {
  test('under the results, and the one claimed at the head of the page', () => {
    const page = (quantity: string, found: string) => `
      Report To:    A Research    Quantity:    ${quantity}

      Analysis                      Method         Result
      Chromatographic Identity      HPLC-UV        Matches
      Quantity                      HPLC-UV        ${found}
      Endotoxins                    LAL            0.05 EU/mg
    `;
    expect(find(page('10,000 IU', '~9,800-10,200 IU'))).toEqual([10_000, 10_000]);
    expect(find(page('1000 mg', '~1020 iu'))).toEqual([1020, null]);
    expect(findActivity(graphOf(page('10,000 IU', '~1020 iu'))).activity).toMatchObject({
      text: '~1020 iu',
      label: 'Quantity',
    });
  });

  test.each([
    ['Label claim: 5000 IU    Found: 5,120 IU', [5120, 5000]],
    ['Potency      5 120 I.U./vial', [5120, null]],
    ['Somatropin 10 IU\n\nThe vial was found to hold 10.4 IU of somatropin', [10.4, 10]],
    ['Test         Specification     Result\nActivity     5000 IU           4870 lU', [4870, 5000]],
    ['Strength: 10 IU', [null, 10]],
    ['Vial     Result\n1        5,120 IU\n2        5,080 IU', [5120, null]],
    ['HCG 10,000 IU for research\n\nPotency     9,850 IU', [9850, 10_000]],
    ['Gehalt    5.120 IE', [5120, null]],
  ] as const)('%s', (page, expected) => {
    expect(find(page, page.startsWith('Somatropin') ? 10 : null)).toEqual(expected);
  });

  test.each([
    'Endotoxin (LAL)     0.3 IU',
    'Specific activity   3 IU/mg',
    'Activity            NLT 4500 IU',
    'Activity            > 4500 IU',
    'Endotoxin           0.25 IU/mL',
    'Result              12 UIs',
  ])('none is %s', (page) => {
    expect(find(page)).toEqual([null, null]);
  });
});

test.each([
  ['HCG 5,000 IU', 5000],
  ['HGH 10IU', 10],
  ['BPC-157 10 mg', null],
])('the dose in %s', (name, dose) => {
  expect(internationalUnits(name)).toBe(dose);
});
