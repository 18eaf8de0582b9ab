import { type ClaimedReport, type Contradiction, contradictionsAmong } from '../../../coa/records/contradictions.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import type { Compound } from '../../../dataset/compound.ts';

/** A file that was checked, and its report. */
export interface CheckedFile {
  /** What it is called in the sentences. */
  name: string;
  report: CheckReportWithEvidence;
}

/** Those of some contradictions in which a file has part. @param name of the file, as in the sentences. */
export function contradictionsOf(name: string | undefined, found: readonly Contradiction[]): Contradiction[] {
  return found.filter(({ pages }) => pages.some((page) => page.name === name));
}

/**
 * Where files that were checked together contradict one another, by the core's own rules.
 * @param compounds null where they could not be loaded: then two names of one product would pass for two, and nothing is said.
 */
export function contradictionsBetween(
  files: readonly CheckedFile[],
  compounds: readonly Compound[] | null,
): Contradiction[] {
  if (compounds === null || files.length < 2) return [];
  const claimed = files.map(
    ({ name, report }): ClaimedReport => ({
      name,
      laboratory: report.lab_named,
      fields: report.evidence.fields,
    }),
  );
  return contradictionsAmong(claimed, compounds);
}
