import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import { describeByLaboratory, describeEditScores, describeMeasures, describeMisses } from './describe-real.ts';
import type { PageTruth } from './page-truth.ts';
import type { ScoredPage } from './score-real.ts';

function page(laboratory: string, verdict: string, replaced: Partial<ScoredPage> = {}): ScoredPage {
  const failed = { id: 'too-little-read', outcome: 'fail', severity: 'decisive', why: '12 words.' };
  return {
    truth: {
      file: `${laboratory}.png`,
      kind: 'honest',
      laboratory,
      seller: null,
      names: null,
      complete: true,
    } as PageTruth,
    report: { verdict, evidence: { checks: [failed] } } as unknown as CheckReportWithEvidence,
    isRegistered: true,
    fields: {},
    wrongFacts: [],
    doubts: [],
    milliseconds: 1,
    ...replaced,
  };
}
const isHeldOut = ({ truth }: ScoredPage): boolean => truth.laboratory === 'Held';
const row = (text: string, start: string): string => text.split('\n').find((line) => line.startsWith(start)) ?? '';

test('seen and held-out families stand apart, with n; what asks about no page is left out', () => {
  const text = describeMeasures(
    [page('Seen', 'unclear'), page('Seen', 'fabricated'), page('Held', 'unclear')],
    isHeldOut,
  );
  expect(row(text, 'honest pages called fabricated')).toMatch(/1\/3 .* 1\/2 .* 0\/1 /);
  expect(row(text, 'complete pages')).toMatch(/1\/3 .* 1\/2 .* 0\/1 /);
  expect(text).not.toContain('edited');
});

test('laboratories with few pages are taken together', () => {
  const pages = [
    ...Array.from({ length: 3 }, () => page('Held', 'unclear')),
    page('Few', 'fabricated'),
    page('Rare', 'unclear'),
  ];
  const text = describeByLaboratory(pages, isHeldOut);
  expect(row(text, 'Held *')).toMatch(/^Held \* +3 +0\/3/);
  expect(row(text, 'others (2 pages)')).toMatch(/ 1\/2/);
  expect(text).not.toMatch(/^Few/m);
});

test('a miss says what was read beside the label, and why a page was left unclear', () => {
  const text = describeMisses(
    [
      page('Seen', 'unclear', { fields: { purity: { right: false, wanted: '99.31', read: '9.31' } } }),
      page('Held', 'real-lab-not-partnerlab'),
    ],
    isHeldOut,
  );
  expect(text).toContain('purity: read “9.31”, label “99.31”');
  expect(text).toContain('unclear: too-little-read (12 words.)');
  expect(text).not.toContain('Held.png');
});

test('edited fields: how many were compared, and how they rank', () => {
  const text = describeEditScores([
    { isHeldOut: false, scores: { edits: 2, compared: 1, edited: [2], untouched: [1, 0] } },
    { isHeldOut: true, scores: { edits: 1, compared: 1, edited: [-1], untouched: [0] } },
  ]);
  expect(row(text, 'edited fields compared')).toMatch(/2\/3 .* 1\/2 .* 1\/1 /);
  expect(row(text, 'edited above')).toMatch(/0\.500 \(2 against 3\) +1\.000 \(1 against 2\) +0\.000 \(1 against 1\)/);
});
