import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Confirmation, UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import type { VendorCertificate } from '../../../src/dataset/vendor-certificate.ts';
import { Refusal } from '../refusal.ts';
import type { VendorFile } from '../workspace.ts';

/** A certificate of a vendor's file, confirmed or not, and where its file lay when it was read. */
export interface RecordedCertificate {
  certificate: VendorCertificate | UnconfirmedCertificate;
  /** Null where the record does not say. */
  path: string | null;
}

/** Every certificate in a vendor's file. */
export function recordedCertificates(vendor: VendorFile): RecordedCertificate[] {
  const confirmations = (vendor['confirmations'] ?? []) as Confirmation[];
  const confirmed = ((vendor['certificates'] ?? []) as VendorCertificate[]).map((certificate) => ({
    certificate,
    path: confirmations.findLast((known) => known.certificate === certificate.id)?.reading.path ?? null,
  }));
  const waiting = ((vendor['unconfirmed_certificates'] ?? []) as UnconfirmedCertificate[]).map((certificate) => ({
    certificate,
    path: certificate.reading.path ?? null,
  }));
  return [...confirmed, ...waiting];
}

/**
 * The file of a certificate as it was put on record.
 * @throws Refusal when it is not where it lay, or is another by now.
 */
export function readOwnFile({ certificate, path }: RecordedCertificate): Uint8Array {
  const mend = `Put the file that ${certificate.id} was read from back, or record the look-up by hand.`;
  if (path === null) throw new Refusal(`The record does not say where the file of ${certificate.id} lies. ${mend}`);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new Refusal(`${path} is not there any more. ${mend}`);
  }
  if (createHash('sha256').update(bytes).digest('hex') !== certificate.sha256)
    throw new Refusal(`${path} is not the file that was read: its hash is another. ${mend}`);
  return bytes;
}
