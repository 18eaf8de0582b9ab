import { expect, test } from 'vitest';
import { sampleOn } from '../../../../testing/fields-on-page.ts';

test('a stroke before small letters of a name is a capital', () => {
  expect(sampleOn('Product      Semax/|pamorelin').sample!.text).toBe('Semax/Ipamorelin');
  expect(sampleOn('Product      BPC-157 10ml (12mg/mi)').sample!.text).toBe('BPC-157 10ml (12mg/ml)');
  expect(sampleOn('Product      BPC-157 10ml (12mgimi)').sample!.text).toBe('BPC-157 10ml (12mg/ml)');
  expect(sampleOn('Product      Berberine HCI 500 mg').sample!.text).toBe('Berberine HCl 500 mg');
});

test('an S of which a reader makes a sign, and a product identified on behalf of the client', () => {
  expect(sampleOn('Product      §§-31 50mg').sample?.text).toBe('SS-31 50mg');
  const sent = 'The following sample was submitted and identified on behalf of the client as: GHK-Cu 50 mg';
  expect(sampleOn(sent).sample?.text).toBe('GHK-Cu 50 mg');
});

test('a dose of five is a digit, whatever letter it looks like', () => {
  expect(sampleOn('Product      AOD-9604 Smg').sample?.text).toBe('AOD-9604 5mg');
  expect(sampleOn('Product      CJC-1295/Ipamorelin Blend Smg/Smg').sample?.text).toBe(
    'CJC-1295/Ipamorelin Blend 5mg/5mg',
  );
  expect(sampleOn('Product      SS-31 S 10 mg').sample?.text).toBe('SS-31 S 10 mg');
});

test('a product is named without its batch', () => {
  expect(sampleOn('Sample Name: Ipamorelin 10 mg, Lot AOD/5/022').sample?.text).toBe('Ipamorelin 10 mg');
});
