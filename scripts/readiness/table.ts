import type { Outcome } from './check.ts';

/** The outcomes as lines, those that fail first, with the score of those that were made. */
export function readinessTable(outcomes: readonly Outcome[]): string {
  const order = ['fail', 'pass', 'left out'];
  const sorted = outcomes.toSorted((left, right) => order.indexOf(left.result) - order.indexOf(right.result));
  const width = Math.max(...outcomes.map(({ id }) => id.length));
  const lines = sorted.map(
    ({ result, id, found, source }) => `${result.padEnd(8)}  ${id.padEnd(width)}  ${found}  [${source}]`,
  );
  const applied = outcomes.filter(({ result }) => result !== 'left out');
  const passed = applied.filter(({ result }) => result === 'pass');
  return `${lines.join('\n')}\n\n${passed.length} of ${applied.length} checks pass; ${outcomes.length - applied.length} are left out, each with its reason.`;
}
