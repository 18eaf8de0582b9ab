import { expect, test } from 'vitest';
import { layOut } from '../../../testing/page.ts';
import {
  claimInThousands,
  doubtedIfCutOff,
  inThousands,
  isStillParted,
  readAmount,
  withMissingPoint,
  withoutMisreadColon,
} from './read-amount.ts';

test.each([
  ['10.43 mg', 10.43],
  ['10,43 mg', 10.43],
  ['10.43mg', 10.43],
  ['10.43 ± 0.20 mg', 10.43],
  ['4.78, 5.23 mg', 4.78],
  ['10.43 rng', 10.43],
  ['9.71m', 9.71],
  ['32:37 mg', 32.37],
  ['$.32 mg', 5.32],
  ['not less than 9.5 mg 10.43 mg', 10.43],
])('“%s” is %d mg', (text, value) => {
  expect(readAmount(layOut(text))?.value).toBe(value);
});

test.each(['', '10.43', '99.35 %', '≥ 5 mg', '± 0.20 mg', '9.0-11.0 mg', 'claim 10 mg', '1419.5 g/mol'])(
  '“%s” is no amount that was found',
  (text) => {
    expect(readAmount(layOut(text))).toBeNull();
  },
);

test('a colon that was read as a digit is told by the claim', () => {
  const amount = (text: string, value: number) => ({ text, value, words: [], label: 'Quantity', confidence: 0.5 });
  expect(withoutMisreadColon(amount('250.74 mg', 250.74), 50)).toMatchObject({ value: 50.74, text: '50.74 mg' });
  expect(withoutMisreadColon(amount('13.65 mg', 13.65), 10).value).toBe(13.65);
  expect(withoutMisreadColon(amount('250.74 mg', 250.74), null).value).toBe(250.74);
});

test('a comma parts thousands where the claim says so', () => {
  const amount = (text: string, value: number) => ({ text, value, label: 'Content', confidence: 0.9, words: [] });
  expect(inThousands(amount('1,546 mg', 1.546), 1500).value).toBe(1546);
  expect(inThousands(amount('1,546 mg', 1.546), 1.5).value).toBe(1.546);
  expect(inThousands(amount('1,546 mg', 1.546), null).value).toBe(1.546);
  expect(inThousands(amount('1.546 mg', 1.546), 1500).value).toBe(1.546);
  expect(claimInThousands(amount('1,500 mg', 1.5)).value).toBe(1500);
  expect(claimInThousands(amount('1,546 mg', 1.546)).value).toBe(1.546);
  expect(claimInThousands(amount('2,5 mg', 2.5)).value).toBe(2.5);
});

test('a decimal point that was not read is told by the claim, and doubted', () => {
  const amount = (text: string, value: number) => ({ text, value, words: [], label: 'Quantity', confidence: 0.8 });
  expect(withMissingPoint(amount('1027 mg', 1027), 10)).toMatchObject({ value: 10.27, confidence: 0.4 });
  expect(withMissingPoint(amount('105m g', 105), 1)).toMatchObject({ value: 1.05, confidence: 0.4 });
  expect(withMissingPoint(amount('1027 mg', 1027), 1000).value).toBe(1027);
  expect(withMissingPoint(amount('1027 mg', 1027), null).value).toBe(1027);
  expect(withMissingPoint(amount('1027.5 mg', 1027.5), 10).value).toBe(1027.5);
});

test('a decimal point of which a gap was made is put back where the claim bears it out; else nothing is known', () => {
  const read = readAmount(layOut('Net content 10 27m g').slice(2))!;
  const amount = { ...read, label: 'Net content', confidence: 0.8 };
  expect(withMissingPoint(amount, 10)).toMatchObject({ value: 10.27, confidence: 0.4 });
  expect(isStillParted(withMissingPoint(amount, 10))).toBe(false);
  expect(isStillParted(withMissingPoint(amount, null))).toBe(true);
  expect(isStillParted(withMissingPoint(amount, 27))).toBe(true);
});

test('a content far below the claim is a doubtful reading', () => {
  const amount = (value: number) => ({ text: `${value} mg`, value, words: [], label: 'Quantity', confidence: 0.8 });
  expect(doubtedIfCutOff(amount(7.73), 50)).toMatchObject({ value: 7.73, confidence: 0.4 });
  expect(doubtedIfCutOff(amount(47.73), 50).confidence).toBe(0.8);
  expect(doubtedIfCutOff(amount(7.73), null).confidence).toBe(0.8);
});
