import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadData } from '../../../data/index.ts';
import { checkCoa } from '../../../src/coa/check-coa.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { findTrace } from '../../../src/coa/forensics/chromatogram/find-trace.ts';
import { greyOf } from '../../../src/coa/image/grey.ts';
import { openPicture } from '../../../src/coa/image/open-picture.ts';
import { preparePage } from '../../../src/coa/image/prepare/prepare-page.ts';
import type { TextReader } from '../../../src/coa/ocr/read-text.ts';
import { chromatogramHash } from '../../../src/coa/records/chromatogram-hash.ts';
import { perceptualHash } from '../../../src/coa/records/perceptual-hash.ts';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import type { VendorCertificate } from '../../../src/dataset/vendor-certificate.ts';
import { writeFiles } from '../../build/write-files.ts';
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
import { knownCopies } from './known-copies.ts';

/** Where and when the pictures were seen. */
export interface SeenAt {
  url?: string;
  archive?: string;
  capturedAt?: string;
}

/**
 * Reads pictures of certificates with the checker and puts them into a vendor's file, unconfirmed: they are not
 * published until `confirm`.
 * @returns what was read, for the auditor to compare with each page
 * @throws Refusal when a file cannot be checked or is on record for this vendor; nothing is written then.
 */
export async function addCoa(
  workspace: Workspace,
  id: string,
  files: readonly string[],
  seenAt: SeenAt,
  reader: TextReader,
): Promise<string> {
  if (files.length === 0) throw new Refusal('Name at least one picture: npm run audit -- add-coa ID FILE…');
  const vendor = readVendorFile(workspace, id);
  const dataset = loadData(workspace.folder);
  const context = contextFrom(dataset, reader, workspace.today);
  const recorded = (vendor['certificates'] ?? []) as VendorCertificate[];
  const unconfirmed = [...((vendor['unconfirmed_certificates'] ?? []) as UnconfirmedCertificate[])];
  const report: string[] = [];

  for (const file of files) {
    const bytes = readPicture(file);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if ([...recorded, ...unconfirmed].some((certificate) => certificate.sha256 === sha256))
      throw new Refusal(`${file} is on record for ${id} already; nothing was written.`);
    const [checked, hashes] = await Promise.all([
      checkCoa({ picture: bytes, vendor: String(vendor['domain']) }, context),
      hashesOf(bytes),
    ]).catch((error: unknown) => {
      throw new Refusal(`${file}: ${(error as Error).message} Nothing was written.`);
    });
    const seen = {
      file: basename(file),
      sha256,
      ...hashes,
      url: seenAt.url ?? null,
      archive: seenAt.archive ?? null,
      captured_at: seenAt.capturedAt ?? workspace.today,
      checked_at: workspace.today,
    };
    const certificate = certificateFromReading(
      checked,
      seen,
      dataset,
      new Set([...recorded, ...unconfirmed].map((known) => known.id)),
    );
    // The vendor's own record may be a draft, or have certificates that wait: it is compared as its file stands.
    const others = [
      { id, certificates: [...recorded, ...unconfirmed] },
      ...dataset.vendors.filter((other) => other.id !== id),
    ];
    unconfirmed.push(certificate);
    report.push(describe(certificate), ...knownCopies(others, certificate).map((line) => `  Note: ${line}`));
  }

  return [...report, save(workspace, id, { ...vendor, unconfirmed_certificates: unconfirmed }, files.length)].join(
    '\n',
  );
}

/**
 * Writes a vendor's file with its new certificates.
 * @returns what the auditor does next.
 * @throws Refusal when one of them does not keep to the schema; nothing is written then.
 */
function save(workspace: Workspace, id: string, changed: VendorFile, added: number): string {
  const own = tryOut(workspace, [vendorFile(workspace, changed)]).problems.filter(
    ({ file, field }) => file === vendorPath(workspace, id) && field.startsWith('unconfirmed_certificates'),
  );
  if (own.length > 0)
    throw new Refusal(`Nothing was written: ${own.map(({ field, expected }) => `${field}: ${expected}`).join(' ')}`);
  writeFiles([{ path: vendorPath(workspace, id), text: fileText(changed) }]);
  return `${vendorPath(workspace, id)}: ${added} added, unconfirmed. Compare each value with the page, mend it in the file, look the report up at its laboratory, then: npm run audit -- confirm ${id} CERTIFICATE…`;
}

function readPicture(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
  }
}

async function hashesOf(file: Uint8Array): Promise<{ perceptual_hash: string; chromatogram_hash: string | null }> {
  const { picture } = await openPicture({ picture: file, declaredType: null }, 0, async (_, work) => work());
  const trace = findTrace(preparePage(picture));
  return {
    perceptual_hash: perceptualHash(greyOf(picture)),
    chromatogram_hash: trace && chromatogramHash(trace.heights),
  };
}

function describe({ id, reading, ...certificate }: UnconfirmedCertificate): string {
  const shown = (
    [
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
    ] as const
  ).map((field) => `  ${field}: ${certificate[field] ?? '–'}`);
  return [
    `${id}, from ${reading.file}: the checker says ${reading.verdict} (confidence ${reading.confidence})`,
    ...shown,
    ...reading.red_flags.map((flag) => `  Against it: ${flag}`),
  ].join('\n');
}
