import { expect, test } from 'vitest';
import type { Contradiction } from '../records/contradictions.ts';
import { unclearTogether } from './unclear-together.ts';

const contradiction: Contradiction = {
  marks: [{ mark: 'key', text: '3KFEG35YQ8P7' }],
  laboratory: 'Quarrybank Analytical',
  differs: 'product',
  pages: ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => ({ name, text: 'KPV 10 mg' })),
};

test('of pages that contradict one another none stays recognised, and what speaks against one by itself stays', () => {
  const verdicts = new Map([
    ['a.png', 'real-lab-not-partnerlab'],
    ['b.png', 'stale'],
    ['c.png', 'fabricated'],
    ['d.png', 'unclear'],
    ['e.png', 'genuine-independent'],
  ] as const);
  expect(unclearTogether(contradiction, verdicts)).toEqual(['a.png', 'b.png', 'd.png']);
});
