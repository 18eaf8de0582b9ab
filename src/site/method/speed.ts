import results from '../../../bench/results.json' with { type: 'json' };
import { SpeedResults } from './speed-results.ts';

/** The speed and size of the service as measured last, for the methodology page. */
export const SPEED: SpeedResults = SpeedResults.parse(results);

/** Since the recogniser of scene text (decision 47) a check takes longer, and holds more memory. */
const RECOGNISER_SINCE = '2026-11-28';

/** Resident memory of the bundle, in MB, after so many checks: `npm run bench:bundle-memory -- --checks 20`. */
export const MEMORY_SINCE = { resident: 642, checks: 20, on: '2026-11-30' } as const;

/**
 * What the figures of whole checks say no longer, as long as some of them are of the checker before its recogniser.
 * @returns ids of these rows; empty once all were measured anew
 */
export function rowsOfBefore({ rows }: SpeedResults): string[] {
  return rows
    .filter(({ id, on }) => /^(check-(?!bundle)|first-check|memory)/.test(id) && on < RECOGNISER_SINCE)
    .map(({ id }) => id);
}
