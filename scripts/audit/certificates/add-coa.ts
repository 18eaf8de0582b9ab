import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { loadData } from '../../../data/index.ts';
import type { CheckContext } from '../../../src/coa/context.ts';
import type { TextReader } from '../../../src/coa/ocr/text-reader.ts';
import type { Dataset } from '../../../src/dataset/dataset.ts';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import type { VendorCertificate } from '../../../src/dataset/vendor-certificate.ts';
import { writeFiles } from '../../build/write-files.ts';
import { offlineContext } from '../offline.ts';
import { readNamedFile } from '../read-named-file.ts';
import { Refusal } from '../refusal.ts';
import {
  fileText,
  readVendorFile,
  tryOut,
  type VendorFile,
  vendorFile,
  vendorPath,
  type Workspace,
} from '../workspace.ts';
import { certificateFromReading } from './certificate-from-reading.ts';
import { isCopy, join } from './join-copies.ts';
import { knownCopies } from './known-copies.ts';
import type { ListedFile } from './list-files.ts';
import { type CertificateInFile, readFile } from './read-file.ts';
import { type Outcome, Worklist } from './worklist.ts';

/** How many are read, and who is told of each. */
export interface AddOptions {
  /** Files read at once. */
  atOnce?: number;
  /** Told a line after each file. */
  progress?: (line: string) => void;
  /** Where outcomes are kept, so that a later run goes on where this one stopped; null for none. */
  worklist?: string | null;
}

/**
 * Reads certificates with the checker and puts them into a vendor's file, unconfirmed: they are not published until
 * `confirm`. A file that fails is noted and passed over; one that is on record, or that an earlier run has dealt with,
 * is not read again. The vendor's file is written after each, so nothing is lost when it is stopped.
 * @returns what was read, for the auditor to compare with each page
 * @throws Refusal when no file could be read at all, or one is said to be seen on a day to come.
 */
export async function addCoa(
  workspace: Workspace,
  id: string,
  files: readonly ListedFile[],
  reader: TextReader,
  { atOnce = 1, progress = () => {}, worklist: worklistPath = null }: AddOptions = {},
): Promise<string> {
  if (files.length === 0) throw new Refusal('Name at least one file: npm run audit -- add-coa ID FILE…');
  const ahead = files.find(({ capturedAt = '' }) => capturedAt > workspace.today);
  if (ahead !== undefined)
    throw new Refusal(`${ahead.path}: expected the day it was seen, no later than today; found ${ahead.capturedAt}.`);
  const dataset = loadData(workspace.folder);
  const context = offlineContext(dataset, reader, workspace.today);
  const worklist = new Worklist(worklistPath);
  const waiting = files.filter(({ path }) => !worklist.isDone(path));
  const adding = new Adding(workspace, id, dataset, context);
  const total = waiting.length;
  const start = Date.now();
  const said: string[] = [];
  let done = 0;
  let failed = 0;
  let known = 0;

  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const outcomes = await adding.add(file);
      worklist.note(file.path, outcomes);
      done += 1;
      if (outcomes.every(({ outcome }) => outcome === 'on record')) known += 1;
      else if (outcomes.every(({ outcome }) => outcome === 'failed' || outcome === 'on record')) failed += 1;
      const left = ((Date.now() - start) / done) * (total - done);
      const words = outcomes.map(
        ({ outcome, certificate, what }) =>
          `${outcome}${certificate ? ` ${certificate}` : ''}${what ? `: ${what}` : ''}`,
      );
      said.push(`${file.path}: ${words.join('; ')}`, ...outcomes.flatMap(({ lines }) => lines ?? []));
      progress(
        `${done}/${total} ${basename(file.path)}: ${words.join('; ')}${done < total ? ` (${minutes(left)} left)` : ''}`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, Math.max(1, total)) }, work));
  if (total > 0 && failed + known === total) throw new Refusal(`${said.join('\n')}\nNothing was written.`);
  const left = files.length - total;
  return [
    ...said,
    `${vendorPath(workspace, id)}: ${adding.added} added, ${adding.joined} joined as copies, unconfirmed; ${failed} failed${known > 0 ? `, ${known} on record already` : ''}${left > 0 ? `, ${left} dealt with before` : ''}.`,
    ...(worklistPath === null ? [] : [`What became of each file: ${worklistPath}`]),
    `Compare each with its page: npm run audit -- confirm ${id} --by WHO. Then look the reports up at their laboratories.`,
  ].join('\n');
}

const minutes = (milliseconds: number) =>
  milliseconds < 90_000 ? `${Math.ceil(milliseconds / 1000)} s` : `${Math.ceil(milliseconds / 60_000)} min`;

/** The vendor's file while certificates come in. */
class Adding {
  added = 0;
  joined = 0;
  private readonly workspace: Workspace;
  private readonly id: string;
  private readonly dataset: Dataset;
  private readonly context: CheckContext;

  constructor(workspace: Workspace, id: string, dataset: Dataset, context: CheckContext) {
    this.workspace = workspace;
    this.id = id;
    this.dataset = dataset;
    this.context = context;
    readVendorFile(workspace, id);
  }

  /** Reads one file and writes what it holds. */
  async add(file: ListedFile): Promise<Outcome[]> {
    try {
      const bytes = readNamedFile(file.path);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (this.all().some((known) => known.sha256 === sha256 || known.copies?.some((copy) => copy.sha256 === sha256)))
        return [{ page: null, outcome: 'on record', what: `on record for ${this.id} already` }];
      const vendor = readVendorFile(this.workspace, this.id);
      const { certificates, leftOut } = await readFile(bytes, String(vendor['domain']), this.context);
      // From here on nothing waits, so files that are read beside one another do not undo each other's writing.
      return [
        ...certificates.map((found) => this.record(found, file, sha256)),
        ...leftOut.map(({ page, why }): Outcome => ({ page, outcome: 'no certificate', what: why })),
      ];
    } catch (error) {
      return [{ page: null, outcome: 'failed', what: (error as Error).message }];
    }
  }

  private all(): (VendorCertificate | UnconfirmedCertificate)[] {
    const vendor = readVendorFile(this.workspace, this.id);
    return [
      ...((vendor['certificates'] ?? []) as VendorCertificate[]),
      ...((vendor['unconfirmed_certificates'] ?? []) as UnconfirmedCertificate[]),
    ];
  }

  private record(
    { report, hashes, further, identifiers, page, furtherPages, layered }: CertificateInFile,
    file: ListedFile,
    sha256: string,
  ): Outcome {
    const { workspace, id, dataset } = this;
    const vendor = readVendorFile(workspace, id);
    const waiting = (vendor['unconfirmed_certificates'] ?? []) as UnconfirmedCertificate[];
    const seen = {
      file: basename(file.path),
      path: resolve(file.path),
      sha256,
      hashes,
      further,
      identifiers,
      page,
      further_pages: furtherPages,
      layered,
      url: file.url ?? null,
      archive: file.archive ?? null,
      captured_at: file.capturedAt ?? workspace.today,
      checked_at: workspace.today,
    };
    const taken = new Set(this.all().map((known) => known.id));
    const certificate = certificateFromReading(report, seen, dataset, taken);
    const twin = waiting.find((known) => isCopy(known, certificate));
    if (twin !== undefined) {
      const joined = waiting.map((known) => (known === twin ? join(known, certificate) : known));
      save(workspace, id, { ...vendor, unconfirmed_certificates: joined });
      this.joined += 1;
      return { page, outcome: 'copy', certificate: twin.id };
    }
    // The vendor's own record may be a draft, or have certificates that wait: it is compared as its file stands.
    const others = [{ id, certificates: this.all() }, ...dataset.vendors.filter((other) => other.id !== id)];
    const notes = knownCopies(others, certificate).map((line) => `  Note: ${line}`);
    save(workspace, id, { ...vendor, unconfirmed_certificates: [...waiting, certificate] });
    this.added += 1;
    return { page, outcome: 'added', certificate: certificate.id, lines: [describe(certificate), ...notes] };
  }
}

/**
 * Writes a vendor's file with its new certificates.
 * @throws Refusal when one of them does not keep to the schema; nothing is written then.
 */
function save(workspace: Workspace, id: string, changed: VendorFile): void {
  const own = tryOut(workspace, [vendorFile(workspace, changed)]).problems.filter(
    ({ file, field }) => file === vendorPath(workspace, id) && field.startsWith('unconfirmed_certificates'),
  );
  if (own.length > 0) throw new Refusal(own.map(({ field, expected }) => `${field}: ${expected}`).join(' '));
  writeFiles([{ path: vendorPath(workspace, id), text: fileText(changed) }]);
}

const SHOWN = [
  'laboratory_name',
  'report_number',
  'key',
  'client',
  'product',
  'batch',
  'received_on',
  'analysed_on',
  'reported_on',
  'purity',
] as const;

function describe({ id, reading, page, ...certificate }: UnconfirmedCertificate): string {
  const at = page === null ? '' : `, page ${page}`;
  return [
    `${id}, from ${reading.file}${at}: the checker says ${reading.verdict} (confidence ${reading.confidence})`,
    ...SHOWN.map((field) => `  ${field}: ${certificate[field] ?? '–'}`),
    ...reading.red_flags.map((flag) => `  Against it: ${flag}`),
  ].join('\n');
}
