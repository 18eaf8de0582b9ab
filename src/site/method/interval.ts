/**
 * 95 % interval of a rate of `hits` in `n` (Wilson 1927), as shares. Ends at exactly 0 or 1 where nothing or everything
 * was hit, so that no rounding error shows as a tenth.
 */
export function interval(hits: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const p = hits / n;
  const centre = p + (z * z) / (2 * n);
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [hits === 0 ? 0 : (centre - spread) / scale, hits === n ? 1 : (centre + spread) / scale];
}

/** An interval of shares in words, "0.4–3 %": whole per cents, but tenths below one, since "at most 0.3 %" is not "at most 0 %". */
export function intervalInWords([low, high]: readonly [number, number]): string {
  const [from, to] = [low, high].map((share) => {
    const percent = 100 * share;
    return percent > 0 && percent < 1 ? percent.toFixed(1) : String(Math.round(percent));
  });
  return `${from}–${to} %`;
}
