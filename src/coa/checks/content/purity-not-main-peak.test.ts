import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import { compound, named, peaks, purity, testArtifacts } from '../../testing/fields.ts';
import check from './purity-not-main-peak.ts';

const run = (fields: Partial<Fields>, product = named([compound()])) =>
  check.run(testArtifacts({ compound: product, ...fields }));
const table = peaks([['0.42'], ['99.31'], ['0.27']]);

test('passes a purity that is the main peak, to the decimals printed', () => {
  expect(run({ purity: purity(99.31), peaks: table })).toMatchObject({
    outcome: 'pass',
    rests: ['purity', 'peak_2'],
    why: 'Purity 99.31 %, main peak 99.31 %.',
    flag: 'The purity printed is that of the main peak.',
  });
  expect(run({ purity: purity(99.3, 1), peaks: table }).outcome).toBe('pass');
});

test('another purity than that of a table which adds up is decisive', () => {
  const finding = run({ purity: purity(99.81), peaks: table });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['purity', 'peak_2'] });
  expect(finding.why).toBe('Purity 99.81 %, but the main peak has 99.31 % of the area.');
  expect(finding.flag).toContain('99.31');
});

test('a table adds up within what rounding of its rows explains', () => {
  const rounded = peaks([['0.47'], ['99.31'], ['0.42']]);
  expect(run({ purity: purity(99.81), peaks: rounded }).severity).toBe('decisive');
});

test('a table of a single pure peak has one to compare with', () => {
  expect(run({ purity: purity(99.51), peaks: peaks([['99.00'], ['1.00']]) }).severity).toBe('decisive');
});

test('a purity little above its main peak may be the mean of several injections: a doubt', () => {
  expect([99.36, 99.8].map((value) => run({ purity: purity(value), peaks: table }).severity)).toEqual([
    'doubt',
    'doubt',
  ]);
  expect(run({ purity: purity(99.81), peaks: table }).severity).toBe('decisive');
});

test('one decimal is enough for a claim', () => {
  expect(run({ purity: purity(99.9, 1), peaks: table }).severity).toBe('decisive');
});

test('so is one whose line says that it is something else', () => {
  expect(run({ purity: { ...purity(99.81), isQualified: true }, peaks: table }).severity).toBe('doubt');
});

test.each([
  ['a peak of the solvent left out', 99.65, [['0.36'], ['0.22'], ['99.29'], ['0.13']]],
  ['two isomers', 98.94, [['0.42'], ['95.73'], ['3.21'], ['0.64']]],
] as const)('a purity may count peaks otherwise: %s', (_, value, rows) => {
  expect(run({ purity: purity(value), peaks: peaks(rows) }).outcome).toBe('not-applicable');
});

test('100 % is held against its table, with which all peaks together always come to it: a doubt, for it may be the total', () => {
  expect(run({ purity: purity(100), peaks: table })).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run({ purity: purity(99.96), peaks: table }).severity).toBe('decisive');
  const short = peaks([['0.42'], ['99.21'], ['0.22']]);
  expect(run({ purity: purity(99.85), peaks: short }).severity).toBe('doubt');
});

test('what three peaks or a large one explain is doubted and no accusation', () => {
  const rows = peaks([['0.42'], ['96.90'], ['1.21'], ['0.93'], ['0.54']]);
  expect(run({ purity: purity(98.37), peaks: rows }).outcome).toBe('not-applicable');
  expect(run({ purity: purity(99.46), peaks: rows })).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  const large = peaks([['0.50'], ['92.40'], ['7.10']]);
  expect(run({ purity: purity(99.5), peaks: large })).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run({ purity: purity(98.11), peaks: large }).severity).toBe('decisive');
});

test('the fewer decimals of the two count', () => {
  expect(run({ purity: purity(99.337, 3), peaks: peaks([['0.4'], ['99.3'], ['0.3']]) }).outcome).toBe('pass');
});

test('against a table that does not add up, and so may be misread, it is a doubt', () => {
  expect(run({ purity: purity(99.81), peaks: peaks([['0.42'], ['93.31'], ['0.27']]) })).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
  });
});

test('a purity that is the main peak’s without one digit may have lost it: a doubt', () => {
  const finding = (value: number, decimals = 2) => run({ purity: purity(value, decimals), peaks: table });
  expect(finding(9.31)).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding(99.815, 3).severity).toBe('decisive');
});

test('cannot judge a purity that is only the end of the main peak’s figure: something covers the rest', () => {
  expect(run({ purity: purity(31, 0), peaks: table })).toMatchObject({
    outcome: 'not-applicable',
    why: "The purity could not be read whole: 31 is how the main peak's 99.31 ends.",
  });
  expect(run({ purity: purity(85, 0), peaks: peaks([['98.5'], ['1.0'], ['0.5']]) }).outcome).toBe('not-applicable');
  expect(run({ purity: purity(98, 0), peaks: table }).severity).toBe('doubt');
  // Printed with decimals it was read whole.
  expect(run({ purity: purity(31, 2), peaks: table }).severity).toBe('doubt');
});

test('what nobody would claim, a limit or a whole number, and one of several tables, are doubts', () => {
  expect(run({ purity: purity(98.41), peaks: table }).severity).toBe('doubt');
  expect(run({ purity: { ...purity(99.5, 1), text: '≥ 99.5 %' }, peaks: table }).severity).toBe('doubt');
  expect(run({ purity: purity(100, 0), peaks: table }).outcome).toBe('not-applicable');
  expect(run({ purity: purity(100, 0), peaks: peaks([['4.10'], ['95.90']]) }).severity).toBe('doubt');
  expect(run({ purity: purity(99.81), peaks: { ...table, others: 1 } }).severity).toBe('doubt');
});

test('beside the main peak another percentage was taken for the purity', () => {
  expect(run({ purity: { ...purity(99.81), beside: [98, 99.31] }, peaks: table })).toMatchObject({
    outcome: 'not-applicable',
    why: 'Beside 99.81 % the page prints 99.31 %, the main peak: we do not know which of them is the purity.',
  });
});

test('cannot judge without both, nor by a table whose main peak is missing', () => {
  const unread = { outcome: 'not-applicable', why: 'A purity and a peak table could not both be read.' };
  expect(run({ purity: purity(99.81) })).toMatchObject(unread);
  expect(run({ peaks: table })).toMatchObject(unread);
  expect(run({ purity: purity(99.81), peaks: peaks([['99.31']]) })).toMatchObject(unread);
  for (const rows of [
    [['0.42'], ['0.27']],
    [['50.00'], ['49.31'], ['0.69']],
    [['931.00'], ['0.42']],
  ] as const)
    expect(run({ purity: purity(99.81), peaks: peaks(rows) })).toMatchObject({
      outcome: 'not-applicable',
      why: 'The main peak could not be read.',
    });
});

test('a purity that is the sum of several large peaks is a blend’s, whose product was not read as one', () => {
  const blend = peaks([['57.92'], ['17.16'], ['14.43'], ['9.44'], ['0.46'], ['0.59']]);
  expect(run({ purity: purity(98.95), peaks: blend })).toMatchObject({
    outcome: 'not-applicable',
    why: 'The purity is that of several large peaks together, as of a blend.',
  });
  const two = peaks([['57.92'], ['41.03'], ['1.05']]);
  expect(run({ purity: purity(98.95), peaks: two }).outcome).toBe('not-applicable');
});

test('where another peak is large and the main one is not most of the area, it is a doubt: the page may be a blend’s', () => {
  const blend = peaks([['57.92'], ['17.16'], ['14.43'], ['9.44'], ['0.46'], ['0.59']]);
  expect(run({ purity: purity(97.95), peaks: blend }).severity).toBe('doubt');
  const single = peaks([['91.20'], ['8.30'], ['0.50']]);
  expect(run({ purity: purity(99.41), peaks: single }).severity).toBe('decisive');
});

test('of a blend no peak is the purity', () => {
  for (const kind of ['blend', 'mixture'])
    expect(run({ purity: purity(99.81), peaks: table }, named([compound({ kind })]))).toMatchObject({
      outcome: 'not-applicable',
      why: 'For a blend, no single peak is the purity.',
    });
  expect(run({ purity: purity(99.81), peaks: table }, named([compound()], { name: 'one + two' })).outcome).toBe(
    'not-applicable',
  );
});

test('where no substance is named it is a doubt: the page may be the second of a blend', () => {
  expect(check.run(testArtifacts({ purity: purity(99.81), peaks: table }))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
  });
});

test('the main peak of a page that prints no purity is held against nothing', () => {
  expect(run({ purity: { ...purity(99.81), isMainPeak: true }, peaks: table }).outcome).toBe('not-applicable');
});

test('where the main peak’s figure stands on the page besides, another may be a standard’s: a doubt', () => {
  expect(run({ purity: { ...purity(99.81), onPage: [99.81, 99.31] }, peaks: table }).severity).toBe('doubt');
  expect(run({ purity: { ...purity(99.81), onPage: [99.81, 98] }, peaks: table }).severity).toBe('decisive');
});

test('peaks that were left out may be any one, or all of the small ones', () => {
  const many = peaks([['0.62'], ['0.51'], ['0.44'], ['0.41'], ['0.32'], ['96.95'], ['0.75']]);
  expect(run({ purity: purity(97.7), peaks: many }).outcome).toBe('not-applicable');
  expect(run({ purity: purity((96.95 / (100 - 0.62 - 0.51 - 0.44 - 0.41 - 0.32)) * 100), peaks: many }).outcome).toBe(
    'not-applicable',
  );
  expect(run({ purity: purity(99.91), peaks: many }).severity).toBe('decisive');
});

test('a worksheet gives the main peak of each injection, and their mean', () => {
  const rows = peaks([['99.12'], ['98.85'], ['98.89'], ['98.87']]);
  expect(run({ purity: purity(98.87), peaks: rows }).outcome).toBe('not-applicable');
  expect(run({ purity: purity(99.81), peaks: rows }).outcome).toBe('fail');
  const two = peaks([['99.12'], ['98.85']]);
  expect(run({ purity: purity(98.85), peaks: two })).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringMatching(/^Several rows of its table give a main peak/),
  });
});
