import type { Compound } from '../dataset/compound.ts';
import type { Laboratory } from '../dataset/laboratory.ts';
import type { CheckReportWithEvidence } from './report.ts';
import type { TextReader } from './gather/read-text.ts';

/** A business as far as the check needs it: to tell whether a printed client is the vendor that was asked about. */
export interface KnownVendor {
  id: string;
  name: string;
  aliases: readonly string[];
  domains: readonly string[];
}

/** What the check knows besides the picture. The core has no clock and no network: `today` arrives here. */
export interface CheckContext {
  /** `YYYY-MM-DD`, UTC. */
  today: string;
  /** Id of the partner laboratory. */
  partnerLaboratory: string;
  /** Months after which a report is stale. */
  staleMonths: number;
  laboratories: readonly Laboratory[];
  compounds: readonly Compound[];
  vendors: readonly KnownVendor[];
  reader: TextReader;
}

/**
 * Checks one picture of a certificate.
 * @throws CheckError when the picture cannot be checked (unsupported, too large, undecodable, reader unavailable).
 */
export async function checkCoa(_request: { picture: Uint8Array; vendor: string | null }, _context: CheckContext): Promise<CheckReportWithEvidence> {
  throw new Error('Not built yet.');
}
