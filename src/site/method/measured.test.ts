import { expect, test } from 'vitest';
import { CHECKS } from '../../coa/checks/index.ts';
import { MEASURED_ON_REAL } from '../../coa/verdict/measured-on-real.ts';
import { MEASURED, MEASURED_CONFIDENCE, measuredBands, measuredCheck, measuredOnReal, REAL_PAGES } from './measured.ts';

test('what was measured is told of checks that exist', () => {
  expect(CHECKS.some(({ id }) => measuredCheck(id) !== null)).toBe(true);
  expect(measuredCheck('no-such-check')).toBeNull();
  for (const { id } of CHECKS) {
    const found = measuredCheck(id);
    if (found) for (const { flagged, n } of [found.clean, found.altered]) expect(flagged, id).toBeLessThanOrEqual(n);
  }
  expect(MEASURED.on).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('every kind of answer that was measured is counted in one band', () => {
  const bands = measuredBands();
  expect(bands.reduce((sum, { given }) => sum + given, 0)).toBe(
    MEASURED_CONFIDENCE.kinds.reduce((sum, { given }) => sum + given, 0),
  );
  for (const { right, given } of bands) expect(right).toBeLessThanOrEqual(given);
});

test('what a band says holds for what was measured in it', () => {
  const [firm, probable] = measuredBands();
  if (firm!.given > 0) expect(firm!.right / firm!.given).toBeGreaterThanOrEqual(0.85);
  if (probable!.given > 0) expect(probable!.right / probable!.given).toBeGreaterThan(0.5);
});

test('figures on real pages stand with n and interval, held-out families apart, and are of checks that exist', () => {
  expect(REAL_PAGES.on).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(REAL_PAGES.heldOutPages).toBeLessThan(REAL_PAGES.pages);
  expect(REAL_PAGES.rows.length).toBeGreaterThan(10);
  for (const { all } of REAL_PAGES.rows) expect(all).toMatch(/^\d+ of \d+ \([\d.]+–[\d.]+ %\)$/);
  const called = REAL_PAGES.rows.find(({ name }) => name === 'Honest pages called fabricated');
  const { hits, n } = REAL_PAGES.honestCalled;
  expect(called?.heldOut).toMatch(new RegExp(`^${hits} of ${n} `));
  const ids = CHECKS.map(({ id }) => id);
  expect(Object.keys(MEASURED_ON_REAL.checks).filter((id) => !ids.includes(id))).toEqual([]);
  for (const [id, { flagged, n }] of Object.entries(MEASURED_ON_REAL.checks))
    expect(flagged, id).toBeLessThanOrEqual(n);
  expect(measuredOnReal('purity-impossible')?.n).toBeGreaterThan(0);
  // A check may be added before it is measured; report and methodology page say so.
  expect(measuredOnReal('no-such-check')).toBeNull();
});
