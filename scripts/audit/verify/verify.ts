import { createHash } from 'node:crypto';
import { loadData } from '../../../data/index.ts';
import type { CheckContext } from '../../../src/coa/context.ts';
import { CheckError } from '../../../src/coa/errors.ts';
import type { TextReader } from '../../../src/coa/ocr/text-reader.ts';
import type { LaboratoryCopy, VendorCertificate } from '../../../src/dataset/vendor-certificate.ts';
import type { ListedFile } from '../certificates/list-files.ts';
import { offlineContext } from '../offline.ts';
import { readNamedFile } from '../read-named-file.ts';
import { Refusal } from '../refusal.ts';
import { saveChange } from '../save-change.ts';
import { readVendorFile, type VendorFile, type Workspace } from '../workspace.ts';
import { type ComparedCertificate, compareCertificate, isOf, tellingFields } from './compare-certificate.ts';
import { type RecordedCertificate, recordedCertificates } from './own-file.ts';

/** How copies are verified, as typed. */
export interface VerifyOptions {
  /** Who compares, by role or initials. */
  by?: string | undefined;
  /** The certificate that the copy is of; found by its number or key when left out. */
  certificate?: string | undefined;
  /** The person has looked at both, and sees the values differ too. */
  seen?: boolean;
  progress?: (line: string) => void;
}

/** One copy that was compared: the certificate it is of, and what it came to. */
interface Verified {
  id: string;
  copy: LaboratoryCopy;
  words: string[];
}

/**
 * Holds certificates of a vendor against copies that an auditor took from their laboratories, and records day, who,
 * result and hash of the copy with each. The same report makes a certificate confirmed. Values that differ are put on
 * record as seen by the machine; the certificate is said to differ once a person has looked (`seen`). A copy that fails
 * is named and passed over.
 * @returns what was found and recorded, a line each
 * @throws Refusal when nothing could be recorded; nothing is written then.
 */
export async function verify(
  workspace: Workspace,
  id: string,
  files: readonly ListedFile[],
  reader: TextReader,
  { by = '', certificate, seen = false, progress = () => {} }: VerifyOptions,
): Promise<string> {
  const who = by.trim();
  if (who.length < 2) throw new Refusal('Say who compares them, by role or initials: --by WHO');
  if (files.length === 0) throw new Refusal(`Name at least one copy: npm run audit -- verify ${id} COPY…`);
  if (files.length > 1 && (seen || certificate !== undefined))
    throw new Refusal(
      '--seen and --certificate are said of one copy at a time: a look at one tells nothing of another.',
    );
  const vendor = readVendorFile(workspace, id);
  const context = offlineContext(loadData(workspace.folder), reader, workspace.today);
  const chosen = chooseFrom(vendor, certificate);
  const verified: Verified[] = [];
  const failed: string[] = [];
  for (const [i, file] of files.entries()) {
    try {
      const found = await compareOne(file, chosen, certificate !== undefined, context);
      const copy = { ...found.copy, compared_at: workspace.today, by: who };
      verified.push({ ...found, copy });
      progress(`${i + 1}/${files.length} ${file.path}: ${found.id}: ${copy.result}`);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof CheckError || isFileError(error))) throw error;
      failed.push(`${file.path}: ${error.message}`);
      progress(`${i + 1}/${files.length} ${failed.at(-1)}`);
    }
  }
  if (verified.length === 0) throw new Refusal(`${failed.join('\n')}\nNothing was written.`);
  // Comparing takes a while, and the file may have been written since.
  const changed = withCopies(readVendorFile(workspace, id), verified, seen);
  const why = `Held against the laboratory's own copy on ${workspace.today}.`;
  return [
    ...verified.flatMap(describe),
    ...failed,
    ...saveChange(workspace, changed, why),
    ...(seen || verified.every(({ copy }) => copy.result !== 'changed')
      ? []
      : ['Where values differ, look at both yourself, then run it again for that copy with --seen.']),
  ].join('\n');
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

function chooseFrom(vendor: VendorFile, certificate: string | undefined): RecordedCertificate[] {
  const all = recordedCertificates(vendor);
  const chosen = certificate === undefined ? all : all.filter((known) => known.certificate.id === certificate);
  if (chosen.length === 0)
    throw new Refusal(
      `${vendor.id} has no certificate ${certificate ?? 'yet'}; on record are ${all.map((known) => known.certificate.id).join(', ') || 'none'}.`,
    );
  return chosen;
}

/** What a result says of a certificate when several print the number of a copy: the most telling one is of it. */
const TELLS: Readonly<Record<LaboratoryCopy['result'], number>> = { same: 3, changed: 2, another: 1, 'cannot-tell': 0 };

async function compareOne(
  file: ListedFile,
  chosen: readonly RecordedCertificate[],
  isNamed: boolean,
  context: CheckContext,
): Promise<{ id: string; copy: Omit<LaboratoryCopy, 'compared_at' | 'by'>; words: string[] }> {
  if (file.url === undefined)
    throw new Refusal('Say where the laboratory shows it: --url ADDRESS, or the column url of a list.');
  const bytes = readNamedFile(file.path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const twin = chosen.find(({ certificate }) =>
    [certificate.sha256, ...(certificate.copies ?? []).map((copy) => copy.sha256)].includes(sha256),
  );
  if (twin !== undefined)
    throw new Refusal(
      `This is the vendor's own file of ${twin.certificate.id}. Comparing it with itself proves nothing: get the laboratory's copy.`,
    );
  const candidates = isNamed ? chosen : await certificatesOf(bytes, chosen, context);
  let best: { id: string; compared: ComparedCertificate } | null = null;
  for (const recorded of candidates) {
    const compared = await compareCertificate(recorded, bytes, context);
    if (best === null || TELLS[compared.result] > TELLS[best.compared.result])
      best = { id: recorded.certificate.id, compared };
  }
  if (best === null) throw new Refusal('No certificate was compared with it.');
  const { result, changed, words } = best.compared;
  return { id: best.id, words, copy: { result, changed, sha256, url: file.url } };
}

async function certificatesOf(
  bytes: Uint8Array,
  chosen: readonly RecordedCertificate[],
  context: CheckContext,
): Promise<RecordedCertificate[]> {
  const fields = await tellingFields(bytes, context);
  const found = chosen.filter((recorded) => isOf(fields, recorded));
  if (found.length === 0)
    throw new Refusal(
      `No certificate on record has ${fields.map(({ text }) => `"${text}"`).join(' or ') || 'a number or key that could be read on it'}. Name the one it is of: --certificate ID`,
    );
  return found;
}

/** The vendor's file with what was compared. */
function withCopies(vendor: VendorFile, verified: readonly Verified[], seen: boolean): VendorFile {
  const verify = <T extends Pick<VendorCertificate, 'id' | 'verification'>>(certificate: T): T => {
    const copy = verified.findLast(({ id }) => id === certificate.id)?.copy;
    return copy === undefined
      ? certificate
      : { ...certificate, verification: { ...certificate.verification, copy, ...statusBy(copy, seen) } };
  };
  const lists = ['certificates', 'unconfirmed_certificates'].filter((field) => Array.isArray(vendor[field]));
  return {
    ...vendor,
    ...Object.fromEntries(lists.map((field) => [field, (vendor[field] as VendorCertificate[]).map(verify)])),
  };
}

/** What a copy makes of a certificate's status. Where it tells nothing, what was looked up before stands. */
function statusBy(
  { result, compared_at: day }: LaboratoryCopy,
  seen: boolean,
): Partial<VendorCertificate['verification']> {
  if (result === 'same') return { status: 'confirmed', verified_at: day };
  return result === 'changed' && seen ? { status: 'differs', verified_at: day } : {};
}

function describe({ id, copy, words }: Verified): string[] {
  return [`${id}: ${copy.result} (SHA-256 of the copy ${copy.sha256})`, ...words.map((sentence) => `  - ${sentence}`)];
}
