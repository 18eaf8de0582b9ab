import { describe, expect, it } from 'vitest';
import { Headline, headlineFinding } from './headline.ts';
import { Site } from './site.ts';
import { testSite, testVendor } from './test-data.ts';
import { Vendor } from './vendor/vendor.ts';

const site = Site.parse(testSite());
const verified = Vendor.parse(testVendor());
const watch = Vendor.parse({ ...testVendor(), verdict: 'watch', coa_type: 'none', certificates: [] });
const unseen = Vendor.parse({ ...testVendor(), verdict: 'watch', coa_type: 'not-seen', certificates: [] });

describe('headlineFinding', () => {
  it('counts verdicts, and keeps apart what could not be seen', () => {
    const headline = headlineFinding({ site, vendors: [verified, watch, unseen] });
    expect(Headline.parse(headline)).toMatchObject({
      n: 3,
      verified: 1,
      watch: 2,
      unknown: 1,
      share: 0.3333,
      as_of: '2026-11-20',
    });
    expect(headline.text).toBe(
      '1 of 3 invented research-peptide vendors (33 %) publishes its own, verifiable, independent certificates of analysis, as of 2026-11-20. Demonstration data: the vendors are invented.',
    );
  });

  it('counts audits that are past their review day on the day of the data, and says so in the method', () => {
    const until = (vendor: Vendor, next_review_at: string) => ({ ...vendor, next_review_at });
    const due = headlineFinding({ site, vendors: [until(verified, '2026-11-20'), until(watch, '2027-05-01')] });
    expect(due.overdue).toBe(0);
    expect(due.method).not.toContain('review day');
    const past = headlineFinding({ site, vendors: [until(verified, '2026-11-19'), until(watch, '2026-11-20')] });
    expect(past).toMatchObject({ n: 2, verified: 1, overdue: 1 });
    expect(past.method).toMatch(/ On 2026-11-20, 1 of these audits was past its review day\.$/);
  });

  it('leaves out what was withdrawn, and says so', () => {
    const withdrawal = { kind: 'withdrawn' as const, since: '2026-11-20', why: 'It was of another business.' };
    const headline = headlineFinding({ site, vendors: [watch, { ...verified, withdrawal }] });
    expect(headline).toMatchObject({ n: 1, verified: 0, watch: 1, withdrawn: 1 });
    expect(headline.text).toContain(' 1 audit withdrawn or closed, not counted. ');
  });

  it('claims no share of nothing', () => {
    const headline = headlineFinding({ site, vendors: [] });
    expect(headline).toMatchObject({ n: 0, share: null });
    expect(headline.text).toContain('No vendor has been audited as of');
    const withdrawal = { kind: 'withdrawn' as const, since: '2026-11-20', why: 'It was of another business.' };
    const left = headlineFinding({ site, vendors: [{ ...verified, withdrawal }] });
    expect(left).toMatchObject({ n: 0, share: null, withdrawn: 1 });
    expect(left.text).toMatch(/^No audit of a vendor stands as of 2026-11-20\. 1 audit withdrawn or closed/);
  });

  it('says nothing of a demonstration when there is none', () => {
    expect(headlineFinding({ site: { ...site, demonstration: false }, vendors: [watch] }).text).not.toContain(
      'emonstration',
    );
  });
});
