import { describe, expect, test } from 'vitest';
import { field } from '../testing/fields.ts';
import { SECOND_READINGS } from './second-readings.ts';
import type { ValueKind } from './specs.ts';

const first = (value: unknown, text = String(value)) => field(value, { text });

describe('what a second reading says, in the form of the first', () => {
  test.each([
    ['number', 99.35, '99.35 %', 99.35],
    ['number', 99.35, 'Purity 12.1 99.35', 99.35],
    ['number', 99.35, '99 35 %', 99.35],
    ['number', 89.35, '99.35 %', 99.35],
    ['number', 99.35, '100.1 %', null],
    ['amount', 10.19, '10 A9m g', null],
    ['amount', 10.91, '10 Oimg', 10.01],
    ['amount', 10.19, '10 mg', null],
    ['amount', 10.19, '1019 mg', null],
    ['amount', 5.38, '5.85.695.41 mg', null],
    ['amount', 10, '10 Oimg', 10],
    ['amount', 5.39, '5 .39m g', 5.39],
    ['number', 99.35, 'no number', null],
    ['date', ['2026-10-14'], '14 Oct 2026', ['2026-10-14']],
    ['date', ['2026-10-14'], '15 Oct 2026, 14 Oct 2026', ['2026-10-14']],
    ['date', ['2026-10-14'], '15 Oct 2026', ['2026-10-15']],
    ['date', ['2026-10-14'], 'none', null],
    ['host', 'a.example', 'see www.b.example or a.example', 'a.example'],
    ['host', 'a.example', 'b.example', 'b.example'],
    ['host', 'a.example', 'none', null],
    ['identifier', 'R-86155', 'R-86156 Page 1', 'R-86156'],
    ['identifier', 'R-86155', 'Pending', null],
    ['key', 'SV0S1GZ3AY7X', 'key: SV0S1GZ3AY7X.', 'SV0S1GZ3AY7X'],
    ['key', 'SV0S1GZ3AY7X', 'the key', null],
    ['party', 'Humber', 'anything', 'anything'],
    ['party', 'Humber', '', null],
    ['batch', 'LOT-2607', ' |. ', null],
  ] as [ValueKind, unknown, string, unknown][])('%s %s, read as “%s”', (kind, value, text, second) => {
    expect(SECOND_READINGS[kind].parse(text, first(value))).toEqual(second);
  });

  test('a whole number takes the place of its end where that was hardly read', () => {
    const doubtful = field(9.327, { confidence: 0.4 });
    expect(SECOND_READINGS.number.parse('99.327%', doubtful)).toBe(99.327);
    expect(SECOND_READINGS.number.parse('88.123%', doubtful)).toBeNull();
    expect(SECOND_READINGS.number.parse('99.327%', field(9.327))).toBeNull();
    // The border of its cell: no share is more than the whole.
    expect(SECOND_READINGS.number.parse('199.837%', field(99.837, { confidence: 0.4 }))).toBeNull();
    expect(SECOND_READINGS.number.parse('199.837 Da', field(99.837, { confidence: 0.4 }))).toBe(199.837);
  });

  test('micrograms and grams are milligrams', () => {
    expect(SECOND_READINGS.amount.parse('510.87 mcg', first(0.51087, '510.87 mcg'))).toBe(0.51087);
    expect(SECOND_READINGS.amount.parse('513.87 mcg', first(0.51087, '510.87 mcg'))).toBe(0.51387);
    expect(SECOND_READINGS.amount.figure!('510.87 mcg', first(0.01087, '$10.87 meg'))).toBe(0.51087);
    expect(SECOND_READINGS.amount.parse('1.02 g', first(1020, '1.02 g'))).toBe(1020);
  });

  test('a figure is the one number of a text, of a share at most the whole', () => {
    const { figure } = SECOND_READINGS.number;
    expect(figure!('14.43 mg', first(4.43))).toBe(14.43);
    expect(figure!('14.43 mg of 15', first(4.43))).toBeNull();
    expect(figure!('1019 mg', first(10.19))).toBeNull();
    expect(figure!('199.8 %', first(99.8))).toBeNull();
    expect(figure!('none', first(99.8))).toBeNull();
  });

  test('a date that differs in one letter is the same date', () => {
    expect(SECOND_READINGS.date.parse('aun 12, 2026', first(['2026-06-12'], 'Jun 12, 2026'))).toEqual(['2026-06-12']);
    expect(SECOND_READINGS.date.parse('aun 13, 2026', first(['2026-06-12'], 'Jun 12, 2026'))).toBeNull();
  });
});

describe('two readings agree', () => {
  test.each([
    ['number', 99.35, 99.35, true],
    ['number', 99.35, 99.36, false],
    ['date', ['2026-03-04', '2026-04-03'], ['2026-04-03'], true],
    ['date', ['2026-04-03'], ['2026-03-04', '2026-04-03'], true],
    ['date', ['2026-04-03'], ['2026-04-04'], false],
    ['host', 'a.example', 'b.example', false],
    ['key', 'SV0S1GZ3AY7X', 'SVOSIGZ3AY7X', true],
    ['key', 'SV0S1GZ3AY7X', 'SV0S1GZ3ABCD', true],
    ['key', 'SV0S1GZ3AY7X', 'SV0S1GZ49WCD', false],
    ['identifier', '86155', '86156', true],
    ['identifier', '86155', '86166', false],
    ['party', 'Humber Molecular Ltd', 'Hurnber Molecular', true],
    ['party', 'Humber', 'Humber Molecular', true],
    ['party', 'Hum', 'Humber Molecular', false],
    ['party', 'Humber Molecular', 'Fenland Reagents', false],
  ] as [ValueKind, unknown, unknown, boolean][])('%s %s and %s: %s', (kind, one, two, agree) => {
    expect(SECOND_READINGS[kind].agree(one, two)).toBe(agree);
  });
});

test('numbers and dates take the value read larger; what is spelt letter by letter does not', () => {
  const replacing = Object.entries(SECOND_READINGS).flatMap(([kind, { replaces }]) => (replaces ? [kind] : []));
  expect(replacing).toEqual(['date', 'amount', 'number']);
});
