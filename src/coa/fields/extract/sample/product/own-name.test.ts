import { expect, test } from 'vitest';
import { sampleOn } from '../../../../testing/fields-on-page.ts';

const BLEND = `
  Product             Estuary Mix 70 mg
  Component           Result
  BPC-157             10.46 mg
  KPV                 10.10 mg
`;

test('a blend has the name behind its label, and is none of its parts', () => {
  const { sample, compound } = sampleOn(BLEND);
  expect(sample).toMatchObject({ text: 'Estuary Mix 70 mg', label: 'Product' });
  expect(compound).toBeNull();
});

test('a name behind a label that is hardly legible gives way to the compound', () => {
  expect(sampleOn('Product      B P15T\n\nBPC-157').sample!.text).toBe('BPC-157');
  expect(sampleOn('Article tested\n\nBPC-157').sample!.text).toBe('BPC-157');
});

test('a blend that a label names, before the parts that a table lists', () => {
  const page = sampleOn(`
    Name of sample: Estuary Mix 70 mg

    Peptide      Claim      Assay
    BPC-157      5 mg       5.31 mg
    TB-500       5 mg       5.22 mg
  `);
  expect(page.sample?.text).toBe('Estuary Mix 70 mg');
});
