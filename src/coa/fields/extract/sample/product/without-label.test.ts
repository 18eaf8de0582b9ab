import { expect, test } from 'vitest';
import { sampleOn } from '../../../../testing/fields-on-page.ts';

test('the title of a row that says what was measured is none', () => {
  const named = (line: string) => sampleOn(`Report\n\n${line}     2.94 mg/mL\n\nLot: A12`).sample?.text;
  expect([named('BPC-157 concentration'), named('BPC-157')]).toEqual([undefined, 'BPC-157']);
});

test('the page of a shop in the bar of a browser is none', () => {
  expect(sampleOn('quarrybank.example/shop/bpc-157\n\nReport').sample).toBeNull();
});
