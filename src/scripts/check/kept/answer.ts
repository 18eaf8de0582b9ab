import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';

/** What the reader said of the client printed on the page; null when not asked or not answered. */
export type ClientSaid = 'yes' | 'no' | 'unsure' | null;

/** One answer with the file that it belongs to. */
export interface Answer {
  id: string;
  /** A sample's answer was made beforehand. */
  origin: 'check' | 'sample';
  /** Name of the file. */
  name: string;
  /** SHA-256 of the file as it was chosen. */
  sha256: string;
  /** When it was given, ISO 8601. */
  at: string;
  /** Host of the vendor asked about; "" when none was given. */
  vendor: string;
  client: ClientSaid;
  /** What was done to the picture before it was sent; "" when nothing. */
  note: string;
  report: CheckReportWithEvidence;
}
