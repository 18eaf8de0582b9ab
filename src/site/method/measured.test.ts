import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { CHECKS } from '../../coa/checks/index.ts';
import { LOCAL_EDIT_FIGURES } from '../../coa/forensics/model/local-edits/real-page-figures.ts';
import { isFittedTo } from '../../coa/forensics/model/unlike-laboratory.ts';
import { MEASURED_ON_REAL } from '../../coa/verdict/measured-on-real.ts';
import {
  LEARNED_SINCE,
  LOOKS,
  MEASURED,
  MEASURED_CONFIDENCE,
  measuredBands,
  measuredCheck,
  measuredOnReal,
  REAL_PAGES,
} from './measured.ts';

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

test('the check of looks is the one that is counted on pages of its own', () => {
  const { doubt, cleanPages, editedPages, fittedOn } = LOCAL_EDIT_FIGURES;
  expect(LOOKS.on).toBe(fittedOn);
  expect(measuredCheck(LOOKS.id)).toEqual({
    clean: { flagged: doubt.cleanFlagged, n: cleanPages },
    altered: { flagged: doubt.editedCaught, n: editedPages },
  });
  expect(CHECKS.map(({ id }) => id)).toContain(LOOKS.id);
});

test('a figure that was kept has the day of before', () => {
  const { kept, on, honestCalled } = REAL_PAGES;
  const isKept = kept?.figures.includes('honest pages called fabricated') === true;
  expect(honestCalled.on).toBe(isKept ? kept.measuredOn : on);
});

test('held-out laboratories whose setting was learned since are those that the model was fitted to', () => {
  const learned = loadData().laboratories.filter(
    ({ id, name, aliases }) =>
      isFittedTo(id) && MEASURED_ON_REAL.heldOut.some((one) => [name, ...aliases].includes(one)),
  );
  expect(LEARNED_SINCE).toEqual(learned.map(({ name }) => name));
});
