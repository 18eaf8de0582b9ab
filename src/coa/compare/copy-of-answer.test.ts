import { describe, expect, test } from 'vitest';
import { drawReport, type Line } from '../testing/draw-copy.ts';
import { compareCopies } from './compare-copies.ts';
import type { Copy } from './copy.ts';
import { copyOfAnswer } from './copy-of-answer.ts';
import { describeComparison } from './describe-comparison.ts';

/** What the report prints besides: a peak and an address, which are fields, and a method, which is none. */
const FURTHER: readonly Line[] = [
  ['PEAK AREA', '884213', 'peak_1_area'],
  ['SEE', 'TIDEWAY.EXAMPLE', 'host_1'],
  ['METHOD REFERENCE', 'TW-MET-022'],
];

const report = (changes: Readonly<Record<string, string>> = {}): Copy => drawReport(FURTHER, changes);

/** What an answer tells of a report, with its picture. */
const answered = (copy: Copy, grey = copy.grey): Copy =>
  copyOfAnswer({ page: copy, fields: copy.fields, codes: copy.codes }, null, grey);

test('the answers to two checks tell every change when they hold the words', () => {
  const whole = (copy: Copy): Copy =>
    copyOfAnswer({ page: copy, fields: copy.fields, codes: copy.codes, words: copy.words }, null, copy.grey);
  for (const [label, text] of [
    ['METHOD REFERENCE', 'QX-ALT-971'],
    ['SEE', 'HALDENE.INVALID'],
    ['PURITY BY HPLC', '99.81%'],
  ] as const)
    expect(compareCopies(whole(report({ [label]: text })), whole(report())), label).toMatchObject({
      verdict: 'changed',
      changed: 1,
    });
  expect(compareCopies(whole(report()), whole(report()))).toMatchObject({ verdict: 'same', remarks: [] });
});

describe('the answers to two checks without words, with both pictures', () => {
  test('of one page show no difference, which is not called the same report', () => {
    const comparison = compareCopies(answered(report()), answered(report()));
    expect(comparison).toMatchObject({ verdict: 'same', remarks: ['fields-only'] });
    const { headline, sentences } = describeComparison(comparison);
    expect(headline).toBe('No difference found in the fields');
    expect(sentences.join(' ')).toContain('not every word of the page');
    expect(sentences.join(' ')).not.toMatch(/All \d+ words/);
  });

  test.each([
    ['PURITY BY HPLC', '99.81%', 'purity'],
    ['CLIENT', 'CRESTLINE SUPPLY', 'client'],
  ])('show that %s was changed', (label, text, field) => {
    expect(compareCopies(answered(report({ [label]: text })), answered(report()))).toMatchObject({
      verdict: 'changed',
      changed: 1,
      differences: [{ field, given: { text } }],
      remarks: ['fields-only'],
    });
  });

  test('do not show what no field was read of', () => {
    const given = report({ 'METHOD REFERENCE': 'QX-ALT-971' });
    expect(compareCopies(given, report()).verdict).toBe('changed');
    expect(compareCopies(answered(given), answered(report())).verdict).toBe('same');
  });

  test('call no address other that was read with its neighbours, though every word tells it', () => {
    const given = report({ SEE: 'HALDENE.INVALID' });
    expect(compareCopies(given, report()).verdict).toBe('changed');
    expect(compareCopies(answered(given), answered(report())).differences).toEqual([]);
  });
});

test('without the pictures fields that read otherwise are told, and nothing is decided by them', () => {
  const { verdict, fields, remarks } = compareCopies(
    answered(report({ 'PURITY BY HPLC': '99.81%' }), null),
    answered(report(), null),
  );
  expect([verdict, remarks]).toEqual(['cannot-tell', ['not-by-print', 'fields-only']]);
  expect(fields.find(({ field }) => field === 'purity')?.state).toBe('differs');
});
