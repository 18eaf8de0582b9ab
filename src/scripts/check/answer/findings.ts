import { fieldInWords } from '../../../coa/fields/field-in-words.ts';
import type { Box } from '../../../coa/geometry/box.ts';
import { isTold } from '../../../coa/report/is-judged.ts';
import type { CheckOutcome, CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { spokenAgainst } from '../../../coa/report/spoken-against.ts';
import { weightiestFirst } from '../../../coa/report/weightiest-first.ts';
import type { Verdict } from '../../../coa/verdict/verdicts.ts';
import { decidingChecks } from './deciding-checks.ts';
import { isUnreadPicture } from './unread-picture.ts';

/** What one check says in a sentence, and on what grounds. */
interface Said {
  sentence: string;
  /** What was compared, in words. */
  why: string;
  /** How often the check was wrong where nothing was, or that this is not known yet; "" where it does not matter. */
  statistics: string;
}

/** What a sentence says of the certificate: that something speaks against it, is only worth knowing, or held. */
export type FindingKind = 'against' | 'note' | 'held';

/** One sentence about the certificate, numbered, with where to look. */
export interface NumberedFinding extends Said {
  number: number;
  kind: FindingKind;
  /** What other checks say of the same fields at the same place. */
  further: Said[];
  /** Texts read that it rests on: "purity “99.1 %”". */
  read: string[];
  /** Where on the page, in words; "" when it rests on no place. */
  place: string;
  boxes: Box[];
}

/** A place on the page with the numbers of the findings that rest on it; the weightiest first. */
export interface Spot {
  box: Box;
  numbers: number[];
  against: boolean;
}

/** Where a box lies, in words: "upper left". Thirds of the page. */
export function placeOf([x, y, width, height]: Box, page: { width: number; height: number }): string {
  const third = (position: number): 0 | 1 | 2 => (position < 1 / 3 ? 0 : position < 2 / 3 ? 1 : 2);
  const row = third((y + height / 2) / page.height);
  const column = third((x + width / 2) / page.width);
  return row === 1 && column === 1
    ? 'middle'
    : [['upper', 'middle', 'lower'][row], ['left', 'centre', 'right'][column]].join(' ');
}

/** Said of a check that was added and not measured yet. */
const NOT_MEASURED = 'How often this check is wrong has not been measured yet.';

/** The one check that was counted on pictures of real pages: `LOOKS` in src/site/method/measured.ts. */
const LOOKS = 'field-unlike-its-page';

/** Honest real pages from which on a check was mostly right about them: they are old, or no certificates. */
const OFTEN = 5;

/**
 * How often a check that failed did so on pages against which nothing is known, made ones and real ones side by side: on real
 * ones it may have been right, as of an old report. Nothing of a note: the counts are of doubts and more.
 */
export function howOftenWrong({
  id,
  severity,
  wrong_on_clean_pages: made,
  wrong_on_real_pages: real,
}: Pick<CheckOutcome, 'id' | 'severity' | 'wrong_on_clean_pages' | 'wrong_on_real_pages'>): string {
  if (severity === 'note') return '';
  const counts = [
    ...(made
      ? [`${made.flagged} of ${made.pages} ${id === LOOKS ? 'pictures of untouched real pages' : 'sound test pages'}`]
      : []),
    ...(real
      ? [
          `${real.flagged} of ${real.pages} honest real ${made ? 'ones' : 'pages'}${real.flagged < OFTEN ? '' : ', rightly or not'}`,
        ]
      : []),
  ];
  return counts.length === 0 ? NOT_MEASURED : `It failed on ${counts.join(' and ')}.`;
}

/**
 * The flags of a report in its order, numbered from 1, each with what it rests on: what speaks against the certificate,
 * what is worth knowing, what held. What several checks say of one field at one place is one finding. A routine check that
 * held is left out where something else is held against the same field: nothing is listed for and against.
 * @param said a sentence that stands elsewhere and is not repeated, unless another check says more of the same
 */
export function numberFindings(report: CheckReportWithEvidence, said = ''): NumberedFinding[] {
  const { evidence } = report;
  const deciding = decidingChecks(evidence);
  const told = isTold(deciding);
  const flagged = evidence.checks.filter(({ flag }) => flag !== null);
  const failed = flagged.filter(({ outcome }) => outcome === 'fail').sort(weightiestFirst(deciding));
  const isContested = spokenAgainst(evidence.checks.filter(({ outcome }) => outcome === 'fail'));
  const held = flagged.filter(({ outcome, fields }) => outcome === 'pass' && !isContested(fields));
  // Of a picture in which too little was read that one reason stands above already.
  const against = isUnreadPicture(report) ? [] : failed.filter(({ id, severity }) => severity !== 'note' && told(id));
  const notes = failed.filter(({ severity }) => severity === 'note');
  const isSaid = ([check, ...others]: Together): boolean => others.length === 0 && check.flag === said;
  const all = [...byPlace(against), ...byPlace(notes), ...held.map((check): Together => [check])];
  return all
    .filter((group) => !isSaid(group))
    .map(([check, ...others], index) => ({
      number: index + 1,
      kind: check.outcome !== 'fail' ? 'held' : check.severity === 'note' ? 'note' : 'against',
      ...saidBy(check),
      further: others.map(saidBy),
      read: evidence.fields
        .filter(({ field, text }) => check.fields.includes(field) && text !== '')
        .map(({ field, text }) => `${fieldInWords(field)} “${text}”`),
      place: check.boxes[0] ? placeOf(check.boxes[0], evidence.page) : '',
      boxes: check.boxes,
    }));
}

/** Verdicts for which a page fails by something that stands on it. */
const FAILING: readonly Verdict[] = ['fabricated', 'borrowed', 'stale'];

/** Of numbered findings the first from which such a verdict follows; null of any other answer. */
export function decidingFinding(verdict: Verdict, findings: readonly NumberedFinding[]): NumberedFinding | null {
  return FAILING.includes(verdict) ? (findings.find(({ kind }) => kind === 'against') ?? null) : null;
}

/** Checks that say something of the same, at least one. */
type Together = [CheckOutcome, ...CheckOutcome[]];

/** Checks that rest on the same fields at the same place, together; each where the first of them stands. */
function byPlace(checks: readonly CheckOutcome[]): Together[] {
  const groups = new Map<string, Together>();
  for (const check of checks) {
    const [first] = check.boxes;
    // What rests on no field or no place of the page is about nothing that another check is about.
    const about = first && check.fields.length > 0 ? `${check.fields.toSorted().join()} ${first.join()}` : check.id;
    const group = groups.get(about);
    if (group === undefined) groups.set(about, [check]);
    else group.push(check);
  }
  return [...groups.values()];
}

function saidBy(check: CheckOutcome): Said {
  return {
    sentence: check.flag ?? '',
    why: check.why,
    statistics: check.outcome === 'fail' ? howOftenWrong(check) : '',
  };
}

/** The places that findings rest on, from top to bottom; one that several rest on stands once. */
export function spotsOf(findings: readonly NumberedFinding[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const { number, kind, boxes } of findings) {
    for (const box of boxes) {
      const spot = spots.get(box.join()) ?? { box, numbers: [], against: false };
      if (!spot.numbers.includes(number)) spot.numbers.push(number);
      spot.against ||= kind === 'against';
      spots.set(box.join(), spot);
    }
  }
  return [...spots.values()].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

/**
 * Puts numbers beside the marks of their places, so that they cover neither one another nor letters that are marked, where
 * there is room.
 * @param marks in pixels of the screen
 * @param widths of the numbers: several findings may rest on one place
 * @param height of a number
 * @param area in which they have to stay
 * @returns their upper left corners
 */
export function placeNumbers(
  marks: readonly Box[],
  widths: readonly number[],
  height: number,
  area: { width: number; height: number },
): [x: number, y: number][] {
  const placed: Box[] = [];
  const within = (value: number, room: number): number => Math.max(0, Math.min(value, room));
  for (const [index, [x, y, markWidth, markHeight]] of marks.entries()) {
    const width = widths[index] ?? height;
    const middle = y + markHeight / 2 - height / 2;
    const right = x + markWidth;
    const corners: [number, number][] = [
      [x - width, middle],
      [right, middle],
      [x - width, y - height],
      [right, y - height],
      [x - width, y + markHeight],
      [right, y + markHeight],
      [x - 2 * width, middle],
      [right + width, middle],
    ];
    const candidates = corners.map(
      ([left, top]): Box => [within(left, area.width - width), within(top, area.height - height), width, height],
    );
    const isFree = (candidate: Box): boolean => placed.every((other) => !cover(candidate, other));
    const isClear = (candidate: Box): boolean => marks.every((mark) => !cover(candidate, mark));
    placed.push(
      candidates.find((candidate) => isFree(candidate) && isClear(candidate)) ??
        candidates.find(isFree) ??
        candidates[0]!,
    );
  }
  return placed.map(([x, y]) => [x, y]);
}

/** Whether one of two boxes covers some of the other, more than an edge; fractions of a pixel do not show. */
function cover([x, y, width, height]: Box, [left, top, wide, tall]: Box): boolean {
  const least = 0.5;
  return x + width - left > least && left + wide - x > least && y + height - top > least && top + tall - y > least;
}
