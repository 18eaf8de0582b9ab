import { describe, expect, it } from 'vitest';
import type { Field } from '../../fields/fields.ts';
import { field } from '../../testing/fields.ts';
import type { PlacedWord } from '../features/measured-word.ts';
import { alwaysRepeated, learnRepeats, otherValue, repeatsOn } from './repeated-value.ts';

const word = (text: string, y: number, confidence = 0.95): PlacedWord => ({
  text,
  confidence,
  box: [100, y, 10 * text.length, 14],
});
const FIELDS = new Map<string, Field<unknown>>([
  ['purity', field(99.32, { text: '99.32%', box: [100, 100, 60, 14] })],
  ['report_number', field('R-26-0085', { box: [100, 200, 90, 14] })],
]);
const OWN = [word('99.32%', 100), word('R-26-0085', 200)];

describe('values printed twice', () => {
  it('finds them again wherever they stand, and learns on how many pages they do', () => {
    const twice = repeatsOn(FIELDS, [...OWN, word('99.32', 300), word('#R-26-0085', 400)]);
    expect([...twice]).toEqual([
      ['purity', true],
      ['report_number', true],
    ]);
    const once = repeatsOn(FIELDS, [...OWN, word('99.32%', 300)]);
    const learned = learnRepeats([...Array.from({ length: 8 }, () => twice), once]);
    expect(learned).toEqual({ purity: { on: 9, of: 9 }, report_number: { on: 8, of: 9 } });
    expect(alwaysRepeated(learned)).toEqual({ purity: { on: 9, of: 9 } });
    expect(alwaysRepeated({ purity: { on: 7, of: 7 } })).toEqual({});
  });

  it('says which other value stands there instead', () => {
    const words = [...OWN, word('99.67%', 300), word('98.0%', 320), word('#R-26-0025', 400)];
    expect(otherValue('purity', FIELDS, words)).toMatchObject({ text: '99.67%' });
    expect(otherValue('report_number', FIELDS, words)).toMatchObject({ text: '#R-26-0025', box: [100, 400, 100, 14] });
  });

  it.each([
    ['its own stands there, too', [word('99.67%', 300), word('99.32', 320)]],
    ['no other does', [word('98.0%', 300), word('0.12%', 320)]],
    ['the other was hardly read', [word('99.67%', 300, 0.6)]],
    ['several others do', [word('99.67%', 300), word('99.11%', 320)]],
  ])('says nothing where %s', (_, more) => {
    expect(otherValue('purity', FIELDS, [...OWN, ...more])).toBeNull();
  });
});
