import { expect, test } from 'vitest';
import { field, testArtifacts, type testFields } from '../../testing/fields.ts';
import check from './number-printed-otherwise.ts';

const place = (text: string, onTrace = false) => ({
  text,
  onTrace,
  box: [5, 300, 60, 12] as [number, number, number, number],
});
const run = (elsewhere: Partial<ReturnType<typeof testFields>['elsewhere']>, found = {}) =>
  check.run(
    testArtifacts({
      reportNumber: field('R-89350'),
      batch: field('LOT35822'),
      elsewhere: { reportNumber: [], batch: [], ...elsewhere },
      ...found,
    }),
  );

test('another report number elsewhere raises a doubt, and points at both', () => {
  const finding = run({ reportNumber: [place('R-41277')] });
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['report_number'],
    boxes: [[5, 300, 60, 12]],
  });
  expect(finding.flag).toBe('The page prints two report numbers: “R-89350” and, elsewhere, “R-41277”.');
  expect(finding.why).toBe(
    'The report number is “R-89350”; elsewhere the page shows “R-41277”, a number of the same form. A clerical slip would explain it; so would an edit.',
  );
  expect(check).toMatchObject({
    decides: { doubt: 'unclear' },
    uses: ['fields'],
    corroboratesPixels: true,
    showsPrintedOtherwise: true,
  });
});

test('another batch raises a doubt, over the trace and elsewhere', () => {
  const doubt = { outcome: 'fail', severity: 'doubt', rests: ['batch'], boxes: [[5, 300, 60, 12]] };
  expect(run({ batch: [place('LOT90417', true)] })).toMatchObject(doubt);
  expect(run({ batch: [place('LOT90417', true)] }).flag).toContain(
    'The page prints two batch numbers: “LOT35822” and, above the chromatogram, “LOT90417”.',
  );
  expect(run({ batch: [place('LOT90417')] })).toMatchObject(doubt);
  expect(run({ batch: [place('LOT90417')] }).flag).toBe(
    'The page prints two batch numbers: “LOT35822” and, elsewhere on the page, “LOT90417”.',
  );
  expect(run({ batch: [place('LOT90417')] }).why).toBe(
    'The batch is “LOT35822”; elsewhere on the page it is “LOT90417”, a number of the same form.',
  );
});

test('what could not be read itself is not held against what stands elsewhere; the other is', () => {
  const others = { reportNumber: [place('R-41277')], batch: [place('LOT90417')] };
  expect(run(others, { reportNumber: null })).toMatchObject({ outcome: 'fail', rests: ['batch'] });
  expect(run({ reportNumber: [place('R-41277')] }, { reportNumber: null }).outcome).toBe('pass');
  expect(run({ batch: [place('LOT90417')] }, { batch: null }).outcome).toBe('pass');
});

test('a page that lists several is not judged', () => {
  expect(run({ batch: [place('LOT90417'), place('LOT90418')] }).outcome).toBe('not-applicable');
  expect(run({ reportNumber: [place('R-1'), place('R-2')] })).toMatchObject({
    outcome: 'not-applicable',
    why: 'The page lists several numbers of the same kind.',
  });
});

test('passes where nothing else stands; without either there is nothing to compare', () => {
  expect(run({})).toMatchObject({
    outcome: 'pass',
    why: 'The report number and batch read the same wherever the page prints them.',
  });
  // Of what the page does not print nothing is said.
  expect(run({}, { batch: null }).why).toBe('The report number reads the same wherever the page prints it.');
  expect(run({}, { reportNumber: null }).why).toBe('The batch reads the same wherever the page prints it.');
  expect(run({}, { reportNumber: null, batch: null })).toMatchObject({
    outcome: 'not-applicable',
    why: 'Neither report number nor batch could be read.',
  });
});

test('a page that says that it replaces another may name the number of that', () => {
  expect(run({ reportNumber: [place('R-41277')] }, { saysAmended: true }).outcome).toBe('not-applicable');
  expect(run({ batch: [place('LOT90417')] }, { saysAmended: true }).outcome).toBe('not-applicable');
  expect(run({}, { saysAmended: true }).outcome).toBe('pass');
});
