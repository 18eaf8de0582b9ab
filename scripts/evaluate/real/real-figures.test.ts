import { expect, test } from 'vitest';
import { HELD_OUT } from './families.ts';
import { keeping, realFiguresOf } from './real-figures.ts';
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

test('figures on which a check has a say that was fitted since stay as they were, with their day', () => {
  const before = realFiguresOf([page('a', 'honest', 'decisive'), page('a', 'own', 'note')], '2026-11-22');
  const found = realFiguresOf([page('a', 'honest', 'note'), page('b', 'own', 'note')], '2026-11-25');
  const kept = keeping(found, before, 'date-in-future');
  const doubted = 'honest pages doubted or accused';
  const named = ({ figures }: typeof kept, name: string) => figures.find((figure) => figure.name === name);
  expect(named(kept, doubted)).toEqual(named(before, doubted));
  expect(named(kept, 'own sheets called self-made')).toEqual(named(found, 'own sheets called self-made'));
  expect(kept.checks['date-in-future']).toEqual(before.checks['date-in-future']);
  expect(kept.checks['thumbnail-differs']).toEqual(found.checks['thumbnail-differs']);
  expect(kept).toMatchObject({ measuredOn: '2026-11-25', kept: { measuredOn: '2026-11-22', check: 'date-in-future' } });
  expect(kept.kept!.figures).toContain(doubted);
  expect(keeping(found, { ...kept, measuredOn: '2026-11-24' }, 'date-in-future').kept!.measuredOn).toBe('2026-11-22');
  expect(() => keeping(found, before, 'no-such-check')).toThrow(/no-such-check/);
});
