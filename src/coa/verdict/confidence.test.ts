import { describe, expect, test } from 'vitest';
import { result } from '../testing/results.ts';
import fitted from './confidence.json' with { type: 'json' };
import { confidenceOf } from './confidence.ts';
import { VERDICT_IDS } from './verdicts.ts';

const clear = { words: 200, confidence: 0.92 };
const faint = { words: 60, confidence: 0.5 };

test.each([...VERDICT_IDS])('%s: between 0 and 1, and no higher on a page that was hard to read', (verdict) => {
  const high = confidenceOf(verdict, [], clear);
  const low = confidenceOf(verdict, [], faint);
  expect(high).toBeGreaterThan(0);
  expect(high).toBeLessThanOrEqual(1);
  expect(low).toBeLessThanOrEqual(high);
  expect(confidenceOf(verdict, [], { words: 0, confidence: 0 })).toBeGreaterThanOrEqual(0);
});

test('a page that looks genuine is less certain than one with a decisive contradiction', () => {
  expect(confidenceOf('genuine-independent', [], clear)).toBeLessThan(confidenceOf('fabricated', [], clear));
});

test('doubts lower the confidence in a page that passed', () => {
  expect(confidenceOf('genuine-independent', [result('laboratory-not-registered', 'doubt')], clear)).toBeLessThan(
    confidenceOf('genuine-independent', [], clear),
  );
});

describe('the share of right answers that was measured for the verdict', () => {
  const share = (verdict: keyof typeof fitted.verdicts): number => fitted.verdicts[verdict].share;
  const doubt = result('laboratory-not-registered', 'doubt');

  test('is the confidence on a page that was read well', () => {
    for (const verdict of VERDICT_IDS) expect(confidenceOf(verdict, [], clear)).toBe(share(verdict));
  });

  test('is halved on a page that could hardly be read, in proportion between, and full from 0.85 on', () => {
    const at = (confidence: number) => confidenceOf('stale', [], { words: 60, confidence });
    expect([at(0), at(0.3), at(0.575)]).toEqual(Array(3).fill(rounded(share('stale') * 0.5)));
    expect(at(0.74)).toBe(rounded(share('stale') * 0.8));
    expect([at(0.85), at(1)]).toEqual([share('stale'), share('stale')]);
    expect(confidenceOf('fabricated', [], { words: 60, confidence: 0.74 })).toBe(rounded(share('fabricated') * 0.8));
  });

  test('of unclear does not depend on the reading: it says just that', () => {
    expect(confidenceOf('unclear', [doubt], { words: 5, confidence: 0 })).toBe(share('unclear'));
  });

  test('falls by seven per cent with each doubt, but for verdicts that doubts do not touch', () => {
    for (const verdict of ['genuine-independent', 'stale', 'borrowed', 'self-made'] as const)
      expect(confidenceOf(verdict, [doubt, doubt], clear)).toBe(rounded(share(verdict) * 0.93 ** 2));
    for (const verdict of ['unclear', 'fabricated'] as const)
      expect(confidenceOf(verdict, [doubt, doubt], clear)).toBe(share(verdict));
  });

  test('is not lowered by what is no doubt', () => {
    const others = (['decisive', 'note', 'pass', 'not-applicable', 'error'] as const).map((outcome) =>
      result('x', outcome),
    );
    const passed = result('x', 'pass', { severity: 'doubt' });
    expect(confidenceOf('stale', [...others, passed], clear)).toBe(share('stale'));
  });
});

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
