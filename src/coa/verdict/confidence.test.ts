import { describe, expect, test } from 'vitest';
import { result } from '../testing/results.ts';
import fitted from './confidence.json' with { type: 'json' };
import {
  ANSWER_KINDS,
  ANSWERS,
  type AnswerKind,
  answerKind,
  confidenceOf,
  type Grounds,
  shareOf,
} from './confidence.ts';
import type { Decision } from './decide.ts';
import type { Verdict } from './verdicts.ts';

const decided = (verdict: Verdict, ...because: string[]): Decision => ({ verdict, because });
const grounds = (replaced: Partial<Grounds> = {}): Grounds => ({
  results: [],
  reading: { confidence: 0.95 },
  localEdits: { compared: 12, laboratoryKnown: true },
  ...replaced,
});
const DOUBT = 'dates-out-of-order';
const rounded = (value: number): number => Math.round(value * 100) / 100;

test.each<[AnswerKind, Decision, Grounds['results']]>([
  ['fabricated', decided('fabricated', 'purity-impossible'), []],
  ['self-made', decided('self-made', 'issued-by-seller'), []],
  ['borrowed', decided('borrowed', 'client-not-vendor'), []],
  ['recognised', decided('real-lab-not-partnerlab'), []],
  ['recognised', decided('genuine-independent'), []],
  ['recognised', decided('stale', 'report-out-of-date'), [result('report-out-of-date', 'doubt')]],
  ['unclear-doubted', decided('unclear', DOUBT), [result(DOUBT, 'doubt')]],
  ['unclear', decided('unclear', 'too-little-read'), [result('too-little-read', 'decisive')]],
  // The doubt is not what it was decided by.
  ['unclear', decided('unclear', 'laboratory-not-registered'), [result(DOUBT, 'doubt')]],
])('the kind of an answer: %s', (kind, decision, results) => {
  expect(answerKind(decision, results)).toBe(kind);
});

test('the confidence is the share of right answers of its kind, drawn towards one half, with the counts and a reason', () => {
  const { right, given, honest, altered, own } = ANSWERS.recognised;
  const { pages } = fitted;
  expect(confidenceOf(decided('real-lab-not-partnerlab'), grounds())).toEqual({
    value: rounded((right + 1) / (given + 2)),
    answer: 'recognised',
    right,
    given,
    why: [
      '12 fields were compared with the rest of the page and with how this laboratory sets its reports.',
      `This kind of answer was given to ${honest} of ${pages.honest} honest real pages, ${altered} of ${pages.altered} altered ones and ${own} of ${pages.own} sheets that sellers or makers wrote themselves.`,
      expect.stringMatching(
        /^The comparison of fields has learned from most of these pages\. Of \d+ altered pages that nothing was fitted to, \d+ got this kind of answer\.$/,
      ),
    ],
  });
  expect(shareOf({ right: 0, given: 0 })).toBe(0.5);
});

test.each(['laboratory-not-registered', 'issued-by-seller'])(
  '%s alone speaks neither way, so nothing is counted',
  (id) => {
    const { why } = confidenceOf(decided('unclear', id), grounds());
    expect(why).toEqual(['That we do not know who issued it speaks neither for nor against the page.']);
    expect(confidenceOf(decided('unclear', id, DOUBT), grounds()).why.join()).toContain(
      'This kind of answer was given to 17 of 358 honest real pages, 1 of 239 altered ones and 1 of 48 sheets that sellers or makers wrote themselves.',
    );
  },
);

test.each<[string, Grounds['localEdits']]>([
  ['No field could be compared with the rest of the page.', null],
  ['No field could be compared with the rest of the page.', { compared: 0, laboratoryKnown: true }],
  ['One field was compared with the rest of the page.', { compared: 1, laboratoryKnown: false }],
])('says of a laboratory recognised what was compared: %s', (why, localEdits) => {
  expect(confidenceOf(decided('stale'), grounds({ localEdits })).why[0]).toBe(why);
});

test('of a borrowed certificate, which real pages do not show, that made ones were counted', () => {
  const { right, given } = ANSWERS.borrowed;
  expect(confidenceOf(decided('borrowed'), grounds()).why).toEqual([
    `Of ${given} such answers on test pages, ${right} were right.`,
  ]);
});

test('on a page harder to read than those measured it is less, in proportion, down to one half; unclear says just that', () => {
  const at = (verdict: Verdict, confidence: number): number =>
    confidenceOf(decided(verdict), grounds({ reading: { confidence } })).value;
  const share = shareOf(ANSWERS['self-made']);
  expect([at('self-made', 0.8), at('self-made', 1)]).toEqual([rounded(share), rounded(share)]);
  expect(at('self-made', 0.7)).toBe(rounded(share * 0.8));
  expect([at('self-made', 0.55), at('self-made', 0.3), at('self-made', 0)]).toEqual(Array(3).fill(rounded(share / 2)));
  expect(at('unclear', 0)).toBe(rounded(shareOf(ANSWERS.unclear)));
  expect(confidenceOf(decided('self-made'), grounds({ reading: { confidence: 0.79 } })).why.at(-1)).toBe(
    'The page was hard to read, so we are less sure than that.',
  );
});

describe('what was fitted', () => {
  test('counts every kind, and every page once', () => {
    expect(Object.keys(fitted.answers).sort()).toEqual([...ANSWER_KINDS].sort());
    for (const kind of ANSWER_KINDS) expect(ANSWERS[kind].right, kind).toBeLessThanOrEqual(ANSWERS[kind].given);
    for (const truth of ['honest', 'altered', 'own'] as const)
      expect(ANSWER_KINDS.reduce((sum, kind) => sum + ANSWERS[kind][truth], 0)).toBe(fitted.pages[truth]);
  });

  test('holds on laboratories and sellers that were left out, over all of them', () => {
    const { bins, error, inGroups } = fitted.heldOut;
    const { honest, altered, own } = fitted.pages;
    expect(bins.reduce((sum, { pages }) => sum + pages, 0)).toBe(honest + altered + own);
    expect(error).toBeLessThanOrEqual(0.05);
    expect(inGroups.error).toBeLessThanOrEqual(0.07);
  });
});
