import { expect, test } from 'vitest';
import { VERDICT_IDS, VERDICTS } from './verdicts.ts';

test('there are seven verdicts, under the names of the interface', () => {
  expect([...VERDICT_IDS].sort()).toEqual([
    'borrowed',
    'fabricated',
    'genuine-independent',
    'real-lab-not-partnerlab',
    'self-made',
    'stale',
    'unclear',
  ]);
});

test('each is described without calling anybody names', () => {
  for (const words of Object.values(VERDICTS)) {
    expect(words).toMatch(/\.$/);
    expect(words).not.toMatch(/\bfake|fraud|forg(er|ed)\b|scam/i);
  }
});
