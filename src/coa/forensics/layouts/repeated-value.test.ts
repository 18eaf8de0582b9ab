import { describe, expect, it } from 'vitest';
import type { Field } from '../../fields/fields.ts';
import { field } from '../../testing/fields.ts';
import type { PlacedWord } from '../features/measured-word.ts';
import { alwaysRepeated, LearnedRepeats, learnRepeats, otherValue, repeatsOn } from './repeated-value.ts';

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

  it('tells a number however its decimals are written, and passes over what cannot be told', () => {
    const named = new Map<string, Field<unknown>>([
      ['content', field(10.4, { text: '10.40 mg', box: [100, 100, 60, 14] })],
      ['purity', field(99, { text: '99 %', box: [100, 120, 60, 14] })],
      ['batch', field('B-12', { box: [100, 140, 60, 14] })],
      ['key', field('K1234', { box: [100, 160, 60, 14] })],
      ['report_number', field('R-26-0085', { box: null })],
    ]);
    const words = [word('10,40', 300), word('99', 320), word('B-12', 340), word('K1234', 360), word('R-26-0085', 380)];
    expect([...repeatsOn(named, words)]).toEqual([
      ['content', true],
      ['key', true],
    ]);
    expect(otherValue('report_number', named, words)).toBeNull();
    expect(otherValue('batch', new Map(), words)).toBeNull();
  });

  it('joins the words of an amount, each of which must have been read', () => {
    const named = new Map([['content', field(10.4, { text: '10.40 mg', box: [100, 100, 60, 14] })]]);
    const amount = (number: string, confidence = 0.85): PlacedWord[] => [
      { text: number, confidence: 0.95, box: [100, 300, 40, 14] },
      { text: 'mg', confidence, box: [145, 300, 20, 14] },
    ];
    expect(otherValue('content', named, amount('9.40'))).toMatchObject({ text: '9.40 mg' });
    expect(otherValue('content', named, amount('9.40', 0.84))).toBeNull();
    // As much again, or half of it, is another amount: that of two vials, or of one part.
    for (const far of ['20.80', '5.20', '31.10', '1.10']) expect(otherValue('content', named, amount(far))).toBeNull();
  });

  it('tells numbers by all their digits, and identifiers by their form', () => {
    expect(otherValue('purity', FIELDS, [...OWN, word('89.32%', 300)])).toMatchObject({ text: '89.32%' });
    expect(otherValue('purity', FIELDS, [...OWN, word('99%', 300)])).toBeNull();
    expect(otherValue('report_number', FIELDS, [...OWN, word('AB-126-0085', 300)])).toBeNull();
    expect(otherValue('report_number', FIELDS, [...OWN, word('R-26-008A', 300)])).toBeNull();
  });

  it('is known of eight pages on', () => {
    expect(alwaysRepeated({ purity: { on: 8, of: 8 } })).toEqual({ purity: { on: 8, of: 8 } });
    expect(LearnedRepeats.safeParse({ purity: {} }).success).toBe(false);
  });
});
