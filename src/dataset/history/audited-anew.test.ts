import { describe, expect, it } from 'vitest';
import { testVendor, testVendorSource } from '../test-data.ts';
import { Vendor } from '../vendor/vendor.ts';
import { auditedAnewProblems } from './audited-anew.ts';

const asked = {
  contacted_at: '2026-09-10',
  means: 'Email to its contact address',
  answer_by: '2026-09-24',
  not_asked_because: null as string | null,
  answered_at: null,
  text: null,
};
const released = Vendor.parse({ ...testVendor(), right_of_reply: asked });
const seenAgain = [testVendorSource(), { ...testVendorSource(), captured_at: '2026-11-18' }];
const toldAgain = { ...asked, contacted_at: '2026-11-01', answer_by: '2026-11-15' };
const downgraded = {
  verdict: 'watch',
  coa_type: 'outdated',
  verdict_basis: ['Every report is older than a year.'],
  audited_at: '2026-11-19',
};
const fieldsAtFault = (change: object, before: object = released) =>
  auditedAnewProblems(before, Vendor.parse({ ...testVendor(), right_of_reply: asked, ...change })).map(
    ({ field, expected }) => `${field}: ${/"(coa_|verdict)[^"]*"|\([^)]*\)/.exec(expected)?.[0]}`,
  );
const objection = (raised_by: string, outcome: string, ...fields: string[]) => ({
  raised_at: '2026-11-01',
  at: '2026-11-02',
  raised_by,
  text: 'One report was confirmed by now.',
  outcome,
  ...(fields.length > 0 && { fields }),
});

describe('auditedAnewProblems', () => {
  it('finds nothing where nothing changed, in a form that lacks what is compared, or where only words around it did', () => {
    expect(fieldsAtFault({})).toEqual([]);
    expect(fieldsAtFault(downgraded, { id: 'vendor-one' })).toEqual([]);
    expect(fieldsAtFault({ verdict_reason: 'Told in other words.', legal_name: null })).toEqual([]);
  });

  it('reports a downgrade of which the vendor was not told, on what was seen at the audit before', () => {
    expect(fieldsAtFault(downgraded)).toEqual([
      'right_of_reply.contacted_at: (verdict, coa_type, verdict_basis)',
      'sources: "coa_type"',
      'sources: "coa_access"',
      'sources: "verdict_basis.0"',
    ]);
  });

  it('lets through an audit of which the vendor was told, on what was seen since', () => {
    expect(fieldsAtFault({ ...downgraded, right_of_reply: toldAgain, sources: seenAgain })).toEqual([]);
  });

  it('reports a new finding, and mended words of the basis, of which it was not told; they need no new source', () => {
    const finding = { text: 'Seen anew.', source: { title: 'Its pages', url: null, captured_at: '2026-11-01' } };
    expect(fieldsAtFault({ findings: [finding] })).toEqual(['right_of_reply.contacted_at: (findings)']);
    expect(fieldsAtFault({ verdict_basis: ['In other words.'] })).toEqual([
      'right_of_reply.contacted_at: (verdict_basis)',
    ]);
  });

  it('takes a reason for not asking again; that of an earlier change is none', () => {
    const reason = 'Only a typing error was mended.';
    const change = { verdict_basis: ['In other words.'], right_of_reply: { ...asked, not_asked_because: reason } };
    expect(fieldsAtFault(change)).toEqual([]);
    expect(fieldsAtFault(change, { ...released, right_of_reply: { not_asked_because: reason } })).toHaveLength(1);
    expect(fieldsAtFault({ ...change, right_of_reply: testVendor().right_of_reply }, testVendor())).toEqual([]);
  });

  it('takes an accepted objection of the vendor itself for its being told, and no other decision', () => {
    const mended = (...corrections: object[]) => fieldsAtFault({ verdict_basis: ['As it objected.'], corrections });
    expect(mended(objection('vendor', 'accepted', 'verdict_basis'))).toEqual([]);
    expect(mended(objection('vendor', 'accepted', 'name'))).toHaveLength(1);
    expect(mended(objection('vendor', 'rejected'))).toHaveLength(1);
    expect(mended(objection('reader', 'accepted', 'verdict_basis'))).toHaveLength(1);
  });

  it('lets what was seen before stand where it stood, and asks for a source of another kind of certificates', () => {
    const again = {
      audited_at: '2026-11-19',
      sources: [
        testVendorSource(),
        { ...testVendorSource(), captured_at: '2026-11-18', supports: ['coa_type', 'coa_access'] },
      ],
    };
    expect(fieldsAtFault(again)).toEqual([]);
    expect(fieldsAtFault({ coa_access: 'some-products' })).toEqual(['sources: "coa_access"']);
  });
});
