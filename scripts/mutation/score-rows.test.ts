import { expect, test } from 'vitest';
import { scoreRows, survivorLines } from './score-rows.ts';

const source = 'export const least = (a: number) =>\n  a >= 5;\n';
const mutant = (status: string, replacement = 'a > 5') => ({
  mutatorName: 'EqualityOperator',
  replacement,
  status,
  location: { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } },
});
const files = [
  { name: 'src/coa/verdict/a.ts', source, mutants: ['Killed', 'Killed', 'Timeout', 'Survived'].map((s) => mutant(s)) },
  { name: 'src/coa/checks/b.ts', source, mutants: [mutant('NoCoverage'), mutant('CompileError')] },
];

test('a score counts what was noticed, of what could be', () => {
  expect(scoreRows(files).slice(2)).toEqual([
    '| verdict/a.ts | 4 | 3 | 75 % |',
    '| checks/b.ts | 1 | 0 | 0 % |',
    '| all | 5 | 3 | 60 % |',
  ]);
});

test('a survivor stands with its place, what stood there and what was put there', () => {
  expect(survivorLines(files)).toEqual([
    'src/coa/verdict/a.ts:2:3 a >= 5 → a > 5',
    'src/coa/checks/b.ts:2:3 a >= 5 → a > 5 (no test comes by)',
  ]);
});
