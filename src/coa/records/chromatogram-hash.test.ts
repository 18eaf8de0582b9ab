import { expect, test } from 'vitest';
import { VendorCertificate } from '../../dataset/vendor-certificate.ts';
import { TRACE_COLUMNS } from '../forensics/chromatogram/measure-trace.ts';
import { chromatogramDetail, chromatogramDistance, chromatogramHash } from './chromatogram-hash.ts';

const peak = (at: number, height: number) => (x: number) => height * Math.exp(-(((x - at) / 1.2) ** 2) / 2);
const trace = (...peaks: ((x: number) => number)[]) =>
  chromatogramHash(Float32Array.from({ length: TRACE_COLUMNS }, (_, x) => peaks.reduce((sum, one) => sum + one(x), 0)));

test('a digit for each column, on a logarithmic scale from half a per cent', () => {
  const hash = chromatogramHash([0, 0.004, 0.0051, 0.05, 0.5, 1, ...new Array<number>(TRACE_COLUMNS - 6).fill(0)]);
  expect(hash.slice(0, 7)).toBe('00' + '0' + '6' + 'd' + 'f' + '0');
  expect(VendorCertificate.shape.chromatogram_hash.safeParse(hash).success).toBe(true);
});

test('a peak that stands elsewhere is far off, one a little higher is near', () => {
  const one = trace(peak(60, 1), peak(40, 0.03));
  expect(chromatogramDistance(one, one)).toBe(0);
  expect(chromatogramDistance(one, trace(peak(60, 1), peak(40, 0.036)))).toBeLessThan(0.1);
  expect(chromatogramDistance(one, trace(peak(62, 1), peak(40, 0.03)))).toBeGreaterThan(0.2);
  expect(chromatogramDistance(one, trace(peak(90, 1)))).toBe(1);
  expect(chromatogramDistance('0'.repeat(TRACE_COLUMNS), '0'.repeat(TRACE_COLUMNS))).toBe(0);
});

test('detail is what stands beside the main peak', () => {
  expect(chromatogramDetail(trace(peak(60, 1)))).toBe(0);
  expect(chromatogramDetail(trace(peak(60, 1), peak(20, 0.05), peak(100, 0.05)))).toBeGreaterThan(20);
  expect(chromatogramDetail(trace(peak(127, 1)))).toBe(0);
});
