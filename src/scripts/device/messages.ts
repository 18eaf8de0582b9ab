import type { PartName } from '../../coa/host/browser/parts.ts';
import type { CheckReportWithEvidence } from '../../coa/report/report.ts';

/** What the page tells the core first: the packed parts that it runs with, and what is known. */
export type CoreSettings = Readonly<Record<PartName | 'data', ArrayBuffer>>;

/** One file to be checked. */
export interface CoreTask {
  file: Blob;
  /** The page of a PDF to judge, from 1; null for the first that is a certificate. */
  page: number | null;
  /** Host of the vendor who shows it; null when none was named. */
  vendor: string | null;
  /** `YYYY-MM-DD`, UTC. */
  today: string;
}

/** What the core answers: that it is ready, a report, what is wrong with the file in words for a person, or that it had to stop. */
export type CoreAnswer =
  | { ready: true }
  | { report: CheckReportWithEvidence }
  | { failure: string }
  | { stopped: true };
