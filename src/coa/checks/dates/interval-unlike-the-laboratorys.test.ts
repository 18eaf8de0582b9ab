import { expect, test } from 'vitest';
import { date, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check from './interval-unlike-the-laboratorys.ts';

const INTERVAL = { from: 'received', to: 'reported', least: 1, most: 4, of: 9 } as const;
const run = (reported: string, found = {}, intervals = [INTERVAL]) =>
  check.run(
    testArtifacts(
      { laboratory: registered({}), dates: [date('received', '2026-03-02'), date('reported', reported)], ...found },
      { timing: { intervals, sequences: [], printed: null } },
    ),
  );

test('a report months after a receipt that others follow within days is a doubt', () => {
  const finding = run('2026-07-02');
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['date_received', 'date_reported'] });
  expect(finding.flag).toBe(
    'There are 122 days between receipt (2 March 2026) and the report (2 July 2026); other reports by Quarrybank Analytical show 1 to 4 days.',
  );
  expect(finding.why).toContain(
    'There are 122 days between receipt (2 March 2026) and the report (2 July 2026). The 9 reports by Quarrybank Analytical that we learned from show 1 to 4 days. A sample that was kept waiting or tested again would explain it; so would an edited date.',
  );
  expect(check).toMatchObject({ decides: { doubt: 'unclear' }, corroboratesPixels: true });
});

test('a report dated before what comes first is said to be, and so are intervals that were learned so', () => {
  expect(run('2025-03-05').flag).toBe(
    'The report (5 March 2025) is dated 362 days before receipt (2 March 2026); other reports by Quarrybank Analytical show 1 to 4 days.',
  );
  const seen = (least: number, most: number) => run('2025-03-05', {}, [{ ...INTERVAL, least, most } as never]).flag;
  expect(seen(-2, 5)).toMatch(/ show 2 days before to 5 days after\.$/);
  expect(seen(-1, -1)).toMatch(/ show 1 day before\.$/);
  expect(seen(0, 0)).toMatch(/ show 0 days\.$/);
  expect(seen(-2, 0)).toMatch(/ show 2 days before to 0 days after\.$/);
});

test('one day, and none, are told as such where others take months', () => {
  const flag = (reported: string) => run(reported, {}, [{ ...INTERVAL, least: 60, most: 62 } as never]).flag;
  expect(flag('2026-03-03')).toMatch(/^There is 1 day between receipt .+ show 60 to 62 days\.$/);
  expect(flag('2026-03-02')).toMatch(/^There are 0 days between receipt /);
});

test('a day to come is not compared: another check speaks of it', () => {
  expect(run('2026-11-20')).toMatchObject({ outcome: 'fail' });
  expect(run('2026-12-12')).toMatchObject({ outcome: 'not-applicable' });
});

test('an interval that is always the same, and a day in the number, are said as such', () => {
  const numbered = { from: 'numbered', to: 'reported', least: 1, most: 1, of: 9 } as const;
  const identifiers = [
    { field: 'report_number', label: 'No.', pattern: '^R(?<yymmdd>\\d{6})$', example: 'R260301', carries: null },
  ];
  const reportNumber = { ...date('received', 'R260302'), value: 'R260302' };
  const finding = run('2026-07-02', { laboratory: registered({ identifiers }), reportNumber }, [numbered as never]);
  expect(finding.flag).toMatch(/between the date in its number \(2 March 2026\) and the report .* show 1 day\.$/);
  expect(finding.rests).toEqual(['report_number', 'date_reported']);
});

test('it passes as far apart as the laboratory’s are, resting on what it compared', () => {
  const analysed = { from: 'received', to: 'analysed', least: 1, most: 4, of: 9 } as const;
  expect(run('2026-03-05', {}, [INTERVAL, analysed as never])).toMatchObject({
    outcome: 'pass',
    why: 'Its dates are as far apart as on other reports by Quarrybank Analytical.',
    rests: ['date_received', 'date_reported'],
  });
});

test.each([
  ['no laboratory is named', { laboratory: null }, [INTERVAL], /^We do not know how far apart/],
  ['the laboratory is not on our list', { laboratory: unregistered() }, [INTERVAL], /^We do not know how far apart/],
  ['nothing was learned', {}, [], /^We do not know how far apart/],
  [
    'one date was read',
    { dates: [date('reported', '2026-07-02')] },
    [INTERVAL],
    /^No two dates could be read for which we know/,
  ],
])('where %s there is nothing to compare', (_, found, intervals, why) => {
  const finding = run('2026-07-02', found, intervals);
  expect(finding.outcome).toBe('not-applicable');
  expect(finding.why).toMatch(why);
});

test('rests on the dates that were compared, of two of one kind as well', () => {
  const dates = [date('received', '2026-03-02'), date('reported', '2026-03-05'), date('reported', '2026-07-02')];
  expect(run('', { dates }).rests).toEqual(['date_received', 'date_reported1']);
});
