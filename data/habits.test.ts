import { expect, test } from 'vitest';
import { loadData } from './index.ts';

/** What genuine reports print that a habit must allow: one that they break tells buyers something untrue. */
const { laboratories } = loadData();
const habitOf = (laboratory: string, wanted: string) =>
  laboratories.find(({ id }) => id === laboratory)!.habits.find(({ habit }) => habit === wanted);

test.each(["25 AUG '26", '6 MAY ’26', '25 NOV 2025'])('Janoshik writes a day as “%s”', (day) => {
  expect(day).toMatch(new RegExp(habitOf('janoshik', 'date-written')!.value!));
});

test('lots of Horizon Analytical carry other letters than the client’s, too', () => {
  expect(habitOf('horizon-analytical', 'lot-starts-with-client-initials')).toBeUndefined();
});

test.each(['data', 'fixtures/dataset'])('what habits of %s were seen on names no client', (folder) => {
  const seen = loadData(folder).laboratories.flatMap(({ habits }) => habits.map((habit) => habit.seen));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => /\bfor [A-Z]/.test(text))).toEqual([]);
});
