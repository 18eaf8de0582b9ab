import { expect, test } from 'vitest';
import { cellsOf, layOut } from '../../testing/page.ts';
import { damagedDates, holdsDate } from './damaged-dates.ts';

test.each([
  ['1)6/12/2026', true],
  ['|/12/2026', true],
  // No day of any month, however it is meant.
  ['44/45/2026', true],
  ['06/12/2026', false],
  ['06/12/1926', false],
  ['06.12.2026', false],
  ['June 2026', false],
])('%s is a date whose beginning was misread: %s', (text, isDamaged) => {
  expect(damagedDates(cellsOf(text))).toHaveLength(isDamaged ? 1 : 0);
});

test('words hold a date where they were read at all well', () => {
  expect(holdsDate(layOut('Received 06/12/2026', 0.9))).toBe(true);
  expect(holdsDate(layOut('Received 06/12/2026', 0.25))).toBe(false);
  expect(holdsDate(layOut('Received soon', 0.9))).toBe(false);
});
