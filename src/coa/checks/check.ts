import type { Compound } from '../../dataset/compound.ts';
import type { Laboratory } from '../../dataset/laboratory.ts';
import type { Fields } from '../fields/fields.ts';
import type { CompressionHistory } from '../forensics/compression/compare-compression.ts';
import type { CodeMark } from '../forensics/layouts/code-mark.ts';
import type { Layout } from '../forensics/layouts/layout.ts';
import type { Repeats } from '../forensics/layouts/repeated-value.ts';
import type { LocalEdits } from '../forensics/model/local-edits/local-edits.ts';
import type { Box } from '../geometry/box.ts';
import type { Container } from '../image/container/container.ts';
import type { ChromatogramComparison, KnownVendor, RecordMatch } from '../records/records.ts';

/** What a check may have had no time for, in words. */
export type Untimely =
  | 'the fields with the rest of the page'
  | 'how often each field was compressed'
  | 'the chromatogram with those on record'
  | 'the fields with the places where the laboratory prints them'
  | 'the letters of the numbers'
  | 'what we read with a second reading';

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
  /** Comparisons for which there was no time: what they would have said is not known, so nothing passes by them. */
  outOfTime: readonly Untimely[];
  /** Which fields were put on the page after it had been saved as a JPEG; null where it shows no such save. */
  compression: CompressionHistory | null;
  /** The code that the laboratory prints on every page, if it does, and whether it was found. */
  codeMark: CodeMark;
  /** Places of QR codes that are sharp and none; null when codes could not be looked for. */
  meltedCodes: readonly Box[] | null;
  /** The values that the laboratory prints twice on every page, if it does, and the words that were read. */
  repeats: Repeats;
  /** Places of values that the page prints otherwise than its fields, where two readings agreed. */
  readElsewhere: readonly Box[];
  /** How far apart the days on the laboratory's pages lie, in which order it numbers them, and which kinds of dates they print (`printedDates`). */
  timing: Pick<Layout, 'intervals' | 'sequences'> & { printed: readonly string[] | null };
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
  compounds: readonly Compound[];
  partnerLaboratory: string;
  staleMonths: number;
}

/** How much a failed check weighs: proof once it was read twice, doubt about a decisive field, or worth knowing. */
export type Severity = 'decisive' | 'doubt' | 'note';

/** What one check found on a page. */
export interface Finding<Weight extends Severity = Severity> {
  outcome: 'pass' | 'fail' | 'not-applicable';
  /** Of a failure. */
  severity?: Weight;
  /** What was compared, in words. */
  why: string;
  /** The sentence for red_flags or green_flags; none when it is not worth one. */
  flag?: string;
  /** Names of the fields it rests on, as `namedFields` and `namesOf` give them; with one that no field has it is an error result. */
  rests?: string[];
  /** Further places to look at. */
  boxes?: Box[];
  /** Of a check that shows a redrawn page: the sentence for red_flags where the page contradicts itself besides. */
  flagIfContradicted?: string;
  /** Of a check that compares pixels: what else it finds where another check corroborates it, one finding a field. */
  ifCorroborated?: Finding<'doubt'>[];
  /** The same of fields that stand out too little to be doubted: only where the page prints the value otherwise, too. */
  ifPrintedOtherwise?: Finding<'doubt'>[];
}

/**
 * The verdict that a failure leads to, by its severity; a note leads to none. A decisive finding that a second reading
 * does not confirm becomes a doubt, so a check that may be decisive says what its doubt leads to as well.
 */
type Decisions =
  | { decisive: 'fabricated' | 'borrowed' | 'self-made' | 'stale'; doubt: 'unclear' }
  /** The page as a whole cannot be judged; that rests on no field. */
  | { decisive: 'unclear'; doubt: 'nothing' }
  | { decisive?: undefined; doubt: 'unclear' | 'nothing' }
  | { decisive?: undefined; doubt?: undefined };

/** One check: what it is for, what it needs, what follows from it, and a pure function of what it needs. */
export interface Check<Name extends keyof Artifacts = keyof Artifacts, Decided extends Decisions = Decisions> {
  /** Names the failing state; equals the file name. */
  id: string;
  title: string;
  /** Why it matters, for the methodology page. */
  description: string;
  uses: readonly Name[];
  /** What its failures decide; it returns no severity but those named here and `note`. */
  decides: Decided;
  /** The comparison that it rests on: where there was no time for that, it is not asked. */
  restsOn?: Untimely;
  /** Whether it compares the pixels of fields: its doubt about one is decisive once another check corroborates it. */
  comparesPixels?: true;
  /**
   * Whether its failure corroborates a doubt that the pixels of the same field raise. Only for evidence of another kind
   * than pixels, and for a check that seldom fails on clean pages.
   */
  corroboratesPixels?: true;
  /** Whether its failure is evidence about the page as a whole, of another kind than pixels: with a corroborating one and a doubt about pixels it makes three. */
  speaksOfPage?: true;
  /** Whether its failure shows a value that the page prints twice and not alike: no honest real page does, so that faint differences of its pixels count then. */
  showsPrintedOtherwise?: true;
  /** Whether its failure shows that the whole page was drawn anew: decisive once the page contradicts itself in what it prints, too. */
  showsRedrawn?: true;
  /** Whether its failure is a contradiction between things that the page prints. */
  contradictsItself?: true;
  /** Whether it fails on a page on which nothing was read; any other check is not applicable there. */
  judgesEmptyPages?: true;
  /** Scenarios of test pages (`scenario` in their labels) on which failing is right although nothing was altered. */
  failsRightlyOn?: readonly string[];
  run(artifacts: Pick<Artifacts, Name>): Finding<(keyof Decided & Severity) | 'note'>;
}

/** Types a check so that `run` sees just the artifacts it declares, and returns just the severities it decides by. */
export function defineCheck<Name extends keyof Artifacts, const Decided extends Decisions>(
  check: Check<Name, Decided>,
): Check<Name, Decided> {
  return check;
}

/**
 * A check that held.
 * @param why what was compared, for the evidence
 * @param flag what speaks for the page, in a sentence; none where it is not worth telling
 * @param rests names of the fields it rests on, as `namesOf` gives them
 */
export const passed = (why: string, flag?: string, rests: string[] = []): Finding<never> => ({
  outcome: 'pass',
  why,
  flag,
  rests,
});
/**
 * A check that did not hold.
 * @param severity what follows, by `decides`
 * @param why what was compared, and what else would explain it, for the evidence
 * @param flag what speaks against the page, in a sentence
 * @param rests names of the fields it rests on, which are read again before they decide
 * @param boxes further places to show, in pixels of the upright picture
 */
export const failed = <Weight extends Severity>(
  severity: Weight,
  why: string,
  flag: string,
  rests: string[],
  boxes: Box[] = [],
): Finding<Weight> => ({ outcome: 'fail', severity, why, flag, rests, boxes });
/** A check that could not judge, and why: it never counts as held. */
export const notApplicable = (why: string): Finding<never> => ({ outcome: 'not-applicable', why });
