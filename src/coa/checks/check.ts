import type { Laboratory } from '../../dataset/laboratory.ts';
import type { Fields } from '../fields/fields.ts';
import type { LocalEdits } from '../forensics/model/local-edits.ts';
import type { Box } from '../geometry/box.ts';
import type { Container } from '../image/container/container.ts';
import type { ChromatogramComparison, KnownVendor, RecordMatch } from '../records/records.ts';

/** What checks can ask for; each gets only what it declares. The core has no clock: `today` arrives here. */
export interface Artifacts {
  fields: Fields;
  /** What the file says about itself. */
  container: Container;
  /** How well the page was read. */
  reading: { words: number; confidence: number; cutShort: boolean };
  /** `YYYY-MM-DD`, UTC. */
  today: string;
  /** Fields whose pixels differ from their page; null when nothing could be compared. */
  localEdits: LocalEdits | null;
  /** Host of the vendor asked about; null when none was sent. */
  vendor: string | null;
  vendors: readonly KnownVendor[];
  /** Certificates on record that the page is, or claims to be. */
  onRecord: readonly RecordMatch[];
  /** The page's chromatogram beside those on record, or which of the two is missing. */
  chromatogram: ChromatogramComparison;
  /** Whether any certificate is on record. */
  hasRecords: boolean;
  laboratories: readonly Laboratory[];
  partnerLaboratory: string;
  staleMonths: number;
}

/** How much a failed check weighs: proof once it was read twice, doubt about a decisive field, or worth knowing. */
export type Severity = 'decisive' | 'doubt' | 'note';

export interface Finding {
  outcome: 'pass' | 'fail' | 'not-applicable';
  severity?: Severity;
  /** What was compared, in words. */
  why: string;
  /** The sentence for red_flags or green_flags; none when it is not worth one. */
  flag?: string;
  /** Names of the fields it rests on (see `namedFields`). */
  rests?: string[];
  /** Further places to look at. */
  boxes?: Box[];
}

/** One check: what it is for, what it needs, and a pure function of that. */
export interface Check<Name extends keyof Artifacts = keyof Artifacts> {
  /** Names the failing state; equals the file name. */
  id: string;
  title: string;
  /** Why it matters, for the methodology page. */
  description: string;
  uses: readonly Name[];
  run(artifacts: Pick<Artifacts, Name>): Finding;
}

/** Types a check so that `run` sees just the artifacts it declares. */
export function defineCheck<Name extends keyof Artifacts>(check: Check<Name>): Check<Name> {
  return check;
}

export const passed = (why: string, flag?: string, rests: string[] = []): Finding => ({
  outcome: 'pass',
  why,
  flag,
  rests,
});
export const failed = (severity: Severity, why: string, flag: string, rests: string[], boxes: Box[] = []): Finding => ({
  outcome: 'fail',
  severity,
  why,
  flag,
  rests,
  boxes,
});
export const notApplicable = (why: string): Finding => ({ outcome: 'not-applicable', why });
