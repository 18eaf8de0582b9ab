import { expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { findPeakTables } from './find-peaks.ts';

const find = (page: string) => findPeakTables(graphOf(page))[0] ?? null;

test('reads rows of retention time, area and area percent, and the printed total', () => {
  const table = find(`
    Peak     RT (min)     Area          Area %
    1        4.210        12.4          0.42
    2        9.872        2931.7        99.31
    3        11.030       8.0           0.27
    Total                 2952.1        100.00
  `)!;
  expect(table.peaks).toMatchObject([
    { retention: 4.21, area: 12.4, percent: 0.42 },
    { retention: 9.872, area: 2931.7, percent: 99.31 },
    { retention: 11.03, area: 8, percent: 0.27 },
  ]);
  expect(table).toMatchObject({ totalPercent: 100, totalArea: 2952.1 });
  expect(table.peaks[1]!.percentCell.text).toBe('99.31');
});

test('a limit that stands near enough is no second peak of its row', () => {
  const table = find(`
    Component      RT (min)     RRT      Area%  Limit   Status
    Tirzepatide    12.84        1.00     99.16  98.0    PASS
    Unk 1          12.21        0.95     0.84
  `)!;
  expect(table.peaks.map(({ percent }) => percent)).toEqual([99.16, 0.84]);
});

test('knows a head over its unit, as instruments print it', () => {
  const table = find(`
    Peak     RetTime     Area         Height     Area
    No.      [min]       [mAU*s]      [mAU]      %
    1        4.210       12.4         3.2        0.42
    2        9.872       2931.7       814.0      99.58
  `)!;
  expect(table.peaks.map(({ percent }) => percent)).toEqual([0.42, 99.58]);
});

test.each([
  'tR (min)     Area (µV·s)     Area (%)',
  "tR (min)     Area (uV's)     % Area",
  'tR (min)     Area (pV-s)     Area (%)',
  'RT     Area (mAU*min)     Area %',
  'tR (min)     Aire (mUA)     Aire %',
  'Ret.Zeit (min)     Fläche     Fläche %',
  'tR (min)     Area (ppV-s)     Area (%)',
])('knows the heads of "%s"', (heads) => {
  expect(find(`${heads}\n4.210        12.4          0.42\n9.872        2931.7        99.58`)!.peaks).toMatchObject([
    { retention: 4.21, area: 12.4 },
    { retention: 9.872, percent: 99.58 },
  ]);
});

test('a last row with what the others have together is the total, although its name was not read', () => {
  const rows = '4.210        12.4          0.42\n9.872        2931.7        99.31\n11.030       8.0           0.27';
  expect(find(`RT (min)     Area          Area %\n${rows}\n                           100.00`)).toMatchObject({
    totalPercent: 100,
    peaks: [{}, { percent: 99.31 }, {}],
  });
  expect(find(`RT (min)     Area          Area %\n${rows}\n12.1         8.0           97.20`)!.peaks).toHaveLength(4);
});

test.each([
  [
    'three decimals',
    '4,120   12,512     0,250\n5,630   4982,315   99,317\n6,010   21,730     0,433',
    99.317,
    4982.315,
    3,
  ],
  [
    'thousands with a point',
    '4,12   12,51      0,25\n5,63   4.982,31   99,32\n6,01   21,73      0,43',
    99.32,
    4982.31,
    2,
  ],
])('a table with decimal commas is read as printed: %s', (_, rows, percent, area, decimals) => {
  expect(find(`RT (min)   Area   Area %\n${rows}`)!.peaks[1]).toMatchObject({ percent, area, decimals });
});

test('a table with decimal points keeps commas between thousands', () => {
  const rows = '4.120   12,512     0.250\n5.630   4,982,315   99.317\n6.010   21,730     0.433';
  expect(find(`RT (min)   Area   Area %\n${rows}`)!.peaks).toMatchObject([{ area: 12512 }, { area: 4982315 }, {}]);
});

test('a lost point is put back in a column that shows decimals, and counts as printed', () => {
  const { peaks } = find(
    'RT (min)     Area          Area %\n4.210        12.4          152%\n9.872        2931.7        98.01 %\n11.030       8.0           0.47 %',
  )!;
  expect(peaks).toMatchObject([
    { percent: 1.52, decimals: 2 },
    { percent: 98.01, decimals: 2 },
    { percent: 0.47, decimals: 2 },
  ]);
  expect(
    find(
      'RT (min)     Area          Area %\n4.210        12.4          06\n9.872        2931.7        9990\n11.030       8.0           0.04\n11.9       7.0           0.01',
    )!.peaks.map(({ percent }) => percent),
  ).toEqual([0.06, 99.9, 0.04, 0.01]);
  expect(
    find('RT (min)     Area          Area %\n4.210        12.4          88\n9.872        2931.7        9801')!.peaks,
  ).toMatchObject([
    { percent: 88, decimals: 0 },
    { percent: 9801, decimals: 0 },
  ]);
});

test('minutes that stand under the head of the areas, since each column has its rows at another height, are no areas', () => {
  const table = (...minutes: string[]) =>
    find(`
    Name        RT (min)      Area      Area %
    ${minutes.map((time, at) => `P${at}                  ${time}       ${['61.42', '18.90', '0.41', '19.27'][at]}`).join('\n    ')}
  `)!;
  expect(table('3.214', '7.862', '8.531', '10.447').peaks[0]).toMatchObject({ retention: 3.214, area: null });
  expect(table('319384', '98280', '2132', '97604').peaks[0]).toMatchObject({ area: 319384 });
});

test('a zero with a stroke is a zero, whatever the reader makes of it', () => {
  expect(
    find('RT/min     Area          Area %\n11.671     2274          @.02\n12.456     1824333       99.98'),
  ).toMatchObject({ peaks: [{ retention: 11.671, area: 2274, percent: 0.02 }, { percent: 99.98 }] });
});

test('a table without heads is known by its units: minutes that increase, per cents, and areas between', () => {
  const rows = (...minutes: number[]) =>
    minutes
      .map(
        (minute, index) =>
          `${minute} min     ${[12692, 53231, 2986261][index]}     ${['0.42 %', '1.75 %', '98.18 %'][index]}`,
      )
      .join('\n');
  expect(find(`Peaks\n${rows(10.15, 11.46, 13.83)}`)).toMatchObject({
    peaks: [
      { retention: 10.15, area: 12692, percent: 0.42 },
      { retention: 11.46, area: 53231, percent: 1.75 },
      { retention: 13.83, area: 2986261, percent: 98.18 },
    ],
    complete: false,
  });
  expect(find(`Peaks\n${rows(10.15, 11.46)}`)).toBeNull();
  expect(find(`Gradient\n${rows(13.83, 11.46, 10.15)}`)).toBeNull();
});

test('reads thousands separators, percent signs and other heads', () => {
  const table = find(`
    Ret. Time     Peak Area        % Area
    4.210         1,204            0.42 %
    9.872         283,970          99.58 %
  `)!;
  expect(table.peaks).toMatchObject([
    { area: 1204, percent: 0.42 },
    { area: 283970, percent: 99.58 },
  ]);
  expect(table).toMatchObject({ totalPercent: null, totalArea: null });
});

test('a table of retention time and percent needs no areas', () => {
  expect(find('Time (min)     Area %\n4.210          0.42\n9.872          99.58')!.peaks).toMatchObject([
    { retention: 4.21, area: null, percent: 0.42 },
    { retention: 9.872, area: null, percent: 99.58 },
  ]);
});

test('numbers far below belong to something else', () => {
  const table = find(`
    RT (min)     Area        Area %
    4.210        12.4        0.42
    9.872        2931.7      99.58







    1.000        2.0         77.77
  `)!;
  expect(table.peaks).toHaveLength(2);
});

test.each(['', 'Purity    99.35 %', 'Area %', 'Area\n12.4', 'RT (min)     Area %'])('"%s" is no peak table', (page) => {
  expect(find(page)).toBeNull();
});

test('decimal points that the reader lost are put back where the column shows how many decimals it prints', () => {
  const page =
    'RT (min)     Area          Area %\n4.210        4417          0.833\n9.872        519939        97.917\n11.030       6636          1250';
  expect(find(page)!.peaks).toMatchObject([{ percent: 0.833 }, { percent: 97.917 }, { percent: 1.25 }]);
  const areas =
    'RT (min)     Area          Area %\n4.210        1693.5        0.05\n9.872        37327349      99.73\n11.030       8212.0        0.22';
  expect(find(areas)!.peaks).toMatchObject([{ area: 1693.5 }, { area: 3732734.9 }, { area: 8212 }]);
});

test('whole numbers stay what they are in a column of whole numbers, and where nothing says otherwise', () => {
  const page = 'RT (min)     Area          Area %\n4.210        4417          0.8\n9.872        519939        99.2';
  expect(find(page)!.peaks).toMatchObject([{ area: 4417 }, { area: 519939 }]);
  expect(
    find(
      'RT (min)     Area          Area %\n4.210        12.5          0.40\n9.872        31.5        1.01\n11.030       3073         98.59',
    )!.peaks[2],
  ).toMatchObject({ area: 3073 });
});

test('of a page with a table for the standard only the sample’s peaks are read', () => {
  const sample = 'RT       Area      Area %\n4.10     9810.0    98.10\n6.20     190.0     1.90\n';
  const standard = 'Standard\nRT       Area      Area %\n4.41     31022.0   99.71\n7.20     90.2      0.29\n';
  const mains = findPeakTables(graphOf(`${standard}\n\n\n${sample}`)).map(({ peaks }) => peaks[0]?.percent);
  expect(mains).toEqual([98.1]);
  expect(findPeakTables(graphOf(`${sample}\n\n\n\n${sample.replace('98.10', '97.10')}`))).toHaveLength(2);
});

test('a table ends with its peaks, whatever stands beside or under it', () => {
  expect(
    find(`
      Test                 Result      RT        Area %     Area
      Total impurities     0.56 %      2.36      0.12       14.3
      Purity               99.44 %     4.40      0.44       52.4
      Content              2.04 mg     13.751    99.44      11876.7
    `)?.peaks.map(({ percent }) => percent),
  ).toEqual([0.12, 0.44, 99.44]);
  expect(
    find(`
      RT        Area        Area %
      2.038     34521.7     97.50
      5.000     885.2       2.50

      Purity    (HPLC)      97.50 %
    `)?.peaks,
  ).toHaveLength(2);
});

test('a table ends at the heads of the next one, as of the injections for the system’s suitability', () => {
  expect(
    find(`
      RT (min)    Area      Area %
      6.21        42.1      0.42
      8.41        9931.0    99.31
      9.02        27.0      0.27

      Injection   Area      Tailing
      8.40        9928.0    1.12
      8.41        9931.0    1.13
    `)?.peaks,
  ).toHaveLength(3);
});

test('a title that speaks of a standard anywhere says whose peaks they are', () => {
  expect(
    find(
      'Chromatogram 2: reference standard\nRT (min)    Area      Area %\n6.21        42.1      0.42\n8.41        9931.0    99.58',
    ),
  ).toBeNull();
});
