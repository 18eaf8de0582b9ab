import { expect, test } from 'vitest';
import { peaks, testArtifacts } from '../../testing/fields.ts';
import check from './peak-table-does-not-add-up.ts';

const run = (...given: Parameters<typeof peaks>) => check.run(testArtifacts({ peaks: peaks(...given) }));

test('passes area percents that sum to 100, within their rounding', () => {
  expect(run([['99.31'], ['0.42'], ['0.27']])).toMatchObject({
    outcome: 'pass',
    rests: ['peak_1', 'peak_2', 'peak_3'],
  });
  expect(run([['98.7'], ['0.4'], ['0.4'], ['0.4']]).outcome).toBe('pass');
  expect(
    run([
      ['99.31', 9931],
      ['0.42', 42],
      ['0.27', 27],
    ]).outcome,
  ).toBe('pass');
});

test('a percent sign is no decimal: rounding is allowed for as without it', () => {
  const rows = [
    ['97.84 %', 158603],
    ['1.89 %', 3064],
    ['0.27 %', 444],
  ] as const;
  expect(run(rows).outcome).toBe('pass');
  expect(
    run([
      ['97.84 %', 158603],
      ['1.89 %', 3064],
      ['0.27 %', 544],
    ]).outcome,
  ).toBe('fail');
});

test('a sum is off where rounding of the rows no longer explains it', () => {
  expect(run([['99.24'], ['0.46'], ['0.46']])).toMatchObject({
    outcome: 'pass',
    why: '3 area percents sum to 100.16.',
    flag: 'Its peak table adds up.',
  });
  expect(run([['99.24'], ['0.47'], ['0.47']]).outcome).toBe('fail');
});

test('a sum above 100 is a doubt, for some rows may be no peaks, and rests on every row', () => {
  const finding = run([['99.31'], ['0.92'], ['1.77']]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['peak_1', 'peak_2', 'peak_3'] });
  expect(finding.why).toBe('3 area percents sum to 102.00, not 100.');
  expect(finding.flag).toBe('Its peak table does not add up: the area percents sum to 102.00.');
});

test('where the sum is off and areas disagree with percentages too, it is decisive: one share was changed', () => {
  const finding = run([
    ['99.31', 9731],
    ['1.42', 142],
    ['0.67', 67],
    ['0.60', 60],
  ]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(finding.why).toMatch(/cannot both be shares of one total\. 4 area percents sum to 102\.00, not 100\.$/);
});

test.each([
  ['shares of several runs', [['99.31'], ['99.28'], ['99.40']]],
  ['shares of the main peak', [['100.00'], ['0.42'], ['0.27']]],
  ['a row that sums up the impurities', [['99.31'], ['0.42'], ['0.27'], ['0.69']]],
] as const)('says nothing of %s', (_, rows) => {
  expect(run(rows).outcome).toBe('not-applicable');
});

test('a last row whose minutes do not go on is that of a spread', () => {
  const table = peaks([['0.42'], ['99.31'], ['0.27'], ['0.35']]);
  for (const retention of [0.01, 2.5]) {
    const spread = { ...table, rows: table.rows.with(3, { ...table.rows[3]!, retention }) };
    expect(check.run(testArtifacts({ peaks: spread })).outcome).toBe('not-applicable');
  }
  expect(check.run(testArtifacts({ peaks: table })).outcome).toBe('fail');
});

test('areas that are rounded to few figures say little of small shares', () => {
  const rows: Parameters<typeof peaks>[0] = [
    ['0.16', 0.3],
    ['99.61', 152.2],
    ['0.23', 0.4],
  ];
  expect(run(rows).outcome).toBe('pass');
});

test('a sum below 100 may be a row not read: a failure only when the printed total shows that all are here', () => {
  const rows = [
    ['95.10', 95100],
    ['0.42', 420],
    ['0.27', 270],
  ] as const;
  expect(run(rows)).toMatchObject({
    outcome: 'not-applicable',
    why: 'Not every row could be read: 3 area percents sum to 95.79, not 100.',
  });
  expect(run([['99.00'], ['0.42'], ['0.08']]).outcome).toBe('not-applicable');
  expect(run(rows, { totalArea: 95790 })).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  // The total may be rounded, but a larger one is that of rows that are missing.
  expect(run(rows, { totalArea: 95791 }).outcome).toBe('fail');
  expect(run(rows, { totalArea: 100_000 }).outcome).toBe('not-applicable');
});

test('an area out of proportion to its percentage is found, and named', () => {
  const finding = run([
    ['97.31', 9731],
    ['1.42', 142],
    ['0.67', 67],
    ['0.60', 251],
  ]);
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['peak_4', 'peak_4_area', 'peak_1', 'peak_1_area'],
    why: 'Area 251 for 0.6 % and area 9731 for 97.31 % cannot both be shares of one total.',
  });
  expect(finding.flag).toBe(`In its peak table areas and percentages do not agree: ${finding.why}`);
});

test('it makes no difference in which row the area is out of proportion', () => {
  const finding = run([
    ['0.60', 251],
    ['97.31', 9731],
    ['1.42', 142],
    ['0.67', 67],
  ]);
  expect(finding).toMatchObject({ outcome: 'fail', rests: ['peak_1', 'peak_1_area', 'peak_2', 'peak_2_area'] });
});

test('an area of nothing was not read, and contradicts nothing', () => {
  expect(
    run([
      ['99.31', 9931],
      ['0.42', 0],
      ['0.27', 27],
    ]).outcome,
  ).toBe('pass');
});

test('a contradiction that one misread digit would explain is a doubt, and says which', () => {
  const finding = run([
    ['0.787', 3266.5],
    ['95.744', 397348.4],
    ['0.924', 3832.9],
    ['1.643', 4328.9],
    ['0.669', 2776.3],
    ['0.833', 3457.7],
  ]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.why).toContain('the 6 of 1.643 were a 0');
  expect(finding.flag).toMatch(/^In its peak table areas and percentages do not agree \(check the figures/);
});

test('so it is where the digit is one of an area', () => {
  const finding = run([
    ['97.31', 9131],
    ['1.42', 142],
    ['0.67', 67],
    ['0.60', 60],
  ]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.why).toContain('the 1 of 9131 were a 7');
});

test('so it is of a sum, which says which digit to look at', () => {
  expect(run([['98.31 %'], ['0.42 %'], ['7.27 %']])).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: '3 area percents sum to 106.00, not 100. Everything would agree if the 7 of 7.27 % were a 1: one misread digit.',
    flag: 'Its peak table does not add up (check it against the page): the area percents sum to 106.00. Everything would agree if the 7 of 7.27 % were a 1: one misread digit.',
  });
});

test.each([
  ['0', '6'],
  ['0', '8'],
  ['1', '7'],
  ['3', '8'],
  ['5', '6'],
  ['6', '0'],
  ['6', '5'],
  ['6', '8'],
  ['7', '1'],
  ['8', '0'],
  ['8', '3'],
  ['8', '6'],
])('a %s looks like a %s', (read, printed) => {
  const main = (99.58 - Number(`${printed}.27`)).toFixed(2);
  expect(run([[`${read}.27`], [main], ['0.42']], { complete: true }).why).toContain(
    `the ${read} of ${read}.27 were a ${printed}`,
  );
});

test('nonsense from a misread row is not evidence', () => {
  expect(run([['99.31'], ['0.42'], ['927']]).outcome).not.toBe('fail');
  expect(run([['99.31'], ['0.42'], ['92.70']]).outcome).toBe('not-applicable');
  expect(run([['120.00'], ['0.42'], ['9.27']]).outcome).toBe('not-applicable');
});

test.each([
  ['in one row', [['99.31'], ['0.9'], ['1.77']]],
  ['in every row', [['99'], ['2'], ['2']]],
] as const)('cannot judge a column whose decimals were lost %s', (_, rows) => {
  expect(run(rows)).toMatchObject({
    outcome: 'not-applicable',
    why: 'The peak table could not be read well enough.',
  });
});

test('cannot judge without a table of two rows', () => {
  const unread = { outcome: 'not-applicable', why: 'No peak table could be read.' };
  expect(check.run(testArtifacts())).toMatchObject(unread);
  expect(run([['99.31']])).toMatchObject(unread);
  expect(run([['99.31'], ['0.69']]).outcome).toBe('pass');
});

test('an area whose decimal point may not have been read is a doubt', () => {
  const rows: Parameters<typeof peaks>[0] = [
    ['98.74', 11251.8],
    ['0.71', 80.9],
    ['0.28', 319],
    ['0.27', 30.8],
  ];
  expect(run(rows)).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: expect.stringMatching(/decimal point that was not read/),
  });
  expect(run(rows.with(2, ['0.28', 319.4])).why).not.toMatch(/decimal point/);
  for (const area of [3190, 31_900]) expect(run(rows.with(2, ['0.28', area])).why).toMatch(/decimal point/);
  expect(run(rows.with(2, ['0.28', 319_000])).why).not.toMatch(/decimal point/);
});

test('rows that come to a total below the whole are some of the peaks', () => {
  expect(run([['61.6'], ['37.4']], { totalPercent: 99, complete: true }).outcome).toBe('not-applicable');
  expect(run([['61.1'], ['34.2']], { totalPercent: 99, complete: true }).severity).toBe('doubt');
});

test('an area that lost its first digit contradicts nothing', () => {
  const read = (area: number) =>
    run([
      ['0.31', 37.34],
      ['0.52', 62.63],
      ['98.43', area],
      ['0.44', 52.99],
      ['0.30', 36.13],
    ]);
  expect(read(11854.91).outcome).toBe('pass');
  expect(read(1854.91)).toMatchObject({
    outcome: 'not-applicable',
    why: 'The first digit of an area could not be read.',
  });
  expect(read(7854.91).outcome).toBe('fail');
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('the digit lost may be a %d', (digit) => {
  const main = digit * 10_000 + 1854.91;
  const rows = (read: number): Parameters<typeof peaks>[0] => [
    ['0.31', (0.31 * main) / 98.73],
    ['0.52', (0.52 * main) / 98.73],
    ['98.73', read],
    ['0.44', (0.44 * main) / 98.73],
  ];
  expect(run(rows(main)).outcome).toBe('pass');
  expect(run(rows(1854.91)).why).toBe('The first digit of an area could not be read.');
});

test('a sum of 110 % or more is excused only where two rows are main peaks, each of a run of its own', () => {
  const one = peaks([['99.31'], ['8.20'], ['5.10']]);
  expect(check.run(testArtifacts({ peaks: one }))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  const two = peaks([['99.31'], ['8.20'], ['55.10']]);
  expect(check.run(testArtifacts({ peaks: two })).outcome).toBe('not-applicable');
});
