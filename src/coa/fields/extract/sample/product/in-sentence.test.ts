import { expect, test } from 'vitest';
import { sampleOn } from '../../../../testing/fields-on-page.ts';

test('a product that a sentence certifies, and one behind the title', () => {
  const sample = (line: string) =>
    sampleOn(`Severn Assay\n\n${line}\n\nPurity     99.1 %\n\nEnd of report`).sample?.text;
  expect(sample('Severn ApS hereby certifies that Semax 10 mg, batch NR-26-0093, has been examined with')).toBe(
    'Semax 10 mg',
  );
  expect(sample('Statement of quality: KPV 5 mg, batch KP-0512')).toBe('KPV 5 mg');
});

test('what a line says that it is about, with its dose where that is told', () => {
  const sample = (line: string) =>
    sampleOn(`Severn Assay\n\n${line}\n\nPurity     99.1 %\n\nEnd of report`).sample?.text;
  expect(sample('Result of analysis Semax 20 mg, Lot EP20-0911')).toBe('Semax 20 mg');
  expect(sample('We tested one vial labelled KPV 50 mg for Fernhill Wellness Supplies')).toBe('KPV 50 mg');
  expect(sample('One vial, described by the customer as “KPV, 5 mg”, batch LFT 260517')).toBe('KPV, 5 mg');
  expect(sample('Humber | Semax report\n\n# KPV')).toBe('KPV');
  expect(sample('Humber | Semax report')).toBe('Semax');
  expect(sample('Product     $S-31 (Elamipretide)')).toBe('SS-31 (Elamipretide)');
  expect(
    sample('At the request of Marlowe Peptides we have examined a sample of Semax,\n10 mg, lot MF.KP.31, which'),
  ).toBe('Semax, 10 mg');
  expect(sample('Semax, 10 mg vial, Lot HD-0611-M')).toBe('Semax, 10 mg vial');
});
