import { stringify } from 'csv-stringify/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { buildExports } from '../../../src/dataset/exports/build-exports.ts';
import { type TestWorkspace, testWorkspace } from '../test-workspace.ts';
import { importItems } from './import-items.ts';
import { importText } from './import-result.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

const VENDOR = { vendor_id: 'vendor-one' };
const certificate = {
  ...VENDOR,
  certificate_id: '2026-10-b',
  laboratory: 'lab-one',
  laboratory_name: 'Laboratory lab-one',
  report_number: 'T-124',
  client: 'Vendor one',
  product: 'Product 5mg',
  reported_on: '2026-10-03',
  purity: '98.7',
  strength: '5',
  strength_unit: 'mg',
  purities: '98.7 Peptide A | 97,5 Peptide B',
  further_pages: '2 | 3',
  published_at: 'https://vendor-one.example/other',
  captured_at: '2026-10-20',
  confirmed_by: 'AB',
  confirmed_at: '2026-10-21',
  why: 'Seen on its pages.',
};
const finding = {
  ...VENDOR,
  finding: 'No certificate names the batch on sale.',
  source_title: 'Every product page',
  source_url: 'https://vendor-one.example/',
  source_captured_at: '2026-10-20',
  source_archive_url: 'https://archive.example/1',
  why: 'Seen on its pages.',
};
const table = (...rows: object[]) =>
  stringify(rows, { header: true, columns: [...new Set(rows.flatMap((row) => Object.keys(row)))] });
const certificates = () => work.vendor('vendor-one')['certificates'] as unknown as Record<string, unknown>[];

describe('importItems', () => {
  it('leaves a table of vendors to others', () => {
    expect(importItems(work, 'domain,name\na.example,A\n', true)).toBeNull();
  });

  it('says in a dry run what it would do, and does nothing', () => {
    const result = importItems(work, table(certificate), false)!;
    expect(result).toMatchObject({ added: ['vendor-one: 2026-10-b'], rejects: [], version: null });
    expect(importText(result)).toContain('Dry run');
    expect(certificates()).toHaveLength(1);
  });

  it('writes new certificates with who compared them, and the reason into the history', () => {
    expect(importItems(work, table(certificate), true)?.version).toBe('2026-11-25');
    expect(certificates().at(-1)).toMatchObject({
      id: '2026-10-b',
      purity: 98.7,
      strength: { value: 5, unit: 'mg' },
      purities: [
        { of: 'Peptide A', value: 98.7 },
        { of: 'Peptide B', value: 97.5 },
      ],
      further_pages: [2, 3],
      batch: null,
      verification: { status: 'not-tried', verified_at: null },
      confirmed: { by: 'AB', at: '2026-10-21' },
    });
    expect(work.vendor('vendor-one')['history']).toMatchObject([
      { field: 'certificates.2026-10-b', why: 'Seen on its pages.' },
    ]);
    expect(work.problems()).toEqual([]);
  });

  it('finds nothing to do in the table that is published', () => {
    const published = buildExports(loadData(work.folder), [])
      .find(({ path }) => path === 'certificates.csv')
      ?.body();
    expect(importItems(work, published ?? '', true)).toEqual({
      added: [],
      changed: [],
      unchanged: ['vendor-one'],
      rejects: [],
      version: null,
    });
  });

  it('takes look-ups in bulk, the other values left as they are', () => {
    const row = { ...VENDOR, certificate_id: '2026-09-a', verified_at: '2026-10-05', look_up_by: 'CD', why: 'Again.' };
    expect(importItems(work, table(row), true)?.changed).toEqual([{ id: 'vendor-one', fields: ['2026-09-a'] }]);
    expect(certificates()[0]).toMatchObject({
      report_number: 'T-123',
      verification: {
        status: 'confirmed',
        verified_at: '2026-10-05',
        look_up: { url: 'https://lab-one.example/verify?n=T-123', by: 'CD' },
      },
    });
  });

  it('takes findings, each with its source', () => {
    expect(importItems(work, table(finding), true)?.version).toBe('2026-11-25');
    expect(work.vendor('vendor-one')['findings']).toEqual([
      {
        text: finding.finding,
        source: {
          title: 'Every product page',
          url: 'https://vendor-one.example/',
          captured_at: '2026-10-20',
          archive_url: 'https://archive.example/1',
        },
      },
    ]);
    expect(importItems(work, table(finding), true)?.unchanged).toEqual(['vendor-one']);
  });

  it.each<[string, object[], object]>([
    ['a change without a reason', [{ ...certificate, why: '' }], { row: 2, column: 'why' }],
    ['a value that no one knows', [{ ...certificate, issuer: 'nobody' }], { row: 2, column: 'issuer' }],
    [
      'a day that is none',
      [certificate, { ...certificate, certificate_id: 'c', reported_on: 'May' }],
      { row: 3, column: 'reported_on' },
    ],
    ['half an amount', [{ ...certificate, strength_unit: '' }], { row: 2, column: 'strength_unit' }],
    ['a purity of nothing', [{ ...certificate, purities: '98.7' }], { row: 2, column: 'certificate_id' }],
    ['a certificate twice', [certificate, certificate], { row: 3, column: 'certificate_id' }],
    ['a vendor that there is not', [{ ...certificate, vendor_id: 'nobody' }], { row: 2, column: 'certificate_id' }],
    ['a certificate without a name', [{ ...certificate, certificate_id: '' }], { row: 2, column: 'certificate_id' }],
    [
      'what a gate stops',
      [{ ...certificate, verification_status: 'confirmed', verified_at: '2026-10-21' }],
      { row: 2, column: 'look_up_url', reason: expect.stringContaining('audit -- verify') as string },
    ],
    ['a finding without a copy', [{ ...finding, source_archive_url: '' }], { row: 2 }],
    ['a finding without its source', [{ ...finding, source_title: '' }], { row: 2, column: 'source_title' }],
    ['a column that is none', [{ ...certificate, stars: '5' }], { row: 1, column: 'stars' }],
  ])('refuses %s by row, column and reason, and writes none of the rows', (_what, rows, reject) => {
    const before = work.read('data/vendors/vendor-one.json');
    const result = importItems(work, table(...rows), true);
    expect(result?.rejects).toContainEqual(expect.objectContaining(reject));
    expect(result?.version).toBeNull();
    expect(work.read('data/vendors/vendor-one.json')).toBe(before);
  });
});
