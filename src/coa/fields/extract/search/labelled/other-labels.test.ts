import { expect, test } from 'vitest';
import { valueOn } from '../../../../testing/fields-on-page.ts';

test('beside a label in brackets behind what it is in another language', () => {
  expect(valueOn('Zákazník (Customer)          Humber Molecular', 'client')).toMatchObject({
    text: 'Humber Molecular',
  });
  expect(valueOn('Results (Customer) of July   Humber Molecular', 'client')).toBeUndefined();
});

test('broken behind its hyphen', () => {
  const page = 'Batch No   LOT-2607-   Received   2026-06-26\n           AHK10';
  expect(valueOn(page, 'batch')).toMatchObject({ text: 'LOT-2607-AHK10', place: 'right' });
  expect(valueOn(page.replace('AHK10', 'see flag'), 'batch')!.text).toBe('LOT-2607-');
});

test('below a sentence that leads to it', () => {
  const page = `
    Verify this test with the following unique key
    SV0S1GZ3AY7X
  `;
  expect(valueOn(page, 'key')).toMatchObject({ text: 'SV0S1GZ3AY7X' });
});
