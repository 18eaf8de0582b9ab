import { stringify } from 'csv-stringify/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { buildExports } from '../../../src/dataset/exports/build-exports.ts';
import { recordChange } from '../record-change.ts';
import { type TestWorkspace, testWorkspace } from '../test-workspace.ts';
import { importText } from './import-result.ts';
import { importVendors } from './import-vendors.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

const fresh = {
  domain: 'fresh.example',
  name: 'Fresh, Ltd',
  verdict: 'watch',
  verdict_reason: 'No certificate is published.',
  verdict_basis: 'No page shows one. | None was sent.',
  coa_type: 'none',
  coa_access: 'none',
  conflict_of_interest: 'None.',
  source_title: 'Every product page',
  source_url: 'https://fresh.example/',
  source_captured_at: '2026-11-24',
  source_archive_url: 'https://archive.example/2026-11-24/fresh.example/',
  reply_contacted_at: '2026-11-01',
  reply_means: 'Its contact form.',
  reply_answer_by: '2026-11-15',
};
const table = (...rows: object[]) =>
  stringify(rows, { header: true, columns: [...new Set(rows.flatMap((row) => Object.keys(row)))] });
const exported = () =>
  buildExports(loadData(work.folder), [])
    .find(({ path }) => path === 'vendors.csv')
    ?.body() ?? '';
const state = () => [work.read('data/site.json'), work.read('data/vendors/vendor-one.json')];

describe('importVendors', () => {
  it('says in a dry run what it would do, and does nothing', () => {
    const before = state();
    const result = importVendors(work, table(fresh), false);
    expect(result).toMatchObject({ added: ['fresh'], rejects: [], version: null });
    expect(importText(result)).toContain('Dry run');
    expect(state()).toEqual(before);
    expect(() => work.vendor('fresh')).toThrow();
  });

  it('writes new vendors as valid records', () => {
    expect(importVendors(work, table(fresh), true).version).toBe('2026-11-25');
    expect(work.vendor('fresh')).toMatchObject({
      name: 'Fresh, Ltd',
      verdict_basis: ['No page shows one.', 'None was sent.'],
      review_rating: null,
      added_at: '2026-11-25',
      sources: [{ title: 'Every product page' }],
    });
    expect(work.problems()).toEqual([]);
  });

  it('finds nothing to do in the table that is published', () => {
    expect(importVendors(work, exported(), true)).toMatchObject({
      added: [],
      changed: [],
      unchanged: ['vendor-one'],
      rejects: [],
      version: null,
    });
  });

  it('writes a change with its reason into the history', () => {
    const result = importVendors(
      work,
      table({ domain: 'vendor-one.example', name: 'Renamed', why: 'Seen on its pages.' }),
      true,
    );
    expect(result.changed).toEqual([{ id: 'vendor-one', fields: ['name'] }]);
    expect(work.vendor('vendor-one')).toMatchObject({
      name: 'Renamed',
      history: [{ field: 'name', from: 'Vendor vendor-one', to: 'Renamed', why: 'Seen on its pages.' }],
    });
    expect(work.problems()).toEqual([]);
  });

  it.each<[string, object[], object]>([
    [
      'a change without a reason',
      [{ domain: 'vendor-one.example', name: 'Renamed' }],
      { row: 2, column: 'why', reason: 'Expected the reason of the change (name).' },
    ],
    [
      'a value that no one knows',
      [fresh, { ...fresh, domain: 'b.example', coa_type: 'good' }],
      { row: 3, column: 'coa_type' },
    ],
    ['a missing value', [{ ...fresh, verdict_reason: '' }], { row: 2, column: 'verdict_reason' }],
    ['a day that is none', [{ ...fresh, audited_at: '25 November' }], { row: 2, column: 'audited_at' }],
    [
      'a number that is none',
      [
        {
          ...fresh,
          review_rating: 'good',
          review_site: 'R',
          review_scale: '5',
          review_count: '3',
          review_captured_at: '2026-11-01',
          review_url: 'https://r.example/',
        },
      ],
      { row: 2, column: 'review_rating' },
    ],
    ['a new vendor without a source', [{ ...fresh, source_title: '' }], { row: 2, column: 'source_title' }],
    [
      '"verified" without a certificate',
      [{ ...fresh, verdict: 'verified', coa_type: 'independent-own' }],
      { row: 2, column: 'certificates' },
    ],
    ['an answer without its day', [{ ...fresh, reply_text: 'No.' }], { row: 2, column: 'reply_text' }],
    ['a vendor twice', [fresh, fresh], { row: 3, column: 'domain' }],
    [
      'a domain of another vendor',
      [{ ...fresh, domains: 'fresh.example 2026-01-01 | vendor-one.example 2026-01-01' }],
      { row: 2, column: 'domains' },
    ],
    ['a column that is none', [{ ...fresh, stars: '5' }], { row: 1, column: 'stars' }],
  ])('refuses %s by row, column and reason, and writes none of the rows', (_what, rows, reject) => {
    const before = state();
    const result = importVendors(work, table(...rows), true);
    expect(result.rejects).toContainEqual(expect.objectContaining(reject));
    expect(result.version).toBeNull();
    expect(importText(result)).toMatch(/row \d, column \w+: .*\nNothing was written/s);
    expect(state()).toEqual(before);
    expect(() => work.vendor('fresh')).toThrow();
  });

  it('says everything that is wrong with a row at once', () => {
    const { rejects } = importVendors(
      work,
      table({ ...fresh, domain: 'vendor-one.example', coa_type: 'good', domains: 'vendor-one.example' }),
      false,
    );
    expect(rejects).toEqual([
      { row: 2, column: 'why', reason: expect.stringContaining('Expected the reason of the change') as string },
      { row: 2, column: 'domains', reason: '0.first_seen: Expected text; nothing is filled in.' },
      { row: 2, column: 'coa_type', reason: expect.stringContaining('found "good"') as string },
    ]);
  });

  it('takes back what it gave out, whatever a text begins with', () => {
    work.edit('vendor-one', { verdict_basis: ['＝Full width.', 'Two, "quoted".'], aliases: ['-x', 'yy'] });
    recordChange(work, ['vendor-one'], 'Seen again.');
    const published = buildExports(loadData(work.folder), []).find(({ path }) => path === 'vendors.csv');
    expect(importVendors(work, published?.body() ?? '', false)).toMatchObject({
      unchanged: ['vendor-one'],
      changed: [],
      rejects: [],
    });
  });

  it('counts rows as a spreadsheet does, past line breaks in cells and empty rows', () => {
    const { rejects } = importVendors(
      work,
      `${table({ ...fresh, verdict_reason: 'One.\nTwo.' })}\n${table({ ...fresh, verdict_reason: 'x' }).split('\n')[1]}\n`,
      false,
    );
    expect(rejects).toEqual([
      { row: 4, column: 'domain', reason: 'Expected one row a vendor; row 2 is about fresh too.' },
    ]);
  });

  it('refuses what is not UTF-8', () => {
    expect(() => importVendors(work, Buffer.from('domain,name\na.example,Caf\xe9\n', 'latin1'), true)).toThrow(
      /CSV UTF-8/,
    );
  });

  it.each<[string, string, RegExp]>([
    ['is no table', 'domain,name\n"open', /Not a CSV table/],
    ['has a row of other length', 'domain,name\na.example\n', /Not a CSV table: row 2 has 1 cells, the header 2/],
    ['lacks the domains', 'name\nA\n', /column "domain"/],
    ['has a column twice', 'domain,name,name\na.example,A,B\n', /"name" stands in it twice/],
    ['has semicolons', 'domain;name\na.example;A\n', /Save it with commas/],
  ])('refuses a file that %s', (_what, text, message) => {
    expect(() => importVendors(work, text, true)).toThrow(message);
  });
});
