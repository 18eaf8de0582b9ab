import { expect, test } from 'vitest';
import { textOf } from '../../../layout/word.ts';
import { behindVerb } from './behind-verb.ts';

const words = (text: string) =>
  text.split(' ').map((word) => ({ text: word, confidence: 1, left: 0, top: 0, right: 0, bottom: 0 }));

test.each([
  ['by HPLC at 214 nm was 99.55 % of the area', '99.55 %'],
  ['was 99.1', '99.1'],
  ['of the peptide in the vial', ''],
  ['found', ''],
])('behind the verb of “%s” stands “%s”', (sentence, result) => {
  expect(textOf(behindVerb(words(sentence), 8, 2))).toBe(result);
});

test('a verb beyond the reach leads to nothing', () => {
  expect(behindVerb(words('by HPLC at 214 nm was 99.55 %'), 5, 2)).toEqual([]);
});
