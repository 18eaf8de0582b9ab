import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import type { Verdict } from '../../../src/coa/verdict/verdicts.ts';
import type { MadeLabel } from '../../certificates/labels.ts';
import { figuresOfMade, type MadeResult } from './made-figures.ts';

const REGISTER = { laboratories: [], compounds: [] };

/** A page on which only client and laboratory are labelled; neither laboratory is on our list. */
function result(scenario: string, wanted: Verdict, given: Verdict, client: string): MadeResult {
  return {
    label: {
      scenario,
      verdict: wanted,
      lab: null,
      client: 'Humber Molecular',
      batch: null,
      sample: null,
      purity: null,
      mass: null,
      report_number: null,
      key: null,
      qr: null,
      dates: {},
      tampered_fields: null,
    } as MadeLabel,
    report: {
      verdict: given,
      confidence: 0.9,
      lab_named: '',
      client_field: client,
      red_flags: [],
      evidence: { fields: [], codes: [], checks: [] },
    } as unknown as CheckReportWithEvidence,
  };
}

const figures = figuresOfMade(
  [
    result('genuine', 'genuine-independent', 'genuine-independent', 'Humber Molecular'),
    result('genuine', 'genuine-independent', 'fabricated', 'Hunber Moleculor'),
    result('fab_chem', 'fabricated', 'fabricated', 'Humber Molecular'),
    result('unreadable', 'unclear', 'unclear', ''),
  ],
  REGISTER,
);
const figure = (name: string) => figures.find((candidate) => candidate.name === name);

test('fields count on pages that can be read, where they are labelled', () => {
  expect(figure('client read exactly')).toEqual({ name: 'client read exactly', hits: 2, n: 3 });
  expect(figure('purity read exactly')).toBeUndefined();
});

test('verdicts count on all pages, and in each way in which they go wrong', () => {
  expect(figure('verdict right')).toEqual({ name: 'verdict right', hits: 3, n: 4 });
  expect(figure('clean pages called fabricated')).toEqual({ name: 'clean pages called fabricated', hits: 1, n: 3 });
  expect(figure('impossible content called fabricated')).toMatchObject({ hits: 1, n: 1 });
  expect(figure('local edits called fabricated')).toBeUndefined();
});

test('macro-F1 and calibration stand as values', () => {
  // F1 of genuine 2/3, of fabricated 2/3, of unclear 1; three of four right at a confidence of 0.9.
  expect(figure('macro-F1')).toEqual({ name: 'macro-F1', value: '0.78' });
  expect(figure('calibration error')).toEqual({ name: 'calibration error', value: '0.15' });
});
