/**
 * An auditor's day over one seller's certificates, from an empty record to a release, in a temporary folder:
 * `npm run audit:day`. The seller stands there under an invented name.
 * Prints how many certificates were recorded, how many values had to be typed, how many commands it took.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import { CLAIMED_FIELDS } from '../../src/dataset/vendor/claims.ts';
import type { Confirmation } from '../../src/dataset/vendor/unconfirmed-certificate.ts';
import { addCoa } from '../audit/certificates/add-coa.ts';
import { listFiles, worklistOf } from '../audit/certificates/list-files.ts';
import { COMPARED_FIELDS, type ComparedField, shownText } from '../audit/confirm/compared-fields.ts';
import { waitingFor } from '../audit/confirm/confirm.ts';
import { serveConfirm } from '../audit/confirm/confirm-server.ts';
import { readTable } from '../audit/import/read-table.ts';
import { newVendor } from '../audit/new-vendor.ts';
import { publish } from '../audit/publish.ts';
import { fileText, readVendorFile, type VendorFile, vendorPath } from '../audit/workspace.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { release } from '../release/release.ts';
import { createCachedReader } from './cached-reader.ts';
import { isSame } from './normal-forms.ts';

const USAGE = `npm run audit:day -- FOLDER FAMILY [--cache FOLDER]

  FOLDER          pages with a labels.json
  FAMILY          the seller: the name of a family in labels.json
  --cache FOLDER  keep what the reader read, so that a second run reads only what is new`;
const { positionals, values: options } = readCommandLine(USAGE, { cache: { type: 'string' } }, { positionals: true });
const [corpus, family] = positionals;
if (corpus === undefined || family === undefined) refuse(USAGE);

type Label = Record<string, string | number | null> & { file: string; family: string; class: string };
const labels = (JSON.parse(readFileSync(join(corpus, 'labels.json'), 'utf8')) as Label[]).filter(
  (label) => label.family === family,
);
const today = '2026-11-22';
const VENDOR = 'vendor-of-the-trial';
const root = mkdtempSync(join(tmpdir(), 'audit-day-'));
const folder = join(root, 'data');
let commands = 0;

/** Counts a command of the tool. */
async function command<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = Date.now();
  commands += 1;
  const result = await run();
  console.log(`${commands}. ${name}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
  return result;
}

/** A data folder about real businesses, without any yet: what is invented is left out, addresses are of nobody. */
function prepare(): void {
  mkdirSync(join(folder, 'vendors'), { recursive: true });
  for (const part of ['labs', 'compounds']) cpSync(join('data', part), join(folder, part), { recursive: true });
  for (const name of readdirSync(join(folder, 'labs')))
    if (readFileSync(join(folder, 'labs', name), 'utf8').includes('"demonstration": true'))
      rmSync(join(folder, 'labs', name));
  const site = JSON.parse(readFileSync('data/site.json', 'utf8')) as Record<string, unknown> & { dataset: object };
  writeFileSync(
    join(folder, 'site.json'),
    fileText({
      ...site,
      publisher: 'Trial',
      base_url: 'https://audit.test',
      contact_email: 'post@audit.test',
      demonstration: false,
      partner_laboratory: 'janoshik',
      dataset: {
        ...site.dataset,
        description:
          'Which vendors publish certificates of analysis that the laboratory confirms: a trial, never published.',
      },
    }),
  );
  const files = join(root, 'files');
  mkdirSync(files);
  for (const { file } of labels) symlinkSync(resolve(corpus ?? '', file), join(files, basename(file)));
  const pdfs = join(corpus ?? '', 'pdf');
  for (const name of readdirSync(pdfs).filter((each) => each.startsWith(`${family}-`)))
    symlinkSync(resolve(pdfs, name), join(files, name));
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const number = (text: string) => Number.parseFloat(text.replace(',', '.'));
const LABELLED: Partial<Record<ComparedField, string>> = {
  laboratory_name: 'lab_printed',
  received_on: 'date_received',
  analysed_on: 'date_analysed',
  reported_on: 'date_reported',
};

/** What the person types: the value of the label where what is shown differs from it, else what is shown. */
function seen(field: ComparedField, shown: string, label: Label | undefined, analysed = ''): string {
  const known = label?.[LABELLED[field] ?? field] ?? null;
  if (known === null) return shown;
  // "N/A" on a page says that there is none, which a record tells by leaving it empty.
  const text = /^n\/?a$/i.test(String(known)) ? '' : String(known);
  // Labels have one closing day. A page that prints it as the day of analysis says no day of a report.
  if (field === 'reported_on' && shown === '' && text === analysed) return shown;
  if (field === 'content' && !/^\d+(?:[.,]\d+)?\s*[a-zA-Zµ]+$/.test(text)) return shown;
  if (field === 'purity' || field === 'content')
    return shown !== '' && Math.abs(number(shown) - number(text)) < 0.0051 ? shown : text;
  if (field === 'client' || field === 'batch' || field === 'report_number' || field === 'key')
    return isSame(field, { text }, shown) ? shown : text;
  if (field === 'laboratory_name' || field === 'product') {
    const [a, b] = [plain(shown), plain(text)];
    return a !== '' && (a === b || a.includes(b) || b.includes(a)) ? shown : text;
  }
  return text;
}

/** Goes through the page for confirming as a person in the browser would. */
async function confirmAll(labelFor: (certificate: string) => Label | undefined): Promise<void> {
  if (waitingFor(workspace, VENDOR).length === 0) return;
  const server = await serveConfirm(workspace, VENDOR, 'trial');
  for (let guard = 0; guard < 1000; guard++) {
    const next = (await (await fetch(`${server.url}next`)).json()) as {
      certificate: string | null;
      fields: { field: ComparedField; value: string }[];
    };
    if (next.certificate === null) break;
    const { certificate } = next;
    const analysed = next.fields.find(({ field }) => field === 'analysed_on')?.value;
    const values = Object.fromEntries(
      next.fields.map(({ field, value }) => [
        field,
        seen(field, value, labelFor(certificate), analysed) || (field === 'product' ? '[not printed]' : ''),
      ]),
    );
    const answer = await fetch(`${server.url}confirm`, {
      method: 'POST',
      body: JSON.stringify({ certificate, values }),
    });
    if (!answer.ok) throw new Error(`${certificate}: ${await answer.text()}`);
  }
  await server.finished;
  server.close();
}

const workspace = { folder, today };
prepare();
const files = join(root, 'files');
const start = () => createTextReader(availableParallelism());
const reader = options.cache === undefined ? start() : createCachedReader(start, options.cache);
try {
  await command('new', () => newVendor(workspace, `${VENDOR}.test`, { id: VENDOR, name: 'Vendor of the trial' }));
  await command('add-coa --from', () =>
    addCoa(workspace, VENDOR, listFiles(files), reader, {
      atOnce: availableParallelism(),
      progress: (line) => console.error(line),
      worklist: worklistOf(files, VENDOR),
    }),
  );
  const rows = readTable(readFileSync(worklistOf(files, VENDOR))).rows.map(({ cells }) => cells);
  const labelFor = (certificate: string) =>
    rows
      .filter((row) => row['certificate'] === certificate)
      .map((row) => labels.find(({ file }) => basename(file) === basename(row['file'] ?? '')))
      .find((label) => label !== undefined);
  const shown = new Map(waitingFor(workspace, VENDOR).map((certificate) => [certificate.id, certificate]));
  await command('confirm', () => confirmAll(labelFor));

  // What only the auditor can say; in an editor, one file.
  const source = {
    title: 'Certificates page',
    url: `https://${VENDOR}.test/`,
    captured_at: today,
    archive_url: 'https://archive.test/1',
  };
  const file = readVendorFile(workspace, VENDOR);
  const recorded = file['certificates'] as { laboratory_name: string | null; client: string | null }[];
  const filled: VendorFile = {
    ...file,
    aliases: [...new Set(recorded.flatMap(({ client }) => client ?? []))].map((_, i) => `Client ${i + 1}`),
    verdict: 'watch',
    verdict_reason: 'A trial: reports were read and not looked up.',
    verdict_basis: ['Reports were read and not looked up.'],
    coa_type: 'another-client',
    coa_access: 'on-request',
    right_of_reply: { ...(file['right_of_reply'] as object), not_asked_because: 'A trial that is never published.' },
    conflict_of_interest: 'None: a trial.',
    names_kept: [],
    sources: [
      {
        ...source,
        supports: [...CLAIMED_FIELDS, 'certificates'],
      },
    ],
  };
  writeFileSync(vendorPath(workspace, VENDOR), fileText(filled));
  await command('publish', () => publish(workspace, VENDOR)).catch((error: Error) =>
    console.log(error.message.slice(0, 2000)),
  );
  await command('release', () => release(folder, today, today, true))
    .then(console.log)
    .catch((error: Error) => console.log(error.message.slice(0, 500)));

  const pdfs = new Set(rows.map((row) => row['file'] ?? '').filter((name) => name.endsWith('.pdf')));
  const expected = [
    ...labels.filter((label) => label.class !== 'no-certificate').map(({ file: name }) => join(files, basename(name))),
    ...pdfs,
  ];
  const got = new Set(
    rows.filter((row) => row['outcome'] === 'added' || row['outcome'] === 'copy').map((row) => row['file']),
  );
  const lost = expected.filter((name) => !got.has(name));
  const confirmations = readVendorFile(workspace, VENDOR)['confirmations'] as Confirmation[];
  const typed = confirmations.flatMap(({ certificate, typed: fields }) =>
    fields.map((field) => ({ certificate, field })),
  );
  for (const { certificate, field } of typed) {
    const before = shown.get(certificate);
    console.log(
      `typed ${certificate} ${field}: ${before === undefined ? '' : JSON.stringify(shownText(before, field as ComparedField))}, label ${JSON.stringify(seen(field as ComparedField, '', labelFor(certificate)))}`,
    );
  }
  for (const name of lost)
    console.log(
      `not recorded: ${basename(name)}: ${rows.find((row) => row['file'] === name)?.['what']?.slice(0, 160)}`,
    );
  const looked = confirmations.filter(({ certificate }) => labelFor(certificate)?.['lab_printed'] != null);
  const typedLooked = typed.filter(({ certificate }) => looked.some((each) => each.certificate === certificate));
  console.log(
    [
      `files recorded: ${expected.length - lost.length} of ${expected.length} (${((100 * (expected.length - lost.length)) / expected.length).toFixed(1)} %)`,
      `certificates confirmed: ${confirmations.length}, of them with labels ${looked.length}`,
      `values typed per labelled certificate: ${(typedLooked.length / Math.max(1, looked.length)).toFixed(2)} (of ${COMPARED_FIELDS.length} shown)`,
      `commands: ${commands}`,
    ].join('\n'),
  );
} finally {
  await reader.close();
  rmSync(root, { recursive: true, force: true });
}
