import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import { compound, named, peaks, purity, testArtifacts } from '../../testing/fields.ts';
import check from './purity-not-main-peak.ts';

const run = (fields: Partial<Fields>, product = named([compound()])) =>
  check.run(testArtifacts({ compound: product, ...fields }));
const table = peaks([['0.42'], ['99.31'], ['0.27']]);

test('passes a purity that is the main peak, to the decimals printed', () => {
  expect(run({ purity: purity(99.31), peaks: table })).toMatchObject({
    outcome: 'pass',
    rests: ['purity', 'peak_2'],
  });
  expect(run({ purity: purity(99.3, 1), peaks: table }).outcome).toBe('pass');
});

test('another purity than that of a table which adds up is decisive', () => {
  const finding = run({ purity: purity(99.81), peaks: table });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['purity', 'peak_2'] });
  expect(finding.flag).toContain('99.31');
});

test('against a table that does not add up, and so may be misread, it is a doubt', () => {
  expect(run({ purity: purity(99.81), peaks: peaks([['0.42'], ['93.31'], ['0.27']]) })).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
  });
});

test('a purity that is the main peak’s without one digit may have lost it: a doubt', () => {
  const finding = (value: number, decimals = 2) => run({ purity: purity(value, decimals), peaks: table });
  expect(finding(9.31)).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding(98.31).severity).toBe('decisive');
});

test('cannot judge a purity that is only the end of the main peak’s figure: something covers the rest', () => {
  expect(run({ purity: purity(31, 0), peaks: table }).outcome).toBe('not-applicable');
  expect(run({ purity: purity(98, 0), peaks: table }).severity).toBe('decisive');
});

test('cannot judge without both, nor by a table whose main peak is missing', () => {
  expect(run({ purity: purity(99.81) }).outcome).toBe('not-applicable');
  expect(run({ peaks: table }).outcome).toBe('not-applicable');
  expect(run({ purity: purity(99.81), peaks: peaks([['99.31']]) }).outcome).toBe('not-applicable');
  expect(run({ purity: purity(99.81), peaks: peaks([['0.42'], ['0.27']]) }).outcome).toBe('not-applicable');
});

test('of a blend no peak is the purity', () => {
  const blend = named([compound({ kind: 'blend' })]);
  expect(run({ purity: purity(99.81), peaks: table }, blend).outcome).toBe('not-applicable');
  expect(run({ purity: purity(99.81), peaks: table }, named([compound()], { name: 'one + two' })).outcome).toBe(
    'not-applicable',
  );
});

test('where no substance is named it is a doubt: the page may be the second of a blend', () => {
  expect(check.run(testArtifacts({ purity: purity(99.81), peaks: table }))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
  });
});
