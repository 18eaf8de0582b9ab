import { describe, expect, test } from 'vitest';
import { fieldsOn } from '../../../testing/fields-on-page.ts';

test('a total whose point was read as a gap is told by the claim', () => {
  const page = (total: string) => `
    Sample             Semaglutide 10 mg
    Component          Result        Specification
    Total peptide      ${total}      Report
  `;
  expect(fieldsOn(page('10 31 mg')).content?.value).toBe(10.31);
  expect(fieldsOn(page('20 82 mg')).content).toBeNull();
});

test('the dose of a blend is no claim for one of its parts', () => {
  const { labelClaim, content } = fieldsOn(
    'Product: GLOW blend 70 mg\n\nTest      Specification     Result\nContent   10 mg             11.10 mg',
  );
  expect([labelClaim?.value, content?.value]).toEqual([10, 11.1]);
});

test('a content and its claim whose commas part thousands', () => {
  const { labelClaim, content } = fieldsOn('Label claim: 1,500 mg\nAmount found: 1,546 mg');
  expect([labelClaim?.value, content?.value]).toEqual([1500, 1546]);
});

test('a dose set tight against a name is no claim of its own digits', () => {
  expect(fieldsOn('Product: PT-14110mg').labelClaim?.value ?? 10).toBe(10);
});

test('a claim whose point or comma parts thousands is told by the content beside it', () => {
  const page = (content: string) => fieldsOn(`Zertifikat\n\nProbe: NAD+ 1.000 mg\nGehalt     ${content}`);
  expect(page('1.002,45 mg')).toMatchObject({ labelClaim: { value: 1000 }, content: { value: 1002.45 } });
  const dose = fieldsOn('Report\n\nTest Product:     NAD+ 1,000mg\nAssay     1,062.2mg');
  expect(dose).toMatchObject({ labelClaim: { value: 1000 }, content: { value: 1062.2 } });
  expect(page('1,02 mg')).toMatchObject({ labelClaim: { value: 1 }, content: { value: 1.02 } });
});

test('a report on a hormone says how much there is in international units', () => {
  const fields = fieldsOn(`
    Certificate of Analysis
    Compound:   HCG 10,000 IU       Lot Number:   G10K-01

    Analysis        Method          Result
    Quantity        HPLC-UV         9,850 IU
    Endotoxins      LAL             0.05 EU/mg
  `);
  expect(fields).toMatchObject({ content: null, activity: { value: 9850 }, activityClaim: { value: 10_000 } });
  expect(fields.certificateMarks).toContain('content');
});

describe('the components of a blend', () => {
  const contents = (page: string): (number | null)[] =>
    fieldsOn(page).components.map(({ content }) => content?.value ?? null);
  const table = (first: string, product = 'WOLVERINE 20 mg'): string => `
    Product:       ${product}

    Component      Labeled      Measured
    BPC-157        10 mg        ${first}
    TB-500         10 mg        10.46 mg
  `;

  test('have their contents, a lost point told by the claim', () => {
    expect(contents(table('11.46 mg'))).toEqual([11.46, 10.46]);
    expect(contents(table('1146 mg'))).toEqual([11.46, 10.46]);
  });

  test('are none of a product that is one compound', () => {
    expect(contents(table('11.46 mg', 'BPC-157 10 mg'))).toEqual([]);
  });

  test('without a claim an amount whose point was lost is none, nor is what is left then', () => {
    const row = (amount: string): string => `Product: WOLVERINE\n\nBPC-157      ${amount}\nTB-500      10.46 mg`;
    expect(contents(row('11.46 mg'))).toEqual([11.46, 10.46]);
    expect(contents(row('11 46 mg'))).toEqual([]);
  });
});
