import { fieldInWords } from '../../coa/fields/field-in-words.ts';
import type { Box } from '../../coa/geometry/box.ts';
import type { CheckReportWithEvidence } from '../../coa/report/report.ts';

/** One sentence for or against the certificate, numbered, with where to look. */
export interface NumberedFinding {
  number: number;
  against: boolean;
  sentence: string;
  /** What was compared, in words. */
  why: string;
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

const ORDER = { decisive: 0, doubt: 1, note: 2 } as const;

/** Where a box lies, in words: "upper left". Thirds of the page. */
export function placeOf([x, y, width, height]: Box, page: { width: number; height: number }): string {
  const third = (position: number): 0 | 1 | 2 => (position < 1 / 3 ? 0 : position < 2 / 3 ? 1 : 2);
  const row = third((y + height / 2) / page.height);
  const column = third((x + width / 2) / page.width);
  return row === 1 && column === 1
    ? 'middle'
    : [['upper', 'middle', 'lower'][row], ['left', 'centre', 'right'][column]].join(' ');
}

/** The flags of a report in its order, against first, numbered from 1, each with what it rests on. */
export function numberFindings({ evidence }: CheckReportWithEvidence): NumberedFinding[] {
  const flagged = evidence.checks.filter(({ flag }) => flag !== null);
  const against = flagged
    .filter(({ outcome }) => outcome === 'fail')
    .sort((a, b) => ORDER[a.severity ?? 'note'] - ORDER[b.severity ?? 'note']);
  const pro = flagged.filter(({ outcome }) => outcome === 'pass');
  return [...against, ...pro].map((check, index) => ({
    number: index + 1,
    against: check.outcome === 'fail',
    sentence: check.flag ?? '',
    why: check.wrong_on_clean_pages ? `${check.why} ${falseAlarms(check.wrong_on_clean_pages)}` : check.why,
    read: evidence.fields
      .filter(({ field, text }) => check.fields.includes(field) && text !== '')
      .map(({ field, text }) => `${fieldInWords(field)} “${text}”`),
    place: check.boxes[0] ? placeOf(check.boxes[0], evidence.page) : '',
    boxes: check.boxes,
  }));
}

/** How often a check was wrong on test pages that nobody had edited. */
function falseAlarms({ flagged, pages }: { flagged: number; pages: number }): string {
  return flagged === 0
    ? `No false alarm on ${pages} unedited test pages.`
    : `${flagged === 1 ? 'One false alarm' : `${flagged} false alarms`} on ${pages} unedited test pages.`;
}

/** The places that findings rest on, from top to bottom; one that several rest on stands once. */
export function spotsOf(findings: readonly NumberedFinding[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const { number, against, boxes } of findings) {
    for (const box of boxes) {
      const spot = spots.get(box.join()) ?? { box, numbers: [], against: false };
      if (!spot.numbers.includes(number)) spot.numbers.push(number);
      spot.against ||= against;
      spots.set(box.join(), spot);
    }
  }
  return [...spots.values()].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

/**
 * Puts labels of one height beside places so that none covers another, each as near to its place as can be.
 * @param wanted middles, ascending, in pixels
 * @param height of a label
 * @param room height of the column; when the labels do not fit they are set evenly
 * @returns tops, ascending
 */
export function spreadLabels(wanted: readonly number[], height: number, room: number): number[] {
  const step = Math.min(height, (room - height) / Math.max(1, wanted.length - 1));
  const tops: number[] = [];
  for (const middle of wanted) tops.push(Math.max(0, middle - height / 2, (tops.at(-1) ?? -step) + step));
  for (let i = tops.length - 1, limit = room - height; i >= 0; i--, limit -= step) tops[i] = Math.min(tops[i]!, limit);
  return tops;
}
