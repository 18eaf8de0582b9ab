import type { Comparison, ComparisonVerdict } from '../../src/coa/compare/comparison.ts';
import type { Difference } from '../../src/coa/compare/values/difference.ts';
import type { Change, Pair } from './plan-pairs.ts';

/** What became of one change: whether it was found, and under its name. */
export interface ScoredChange {
  change: Change;
  found: boolean;
  named: boolean;
  /** What was said of the place. */
  said: Difference[];
}

/** What became of one pair. */
export interface ScoredPair {
  pair: Pair;
  verdict: ComparisonVerdict;
  hindrance: Comparison['hindrance'];
  changes: ScoredChange[];
  /** Differences that no change accounts for. */
  extra: Difference[];
  /** Of the processor, for the comparison itself. */
  milliseconds: number;
}

/** Names under which a label's field may be reported, without their numbers. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  product: ['sample', 'identified'],
  content: ['content', 'label_claim'],
  qr: ['code', 'host'],
  host: ['code', 'host'],
  client_website: ['host'],
};

/** Holds an answer against what is true of the pair. */
export function scorePair(pair: Pair, comparison: Comparison, milliseconds: number): ScoredPair {
  const { verdict, hindrance, differences } = comparison;
  const changes = pair.changes.map((change): ScoredChange => {
    const at = differences.filter((difference) => liesOn(difference, change.box));
    const names = NAMES[change.field] ?? [change.field];
    return {
      change,
      said: at,
      found: at.length > 0,
      named: at.some(({ field }) => field !== null && names.includes(field.replace(/_?\d+$/, ''))),
    };
  });
  const extra = differences.filter((difference) => !pair.changes.some(({ box }) => liesOn(difference, box)));
  return { pair, verdict, hindrance, changes, extra, milliseconds };
}

/** Whether a difference stands where something was changed: their boxes meet, by half the height of the lower one. */
function liesOn({ given }: Difference, [left, top, right, bottom]: Change['box']): boolean {
  if (given === null) return false;
  const [x, y, width, height] = given.box;
  const shared = Math.min(bottom, y + height) - Math.max(top, y);
  return x < right && x + width > left && shared >= 0.3 * Math.min(height, bottom - top);
}
