import { expect, test } from 'vitest';
import { date, field, purity, testArtifacts, type testFields } from '../../testing/fields.ts';
import { testMatch } from '../../testing/records.ts';
import check from './differs-from-record.ts';

const run = (fields: Parameters<typeof testFields>[0], ...onRecord: ReturnType<typeof testMatch>[]) =>
  check.run(testArtifacts(fields, { onRecord, hasRecords: true }));

test('another purity under the number of a confirmed report is proof, once it was read twice', () => {
  const finding = run({ purity: purity(99.8, 3), key: field('XA774ZLZMMTW') }, testMatch(['key']));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['key', 'purity'] });
  expect(finding.flag).toContain('purity');
  expect(finding.flag).toContain('98.633');
});

test('a record that the laboratory did not confirm raises a doubt', () => {
  expect(
    run(
      { batch: field('FR-9999') },
      testMatch(['report_number'], {
        verification: { status: 'not-tried', verified_at: null, look_up: null, copy: null },
      }),
    ),
  ).toMatchObject({ severity: 'doubt', rests: ['report_number', 'batch'] });
});

test('values agree to the places printed, dates with ambiguous day and month, and names of one business', () => {
  const fields = {
    purity: purity(98.6, 1),
    batch: field('FR 2605'),
    client: field('FENLAND REAGENTS LTD'),
    dates: [date('reported', ['2026-05-14', '2026-14-05'])],
  };
  expect(run(fields, testMatch(['key']))).toMatchObject({
    outcome: 'pass',
    rests: ['key', 'purity', 'batch', 'client', 'date_reported'],
  });
});

test('a date moved is named', () => {
  expect(run({ dates: [date('received', '2026-10-11')] }, testMatch(['key'])).flag).toContain('date received');
});

test.each([[['file']], [['look']]] as const)('a page recognised by %s only has no number to compare under', (by) => {
  expect(run({ purity: purity(99.8) }, testMatch([...by])).outcome).toBe('not-applicable');
});

test('without records or without a value in common nothing is compared', () => {
  expect(check.run(testArtifacts()).outcome).toBe('not-applicable');
  expect(run({}, testMatch(['key'])).outcome).toBe('not-applicable');
});
