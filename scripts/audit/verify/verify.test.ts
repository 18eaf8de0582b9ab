import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import { buildExports } from '../../../src/dataset/exports/build-exports.ts';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import type { VendorCertificate } from '../../../src/dataset/vendor-certificate.ts';
import { addCoa } from '../certificates/add-coa.ts';
import { COMPARED_FIELDS, type ComparedField, shownText } from '../confirm/compared-fields.ts';
import { confirm } from '../confirm/confirm.ts';
import { shippedWorkspace } from '../test-workspace.ts';
import { readVendorFile } from '../workspace.ts';
import { verify } from './verify.ts';

/** A report and the same page with its purity set anew; made out to another business than the vendor of the test. */
const UNTOUCHED = 'fixtures/pages/untouched.png';
const EDITED = 'fixtures/pages/edited.png';
const OTHER = 'fixtures/certificates/genuine-png.png';
const VENDOR = 'thameside-peptide-co';
const URL = 'https://reports.harbourside-assay.example/HA-260128-338/0J12BQBB';
const SLOW = 240_000;

const reader = createTextReader(2);
const shipped = shippedWorkspace('2026-11-25');
const screenshot = join(shipped.folder, 'from the laboratory.webp');
/** Of the page, as a browser at the laboratory shows it. */
beforeAll(async () => {
  const { width = 0 } = await sharp(UNTOUCHED).metadata();
  await sharp(UNTOUCHED)
    .resize(Math.round(width * 1.3))
    .extend({ top: 150, left: 200, right: 200, background: '#dde3ea' })
    .webp({ quality: 88 })
    .toFile(screenshot);
});
afterAll(async () => {
  await reader.close();
  shipped.remove();
});

let work: ReturnType<typeof shippedWorkspace>;
let published: string;
beforeEach(() => {
  work = shippedWorkspace('2026-11-25');
  published = join(work.folder, 'published by the vendor.png');
});
afterEach(() => work.remove());

/** Puts a file on record that the vendor published. */
async function record(file: string): Promise<UnconfirmedCertificate> {
  copyFileSync(file, published);
  await addCoa(work, VENDOR, [{ path: published, url: 'https://thamesidepeptide.example/report' }], reader);
  return waiting();
}
const waiting = () => (readVendorFile(work, VENDOR)['unconfirmed_certificates'] as UnconfirmedCertificate[])[0]!;
const confirmAsRead = (certificate: UnconfirmedCertificate) =>
  confirm(
    work,
    VENDOR,
    certificate.id,
    Object.fromEntries(COMPARED_FIELDS.map((field) => [field, shownText(certificate, field)])) as Record<
      ComparedField,
      string
    >,
    'AB',
  );
const onRecord = (id: string) =>
  loadData(work.folder)
    .vendors.find((vendor) => vendor.id === VENDOR)
    ?.certificates.find((certificate) => certificate.id === id) as VendorCertificate;
const copies = [{ path: screenshot, url: URL }];
const by = 'AB';

describe('verify', () => {
  it(
    'confirms what the laboratory shows alike, with day, who and hash, in the file and in what is published',
    async () => {
      const { id } = await record(UNTOUCHED);
      const said = await verify(work, VENDOR, copies, reader, { by });
      expect(said).toMatch(/: same \(SHA-256 .*\n {2}- The same report\.\n {2}- All \d+ words/s);
      const sha256 = createHash('sha256').update(readFileSync(screenshot)).digest('hex');
      const copy = { result: 'same', changed: [], sha256, url: URL, compared_at: '2026-11-25', by };
      expect(waiting().verification).toEqual({ status: 'confirmed', verified_at: '2026-11-25', look_up: null, copy });

      confirmAsRead(waiting());
      expect(onRecord(id).verification).toMatchObject({ status: 'confirmed', copy });
      const table = buildExports(loadData(work.folder), []).find(({ path }) => path === 'certificates.csv');
      expect(table?.body()).toContain(`same,,${sha256},${URL},2026-11-25,${by},`);

      // Again, of one that is published by now.
      await verify({ ...work, today: '2026-11-26' }, VENDOR, copies, reader, { by: 'CD' });
      expect(onRecord(id).verification).toMatchObject({ verified_at: '2026-11-26', copy: { by: 'CD' } });
    },
    SLOW,
  );

  it(
    'says what differs, and calls it so only once a person has looked',
    async () => {
      const { id } = await record(EDITED);
      expect(await verify(work, VENDOR, copies, reader, { by })).toMatch(/1 field changed.*with --seen/s);
      expect(waiting().verification).toMatchObject({
        status: 'not-tried',
        verified_at: null,
        copy: { result: 'changed', changed: ['purity'] },
      });
      expect(await verify(work, VENDOR, copies, reader, { by, seen: true })).not.toContain('with --seen');
      expect(waiting().verification).toMatchObject({ status: 'differs', verified_at: '2026-11-25' });
      confirmAsRead(waiting());
      expect(onRecord(id).verification.status).toBe('differs');
    },
    SLOW,
  );

  it(
    'records no status by a copy of another report, and refuses what proves nothing',
    async () => {
      const { id } = await record(UNTOUCHED);
      const refused = (files: { path: string; url?: string }[], options: object = {}) =>
        expect(verify(work, VENDOR, files, reader, { by, ...options })).rejects;
      await refused(copies, { by: '' }).toThrow('--by WHO');
      await refused([{ path: screenshot }]).toThrow('--url ADDRESS');
      await refused([{ path: UNTOUCHED, url: URL }]).toThrow(/vendor's own file.*proves nothing/);
      await refused([{ path: OTHER, url: URL }]).toThrow(/No certificate on record has "R-86155"/);
      await refused([{ path: 'nowhere.png', url: URL }]).toThrow(/nowhere\.png: There is no file/);
      await refused([...copies, ...copies], { seen: true }).toThrow('one copy at a time');
      expect(waiting().verification).toMatchObject({ status: 'not-tried', copy: null });

      await verify(work, VENDOR, [{ path: OTHER, url: URL }], reader, { by, certificate: id });
      expect(waiting().verification).toMatchObject({
        status: 'not-tried',
        verified_at: null,
        copy: { result: 'another' },
      });

      copyFileSync(OTHER, published);
      await refused(copies).toThrow('not the file that was read');
    },
    SLOW,
  );
});
