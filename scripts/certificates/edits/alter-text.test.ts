import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import { alterText, exchangeDigit } from './alter-text.ts';

const twenty = Array.from({ length: 20 }, (_, i) => new Random(`seed ${i}`));

describe('alterText', () => {
  test('a purity is raised and keeps its decimals and comma', () => {
    for (const random of twenty) {
      const text = alterText('purity', '97,31 %', random);
      expect(text).toMatch(/^9[89],\d\d %$/);
      expect(Number(text.slice(0, 5).replace(',', '.'))).toBeGreaterThan(97.31);
    }
  });

  test('a content keeps its unit, a batch its shape; both change', () => {
    for (const random of twenty) {
      const content = alterText('content', '10.34 mg', random);
      expect(content).toMatch(/^\d\d\.\d\d mg$/);
      expect(content).not.toBe('10.34 mg');
      const batch = alterText('batch', 'ABC-1234', random);
      expect(batch).toMatch(/^[A-Z]{3}-\d{4}$/);
      expect(batch).not.toBe('ABC-1234');
    }
  });
});

describe('exchangeDigit', () => {
  test('changes one digit, not the first; upwards in a purity', () => {
    for (const random of twenty) {
      const text = exchangeDigit('purity', '97.31 %', random) as string;
      expect([...text].filter((character, i) => character !== '97.31 %'.charAt(i))).toHaveLength(1);
      expect(Number(text.slice(0, 5))).toBeGreaterThan(97.31);
    }
  });

  test('is null where there is no second digit', () => {
    expect(exchangeDigit('batch', 'A1', new Random('a'))).toBeNull();
  });
});
