import fitted from '../../coa/verdict/confidence.json' with { type: 'json' };
import measured from '../../coa/verdict/measured-checks.json' with { type: 'json' };
import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { CONFIDENCE_BANDS, confidenceBand } from './confidence-bands.ts';

/** How many of how many. */
export interface Share {
  flagged: number;
  n: number;
}

/** What was measured of one check: pages on which it failed, of clean ones and of altered ones. */
export interface MeasuredCheck {
  clean: Share;
  altered: Share;
}

const checks: Readonly<Record<string, MeasuredCheck | undefined>> = measured.checks;

/** What was measured of a check; null when nothing was yet. */
export function measuredCheck(id: string): MeasuredCheck | null {
  return checks[id] ?? null;
}

/** The day and the sets of pages of these measurements. */
export const MEASURED = { on: measured.measuredOn, sets: measured.sets };

/** Verdicts with their counts on the pages that confidence was fitted to. */
export const MEASURED_VERDICTS: {
  pages: number;
  verdicts: Readonly<Record<Verdict, { right: number; given: number; share: number }>>;
} = fitted;

/** The bands with what was measured of the verdicts whose share of right answers lies in each: how many were given on test pages, how many of them were right. */
export function measuredBands(): ((typeof CONFIDENCE_BANDS)[number] & { given: number; right: number })[] {
  return CONFIDENCE_BANDS.map((band) => {
    const within = Object.values(fitted.verdicts).filter(({ share }) => confidenceBand(share) === band);
    return {
      ...band,
      given: within.reduce((sum, { given }) => sum + given, 0),
      right: within.reduce((sum, { right }) => sum + right, 0),
    };
  });
}
