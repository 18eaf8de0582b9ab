import { expect, test } from 'vitest';
import { weightiestFirst } from './weightiest-first.ts';

test('what decided comes first, then proof, doubts and notes, those without a weight among the notes', () => {
  const failures = [
    { id: 'note', severity: 'note' },
    { id: 'unweighed', severity: null },
    { id: 'doubt', severity: 'doubt' },
    { id: 'decisive', severity: 'decisive' },
    { id: 'because', severity: 'note' },
  ] as const;
  expect([...failures].sort(weightiestFirst(['because'])).map(({ id }) => id)).toEqual([
    'because',
    'decisive',
    'doubt',
    'note',
    'unweighed',
  ]);
});
