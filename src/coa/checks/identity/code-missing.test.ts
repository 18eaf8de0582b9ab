import { expect, test } from 'vitest';
import { date, registered, testArtifacts } from '../../testing/fields.ts';
import check from './code-missing.ts';

const learned = { on: 12, of: 12, side: 10, since: '2026-05-01' };
const fields = {
  pageKind: 'certificate' as const,
  laboratory: registered({}),
  dates: [date('reported', '2026-06-01')],
};
const run = (mark: object = {}, more: object = {}) =>
  check.run(testArtifacts({ ...fields, ...more }, { codeMark: { learned, isRead: false, isLarge: true, ...mark } }));

test('a code that all reports of the laboratory carry and this one does not is a doubt', () => {
  const finding = run();
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.why).toMatch(
    /^All 12 reports of .* from 1 May 2026 on that we learned from carry a code\. On this page/,
  );
  expect(finding.flag).toContain('cut off, covered, or taken away');
});

test('a code that was read is as it should be', () => {
  expect(run({ isRead: true }).outcome).toBe('pass');
});

test.each([
  ['no laboratory is known', {}, { laboratory: null }],
  ['nothing is known of its codes', { learned: null }, {}],
  ['codes were not looked for', { isRead: null }, {}],
  ['the picture is too small', { isLarge: false }, {}],
  ['the report is older than those learned from', {}, { dates: [date('reported', '2026-04-30')] }],
  ['it has no day', {}, { dates: [] }],
  ['it is another page', {}, { pageKind: 'chromatogram' as const }],
])('where %s, its absence says nothing', (_, mark, more) => {
  expect(run(mark, more).outcome).toBe('not-applicable');
});
