import type { LocalEdits } from '../forensics/model/local-edits/local-edits.ts';
import { alteredPagesPassed } from './altered-pages.ts';
import fitted from './confidence.json' with { type: 'json' };
import type { Decision } from './decide.ts';
import type { CheckResult } from './run-checks.ts';
import { RECOGNISED } from './verdicts.ts';

/** What an answer rests on besides its verdict. */
export interface Grounds {
  results: readonly CheckResult[];
  /** How well the page was read: its words' median confidence, 0 to 1. */
  reading: { confidence: number };
  /** What the comparison of the fields looked at; null where nothing could be compared. */
  localEdits: Pick<LocalEdits, 'compared' | 'laboratoryKnown'> | null;
}

/** How sure an answer is, and why. */
export interface Confidence {
  /** 0 to 1, to two digits. */
  value: number;
  answer: AnswerKind;
  /** Of how many answers of this kind how many were right, on pages whose truth is known. */
  right: number;
  given: number;
  /** What it rests on, in sentences. */
  why: string[];
}

/**
 * Kinds of answers. How many fields were compared, whether the laboratory's setting is known and whether a code agrees do
 * not tell right answers that recognise a laboratory from wrong ones (decision 18), so they make no kinds of their own.
 */
export const ANSWER_KINDS = [
  'fabricated',
  'self-made',
  'borrowed',
  'recognised',
  'unclear-doubted',
  'unclear',
] as const;
/** One of them. */
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The kind of an answer. */
export function answerKind({ verdict, because }: Decision, results: readonly CheckResult[]): AnswerKind {
  if (RECOGNISED.includes(verdict)) return 'recognised';
  if (verdict === 'fabricated' || verdict === 'self-made' || verdict === 'borrowed') return verdict;
  const isDoubted = results.some(({ check, finding }) => finding?.severity === 'doubt' && because.includes(check.id));
  return isDoubted ? 'unclear-doubted' : 'unclear';
}

/** Checks that say no more than that nobody on our list is known to have issued the page. */
const NAMES_NOBODY_KNOWN = ['laboratory-not-registered', 'issued-by-seller'];
const NEITHER_WAY = 'That we do not know who issued it speaks neither for nor against the page.';

/** Whether all that is open is who issued the page: the counts of its kind are about pages of which something is doubted. */
function speaksNeitherWay({ verdict, because }: Decision): boolean {
  return verdict === 'unclear' && because.length > 0 && because.every((id) => NAMES_NOBODY_KNOWN.includes(id));
}

/** How often an answer of a kind was given, and how often it was right; and to how many pages of each truth. */
export interface AnswerCounts {
  right: number;
  given: number;
  honest: number;
  altered: number;
  own: number;
}

/** Counts by kind of answer; fitted by scripts/fit/fit-confidence.ts. */
export const ANSWERS: Readonly<Record<AnswerKind, AnswerCounts>> = fitted.answers;

/** Share of right answers, drawn towards one half where few were given (Laplace's rule of succession). */
export const shareOf = ({ right, given }: { right: number; given: number }): number => (right + 1) / (given + 2);

/** Median confidence of the words below which no page was that the shares were measured on: nothing is known of such pages. */
const LEGIBLE = 0.8;
/** Where half the share is left. */
const ILLEGIBLE = 0.3;

/**
 * How often an answer like this is right: the share measured for its kind. On a page that was harder to read than those
 * it was measured on, less, down to one half of it; that much is caution and was not measured.
 */
export function confidenceOf(decision: Decision, { results, reading, localEdits }: Grounds): Confidence {
  const answer = answerKind(decision, results);
  const { right, given } = ANSWERS[answer];
  const legibility =
    decision.verdict === 'unclear'
      ? 1
      : Math.min(1, Math.max(0.5, (reading.confidence - ILLEGIBLE) / (LEGIBLE - ILLEGIBLE)));
  return {
    value: Math.round(shareOf({ right, given }) * legibility * 100) / 100,
    answer,
    right,
    given,
    why: [
      ...(answer === 'recognised' ? [comparedInWords(localEdits)] : []),
      speaksNeitherWay(decision) ? NEITHER_WAY : countsInWords(answer),
      ...(answer === 'recognised' ? [learnedFrom()] : []),
      ...(legibility < 1 ? ['The page was hard to read, so we are less sure than that.'] : []),
    ],
  };
}

function learnedFrom(): string {
  const { hits, n } = alteredPagesPassed();
  return `The comparison of fields has learned from most of these pages. Of ${n} altered pages that nothing was fitted to, ${hits} got this kind of answer.`;
}

function comparedInWords(localEdits: Grounds['localEdits']): string {
  if (localEdits === null || localEdits.compared === 0) return 'No field could be compared with the rest of the page.';
  const { compared, laboratoryKnown } = localEdits;
  const fields = compared === 1 ? 'One field was' : `${compared} fields were`;
  return `${fields} compared with the rest of the page${laboratoryKnown ? ' and with how this laboratory sets its reports' : ''}.`;
}

function countsInWords(answer: AnswerKind): string {
  const { honest, altered, own, right, given } = ANSWERS[answer];
  if (answer === 'borrowed') return `Of ${given} such answers on test pages, ${right} were right.`;
  const { pages } = fitted;
  return `This kind of answer was given to ${honest} of ${pages.honest} honest real pages, ${altered} of ${pages.altered} altered ones and ${own} of ${pages.own} sheets that sellers or makers wrote themselves.`;
}
