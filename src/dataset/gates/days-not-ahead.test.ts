import { describe, expect, it } from 'vitest';
import { Compound } from '../compound.ts';
import { testCertificate, testCompound, testVendor, testVendorSource } from '../test-data.ts';
import { daysNotAhead } from './days-not-ahead.ts';
import { foundBy, testPublication } from './test-publication.ts';

const LATER = '2026-11-21';
const certificate = (change: object) => ({ certificates: [{ ...testCertificate(), ...change }] });
const { verification } = testCertificate();
const copy = { result: 'same', sha256: 'a'.repeat(64), url: 'https://lab-one.example/r', by: 'the auditor' };
const asked = { contacted_at: '2026-10-01', means: 'Email', answer_by: '2027-10-15', text: 'Yes.' };
const source = { ...testVendorSource(), captured_at: LATER };
const { supports: _, ...seen } = source;
const found = (replaced: Parameters<typeof testPublication>[0]) => foundBy(daysNotAhead, testPublication(replaced));

describe('daysNotAhead', () => {
  it.each<[string, object]>([
    ['certificates.0.captured_at', certificate({ captured_at: LATER })],
    ['certificates.0.confirmed.at', certificate({ confirmed: { by: 'the auditor', at: LATER } })],
    ['certificates.0.verification.verified_at', certificate({ verification: { ...verification, verified_at: LATER } })],
    [
      'certificates.0.verification.copy.compared_at',
      certificate({ verification: { ...verification, copy: { ...copy, compared_at: LATER } } }),
    ],
    ['certificates.0.gone_since', certificate({ gone_since: LATER })],
    ['domains.0.first_seen', { domains: [{ domain: 'vendor-one.example', first_seen: LATER }] }],
    ['right_of_reply.answered_at', { right_of_reply: { ...asked, answered_at: LATER } }],
    ['findings.0.source.captured_at', { findings: [{ text: 'Seen.', source: seen }] }],
    ['sources.1.captured_at', { sources: [testVendorSource(), source] }],
    [
      'review_rating.captured_at',
      {
        review_rating: {
          site: 'Reviews',
          rating: 4,
          scale: 5,
          count: 1,
          captured_at: LATER,
          url: 'https://r.example/',
        },
      },
    ],
    ['audited_at', { audited_at: LATER }],
    ['withdrawal.since', { withdrawal: { kind: 'withdrawn', since: LATER, why: 'It was of another business.' } }],
    ['history.0.at', { history: [{ at: LATER, field: 'name', from: 'A', to: 'B', why: 'Renamed.' }] }],
  ])('stops a later day under %s', (field, vendor) => {
    expect(found({ vendor })).toEqual([
      expect.stringMatching(
        new RegExp(`^${field.replaceAll('.', '\\.')}: .*no later than .*2026-11-20; found ${LATER}`),
      ),
    ]);
  });

  it('stops one of a laboratory', () => {
    expect(found({ laboratory: { sources: [seen] } })).toEqual([expect.stringMatching(/^sources\.0\.captured_at/)]);
  });

  it('stops one of a compound', () => {
    const compounds = [Compound.parse({ ...testCompound(), sources: [seen] })];
    expect(foundBy(daysNotAhead, { ...testPublication(), compounds })).toEqual([
      expect.stringMatching(/^sources\.0\.captured_at/),
    ]);
  });

  it('lets through the day of the data, terms, and what a page prints', () => {
    const printed = certificate({ reported_on: '2062-09-03', batch: '2062-01-01', captured_at: '2026-11-20' });
    expect(testVendor().next_review_at > '2026-11-20').toBe(true);
    expect(found({ vendor: { ...printed, right_of_reply: { ...asked, answered_at: '2026-11-20' } } })).toEqual([]);
  });
});
