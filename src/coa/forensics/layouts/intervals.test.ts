import { describe, expect, it } from 'vitest';
import { date, field, registered, testFields, unregistered } from '../../testing/fields.ts';
import { learnIntervals, MIN_PAGES, type StagesOfPage, stagesOf, strangeIntervals } from './intervals.ts';

const stages = (days: Record<string, string | string[]>): StagesOfPage =>
  new Map(Object.entries(days).map(([stage, day]) => [stage, [day].flat()])) as StagesOfPage;
/** Pages received on the first of March and reported after 1, 2, 3 … days. */
const PAGES = Array.from({ length: MIN_PAGES }, (_, index) =>
  stages({ received: '2026-03-01', reported: `2026-03-0${index + 2}` }),
);

describe('the stages of a page', () => {
  const numbering = [
    { field: 'report_number', label: 'No.', pattern: '^R(?<yymmdd>\\d{6})-\\d$', example: 'R260301-1', carries: null },
  ];
  const laboratory = registered({ identifiers: numbering });

  it('are its labelled dates, and the day in its number', () => {
    const page = testFields({
      laboratory,
      reportNumber: field('R260301-7'),
      dates: [
        date('received', '2026-03-02'),
        date('analysed', '2026-03-04'),
        date('analysed', '2026-03-06'),
        date('analysed', '2026-03-05'),
        date('acquired', '2026-03-03', { label: '' }),
        date('reported', '2026-03-09', { label: '' }),
        date('expiry', '2028-03-09'),
      ],
    });
    expect(Object.fromEntries(stagesOf(page))).toEqual({
      numbered: ['2026-03-01'],
      received: ['2026-03-02'],
      analysed: ['2026-03-06'],
      acquired: ['2026-03-03'],
    });
  });

  it('have every day that a date may mean, and none that a number of another grammar seems to carry', () => {
    const dates = [
      date('received', '2026-03-02', { otherDay: '2026-02-03' }),
      date('reported', ['2026-03-04', '2026-04-03']),
    ];
    const read = { received: ['2026-03-02', '2026-02-03'], reported: ['2026-03-04', '2026-04-03'] };
    for (const found of [
      { laboratory, reportNumber: field('Q260301-7') },
      { laboratory: unregistered() },
      { laboratory },
    ])
      expect(Object.fromEntries(stagesOf(testFields({ dates, ...found })))).toEqual(read);
  });
});

describe('how far apart a laboratory’s days lie', () => {
  it('is learned from enough pages that print both', () => {
    expect(learnIntervals(PAGES)).toEqual([{ from: 'received', to: 'reported', least: 1, most: 8, of: 8 }]);
    expect(learnIntervals(PAGES.slice(1))).toEqual([]);
  });

  it('is not learned from the order on: clients send their samples when they like', () => {
    const ordered = PAGES.map((page) => new Map([...page, ['ordered', ['2026-02-01']]])) as StagesOfPage[];
    expect(learnIntervals(ordered)).toEqual(learnIntervals(PAGES));
  });

  it('is not learned from a date that may mean two days', () => {
    const ambiguous = stages({ received: '2026-03-01', reported: ['2026-03-04', '2026-04-03'] });
    expect(learnIntervals([...PAGES, ambiguous, stages({ reported: '2026-03-04' })])).toEqual(learnIntervals(PAGES));
  });

  const learned = learnIntervals(PAGES);
  it.each([
    ['as seen', '2026-03-05', false],
    ['at the margin of a month', '2026-04-08', false],
    ['beyond it', '2026-04-09', true],
    ['before it by a month', '2026-01-31', false],
    ['before it by more', '2026-01-30', true],
  ])('%s', (_, reported, isStrange) => {
    expect(strangeIntervals(stages({ received: '2026-03-01', reported }), learned)).toHaveLength(isStrange ? 1 : 0);
  });

  it('may vary by twice as much again as it was seen to', () => {
    const wide = [{ ...learned[0]!, least: 2, most: 32 }];
    const reportedOn = (reported: string) => strangeIntervals(stages({ received: '2026-03-01', reported }), wide);
    expect(reportedOn('2026-06-01')).toEqual([]);
    expect(reportedOn('2026-06-02')).toMatchObject([{ days: 93 }]);
  });

  it('is strange only where no day that may be meant would do', () => {
    const received = '2026-03-01';
    expect(strangeIntervals(stages({ received, reported: ['2026-12-03', '2026-03-12'] }), learned)).toEqual([]);
    expect(strangeIntervals(stages({ received, reported: ['2026-12-05', '2026-05-12'] }), learned)).toMatchObject([
      { first: received, second: '2026-05-12', days: 72 },
    ]);
  });

  it('names the interval farthest off first, and says where none can be compared', () => {
    const both = [...learned, { from: 'analysed', to: 'reported', least: 0, most: 1, of: 9 } as const];
    const page = stages({ received: '2026-03-01', analysed: '2026-01-01', reported: '2026-05-01' });
    expect(strangeIntervals(page, both)?.map(({ learned: { from } }) => from)).toEqual(['analysed', 'received']);
    expect(strangeIntervals(stages({ received: '2026-03-01' }), learned)).toBeNull();
    expect(strangeIntervals(page, [])).toBeNull();
  });
});
