import { expect, test } from 'vitest';
import { purity, testArtifacts } from '../../testing/fields.ts';
import check from './purity-impossible.ts';

const run = (value: number) => check.run(testArtifacts({ purity: purity(value) }));

test.each([0.5, 87, 99.355, 100])('%d %% is possible', (value) => {
  expect(run(value)).toMatchObject({ outcome: 'pass', rests: ['purity'] });
});

test.each([100.01, 100.4, 103.2])('%d %% is decisive: a share cannot exceed the whole', (value) => {
  const finding = run(value);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['purity'] });
  expect(finding.flag).toContain(String(value));
});

test('where another percentage may be the purity, or the line says that it is something else, it is a doubt', () => {
  const severity = (more: Partial<ReturnType<typeof purity>>) =>
    check.run(testArtifacts({ purity: { ...purity(102.6), ...more } })).severity;
  expect(severity({ onPage: [102.6, 99.41] })).toBe('doubt');
  expect(severity({ isQualified: true })).toBe('doubt');
  expect(severity({ onPage: [102.6, 4.2] })).toBe('decisive');
  expect([79.9, 80, 100, 100.1].map((other) => severity({ onPage: [102.6, other] }))).toEqual([
    'decisive',
    'doubt',
    'doubt',
    'decisive',
  ]);
});

test.each([9935, 0])('%d %% is more likely misread than claimed: a note', (value) => {
  expect(run(value)).toMatchObject({ outcome: 'fail', severity: 'note', rests: ['purity'] });
});

test('without decimals it may be the end of a longer figure, far above the whole', () => {
  const severity = (value: number) => check.run(testArtifacts({ purity: purity(value, 0) })).severity;
  expect([130, 131].map(severity)).toEqual(['decisive', 'doubt']);
});

test('a purity leaves room for its impurities, or is doubted', () => {
  const finding = (impurities: number, more = {}) =>
    check.run(testArtifacts({ purity: { ...purity(99.5), impurities, ...more } }));
  expect(finding(3.2)).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['purity'],
    flag: expect.stringContaining('leaves no room for the impurities of 3.2 %'),
  });
  expect([1, 1.01].map((value) => finding(value).outcome)).toEqual(['pass', 'fail']);
  expect(finding(3.2, { isQualified: true }).outcome).toBe('pass');
  expect(run(103.2).severity).toBe('decisive');
});

test('of none it does not say that it exceeds the whole', () => {
  expect(run(0).flag).not.toContain('exceed');
  expect(run(103.2).flag).toContain('exceed');
});

test('cannot judge without a purity', () => {
  expect(check.run(testArtifacts()).outcome).toBe('not-applicable');
});

test('twice the whole is misread rather than claimed; every answer says what was read', () => {
  expect(run(199.9).severity).toBe('decisive');
  expect(run(200).severity).toBe('note');
  expect(run(103.2).why).toMatch(/^Purity was read as “103\.2/);
  expect(run(99.3)).toMatchObject({ why: 'Purity 99.30 %.', flag: 'The purity printed, 99.30 %, is possible.' });
});

test('a purity that is printed as a bound is told as one', () => {
  const found = { purity: { ...purity(99.8), bound: 'more than' as const } };
  expect(check.run(testArtifacts(found))).toMatchObject({
    outcome: 'pass',
    why: 'Purity more than 99.80 %.',
    flag: 'The purity printed, more than 99.80 %, is possible.',
  });
});
