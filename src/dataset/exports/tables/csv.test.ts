import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { publishVendor } from '../../published.ts';
import { testDataset } from '../test-edition.ts';
import { CERTIFICATE_COLUMNS, certificateRows } from './certificate-columns.ts';
import { tableSchema, toCsv } from './csv.ts';
import { VENDOR_COLUMNS } from './vendor-columns.ts';

const { site, vendors } = testDataset();
const published = vendors.map((vendor) => publishVendor(site, vendor));
const text = toCsv(VENDOR_COLUMNS, published);
const rows = parse(text, { columns: true }) as Record<string, string>[];

describe('vendors.csv', () => {
  it('is RFC 4180: every line ends in CRLF, and a strict reader finds one row a vendor', () => {
    expect(text.endsWith('\r\n')).toBe(true);
    expect(parse(text, { record_delimiter: '\r\n', relax_quotes: false })).toHaveLength(vendors.length + 1);
    expect(rows.map(({ id }) => id)).toEqual(vendors.map(({ id }) => id));
  });

  it('gives every value back', () => {
    for (const [i, vendor] of published.entries()) {
      for (const { name, value } of VENDOR_COLUMNS) {
        const cell = rows[i]?.[name] ?? '';
        expect(cell.replace(/^'(?=[=+\-@])/, ''), `${vendor.id}: ${name}`).toBe(String(value(vendor) ?? ''));
      }
    }
  });

  it('gives no spreadsheet a formula to run', () => {
    expect(rows.find(({ id }) => id === 'awkward')).toMatchObject({
      aliases: '\'=HYPERLINK("https://evil.example") | A / B',
      reply_text: "'@everyone: no.",
    });
  });
});

describe('certificates.csv', () => {
  it('has one row a certificate, with the vendor that published it', () => {
    const table = parse(toCsv(CERTIFICATE_COLUMNS, certificateRows(published)), { columns: true }) as Record<
      string,
      string
    >[];
    expect(
      table.map(({ vendor_id: vendor, certificate_id: id, purity, batch }) => [vendor, id, purity, batch]),
    ).toEqual([
      ['awkward', 'c-1', '99.105', "'-1+2"],
      ['vendor-one', '2026-09-a', '99.1', 'B1'],
    ]);
  });

  it('says who compared a certificate, and which further files of it there are; the version of the form stays last', () => {
    const [vendor] = published;
    const [certificate] = vendor!.certificates;
    const copies = [
      { sha256: 'a'.repeat(64), published_at: 'https://awkward.example/a.png' },
      { sha256: 'b'.repeat(64), published_at: null },
    ];
    const confirmed = { by: 'the auditor', at: '2026-10-01' };
    const text = toCsv(CERTIFICATE_COLUMNS, [{ vendor: vendor!, certificate: { ...certificate!, copies, confirmed } }]);
    expect(parse(text, { columns: true })).toMatchObject([
      {
        confirmed_by: 'the auditor',
        confirmed_at: '2026-10-01',
        copies: `${'a'.repeat(64)} https://awkward.example/a.png | ${'b'.repeat(64)}`,
      },
    ]);
    const gone = { ...vendor!, certificates: [{ ...certificate!, gone_since: '2026-11-20' }] };
    const newest = VENDOR_COLUMNS.find(({ name }) => name === 'newest_certificate');
    expect([newest?.value(vendor!), newest?.value(gone)]).toEqual(['2026-09-03', null]);
    expect(CERTIFICATE_COLUMNS.at(-1)?.name).toBe('schema_version');
  });
});

it('says in the schema of a table what stands before a cell that a spreadsheet would run', () => {
  const { fields } = tableSchema(VENDOR_COLUMNS, {}) as { fields: { name: string; description: string }[] };
  const described = new Map(fields.map(({ name, description }) => [name, description]));
  expect(described.get('aliases')).toContain('an apostrophe');
  expect(described.get('audited_at')).not.toContain('an apostrophe');
  expect(described.get('verdict')).not.toContain('an apostrophe');
});

it.each([...VENDOR_COLUMNS, ...CERTIFICATE_COLUMNS])('the column $name is described', ({ description }) => {
  expect(description.length).toBeGreaterThan(10);
});
