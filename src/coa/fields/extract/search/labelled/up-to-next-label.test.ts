import { expect, test } from 'vitest';
import { valueOn } from '../../../../testing/fields-on-page.ts';
import type { LabelledField } from '../../../specs.ts';

test('days in one line, each behind its label and a stroke', () => {
  const page = 'Received 2026-10-08 | Tested 2026-10-13 | Released 14 Oct 2026';
  const texts = (field: LabelledField) => valueOn(page, field)?.text;
  expect([texts('date_received'), texts('date_analysed'), texts('date_reported')]).toEqual([
    '2026-10-08',
    '2026-10-13',
    '14 Oct 2026',
  ]);
  expect(valueOn('Purity 99.1 % | Lot of 5', 'batch')).toBeUndefined();
});

test('several on one line', () => {
  const page = 'Client: Humber Molecular Batch: LOT35822';
  expect(valueOn(page, 'client')!.text).toBe('Humber Molecular');
  expect(valueOn(page, 'batch')!.text).toBe('LOT35822');
});

test('up to the next label, in whichever language that is told first', () => {
  const page = 'Sample: Semax 10 mg Nr serii / Batch No.: SMX-2601-B Data badania / Date of analysis: 11.03.2026';
  expect(valueOn(page, 'sample')!.text).toBe('Semax 10 mg');
  expect(valueOn(page, 'batch')!.text).toBe('SMX-2601-B');
});

test('a number ends before the next label behind a stroke', () => {
  expect(valueOn('Report-Nr. KPA-2026-0741 / Order-Nr. 20726 / Page 1 of 2', 'report_number')?.text).toBe(
    'KPA-2026-0741',
  );
});

test('what closes a bracket is no label', () => {
  const line = 'Product: SERMORELIN 3 MG/ML INJECTION (5 ML VIAL) Submitted: 4 vials';
  expect(valueOn(line, 'sample')?.text).toBe('SERMORELIN 3 MG/ML INJECTION (5 ML VIAL)');
});
