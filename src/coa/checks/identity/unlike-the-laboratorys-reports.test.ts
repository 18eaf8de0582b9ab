import { expect, test } from 'vitest';
import { date, field, purity, registered, testArtifacts } from '../../testing/fields.ts';
import check from './unlike-the-laboratorys-reports.ts';

const habits = [
  { habit: 'date-written', value: '^\\d{2}/\\d{2}/\\d{4}$', seen: 'Two reports.' },
  { habit: 'purity-decimals', value: '2', seen: 'Two reports.' },
  { habit: 'lot-starts-with-client-initials', value: null, seen: 'Two reports.' },
];
const run = (found: Parameters<typeof testArtifacts>[0], of = registered({ habits })) =>
  check.run(testArtifacts({ laboratory: of, ...found }));
const written = (text: string) => ({ ...date('received', '2026-06-29'), text });

test('dates, decimals and lot as the laboratory prints them pass', () => {
  expect(
    run({
      dates: [written('06/29/2026')],
      purity: purity(99.36, 2),
      batch: field('IWR-6384965'),
      client: field('Iron Within Research'),
    }).outcome,
  ).toBe('pass');
});

test('another way of writing is worth knowing, and no sentence among the flags', () => {
  const finding = run({ dates: [written('29 JUN 2026')], purity: purity(99.4, 1) });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'note' });
  expect(finding.flag).toBeUndefined();
  expect(finding.why).toContain('1 decimals');
});

test('a lot that starts with another client’s initials is said', () => {
  expect(run({ batch: field('IWR-6384965'), client: field('Humber Molecular') })).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    rests: ['batch', 'client'],
  });
});

test('a laboratory whose habits are not known, or no laboratory, is not compared', () => {
  expect(run({ purity: purity(99.4, 1) }, registered()).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts()).outcome).toBe('not-applicable');
});
