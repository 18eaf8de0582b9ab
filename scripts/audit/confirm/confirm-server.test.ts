import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import type { Confirmation } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { addCoa } from '../certificates/add-coa.ts';
import { shippedWorkspace } from '../test-workspace.ts';
import { readVendorFile, type VendorFile } from '../workspace.ts';
import { type ConfirmServer, serveConfirm } from './confirm-server.ts';

const VENDOR = 'thameside-peptide-co';
const PAGES = ['fixtures/certificates/stale.png', 'fixtures/pdf/genuine.pdf'];
const reader = createTextReader(2);
let work: ReturnType<typeof shippedWorkspace>;
let server: ConfirmServer;
beforeAll(async () => {
  work = shippedWorkspace('2026-11-25');
  const said = await addCoa(
    work,
    VENDOR,
    PAGES.map((path) => ({ path: resolve(path), url: 'https://thamesidepeptide.example/report' })),
    reader,
    // One after the other: those that wait stand in the order in which their reading ended.
    { atOnce: 1, worklist: join(work.folder, '..', 'list.csv') },
  );
  expect(said).toContain('2 added, 0 joined as copies, unconfirmed; 0 failed');
  server = await serveConfirm(work, VENDOR, 'AB');
}, 180_000);
afterAll(async () => {
  server.close();
  work.remove();
  await reader.close();
});

interface Next {
  certificate: string | null;
  waiting: number;
  fields: { field: string; label: string; value: string; read: string; settled: string; hasCrop: boolean }[];
}
const get = (path: string) => fetch(`${server.url}${path}`);
const next = async (path = 'next') => (await (await get(path)).json()) as Next;
const post = (certificate: string, values: object) =>
  fetch(`${server.url}confirm`, { method: 'POST', body: JSON.stringify({ certificate, values }) });
const file = (): VendorFile => readVendorFile(work, VENDOR);

describe('the page for confirming', () => {
  it('shows each value beside the place it was read at, takes what was seen, and goes on until nothing waits', async () => {
    const first = await next();
    expect(first.waiting).toBe(2);
    const purity = first.fields.find(({ field }) => field === 'purity');
    expect(purity).toMatchObject({ hasCrop: true, read: expect.stringMatching(/\d\d\.\d/) as string });
    expect(first.fields.find(({ field }) => field === 'strength')).toMatchObject({ value: '2 mg' });
    for (const path of [`page.png?c=${first.certificate}`, `crop.png?c=${first.certificate}&f=purity`]) {
      const picture = await get(path);
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(300);
    }
    const values = Object.fromEntries(first.fields.map(({ field, value }) => [field, value]));
    const { purity: _, ...partly } = values;
    expect((await post(first.certificate ?? '', partly)).status).toBe(422);
    expect(await (await post(first.certificate ?? '', { ...values, reported_on: 'soon' })).text()).toContain('a day');
    expect(file()['confirmations']).toBeUndefined();
    expect(await (await post(first.certificate ?? '', { ...values, batch: 'B-77' })).text()).toContain(
      'confirmed, 1 of 16',
    );

    const second = await next();
    expect(second).toMatchObject({ waiting: 1 });
    expect(second.fields.find(({ field }) => field === 'purity')).toMatchObject({
      label: 'purity',
      settled: 'the text of the PDF',
    });
    expect(second.fields.find(({ field }) => field === 'strength')).toMatchObject({ value: '30 mg' });
    expect(await next(`next?skip=${second.certificate}`)).toMatchObject({ certificate: null, waiting: 1 });
    await post(second.certificate ?? '', Object.fromEntries(second.fields.map(({ field, value }) => [field, value])));
    await server.finished;
    const how = file()['confirmations'] as Confirmation[];
    expect(how.map(({ by, at, typed }) => ({ by, at, typed }))).toEqual([
      { by: 'AB', at: '2026-11-25', typed: ['batch'] },
      { by: 'AB', at: '2026-11-25', typed: [] },
    ]);
  }, 60_000);

  it('is of no use to whoever does not know its address', async () => {
    expect((await fetch(new URL('/next', server.url))).status).toBe(404);
    expect((await fetch(new URL('/confirm', server.url), { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it('is not asked to read again what an earlier run has read', async () => {
    const said = await addCoa(
      work,
      VENDOR,
      PAGES.map((path) => ({ path: resolve(path), url: 'https://thamesidepeptide.example/report' })),
      reader,
      {
        worklist: join(work.folder, '..', 'list.csv'),
      },
    );
    expect(said).toContain('0 added, 0 joined as copies, unconfirmed; 0 failed, 2 dealt with before');
  });
});
