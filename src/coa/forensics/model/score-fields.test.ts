import { describe, expect, it } from 'vitest';
import { mixed } from './score-fields.ts';

const odds = (probability: number): number => Math.log(probability / (1 - probability));

describe('what the trees of made and of real pages say together', () => {
  it('lies between them by a quarter, in log odds', () => {
    expect(odds(mixed(0.9, 0.2))).toBeCloseTo(0.75 * odds(0.9) + 0.25 * odds(0.2));
    expect(mixed(0.3, 0.3)).toBeCloseTo(0.3);
  });

  it('is that of one alone where the other has no share', () => {
    expect(mixed(0.9, 0.2, 0)).toBeCloseTo(0.9);
    expect(mixed(0.9, 0.2, 1)).toBeCloseTo(0.2);
  });

  it('stays finite where one of them is certain', () => {
    expect(mixed(1, 0)).toBeGreaterThan(0.99);
    expect(mixed(0, 1)).toBeLessThan(0.01);
  });
});
