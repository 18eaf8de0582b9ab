import { describe, expect, test } from 'vitest';
import { compound, date, field, named, purity, testArtifacts, type testFields } from '../../testing/fields.ts';
import { testMatch } from '../../testing/records.ts';
import { withCapital } from '../../words/capital.ts';
import check from './differs-from-record.ts';

const run = (fields: Parameters<typeof testFields>[0], ...onRecord: ReturnType<typeof testMatch>[]) =>
  check.run(testArtifacts(fields, { onRecord, hasRecords: true }));

test('another purity under the number of a confirmed report is proof, once it was read twice', () => {
  const finding = run({ purity: purity(99.8, 3), key: field('XA774ZLZMMTW') }, testMatch(['key']));
  const differs = 'purity “99.800%” printed, “98.633” on record';
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    rests: ['key', 'purity'],
    why: `${withCapital(differs)}. The record is that of the report published by Fenland Reagents, which the laboratory’s look-up confirmed on 2026-10-29.`,
    flag: `It differs from the report on record under the same key: ${differs}.`,
  });
});

describe('the product', () => {
  const other = compound({ id: 'retatrutide', name: 'Retatrutide' });
  const own = compound({ id: 'bpc-157', name: 'BPC-157' });
  const blend = compound({ id: 'wolverine-blend', name: 'Wolverine blend', kind: 'blend', components: ['bpc-157'] });
  const page = (found = other, certainty = 1, confidence = 0.95) => ({
    sample: field(`${found.name} 10mg`, { confidence }),
    compound: named([found], { certainty }),
    batch: field('FR-2605'),
    purity: purity(98.633, 3),
  });

  test('another one under the number of a report on record is named, whatever else agrees', () => {
    const finding = run(page(), testMatch(['key']));
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['key', 'sample'] });
    expect(finding.flag).toBe(
      'It differs from the report on record under the same key: sample “Retatrutide 10mg” printed, “BPC-157 5mg” on record.',
    );
  });

  test('its own, a blend with it, and one of which it is a part are the same', () => {
    expect(run(page(own), testMatch(['key'])).outcome).toBe('pass');
    expect(run(page(blend), testMatch(['key'])).outcome).toBe('pass');
    const recorded = testMatch(['key'], { compound: 'wolverine-blend', product: 'Wolverine blend' });
    const artifacts = testArtifacts(page(own), { onRecord: [recorded], hasRecords: true, compounds: [blend] });
    expect(check.run(artifacts).outcome).toBe('pass');
  });

  test('one that was read badly, or is not on our list, is not compared', () => {
    expect(run(page(other, 0.8), testMatch(['key'])).rests).not.toContain('sample');
    expect(run(page(other, 1, 0.5), testMatch(['key'])).outcome).toBe('pass');
    expect(run(page(), testMatch(['key'], { compound: null })).outcome).toBe('pass');
  });
});

test('every value that differs is named', () => {
  const finding = run({ batch: field('FR-9999'), client: field('Humber Molecular') }, testMatch(['key']));
  expect(finding).toMatchObject({ rests: ['key', 'batch', 'client'] });
  expect(finding.flag).toContain(
    'batch “FR-9999” printed, “FR-2605” on record; client “Humber Molecular” printed, “Fenland Reagents” on record.',
  );
});

test('what recognised the page besides its number is no ground for a difference', () => {
  expect(run({ batch: field('FR-9999') }, testMatch(['file', 'report_number', 'look'])).rests).toEqual([
    'report_number',
    'batch',
  ]);
});

test('a record that the laboratory did not confirm raises a doubt', () => {
  expect(
    run(
      { batch: field('FR-9999') },
      testMatch(['report_number'], {
        verification: { status: 'not-tried', verified_at: null, look_up: null, copy: null },
      }),
    ),
  ).toMatchObject({
    severity: 'doubt',
    rests: ['report_number', 'batch'],
    why: expect.stringContaining('which was not confirmed by the laboratory'),
    flag: expect.stringContaining('under the same number:'),
  });
});

test.each([
  ['99.3', 99.3, 1, 99.25, true],
  ['99.2', 99.2, 1, 99.25, true],
  ['99.1', 99.1, 1, 99.25, false],
  ['99.35, of one place on record', 99.35, 2, 99.3, true],
  ['99.352, of one place on record', 99.352, 3, 99.3, false],
  ['99.0, of a whole number on record', 99, 1, 99, true],
  ['98.6, of a whole number on record', 98.6, 1, 99, true],
  ['98.4, of a whole number on record', 98.4, 1, 99, false],
])('a purity is compared to the places that both have: %s', (_, printed, decimals, recorded, same) => {
  const finding = run({ purity: purity(printed, decimals) }, testMatch(['key'], { purity: recorded }));
  expect(finding.outcome).toBe(same ? 'pass' : 'fail');
});

test('a value that the record does not hold is not compared', () => {
  const match = testMatch(['key'], { batch: null, client: null });
  expect(run({ batch: field('FR-9999'), client: field('Humber Molecular') }, match).outcome).toBe('not-applicable');
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
    why: 'All 4 values that we could compare with the record agree.',
    flag: 'What is printed agrees with the report that we have on record under its number.',
  });
});

test('of one value it speaks as of one', () => {
  const { why } = run({ purity: purity(98.6, 1) }, testMatch(['key']));
  expect(why).toBe('The one value that we could compare with the record agrees.');
});

test('a date moved is named', () => {
  expect(run({ dates: [date('received', '2026-10-11')] }, testMatch(['key'])).flag).toContain(
    'It differs from the report on record under the same key: date of receipt “2026-10-11” printed, “2026-05-11” on record.',
  );
});

test('of several dates of one kind, as of two vials, one is the record’s', () => {
  const other = date('received', '2026-10-02');
  const recorded = testMatch(['key']).certificate.received_on!;
  expect(run({ dates: [other, date('received', recorded)] }, testMatch(['key']))).toMatchObject({
    outcome: 'pass',
    rests: ['key', 'date_received1'],
  });
  expect(run({ dates: [other, date('received', '2026-10-11')] }, testMatch(['key'])).rests).toEqual([
    'key',
    'date_received',
  ]);
});

test.each([[['file']], [['look']]] as const)('a page recognised by %s only has no number to compare under', (by) => {
  expect(run({ purity: purity(99.8) }, testMatch([...by]))).toMatchObject({
    outcome: 'not-applicable',
    why: 'Neither key nor report number is on record.',
  });
});

test('without records or without a value in common nothing is compared', () => {
  expect(check.run(testArtifacts())).toMatchObject({
    outcome: 'not-applicable',
    why: 'No certificates are on record to compare with.',
  });
  expect(run({}, testMatch(['key']))).toMatchObject({
    outcome: 'not-applicable',
    why: 'None of the values that we hold for the report on record could be read on the page.',
  });
});
