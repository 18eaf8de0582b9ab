import { describe, expect, it } from 'vitest';
import { testCertificate, testLaboratory } from '../test-data.ts';
import { lookUpsRecorded } from './look-ups-recorded.ts';
import { foundBy, testPublication } from './test-publication.ts';

const recorded = testCertificate().verification;
const found = (certificate: object, laboratory: object = {}) =>
  foundBy(
    lookUpsRecorded,
    testPublication({
      laboratory,
      vendor: { verdict: 'watch', coa_type: 'outdated', certificates: [{ ...testCertificate(), ...certificate }] },
    }),
  );

describe('lookUpsRecorded', () => {
  it('lets through a look-up at the laboratory, and a certificate that cannot be looked up', () => {
    expect(found({})).toEqual([]);
    expect(found({ report_number: null, verification: { status: 'no-look-up', verified_at: null } })).toEqual([]);
    expect(found({ verification: { status: 'no-look-up', verified_at: null } }, { verification: null })).toEqual([]);
    expect(found({ verification: { status: 'not-tried', verified_at: null } })).toEqual([]);
    const hosts = ['lab-one.example', 'reports-of-lab-one.example'].map((host) => ({ host, use: 'site' }));
    expect(found({}, { hosts })).toEqual([]);
  });

  it.each<[string, object, object, RegExp]>([
    [
      'a confirmation that nobody can repeat',
      { verification: { ...recorded, look_up: null } },
      {},
      /^certificates\.0\.verification\.look_up: .*who opened it/,
    ],
    [
      'a look-up on a site of somebody else',
      { verification: { ...recorded, look_up: { url: 'https://vendor-one.example/verify', by: 'the auditor' } } },
      {},
      /look_up\.url: .*"vendor-one\.example" is none of them/,
    ],
    [
      'a confirmation of a laboratory that is not on our list',
      { laboratory: null },
      {},
      /status: Expected "no-look-up"/,
    ],
    ['a confirmation where there is no look-up', {}, { verification: null }, /status: Expected "no-look-up"/],
    [
      '"no look-up" where there is one',
      { verification: { status: 'no-look-up', verified_at: null } },
      {},
      /status: .*has a look-up.*https:\/\/lab-one\.example\/verify/,
    ],
    [
      '"no look-up" where the code can be scanned',
      { verification: { status: 'no-look-up', verified_at: null }, code_url: 'https://lab-one.example/r/1' },
      { verification: { ...testLaboratory().verification, needs: [] } },
      /status: .*has a look-up/,
    ],
    [
      'a look-up beside "not tried"',
      { verification: { ...recorded, status: 'not-tried', verified_at: null } },
      {},
      /look_up: Expected no look-up/,
    ],
  ])('stops %s', (_what, certificate, laboratory, expected) => {
    expect(found(certificate, laboratory)).toEqual([expect.stringMatching(expected)]);
  });
});
