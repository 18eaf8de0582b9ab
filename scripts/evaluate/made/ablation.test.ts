import { expect, test } from 'vitest';
import type { CheckOutcome } from '../../../src/coa/report/report.ts';
import type { MadeLabel } from '../../certificates/labels.ts';
import { type Answered, describeAblation, verdictWithout } from './ablation.ts';

const outcome = (id: string, severity: CheckOutcome['severity']): CheckOutcome => ({
  id,
  title: id,
  outcome: 'fail',
  severity,
  why: '',
  flag: null,
  fields: [],
  boxes: [],
  wrong_on_clean_pages: null,
  wrong_on_real_pages: null,
});
const answered = (verdict: Answered['verdict'], ...checks: CheckOutcome[]): Answered => ({
  label: { verdict: 'fabricated' } as MadeLabel,
  verdict,
  checks,
  laboratory: 'lab-one',
});

test('a verdict that rests on one check falls with it', () => {
  const page = answered('fabricated', outcome('purity-impossible', 'decisive'));
  expect(verdictWithout(page, null, 'lab-two')).toBe('fabricated');
  expect(verdictWithout(page, 'purity-impossible', 'lab-two')).toBe('real-lab-not-partnerlab');
  expect(verdictWithout(page, 'purity-impossible', 'lab-one')).toBe('genuine-independent');
  expect(verdictWithout(page, 'date-in-future', 'lab-one')).toBe('fabricated');
});

test('a verdict that rests on two stands without one', () => {
  expect(
    verdictWithout(
      answered('fabricated', outcome('purity-impossible', 'decisive'), outcome('date-in-future', 'decisive')),
      'date-in-future',
      'lab-one',
    ),
  ).toBe('fabricated');
});

test('lists only the checks that change something', () => {
  const text = describeAblation(
    [
      answered('fabricated', outcome('purity-impossible', 'decisive')),
      answered('unclear', outcome('date-in-future', 'note')),
    ],
    'lab-one',
  );
  expect(text).toContain('purity-impossible');
  expect(text).not.toContain('date-in-future');
});
