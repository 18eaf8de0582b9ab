import { describe, expect, test } from 'vitest';
import { date } from '../../../testing/fields.ts';
import { cluesOf, daysOf, fieldsOn } from '../../../testing/fields-on-page.ts';
import type { DateField } from '../../fields.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { findLabelled } from '../search/find-labelled.ts';
import { findDates } from './find-dates.ts';
import { datesThatTell, findPageDates, settleDates } from './find-page-dates.ts';

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

  test('are told by the same day in words', () => {
    expect(days(read('11/06/2026', '11 June 2026'))[0]).toEqual([['2026-06-11'], null]);
    expect(days(read('11/06/2026', '12 June 2026'))[0]).toEqual([['2026-06-11', '2026-11-06'], null]);
    // Of two dates that tell it both ways neither does.
    expect(days(read('11/06/2026', '11 June 2026', '6 November 2026'))[0]).toEqual([
      ['2026-06-11', '2026-11-06'],
      null,
    ]);
  });

  test.each([
    'Data wydania:',
    'Berichtsdatum',
    'Fecha de emisión',
    'Date de réception',
    'Utstedt dato',
    'Probeneingang',
  ])('are told by a label in a language in which the day comes first, “%s”', (label) => {
    const labelled = (text: string, more: readonly DateField[] = []) =>
      days([...read(text).map((one) => ({ ...one, label })), ...more])[0]![0];
    expect(labelled('10.03.2026')).toEqual(['2026-03-10']);
    // A page on which the month stands first says so itself.
    expect(labelled('10.03.2026', read('03/24/2026'))).toEqual(['2026-10-03']);
  });

  test('are not told by an English label', () => {
    const one = read('10.03.2026').map((found) => ({ ...found, label: 'Date issued' }));
    expect(days(one)[0]![0]).toEqual(['2026-03-10', '2026-10-03']);
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

describe('the dates of a page', () => {
  function datesOn(page: string) {
    const { graph, toPicture } = cluesOf(page);
    return { dates: findPageDates(findLabelled(graph, acceptsValue), graph, toPicture, false) };
  }

  test('that can be told two ways are kept both ways, unless the page shows its habit', () => {
    expect(daysOf(datesOn('Date received: 03/04/2026'), 'received')).toEqual(['2026-03-04', '2026-04-03']);
    expect(daysOf(datesOn('Date received: 03/04/2026\nDate reported: 25/04/2026'), 'received')).toEqual(['2026-04-03']);
    expect(daysOf(datesOn('Date received: 03/04/2026\nDate reported: 04/25/2026'), 'received')).toEqual(['2026-03-04']);
  });

  test('of making and expiry keep their roles', () => {
    const fields = datesOn('Date of Mfg: 2026-01-05\nExp: 2028-01-04');
    expect([daysOf(fields, 'manufactured'), daysOf(fields, 'expiry')]).toEqual([['2026-01-05'], ['2028-01-04']]);
  });

  test('without a label have none', () => {
    expect(datesOn('J. Smith, chemist   14 June 2026').dates).toMatchObject([{ value: ['2026-06-14'], label: '' }]);
  });

  test('to which a vial may be used are none of the report’s', () => {
    const vial =
      'Material: one vial, hand-labeled “Sermorelin 9 mg, Lot 240917, BUD 03/15/25”\nReported: 30 October 2024';
    expect(datesOn(vial).dates.map(({ value }) => value)).toEqual([['2024-10-30']]);
  });

  test('of a period count at its end', () => {
    expect(daysOf(datesOn('Testing period: 2026-06-01 to 2026-06-04'), 'analysed')).toEqual(['2026-06-04']);
  });

  test('the end of a period is the day that counts, and a day behind another label is not of it', () => {
    const analysed = (line: string) => datesOn(line).dates.find(({ role }) => role === 'analysed')?.value;
    expect(analysed('Analysis date: 2026-06-01 to 2026-06-04')).toEqual(['2026-06-04']);
    expect(analysed('Analysis date: 2026-05-20 Expiry A3XHAB: 2028-05-11')).toEqual(['2026-05-20']);
  });

  test('of a list of dates under one head none is the report’s by that head', () => {
    const dates = datesOn(`
    Reported         4 May 2026

    Previous lots    Purity      Date
    AB-2101          97.4 %      24 May 2025
    AB-2155          97.9 %      1 September 2025
  `).dates.filter(({ label }) => label !== '');
    expect(dates.map(({ value }) => value)).toEqual([['2026-05-04']]);
  });

  test('what an instrument prints of its method is no day of the sample', () => {
    const page =
      'Received     12 May 2026\nAnalysis Method : C:\\CHEM32\\1\\PEP.M (modified 14 Jan 2026 after loading)';
    expect(datesOn(page).dates.map(({ value }) => value)).toEqual([['2026-05-12']]);
  });
});

test('when a message was sent is no day of the report in it', () => {
  const page = (line: string) =>
    fieldsOn(`${line}\n\nReport\n\nIssued     29 Apr 2026`).dates.flatMap(({ value }) => value);
  const issued = page('Report');
  expect(page('Thu, 30 Apr 2026, 16:20')).toEqual(issued);
  expect(page('Thursday, 30 April 2026 at 16:20')).toEqual(issued);
  expect(page('30 Apr 2026, 16:20')).not.toEqual(issued);
});
