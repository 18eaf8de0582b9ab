import { describe, expect, it } from 'vitest';
import { date, field, testFields } from '../../testing/fields.ts';
import { learnSequences, type NumberedPage, numberedPage, outOfSequence } from './sequence.ts';

const page = (number: string | null, received: string | string[], more: Record<string, string> = {}): NumberedPage => ({
  number,
  stages: new Map(Object.entries({ received, ...more }).map(([stage, day]) => [stage, [day].flat()])) as never,
});
/** Ten numbers a day from the first of March on, those of every tenth day learned. */
const PAGES = [0, 10, 20, 30, 40, 50].map((day) =>
  page(`#${5000 + 10 * day}`, new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10)),
);
const learned = learnSequences(PAGES);

describe('a sequence of numbers', () => {
  it('is learned by number, with a margin of a month at least', () => {
    expect(learned).toMatchObject([{ form: '9', by: 'received', margin: 30 }]);
    expect(learned[0]!.reports[1]).toEqual([[5100], '2026-03-11']);
    expect(learnSequences(PAGES.toReversed())).toEqual(learned);
  });

  it('has a margin of twice what genuine pages are off, and is none where that is months', () => {
    // The highest number of all, on a day before the two below it.
    const late = (day: string) => [...PAGES, page('5600', day)];
    expect(learnSequences(late('2026-03-23'))).toMatchObject([{ margin: 36 }]);
    expect(learnSequences(late('2026-02-23'))).toEqual([]);
  });

  it('is learned from numbers on four days or more, of one form', () => {
    expect(learnSequences(PAGES.slice(0, 4))).toHaveLength(1);
    expect(learnSequences([...PAGES.slice(0, 3), ...PAGES.slice(0, 3)])).toEqual([]);
    expect(learnSequences([...PAGES.slice(0, 3), page('AB-5', '2026-06-01'), page(null, '2026-07-01')])).toEqual([]);
  });

  it('is learned by the day that most pages print; one that the number carries is another matter', () => {
    const both = PAGES.map(({ number, stages }, index) =>
      page(number, stages.get('received')![0]!, index === 0 ? {} : { reported: stages.get('received')![0]! }),
    );
    expect(learnSequences(both).map(({ by, reports }) => [by, reports.length])).toEqual([['received', 6]]);
    const mostlyReported = both.map(({ number, stages }, index) => ({
      number,
      stages: new Map([...stages].map(([, days]) => [index === 0 ? 'ordered' : 'reported', days] as const)),
    }));
    const ordered = { number: '#5600', stages: new Map([['ordered', ['2026-05-01']]] as const) };
    expect(learnSequences([...mostlyReported, ordered]).map(({ by }) => by)).toEqual(['reported']);
    const carried = PAGES.map(({ number, stages }) =>
      page(number, stages.get('received')![0]!, { numbered: '2026-03-01' }),
    );
    expect(learnSequences(carried)).toEqual([]);
  });
});

describe('a number beside its day', () => {
  it.each([
    ['between its neighbours', '5250', '2026-03-26', null],
    ['a month late', '5250', '2026-04-25', null],
    ['months after higher numbers', '5250', '2026-07-20', { others: 'higher', own: '2026-07-20', day: '2026-04-20' }],
    ['months before lower numbers', '5250', '2025-11-20', { others: 'lower', day: '2026-03-01' }],
    ['above every number known, but before them', '9000', '2026-01-01', { others: 'lower', day: '2026-03-01' }],
    ['contradicted by a single day alone', '5450', '2026-07-20', null],
  ] as const)('%s', (_, number, day, out) => {
    const found = outOfSequence(page(number, day), learned);
    if (out === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ by: 'received', ...out });
  });

  it.each([
    ['above every number known, and not before them', '9000', '2026-10-01'],
    ['above every number known by far, on a day among theirs', '900000', '2026-04-20'],
    ['below every number known, on a day among theirs', '7', '2026-03-10'],
  ])('%s: nothing says that it fits', (_, number, day) => {
    expect(outOfSequence(page(number, day), learned)).toBeUndefined();
  });

  it('fits at the first and the last number known', () => {
    expect(outOfSequence(page('5000', '2026-03-01'), learned)).toBeNull();
    expect(outOfSequence(page('5500', '2026-04-20'), learned)).toBeNull();
  });

  it('is out of it only where no day that may be meant would do', () => {
    expect(outOfSequence(page('5250', ['2026-07-20', '2026-03-26']), learned)).toBeNull();
    expect(outOfSequence(page('5250', ['2026-07-20', '2026-08-20']), learned)).toMatchObject({ own: '2026-07-20' });
  });

  it('is compared run by run of digits, whatever stands between', () => {
    const dashed = learnSequences(PAGES.map(({ number, stages }) => ({ number: `LAB ${number}-02`, stages })));
    expect(dashed[0]!.form).toBe('LAB9-9');
    expect(outOfSequence(page('lab#5250-10', '2026-07-20'), dashed)).toMatchObject({ others: 'higher' });
    expect(outOfSequence(page('LAB#5250-10', '2026-03-26'), dashed)).toBeNull();
    expect(outOfSequence(page('LAB#10250-10', '2026-07-20'), dashed)).toBeUndefined();
  });

  it.each([
    ['no number was read', page(null, '2026-07-20')],
    ['the number has another form', page('AB-5250', '2026-07-20')],
    ['its day was not read', { number: '5250', stages: new Map() }],
  ])('cannot be compared where %s', (_, one) => {
    expect(outOfSequence(one, learned)).toBeUndefined();
  });
});

it('takes a page’s number and days from its fields', () => {
  const fields = testFields({ reportNumber: field('5250'), dates: [date('received', '2026-03-26')] });
  expect(numberedPage(fields)).toEqual({ number: '5250', stages: new Map([['received', ['2026-03-26']]]) });
  expect(numberedPage(testFields()).number).toBeNull();
});
