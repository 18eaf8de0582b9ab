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
  expect(finding.flag).toContain('R-41277');
});

test('another batch raises a doubt, over the trace and elsewhere', () => {
  const doubt = { outcome: 'fail', severity: 'doubt', rests: ['batch'] };
  expect(run({ batch: [place('LOT90417', true)] })).toMatchObject(doubt);
  expect(run({ batch: [place('LOT90417', true)] }).flag).toContain('over the chromatogram');
  expect(run({ batch: [place('LOT90417')] })).toMatchObject(doubt);
});

test('a page that lists several is not judged', () => {
  expect(run({ batch: [place('LOT90417'), place('LOT90418')] }).outcome).toBe('not-applicable');
  expect(run({ reportNumber: [place('R-1'), place('R-2')] }).outcome).toBe('not-applicable');
});

test('passes where nothing else stands; without either there is nothing to compare', () => {
  expect(run({}).outcome).toBe('pass');
  expect(run({}, { reportNumber: null, batch: null }).outcome).toBe('not-applicable');
});
