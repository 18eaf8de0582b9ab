import { expect, test } from 'vitest';
import { HELD_OUT } from './families.ts';
import { realFiguresOf } from './real-figures.ts';
import type { ScoredPage } from './score-real.ts';

/** A page as the bench scores it, with one failed check. */
function page(seller: string, kind: 'honest' | 'own' | 'unknown', severity: 'decisive' | 'doubt' | 'note'): ScoredPage {
  const check = { id: 'date-in-future', outcome: 'fail', severity };
  return {
    truth: { file: 'a.png', kind, seller, laboratory: null, names: null, complete: false },
    report: { verdict: 'unclear', evidence: { checks: [check] } },
    fields: {},
    doubts: severity === 'note' ? [] : [check],
    wrongFacts: [],
    isRegistered: false,
    milliseconds: 1,
  } as unknown as ScoredPage;
}

test('figures stand apart for held-out families, checks count on honest pages alone, unlabelled pages nowhere', () => {
  const heldOut = HELD_OUT.at(-1)!;
  const found = realFiguresOf(
    [
      page('a', 'honest', 'decisive'),
      page('a', 'honest', 'note'),
      page(heldOut, 'honest', 'doubt'),
      page('a', 'own', 'decisive'),
      page('a', 'unknown', 'decisive'),
    ],
    '2026-11-22',
  );
  expect(found).toMatchObject({ measuredOn: '2026-11-22', pages: 4, heldOutPages: 1 });
  expect(found.figures.find(({ name }) => name === 'honest pages doubted or accused')).toMatchObject({
    all: { hits: 2, n: 3, from: 0.2077, to: 0.9385 },
    seen: { hits: 1, n: 2 },
    heldOut: { hits: 1, n: 1 },
  });
  expect(found.checks['date-in-future']).toEqual({ accused: 1, flagged: 2, n: 3 });
  expect(found.checks['date-in-future']!.flagged).not.toBe(found.checks['thumbnail-differs']!.flagged);
});
