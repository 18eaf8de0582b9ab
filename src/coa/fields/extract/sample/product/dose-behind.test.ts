import { expect, test } from 'vitest';
import { sampleOn } from '../../../../testing/fields-on-page.ts';

test('a dose behind a dash, and Greek letters', () => {
  expect(sampleOn('Sample: PT-141 (Bremelanotide)     –     10 mg vial').sample?.text).toBe(
    'PT-141 (Bremelanotide) – 10 mg vial',
  );
  expect(sampleOn('Sample: TB-500 (Thymosin B4) 10 mg').sample?.text).toBe('TB-500 (Thymosin β4) 10 mg');
});
