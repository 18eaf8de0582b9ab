import { expect, test } from 'vitest';
import { field, testArtifacts } from '../../testing/fields.ts';
import { testMatch } from '../../testing/records.ts';
import check from './on-record-for-another-vendor.ts';

const run = (vendor: string | null, client: string | null, ...onRecord: ReturnType<typeof testMatch>[]) =>
  check.run(testArtifacts({ client: client === null ? null : field(client) }, { vendor, onRecord, hasRecords: true }));
const SAID = 'We have this key on record as published by Fenland Reagents (“BPC-157 5mg”, seen 2026-10-29).';

test('a report on record for another vendor is borrowed', () => {
  const finding = run('humbermolecular.example', null, testMatch(['key']));
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    rests: ['key'],
    why: `${SAID} The vendor asked about is humbermolecular.example.`,
    flag: SAID,
  });
});

test('the very file is known without reading anything', () => {
  expect(run('humbermolecular.example', null, testMatch(['file', 'key']))).toMatchObject({
    severity: 'decisive',
    rests: [],
  });
});

test('the look alone raises a doubt', () => {
  expect(run('humbermolecular.example', null, testMatch(['look']))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['batch', 'purity'],
  });
});

test.each(['fenlandreagents.example', 'www.fenlandreagents.example'])(
  'the vendor that published it may show it (%s)',
  (vendor) => {
    expect(run(vendor, null, testMatch(['report_number']))).toMatchObject({
      outcome: 'pass',
      flag: expect.stringContaining('We have this report number on record as published by Fenland Reagents'),
      rests: ['report_number'],
    });
  },
);

test('of two vendors on record the one asked about counts', () => {
  expect(
    run(
      'humbermolecular.example',
      null,
      testMatch(['key']),
      testMatch(
        ['key'],
        {},
        { id: 'humber', name: 'Humber Molecular', aliases: [], domains: ['humbermolecular.example'] },
      ),
    ).outcome,
  ).toBe('pass');
});

test('where the client printed is the vendor asked about, it is the other who borrowed', () => {
  expect(run('humbermolecular.example', 'Humber Molecular', testMatch(['key']))).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    why: `${SAID} The client printed is the vendor asked about.`,
    flag: SAID,
    rests: ['key'],
  });
});

test('the client may be printed by another name that is known of the vendor asked about', () => {
  const vendors = [
    { id: 'humber', name: 'Humber Molecular', aliases: ['HM Research Ltd'], domains: ['humbermolecular.example'] },
  ];
  const borrowed = (known: typeof vendors) =>
    check.run(
      testArtifacts(
        { client: field('HM Research Ltd') },
        { vendor: 'humbermolecular.example', vendors: known, onRecord: [testMatch(['key'])], hasRecords: true },
      ),
    );
  expect(borrowed([])).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(borrowed(vendors)).toMatchObject({ outcome: 'fail', severity: 'note' });
});

test('without a vendor it is worth knowing', () => {
  expect(run(null, null, testMatch(['key']))).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    why: `${SAID} No vendor was given to compare with.`,
    flag: `${SAID} Check that this is who showed it to you.`,
    rests: ['key'],
  });
});

test('nothing on record is no pass where there is no record at all', () => {
  expect(run('humbermolecular.example', null)).toMatchObject({
    outcome: 'pass',
    why: 'Neither the file, the key nor the report number is on record for any vendor that we have audited.',
  });
  expect(check.run(testArtifacts({}, { vendor: 'humbermolecular.example' }))).toMatchObject({
    outcome: 'not-applicable',
    why: 'No certificates are on record to compare with.',
  });
});
