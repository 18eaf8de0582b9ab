import { findTrace } from '../forensics/chromatogram/find-trace.ts';
import { chromatogramDetail, chromatogramDistance, chromatogramHash } from './chromatogram-hash.ts';
import type { AlikeChromatogram, ChromatogramComparison, RecordedCertificate } from './records.ts';

/**
 * When two traces count as one, chosen on the `train` templates of `npm run measure:chromatograms` so that charts of two
 * compounds by one method hardly ever do. Runs of one compound often lie as near; where both traces show as much `detail`
 * beside the main peak, those of two batches do not.
 */
export const SAME_TRACE = { distance: 0.1, detail: 20 } as const;

/** How alike two chromatograms are, by their hashes; null when they are of different traces. */
export function likenessOf(left: string, right: string): 'alike' | 'detailed' | null {
  if (chromatogramDistance(left, right) > SAME_TRACE.distance) return null;
  return Math.min(chromatogramDetail(left), chromatogramDetail(right)) >= SAME_TRACE.detail ? 'detailed' : 'alike';
}

/** Compares a page's chromatogram with every one on record; says which of the two is missing where one is. */
export function compareChromatogram(
  page: Parameters<typeof findTrace>[0],
  records: readonly RecordedCertificate[],
): ChromatogramComparison {
  const withTrace = records.flatMap((record) => {
    const { chromatogram_hash: recorded } = record.certificate;
    return recorded === null ? [] : [{ record, recorded }];
  });
  if (withTrace.length === 0) return 'none-on-record';
  const trace = findTrace(page);
  if (trace === null) return 'none-on-page';
  const hash = chromatogramHash(trace.heights);
  const alike = withTrace.flatMap(({ record, recorded }): AlikeChromatogram[] => {
    const likeness = likenessOf(hash, recorded);
    return likeness === null ? [] : [{ ...record, detailed: likeness === 'detailed' }];
  });
  return { box: trace.box, compared: withTrace.length, alike };
}
