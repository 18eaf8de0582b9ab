import { describe, expect, test } from 'vitest';
import { date } from '../../../testing/fields.ts';
import type { DateField } from '../../fields.ts';
import { findDates } from './find-dates.ts';
import { datesThatTell, settleDates } from './find-page-dates.ts';

/** Dates as they were read, with every day they may mean. */
const read = (...texts: string[]): DateField[] =>
  texts.map((text) => ({ ...date('reported', '2026-01-01'), text, value: findDates(text)[0]!.days }));
const disputed = (one: DateField): DateField => ({ ...one, disputed: true });
const days = (dates: readonly DateField[], monthFirst = false) =>
  settleDates(dates, monthFirst).map(({ value, otherDay }) => [value, otherDay ?? null]);

describe('day and month that could be told two ways', () => {
  test('are told by the page’s other dates, else as the laboratory tells them, which the page does not rule out', () => {
    expect(days(read('04/02/2026', '14/3/2026'))[0]).toEqual([['2026-02-04'], null]);
    expect(days(read('04/02/2026'), true)[0]).toEqual([['2026-04-02'], '2026-02-04']);
    expect(days(read('04/02/2026'))[0]).toEqual([['2026-02-04', '2026-04-02'], null]);
  });

  test('are not told by a date that was read again and not alike', () => {
    const [received, reported] = read('04/02/2026', '14/3/2026') as [DateField, DateField];
    expect(days([received, disputed(reported)])[0]).toEqual([['2026-02-04', '2026-04-02'], null]);
    expect(days([received, disputed(reported)], true)[0]).toEqual([['2026-04-02'], '2026-02-04']);
  });

  test('are told anew once they were told wrong', () => {
    const told = settleDates(read('04/02/2026', '14/3/2026'), false);
    const [received, reported] = told as [DateField, DateField];
    expect(received.value).toEqual(['2026-02-04']);
    const readAgain = disputed({ ...reported, text: '04/3/2026', value: ['2026-03-04', '2026-04-03'] });
    expect(days([received, readAgain], true)).toEqual([
      [['2026-04-02'], '2026-02-04'],
      [['2026-04-03'], '2026-03-04'],
    ]);
  });

  test('stay what they are where the text says nothing of them', () => {
    const odd = { ...date('reported', '2026-03-04'), text: 'no date' };
    expect(days([odd, ...read('04/02/2026')])).toEqual([
      [['2026-03-04'], null],
      [['2026-02-04', '2026-04-02'], null],
    ]);
  });
});

test('a date that alone tells others is worth a second reading', () => {
  const telling = (...texts: string[]) => datesThatTell(read(...texts)).map(({ text }) => text);
  expect(telling('04/02/2026', '14/3/2026')).toEqual(['14/3/2026']);
  expect(telling('3/25/2026', '04/02/2026', '14/3/2026')).toEqual(['14/3/2026', '3/25/2026']);
  expect(telling('04/02/2026', '14/3/2026', '15/3/2026')).toEqual([]);
  expect(telling('14/3/2026', '15 March 2026')).toEqual([]);
  const [received, reported] = read('04/02/2026', '14/3/2026') as [DateField, DateField];
  expect(datesThatTell([received, disputed(reported)])).toEqual([]);
});
