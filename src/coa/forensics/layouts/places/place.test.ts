import { expect, test } from 'vitest';
import { typesetPage } from '../../../testing/typeset-page.ts';
import type { MeasuredWord } from '../../features/measured-word.ts';
import { numberOfWord, placesOn } from './place.ts';

const words = typesetPage([
  { text: 'Client', left: 60, baseline: 100 },
  { text: 'North', left: 400, baseline: 100 },
  { text: 'MOOR', left: 500, baseline: 100 },
  { text: 'Purity', left: 60, baseline: 140 },
  { text: 'Test', left: 60, baseline: 180 },
  { text: 'Test', left: 400, baseline: 180 },
  { text: '99', left: 400, baseline: 140 },
]).map((typeset) => {
  const { left, right, top, bottom } = typeset.edges;
  const box = [left, top, right - left, bottom - top];
  return { text: typeset.text, confidence: 1, box, measures: { height: 20 }, typeset } as unknown as MeasuredWord;
});
const { anchors, fields } = placesOn(words, [{ name: 'client', box: [390, 70, 300, 40] }]);

test('words that stand once and in no field are what pages are laid over one another by', () => {
  expect([...anchors.keys()].sort()).toEqual([numberOfWord('client'), numberOfWord('purity')].sort());
  expect(anchors.get(numberOfWord('client'))).toMatchObject({ left: 3, baseline: 5 });
});

test('a field stands from its first word to its last', () => {
  const client = fields.get('client')!;
  expect(client.left).toBeCloseTo(20, 1);
  expect(client.right).toBeCloseTo(words[2]!.typeset.edges.right / 20, 5);
  expect(client.baseline).toBeCloseTo(5, 1);
});

test('a word is kept as a number that many others share', () => {
  expect(numberOfWord('client')).toBe(numberOfWord('client'));
  expect(numberOfWord('client')).not.toBe(numberOfWord('clients'));
  const numbers = ['a', 'ab', 'abc', 'northmoor', 'purity'].map(numberOfWord);
  expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 65_536)).toBe(true);
});
