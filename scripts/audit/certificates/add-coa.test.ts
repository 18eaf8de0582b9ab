import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import { type Confirmation, UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { COMPARED_FIELDS, type ComparedField, shownText } from '../confirm/compared-fields.ts';
import { confirm } from '../confirm/confirm.ts';
import { shippedWorkspace } from '../test-workspace.ts';
import { readVendorFile } from '../workspace.ts';
import { addCoa } from './add-coa.ts';

const PAGE = 'fixtures/certificates/genuine-png.png';
const VENDOR = 'thameside-peptide-co';
const reader = createTextReader();
afterAll(() => reader.close());

let work: ReturnType<typeof shippedWorkspace>;
beforeEach(() => {
  work = shippedWorkspace('2026-11-25');
});
afterEach(() => work.remove());

const waiting = () => (readVendorFile(work, VENDOR)['unconfirmed_certificates'] ?? []) as UnconfirmedCertificate[];

describe('addCoa', () => {
  it('refuses a day to come, and reads nothing', async () => {
    await expect(addCoa(work, VENDOR, [{ path: PAGE, capturedAt: '2027-03-01' }], reader)).rejects.toThrow(
      'no later than today; found 2027-03-01',
    );
    expect(waiting()).toEqual([]);
  });

  it('fills in hashes and readings of the checker, unconfirmed, and confirm puts them on record', async () => {
    const said = await addCoa(
      work,
      VENDOR,
      [{ path: PAGE, url: 'https://thamesidepeptide.example/report', capturedAt: '2026-11-24' }],
      reader,
    );
    expect(said).toContain('Partnerlab');
    const [certificate, ...more] = waiting();
    expect(more).toEqual([]);
    expect(UnconfirmedCertificate.parse(certificate)).toMatchObject({
      laboratory: 'partnerlab',
      report_number: 'R-86155',
      key: 'SV0S1GZ3AY7X',
      client: 'Thameside Peptide Co',
      compound: 'ghk-cu',
      batch: 'LOT35822',
      reported_on: '2026-10-14',
      verification: { status: 'not-tried', verified_at: null },
      sha256: createHash('sha256').update(readFileSync(PAGE)).digest('hex'),
      perceptual_hash: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      chromatogram_hash: null,
      published_at: 'https://thamesidepeptide.example/report',
      captured_at: '2026-11-24',
      reading: { file: 'genuine-png.png', checked_at: '2026-11-25' },
    });
    const published = () => loadData(work.folder).vendors.find(({ id }) => id === VENDOR);
    const before = published()?.certificates.length ?? 0;
    expect(JSON.stringify(published())).not.toContain('R-86155');

    await expect(addCoa(work, VENDOR, [{ path: PAGE }], reader)).rejects.toThrow('on record');
    const values = Object.fromEntries(
      COMPARED_FIELDS.map((field) => [field, shownText(certificate!, field)]),
    ) as Record<ComparedField, string>;
    expect(() => confirm(work, VENDOR, 'other', values, 'AB')).toThrow(`waiting are ${certificate!.id}`);
    expect(() => confirm(work, VENDOR, certificate!.id, { ...values, purity: 'high' }, 'AB')).toThrow('per cent');
    const { purity: _, ...unseen } = values;
    expect(() => confirm(work, VENDOR, certificate!.id, unseen as typeof values, 'AB')).toThrow(
      'Not compared yet: purity',
    );
    expect(confirm(work, VENDOR, certificate!.id, { ...values, batch: 'B-77' }, 'AB')).toContain(
      '1 of 16 values typed',
    );
    expect(published()?.certificates.at(-1)).toMatchObject({
      batch: 'B-77',
      confirmed: { by: 'AB', at: '2026-11-25' },
    });
    expect(JSON.stringify(published())).not.toContain('confirmations');
    const [how] = readVendorFile(work, VENDOR)['confirmations'] as Confirmation[];
    expect(how).toMatchObject({ certificate: certificate!.id, by: 'AB', typed: ['batch'] });
    expect(how?.reading.fields.length).toBeGreaterThan(5);
    expect(published()?.certificates).toHaveLength(before + 1);
    expect(published()?.history.at(-1)).toMatchObject({
      at: '2026-11-25',
      field: `certificates.${certificate!.id}`,
      from: null,
      why: expect.stringContaining('2026-11-24') as string,
    });
    expect(waiting()).toEqual([]);
  }, 120_000);

  it('names the file that cannot be read, and writes none of them', async () => {
    const broken = join(work.folder, 'broken.png');
    writeFileSync(broken, readFileSync(PAGE).subarray(0, 2000));
    const before = JSON.stringify(readVendorFile(work, VENDOR));
    await expect(addCoa(work, VENDOR, [{ path: broken }], reader)).rejects.toThrow(
      /broken\.png: failed: .*\nNothing was written/,
    );
    await expect(addCoa(work, VENDOR, [{ path: 'nowhere.png' }], reader)).rejects.toThrow(
      /nowhere\.png: failed: There is no file nowhere\.png/,
    );
    expect(JSON.stringify(readVendorFile(work, VENDOR))).toBe(before);
  }, 60_000);

  it('counts the files out of all of them, those included that are being read', async () => {
    const told: string[] = [];
    const files = ['a.png', 'b.png', 'c.png'].map((path) => ({ path }));
    const adding = addCoa(work, VENDOR, files, reader, { atOnce: 2, progress: (line) => told.push(line) });
    await expect(adding).rejects.toThrow('Nothing was written');
    expect(told.map((line) => line.split(' ')[0])).toEqual(['1/3', '2/3', '3/3']);
  });

  it('counts a file that is on record already as no failure', async () => {
    const again = join(work.folder, 'again.png');
    writeFileSync(again, readFileSync(PAGE));
    const said = await addCoa(work, VENDOR, [{ path: PAGE }, { path: again }], reader);
    expect(said).toContain('1 added, 0 joined as copies, unconfirmed; 0 failed, 1 on record already.');
  }, 60_000);

  it('goes on past a file that fails, joins a picture with the PDF of its report, and tries again what failed', async () => {
    const broken = join(work.folder, 'broken.png');
    writeFileSync(broken, readFileSync(PAGE).subarray(0, 2000));
    const paths = [broken, 'fixtures/certificates/genuine-phone.jpg', 'fixtures/pdf/genuine.pdf'];
    const files = paths.map((path) => ({ path }));
    const worklist = join(work.folder, '..', 'outcomes.csv');
    const told: string[] = [];
    const said = await addCoa(work, VENDOR, files, reader, { worklist, progress: (line) => told.push(line) });
    expect(said).toContain('1 added, 1 joined as copies, unconfirmed; 1 failed');
    expect(told.map((line) => line.replace(/:.*?(?= \(|$)/, ''))).toEqual([
      expect.stringMatching(/^1\/3 broken\.png \(\d+ (?:s|min) left\)$/),
      expect.stringMatching(/^2\/3 genuine-phone\.jpg \(\d+ (?:s|min) left\)$/),
      '3/3 genuine.pdf',
    ]);
    const [certificate, ...more] = waiting();
    expect(more).toEqual([]);
    const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
    expect(certificate).toMatchObject({
      sha256: hashOf('fixtures/pdf/genuine.pdf'),
      page: 1,
      copies: [{ sha256: hashOf('fixtures/certificates/genuine-phone.jpg') }],
    });

    writeFileSync(broken, readFileSync('fixtures/certificates/stale.png'));
    expect(await addCoa(work, VENDOR, files, reader, { worklist })).toContain(
      '1 added, 0 joined as copies, unconfirmed; 0 failed, 2 dealt with before',
    );
  }, 120_000);
});
