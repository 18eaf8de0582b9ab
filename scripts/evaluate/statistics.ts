import { interval } from '../../src/site/method/interval.ts';

/** Value below which a share `q` of the numbers lies; NaN of none. */
export function quantile(numbers: readonly number[], q: number): number {
  if (numbers.length === 0) return NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const low = Math.floor(at);
  return sorted[low]! + (sorted[Math.min(sorted.length - 1, low + 1)]! - sorted[low]!) * (at - low);
}

/** "12/15 80.0 % (55–93)". */
export function rate(hits: number, n: number): string {
  if (n === 0) return '–';
  const [low, high] = interval(hits, n);
  return `${hits}/${n} ${((100 * hits) / n).toFixed(1)} % (${Math.round(low * 100)}–${Math.round(high * 100)})`;
}

/** Lines of a table with its columns aligned. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, String(cell).length);
  return rows
    .map((row) =>
      row
        .map((cell, index) =>
          index === 0 ? String(cell).padEnd(widths[index]!) : String(cell).padStart(widths[index]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Chance that one of `higher` lies above one of `lower`, a tie counting half: area under the curve. NaN of none. */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number {
  let above = 0;
  for (const one of higher) for (const other of lower) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (higher.length * lower.length);
}
