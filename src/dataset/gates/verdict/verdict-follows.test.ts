import { describe, expect, it } from 'vitest';
import { testCertificate, testVendorSource } from '../../test-data.ts';
import { COA_TYPE_IDS, type CoaType, VENDOR_VERDICT_IDS } from '../../vendor/vendor.ts';
import { foundBy, testPublication } from '../test-publication.ts';
import { verdictFollows } from './verdict-follows.ts';

const certificate = testCertificate;
const untried = { status: 'not-tried', verified_at: null };
const old = { received_on: null, analysed_on: null, reported_on: '2025-09-30' };

interface Case {
  /** Members of a record of which the definition holds. */
  holds: object;
  /** Members of records of which it does not, by what they lack. */
  breaks: Record<string, object>;
}

/** Each definition: a record that it fits, and records that only claim it. */
const CASES: Record<CoaType, Case> = {
  'independent-own': {
    holds: {},
    breaks: {
      'no certificate': { certificates: [] },
      'made out to somebody else': { certificates: [{ ...certificate(), client: 'Another shop' }] },
      'made out to nobody': { certificates: [{ ...certificate(), client: null }] },
      'a laboratory that is not on our list': { certificates: [{ ...certificate(), laboratory: null }] },
      'not looked up': { certificates: [{ ...certificate(), verification: untried }] },
      'other values at the look-up': {
        certificates: [{ ...certificate(), verification: { ...certificate().verification, status: 'differs' } }],
      },
      'a look-up that is not recorded': {
        certificates: [{ ...certificate(), verification: { ...certificate().verification, look_up: null } }],
      },
      'too old': { certificates: [{ ...certificate(), ...old }] },
      'dated after the audit': { certificates: [{ ...certificate(), reported_on: '2062-10-02' }] },
    },
  },
  'independent-unverifiable': {
    holds: { certificates: [{ ...certificate(), report_number: null, verification: untried }] },
    breaks: {
      'no certificate': { certificates: [] },
      'a number that was never looked up': { certificates: [{ ...certificate(), verification: untried }] },
      'no laboratory named': {
        certificates: [{ ...certificate(), laboratory: null, laboratory_name: null, verification: untried }],
      },
      'confirmed after all': {},
    },
  },
  'another-client': {
    holds: { certificates: [{ ...certificate(), client: 'Another shop' }] },
    breaks: {
      'no certificate': { certificates: [] },
      'its own name printed': { certificates: [{ ...certificate(), client: 'VENDOR ONE Limited', ...old }] },
      'no client printed': { certificates: [{ ...certificate(), client: null }] },
      'one of its own besides': {
        certificates: [{ ...certificate(), id: 'b', client: 'Another shop' }, certificate()],
      },
    },
  },
  outdated: {
    holds: { certificates: [{ ...certificate(), ...old }] },
    breaks: {
      'no certificate': { certificates: [] },
      'a recent one': { certificates: [{ ...certificate(), verification: untried }] },
      'no day at all': {
        certificates: [{ ...certificate(), received_on: null, analysed_on: null, reported_on: null }],
      },
    },
  },
  manufacturer: {
    holds: { certificates: [{ ...certificate(), laboratory: null, issuer: 'manufacturer', verification: untried }] },
    breaks: {
      'no certificate': { certificates: [] },
      'issued by a laboratory': { certificates: [{ ...certificate(), verification: untried }] },
    },
  },
  'in-house': {
    holds: { certificates: [{ ...certificate(), laboratory: null, issuer: 'vendor', verification: untried }] },
    breaks: {
      'no certificate': { certificates: [] },
      'issued by nobody that was seen': { certificates: [{ ...certificate(), issuer: null, verification: untried }] },
    },
  },
  'not-seen': {
    holds: { certificates: [], coa_access: 'broken' },
    breaks: { 'a certificate on record': { coa_access: 'broken', certificates: [{ ...certificate(), ...old }] } },
  },
  none: {
    holds: { certificates: [], coa_access: 'none' },
    breaks: {
      'a certificate on record': { coa_access: 'none', certificates: [{ ...certificate(), ...old }] },
      'something to open': { certificates: [], coa_access: 'open' },
    },
  },
};

const found = (type: CoaType, vendor: object) =>
  foundBy(
    verdictFollows,
    testPublication({
      vendor: { coa_type: type, verdict: type === 'independent-own' ? 'verified' : 'watch', ...vendor },
    }),
  );

describe('verdictFollows', () => {
  it('has a case for every definition, and both verdicts among them', () => {
    expect(Object.keys(CASES)).toEqual(COA_TYPE_IDS);
    expect(VENDOR_VERDICT_IDS).toEqual(['verified', 'watch']);
  });

  it.each(COA_TYPE_IDS)('lets through a record that is "%s"', (type) => {
    expect(found(type, CASES[type].holds)).toEqual([]);
  });

  it.each(
    COA_TYPE_IDS.flatMap((type) =>
      Object.entries(CASES[type].breaks).map(([what, vendor]) => ({ type, what, vendor })),
    ),
  )('stops "$type": $what', ({ type, vendor }) => {
    expect(found(type, vendor)).not.toEqual([]);
  });

  it('leaves out what was taken down by the audit, and keeps it on record', () => {
    const gone = { ...certificate(), gone_since: '2026-09-30' };
    expect(found('none', { certificates: [gone], coa_access: 'none' })).toEqual([]);
    expect(found('independent-own', { certificates: [gone] })).not.toEqual([]);
    expect(found('none', { certificates: [certificate()], coa_access: 'none' })).toContainEqual(
      expect.stringMatching(/^coa_type: Expected "independent-own".*"gone_since"/),
    );
  });

  it('asks of several certificates for one that the definition fits, or for all to be old', () => {
    const own = (issuer: string) => ({ ...certificate(), id: issuer, laboratory: null, issuer, verification: untried });
    const both = [own('manufacturer'), own('vendor')];
    expect(found('manufacturer', { certificates: both })).toEqual([]);
    expect(found('in-house', { certificates: both })).toEqual([]);
    const two = [
      { ...certificate(), ...old },
      { ...certificate(), id: 'b', verification: untried },
    ];
    expect(found('outdated', { certificates: two })).not.toEqual([]);
    expect(found('outdated', { certificates: two.map((one) => ({ ...one, ...old })) })).toEqual([]);
  });

  it('counts what was taken down after the audit, and names the place of a certificate in the file', () => {
    expect(found('independent-own', { certificates: [{ ...certificate(), gone_since: '2026-10-02' }] })).toEqual([]);
    const gone = { ...certificate(), id: 'gone', gone_since: '2026-09-30' };
    expect(
      found('independent-unverifiable', { certificates: [gone, { ...certificate(), verification: untried }] }),
    ).toEqual([expect.stringMatching(/^certificates\.1\.verification: /)]);
  });

  it('stops an access that no certificate on record has', () => {
    const sent = [{ ...certificate(), published_at: null }];
    const sources = [{ ...testVendorSource(), supports: [...testVendorSource().supports, 'certificates'] }];
    expect(found('independent-own', { certificates: sent, sources })).toEqual([
      expect.stringMatching(/^coa_access: .*published/),
    ]);
    expect(found('independent-own', { certificates: sent, sources, coa_access: 'on-request' })).toEqual([]);
    expect(found('independent-own', { coa_access: 'none' })).toHaveLength(1);
    const one = [{ ...certificate(), id: 'b', published_at: null }, certificate()];
    expect(found('independent-own', { certificates: one, sources })).toEqual([]);
    expect(found('none', { certificates: [], coa_access: 'on-request' })).toEqual([
      'coa_access: Expected "none": there is nothing to see.',
    ]);
  });
});
