import { describe, expect, it } from 'vitest';
import { testCertificate, testVendor, testVendorSource } from '../test-data.ts';
import { Vendor } from './vendor.ts';

const testChange = (at: string) => ({ at, field: 'name', from: 'A', to: 'B', why: 'It was renamed.' });
const fieldsAtFault = (vendor: unknown) =>
  Vendor.safeParse(vendor).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('Vendor', () => {
  it('accepts a record in which nothing contradicts', () => {
    expect(fieldsAtFault(testVendor())).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['"verified" without own independent certificates', { coa_type: 'in-house' }, 'verdict'],
    ['"watch" with own independent certificates', { verdict: 'watch' }, 'verdict'],
    ['a main domain that is not listed', { domain: 'other.example' }, 'domains'],
    [
      'an invented business on a real domain',
      { domain: 'vendor-one.co.uk', domains: [{ domain: 'vendor-one.co.uk', first_seen: '2026-01-01' }] },
      'demonstration',
    ],
    ['a real business on an invented domain', { demonstration: false }, 'demonstration'],
    ['a review before the audit', { next_review_at: '2026-10-01' }, 'next_review_at'],
    [
      'an answer without its day',
      { right_of_reply: { contacted_at: '2026-09-01', answered_at: null, text: 'Yes.' } },
      'right_of_reply.text',
    ],
    [
      'an answer before the question',
      { right_of_reply: { contacted_at: '2026-09-02', answered_at: '2026-09-01', text: 'Yes.' } },
      'right_of_reply.answered_at',
    ],
    ['an alias that tables would take for two', { aliases: ['A | B'] }, 'aliases.0'],
    ['a fact that tables would take for two', { verdict_basis: ['One.', 'Two|three.'] }, 'verdict_basis.1'],
    [
      'a purity that tables would take for two',
      { certificates: [{ ...testCertificate(), purities: [{ of: 'A | B', value: 99 }] }] },
      'certificates.0.purities.0.of',
    ],
    ['two certificates with one id', { certificates: [testCertificate(), testCertificate()] }, 'certificates'],
    [
      'a look-up without its day',
      { certificates: [{ ...testCertificate(), verification: { status: 'confirmed', verified_at: null } }] },
      'certificates.0.verification.verified_at',
    ],
    [
      'a rating above its scale',
      {
        review_rating: {
          site: 'Reviews',
          rating: 6,
          scale: 5,
          count: 1,
          captured_at: '2026-10-01',
          url: 'https://reviews.example/',
        },
      },
      'review_rating.rating',
    ],
    ['a claim that no source supports', { sources: [{ ...testVendorSource(), supports: ['domains'] }] }, 'sources'],
    [
      'a certificate at no address without a source',
      { certificates: [{ ...testCertificate(), published_at: null }] },
      'sources',
    ],
    [
      'a decision before the objection',
      {
        corrections: [
          { raised_at: '2026-10-02', at: '2026-10-01', raised_by: 'vendor', text: 'No.', outcome: 'rejected' },
        ],
      },
      'corrections.0.at',
    ],
    ['a history that is not in order', { history: [testChange('2026-10-02'), testChange('2026-10-01')] }, 'history'],
    ['a change without a reason', { history: [{ ...testChange('2026-10-01'), why: ' ' }] }, 'history.0.why'],
    ['a domain with a scheme', { domain: 'https://vendor-one.example' }, 'domain'],
  ])('refuses %s', (_what, change, field) => {
    expect(fieldsAtFault({ ...testVendor(), ...change })).toContain(field);
  });
});
