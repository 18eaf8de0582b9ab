import { expect, test } from 'vitest';
import { problemsOf, testLaboratory } from './test-data.ts';

const FILE = 'data/labs/lab-one.json';
const problems = (habit: string, value: string | null) =>
  problemsOf({ [FILE]: { ...testLaboratory(), habits: [{ habit, value, seen: 'Two reports.' }] } });

test.each([
  ['analysed-before-received', null],
  ['date-written', '^\\d{2}/\\d{2}/\\d{4}$'],
  ['purity-decimals', '2,3'],
  ['fields-set-apart', 'content,purity'],
  ['month-first', null],
])('%s takes %s', (habit, value) => {
  expect(problems(habit, value)).toEqual([]);
});

test.each([
  ['date-written', '(', /anchored/],
  ['date-written', '\\d{4}', /anchored/],
  ['date-written', null, /Expected/],
  ['purity-decimals', 'lots', /numbers of decimals/],
  ['purity-decimals', '2, 3', /numbers of decimals/],
  ['fields-set-apart', 'content,puritty', /names of fields/],
  ['fields-set-apart', 'content, purity', /no spaces/],
  ['fields-set-apart', '', /names of fields/],
  ['month-first', 'yes', /Expected null/],
])('%s does not take %s', (habit, value, expected) => {
  expect(problems(habit, value)).toEqual([
    { file: FILE, field: 'habits.0.value', expected: expect.stringMatching(expected) },
  ]);
});

test('a habit that nobody knows is refused with those that there are', () => {
  expect(problems('dates-written', null)).toMatchObject([
    { field: 'habits.0.habit', expected: expect.stringContaining('one of analysed-before-received, date-written') },
  ]);
});
