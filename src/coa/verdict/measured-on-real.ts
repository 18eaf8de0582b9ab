import measured from './measured-on-real.json' with { type: 'json' };

/** How many of how many, and the 95 % interval of the share (Wilson), 0 to 1. */
export interface RealRate {
  hits: number;
  n: number;
  from: number;
  to: number;
}

/** What was measured on real pages, apart from made ones. `npm run measure:real` writes it; everything else quotes it. */
export interface MeasuredOnReal {
  measuredOn: string;
  /** Labelled pages, and those of them of laboratories and sellers that no rule was written for. */
  pages: number;
  heldOutPages: number;
  /** Names of these laboratories, codes of these sellers. */
  heldOut: string[];
  figures: { name: string; all: RealRate; seen: RealRate; heldOut: RealRate }[];
  /**
   * Figures that were left as they had been measured when a comparison was fitted to the same pages, by which they would be
   * flattered since: those of the check, and those on all checks together.
   */
  kept: { measuredOn: string; check: string; figures: string[] } | null;
  /** By check, of `n` honest pages: those on which it failed as a doubt or decisively, and decisively alone. */
  checks: Record<string, { accused: number; flagged: number; n: number }>;
}

/** What `npm run measure:real` wrote last. */
export const MEASURED_ON_REAL: MeasuredOnReal = measured;
