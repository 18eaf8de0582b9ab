import { describe, expect, test } from 'vitest';
import { findDates, settleByHabit } from './find-dates.ts';

const days = (text: string) => findDates(text).map((date) => date.days);

describe('one day, however it is written', () => {
  test.each([
    '2026-08-25',
    '2026/08/25',
    '2026.08.25',
    '2026年8月25日',
    '25 August 2026',
    '25 Aug 2026',
    '25th August 2026',
    '25th of August, 2026',
    '25 de agosto de 2026',
    '25-Aug-2026',
    '25Aug2026',
    "25 AUG '26",
    '25-Aug-26',
    'August 25, 2026',
    'Aug 25th 2026',
    'Aug. 25, 2026',
    '2026-Aug-25',
    '25/08/2026',
    '25.08.2026',
    '25-08-2026',
    '08/25/2026',
    '25/08/26',
    'Ref=off 6689/04 Aug 25, 2026 08:37:59',
  ])('%s', (text) => {
    expect(days(text)).toEqual([['2026-08-25']]);
    expect(days(`Sample received: ${text} by post`)).toEqual([['2026-08-25']]);
  });

  test.each([
    ['sept', '2 Sept 2026', '2026-09-02'],
    ['a leap day', '29/02/2024', '2024-02-29'],
    ['a misspelt month', '15 Mach 2026', '2026-03-15'],
    ['equal day and month', '07/07/2026', '2026-07-07'],
    ['a colon read for a digit', "212 APR '26", '2026-04-12'],
    ['a bracket read before a J', '25]JUN 2026', '2026-06-25'],
    ['a nought read for an O', '19-0ct-2026', '2026-10-19'],
    ['an O read for a nought', 'O1SEP 2026', '2026-09-01'],
    ['a bracket read for a J', '2]an2026', '2026-01-02'],
    ['a letter read for a digit', '2026-O8-25', '2026-08-25'],
    ['a point read for a comma', '25, 8. 2026', '2026-08-25'],
  ])('%s: %s', (_, text, day) => {
    expect(days(text)).toEqual([[day]]);
  });
});

test.each(['10/10/10 mg', '5/5/10mg', '10/10/20 mcg'])('%s is what a blend holds, and no day', (text) => {
  expect(days(`Kisspeptin-10/Argireline/SNAP-8 ${text}`)).toEqual([]);
});

test.each([
  ['03/04/2026', ['2026-03-04', '2026-04-03']],
  ['12.06.2026', ['2026-06-12', '2026-12-06']],
  ['03/04/26', ['2026-03-04', '2026-04-03']],
])('%s can be told two ways: both are kept', (text, both) => {
  expect(findDates(text)).toMatchObject([{ days: both, style: 'ambiguous' }]);
});

test.each([
  '31/31/2026',
  '30 February 2026',
  '29 September 30 September-03',
  '2026-13-01',
  '29/02/2026',
  '99.35 %',
  '137525-51-0',
  'LOT35822',
  '29Jul2025-94',
  '10:24:31',
  '1419.56',
  'R-86155',
  '4.05.7',
  '',
  'May be stored cold',
  'Ph. Eur. 2.5.32',
  'RFE 2.6.14',
  'FP XII, 2.5.32',
])('"%s" is no date', (text) => {
  expect(days(text)).toEqual([]);
});

test.each([
  ['14] anuary 2026', '2026-01-14'],
  ['3 | anuary 2026', '2026-01-03'],
  ['27 Februarv 2026', '2026-02-27'],
])('"%s" names its month', (text, day) => {
  expect(days(text)).toEqual([[day]]);
});

test('several dates come in the order of the text, with where each starts', () => {
  const found = findDates('2026-06-01 to 4 June 2026');
  expect(found.map((date) => date.days)).toEqual([['2026-06-01'], ['2026-06-04']]);
  expect(found.map((date) => date.index)).toEqual([0, 14]);
});

describe("the page's habit", () => {
  const settle = (...texts: string[]) => settleByHabit(texts.flatMap(findDates)).map((date) => date.days);

  test('settles dates that can be told two ways, day first or month first', () => {
    expect(settle('03/04/2026', '25/04/2026')).toEqual([['2026-04-03'], ['2026-04-25']]);
    expect(settle('03/04/2026', '04/25/2026')).toEqual([['2026-03-04'], ['2026-04-25']]);
  });

  test('settles nothing when no date shows it, or two contradict each other', () => {
    expect(settle('03/04/2026', '05/04/2026')).toEqual([
      ['2026-03-04', '2026-04-03'],
      ['2026-04-05', '2026-05-04'],
    ]);
    expect(settle('03/04/2026', '25/04/2026', '04/25/2026')[0]).toHaveLength(2);
  });

  test('follows the laboratory where the page shows no habit', () => {
    const known = (...texts: string[]) => settleByHabit(texts.flatMap(findDates), true).map((date) => date.days);
    expect(known('03/04/2026')).toEqual([['2026-03-04']]);
    expect(known('03/04/2026', '25/04/2026', '26/04/2026')[0]).toEqual(['2026-04-03']);
  });

  test('settles nothing where a single date shows another order than the laboratory’s', () => {
    const known = (...texts: string[]) => settleByHabit(texts.flatMap(findDates), true).map((date) => date.days);
    expect(known('03/04/2026', '25/04/2026')[0]).toHaveLength(2);
  });

  test('named months show no habit', () => {
    expect(settle('03/04/2026', '25 April 2026')[0]).toHaveLength(2);
  });
});

test.each([
  ['17 août 2026', '2026-08-17'],
  ['04/mayo/2026', '2026-05-04'],
  ['15 aprile 2026', '2026-04-15'],
  ['3. Oktober 2026', '2026-10-03'],
  ['2 juillet 2026', '2026-07-02'],
  ['2 juin 2026', '2026-06-02'],
  ['8 dezembro 2026', '2026-12-08'],
  ['24. listopadu 2025', '2025-11-24'],
  ['1. prosince 2025', '2025-12-01'],
  ['3. června 2026', '2026-06-03'],
  ['3. cervence 2026', '2026-07-03'],
  ['9. září 2026', '2026-09-09'],
  ['14. rijna 2026', '2026-10-14'],
  ['2 marca 2026', '2026-03-02'],
  ['12 października 2026', '2026-10-12'],
  ['5 czerwca 2026', '2026-06-05'],
  ['12/Oct/26', '2026-10-12'],
])('months in other languages: "%s"', (text, wanted) => {
  expect(findDates(text)[0]?.days).toEqual([wanted]);
});

test('a month that two languages name alike is no date: Polish November is Croatian October', () => {
  expect(findDates('12 listopada 2025')).toEqual([]);
});

test('two months of two years are no day: "Sep-25 / Aug-27"', () => {
  expect(findDates('Mfg. / Exp: Sep-25 / Aug-27')).toEqual([]);
});

test.each([
  ['a chapter of a pharmacopoeia', 'Performed according to Ph. Eur. 2.2.29', []],
  ['a version', 'LabSolutions ver. 5.1.24', []],
  ['a time with points behind its date', 'Injected 13-05-2026 10.12.27', ['2026-05-13']],
])('%s is no date', (_, text, days) => {
  expect(findDates(text).flatMap((date) => date.days)).toEqual(days);
});
