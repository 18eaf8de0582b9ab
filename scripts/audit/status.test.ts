import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testCertificate, testVendorSource } from '../../src/dataset/test-data.ts';
import { newVendor } from './new-vendor.ts';
import { publish } from './publish.ts';
import { status, statusText } from './status.ts';
import { type TestWorkspace, testWorkspace } from './test-workspace.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

const kinds = (today = work.today) => status({ ...work, today }).map(({ kind, vendor }) => `${vendor}: ${kind}`);

describe('status', () => {
  it('lists what waits from the day it waits', () => {
    expect(kinds()).toEqual(['vendor-one: no archived copy', 'vendor-one: not contacted']);
    expect(kinds('2027-03-15')).toContain('vendor-one: review due');
    expect(kinds('2027-04-02')).toContain('vendor-one: overdue review');
  });

  it.each<[string, object]>([
    [
      'stale rating',
      {
        review_rating: {
          site: 'Reviews',
          rating: 4,
          scale: 5,
          count: 1,
          captured_at: '2026-05-24',
          url: 'https://reviews.example/',
        },
      },
    ],
    ['answer overdue', { right_of_reply: { contacted_at: '2026-11-01', answered_at: null, text: null } }],
    ['missing source', { sources: [{ ...testVendorSource(), supports: ['domains'] }] }],
    ['not valid', { verdict: 'maybe' }],
    ['change without reason', { name: 'Renamed' }],
    [
      'to confirm',
      {
        unconfirmed_certificates: [
          {
            ...testCertificate(),
            id: 'new',
            reading: {
              file: 'a.png',
              checked_at: '2026-11-25',
              verdict: 'unclear',
              confidence: 0.5,
              red_flags: [],
              fields: [],
            },
          },
        ],
      },
    ],
  ])('finds: %s', (kind, change) => {
    work.edit('vendor-one', change);
    expect(kinds()).toContain(`vendor-one: ${kind}`);
  });

  it('stops asking a vendor that stays silent', () => {
    work.edit('vendor-one', { right_of_reply: { contacted_at: '2026-11-01', answered_at: null, text: null } });
    expect(kinds('2026-12-31')).toContain('vendor-one: answer overdue');
    expect(kinds('2027-01-01')).not.toContain('vendor-one: answer overdue');
  });

  it('says of a draft what is still to be filled in', () => {
    newVendor(work, 'new-shop.example');
    expect(status(work)).toContainEqual({
      kind: 'draft',
      vendor: 'new-shop',
      what: expect.stringMatching(/still to fill in: name, verdict.*sources/) as string,
    });
  });

  it('calls a draft whole only where publishing would take it', () => {
    const { added_at: _, id, domain, domains, ...rest } = work.vendor('vendor-one');
    newVendor(work, 'new-shop.example');
    work.edit('new-shop', rest);
    const drafts = () => status(work).flatMap(({ kind, what }) => (kind === 'draft' ? [what] : []));
    expect(drafts()).toEqual(['whole: npm run audit -- publish new-shop']);
    work.edit('new-shop', { certificates: [], coa_access: 'on-request' });
    expect(drafts()).toEqual([
      expect.stringMatching(/^still to mend: certificates: Expected at least one report behind/),
    ]);
    expect(() => publish(work, 'new-shop')).toThrow(/Expected at least one report behind/);
  });

  it('says what the build would stop at, once', () => {
    rmSync(join(work.folder, 'vendors', 'vendor-one.json'));
    expect(status(work).map(({ vendor, what }) => `${basename(vendor)}: ${what}`)).toEqual([
      expect.stringMatching(/^vendor-one: Expected the record to stay/),
      expect.stringMatching(/^site\.json: dataset\.version: Expected a day after/),
    ]);
  });

  it('says what a gate stops in a record', () => {
    work.edit('vendor-one', { certificates: [] });
    expect(status(work)).toContainEqual({
      kind: 'not valid',
      vendor: 'vendor-one',
      what: expect.stringMatching(/^certificates: Expected at least one report behind/) as string,
    });
  });

  it('goes on past a file that is not JSON', () => {
    writeFileSync(join(work.folder, 'vendors', 'broken.json'), '{');
    expect(status(work).some(({ kind, vendor }) => kind === 'not valid' && vendor.endsWith('broken.json'))).toBe(true);
  });

  it('puts the most pressing first, with counts', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    expect(statusText(status(work), 1)).toMatch(
      /^change without reason \(1\)\n {2}vendor-one: name\n[\s\S]*\n1 vendors?; 3 to do\.$/,
    );
  });
});
