import { type Artifacts, type Check, type Finding, notApplicable } from '../checks/check.ts';
import { CHECKS } from '../checks/index.ts';
import { fieldInWords } from '../fields/field-in-words.ts';
import { type Field, type Fields, namedFields } from '../fields/fields.ts';
import { specOf } from '../fields/specs.ts';
import { CODE } from '../forensics/compression/compare-compression.ts';
import { furtherKind } from '../forensics/features/further-values.ts';
import { type Box, centreWithin } from '../geometry/box.ts';

/** `comparison-cut-short` says to the reader which comparisons that were. */
const NO_TIME = notApplicable('There was no time for this comparison.');

/** What one check found, with its id and the sentence for the flags. */
export interface CheckResult {
  check: Pick<
    Check,
    | 'id'
    | 'title'
    | 'comparesPixels'
    | 'corroboratesPixels'
    | 'speaksOfPage'
    | 'showsPrintedOtherwise'
    | 'showsRedrawn'
    | 'contradictsItself'
  >;
  finding: Finding | null;
  /** Message of an exception; a check that throws is one error result and stops nothing else. */
  error: string | null;
}

/**
 * Runs every check on just the artifacts that it declares. One that throws, fails with a severity by which it declares to
 * decide nothing, or rests on a field that there is not, is an error result: nothing is held against a page by a check that
 * does not say what follows, or from what. One for whose comparison there was no time is not asked.
 * @param checks those of the registry; tests give others.
 */
export function runChecks(artifacts: Artifacts, checks: readonly Check[] = CHECKS): CheckResult[] {
  return checks.map((check) => {
    if (check.restsOn !== undefined && artifacts.outOfTime.includes(check.restsOn))
      return { check, finding: NO_TIME, error: null };
    try {
      const declared = Object.fromEntries(check.uses.map((name) => [name, artifacts[name]])) as unknown as Artifacts;
      const finding = check.run(declared);
      const fault = undeclared(finding, check);
      return fault === null ? { check, finding, error: null } : { check, finding: null, error: fault };
    } catch (error) {
      return { check, finding: null, error: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** What of a finding its check, or the table of fields, does not know; null where there is nothing. */
function undeclared({ severity, rests = [] }: Finding, { decides }: Check): string | null {
  if (severity !== undefined && severity !== 'note' && !(severity in decides))
    return `It found something “${severity}” and declares no such decision.`;
  // A second reading never confirms a name that no field has: what decides would be a doubt on every page.
  const unknown = rests.find((name) => name !== CODE && specOf(name) === undefined && furtherKind(name) === null);
  return unknown === undefined ? null : `It rests on “${unknown}”, which is the name of no field in SPECS.`;
}

/**
 * Whether a field was not read twice alike; one that the page does not have was not read at all. Of a value that is no field only its pixels
 * are compared, or its place is read again (`joinDoubts`).
 */
function isReadOnce(name: string, known: ReadonlyMap<string, { readings: number }>): boolean {
  return furtherKind(name) === null && (known.get(name)?.readings ?? 0) < 2;
}

/** Names of fields that decisive findings and doubts rest on and that were read only once. */
export function fieldsToConfirm(results: readonly CheckResult[], fields: Fields): string[] {
  const known = namedFields(fields);
  return results
    .flatMap(({ finding }) =>
      finding?.outcome === 'fail' && (finding.severity === 'decisive' || finding.severity === 'doubt')
        ? (finding.rests ?? [])
        : [],
    )
    .filter((name) => known.has(name) && isReadOnce(name, known));
}

/**
 * Leaves out contradictions between things that the page prints where one of them was read in two ways, or could not be read
 * again, be it for want of time. Altered real pages were read alike twice wherever they contradict themselves; on honest ones it was the axis of a chromatogram or a signature's
 * small day that was read as something else.
 */
export function withoutMisread(results: readonly CheckResult[], fields: Fields, hadTime = true): CheckResult[] {
  const known = namedFields(fields);
  return results.map((result) => {
    const { check, finding } = result;
    if (check.contradictsItself !== true || finding?.outcome !== 'fail') return result;
    const rests = finding.rests ?? [];
    const disputed = rests.filter((name) => known.get(name)?.disputed);
    const untimely = hadTime ? [] : rests.filter((name) => known.has(name) && isReadOnce(name, known));
    if (disputed.length + untimely.length === 0) return result;
    const why =
      disputed.length > 0
        ? whyDisputed(disputed, known)
        : `There was no time to read again what is printed (${inWords(untimely)}).`;
    return { ...result, finding: notApplicable(why) };
  });
}

function whyDisputed(names: readonly string[], known: ReadonlyMap<string, Field<unknown>>): string {
  const cut = names.filter((name) => known.get(name)?.cutAtEdge);
  return cut.length > 0
    ? `What is printed reaches the edge of the picture and may be cut off (${inWords(cut)}).`
    : `Two readings do not agree on what is printed (${inWords(names)}).`;
}

const inWords = (names: readonly string[]): string => names.map(fieldInWords).join(', ');

/** Takes a decisive finding down to a doubt when a field it rests on was not read twice alike, or there was no time for that. */
export function holdToTwoReadings(results: readonly CheckResult[], fields: Fields, hadTime = true): CheckResult[] {
  const known = namedFields(fields);
  return results.map((result) => {
    const { finding } = result;
    if (finding?.outcome !== 'fail' || finding.severity !== 'decisive') return result;
    const once = (finding.rests ?? []).filter((name) => isReadOnce(name, known));
    if (once.length === 0) return result;
    const [said, asked] = hadTime
      ? ['A second reading did not confirm it', 'A second reading did not confirm what we read there.']
      : [
          'There was no time to read it again: check the picture once more',
          'There was no time to read it again, so we may have misread it.',
        ];
    return {
      ...result,
      finding: {
        ...finding,
        severity: 'doubt',
        why: `${finding.why} ${said} (${inWords(once)}).`,
        ...(finding.flag === undefined ? {} : { flag: `${finding.flag} ${asked}` }),
      },
    };
  });
}

/**
 * A field whose pixels raise a doubt is called edited when a check of another kind speaks against the same field; so is one
 * that stands out too little to be doubted by itself, where the page prints its value twice and not alike. What is printed
 * otherwise speaks only where it was read twice alike. It is called edited, too, where two checks of other kinds speak against the page, each
 * about something else. A page that was drawn anew and contradicts itself in what it prints is
 * called fabricated; either alone is a doubt.
 * @param readElsewhere the places where it was.
 */
export function joinDoubts(results: readonly CheckResult[], readElsewhere: readonly Box[] = []): CheckResult[] {
  const isReadTwice = (box: Box): boolean => readElsewhere.some((place) => place.join() === box.join());
  const speaking = results.filter(
    ({ check, finding }) =>
      finding?.outcome === 'fail' &&
      finding.severity !== 'note' &&
      (check.showsPrintedOtherwise !== true || (finding.boxes ?? []).every(isReadTwice)),
  );
  const corroborating = speaking.filter(({ check }) => check.corroboratesPixels === true);
  const printedOtherwise = speaking.filter(({ check }) => check.showsPrintedOtherwise === true);
  const contradiction = speaking.find(({ check }) => check.contradictsItself === true)?.finding ?? null;
  return results.map((result) => {
    const { check, finding } = result;
    if (check.showsRedrawn === true && finding?.outcome === 'fail' && contradiction !== null)
      return {
        ...result,
        // It accuses only as far as the contradiction was read twice.
        finding: {
          ...decisiveWith(finding, contradiction, 'It also contradicts itself:'),
          flag: finding.flagIfContradicted ?? finding.flag,
          rests: contradiction.rests,
        },
      };
    if (check.comparesPixels !== true || finding === null || finding.severity === 'decisive') return result;
    const own = finding.outcome === 'fail' && finding.severity === 'doubt' ? [finding] : [];
    const joined =
      joinFirst([...own, ...(finding.ifCorroborated ?? [])], corroborating) ??
      joinThree(own, speaking) ??
      joinFirst(finding.ifPrintedOtherwise ?? [], printedOtherwise);
    return joined === null ? result : { ...result, finding: joined };
  });
}

/** The first of the findings that another check's finding is about the same field as, made decisive; null where there is none. */
function joinFirst(findings: readonly Finding[], others: readonly CheckResult[]): Finding | null {
  for (const own of findings) {
    const other = others.find(({ finding }) => finding !== null && restOnOneField(own, finding))?.finding;
    if (other) return decisiveWith(own, other, 'Another check doubts the same field:');
  }
  return null;
}

/** Kinds of evidence besides pixels that speak against a page, each about something else, before its field is called edited. */
const OTHER_KINDS = 2;

/** A doubt about pixels made decisive by two of other kinds, each about other fields: one misreading does not make two. */
function joinThree([own]: readonly Finding[], speaking: readonly CheckResult[]): Finding | null {
  if (own === undefined) return null;
  const others = speaking
    .filter(({ check }) => check.corroboratesPixels === true || check.speaksOfPage === true)
    .flatMap(({ finding }) => finding ?? [])
    .filter((finding, index, all) => !all.slice(0, index).some((before) => restOnOneField(before, finding)));
  return others.length < OTHER_KINDS
    ? null
    : others
        .slice(0, OTHER_KINDS)
        .reduce((joined, other) => decisiveWith(joined, other, 'Another check doubts the page:'), own);
}

/** A finding made decisive by another one. @param joined the words that lead from one to the other. */
function decisiveWith(finding: Finding, other: Finding, joined: string): Finding {
  return { ...finding, severity: 'decisive', why: `${finding.why} ${joined} ${other.why}` };
}

/** Whether two findings are about one field, by its name or by a place that both point at: a value that is printed twice has two names. */
function restOnOneField(one: Finding, other: Finding): boolean {
  return (
    (one.rests ?? []).some((name) => other.rests?.includes(name)) ||
    (one.boxes ?? []).some((box) => (other.boxes ?? []).some((place) => centreWithin(box, place)))
  );
}
