/**
 * Number of single-character insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`
 * (optimal string alignment), or `limit + 1` as soon as it must be more than `limit`.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (limit < a.length && lettersMissing(a, b) > limit) return limit + 1;
  const size = b.length + 1;
  if (rows.length < 3 * size) rows = new Int32Array(3 * size);
  let [beforeLast, last, row] = [0, size, 2 * size];
  for (let j = 0; j < size; j++) rows[last + j] = j;
  for (let i = 1; i <= a.length; i++) {
    rows[row] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j < size; j++) {
      const same = letter === b.charCodeAt(j - 1);
      let cost = Math.min(rows[last + j - 1]! + (same ? 0 : 1), rows[last + j]! + 1, rows[row + j - 1]! + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, rows[beforeLast + j - 2]! + 1);
      rows[row + j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return rows[last + size - 1]!;
}

/** How many kinds of letters one text has and the other lacks, the larger of both ways: each costs a change. */
function lettersMissing(a: string, b: string): number {
  const [own, other] = [kindsOf(a), kindsOf(b)];
  return Math.max(bitsOf(own & ~other), bitsOf(other & ~own));
}

/** A bit for every kind of letter; kinds that share one are taken for the same. */
function kindsOf(text: string): number {
  let kinds = 0;
  for (let at = 0; at < text.length; at++) kinds |= 1 << (text.charCodeAt(at) & 31);
  return kinds;
}

function bitsOf(kinds: number): number {
  let count = 0;
  for (let left = kinds; left !== 0; left &= left - 1) count++;
  return count;
}

/** The last three rows of the table, kept from call to call: names are compared by the ten thousand. */
let rows = new Int32Array(0);
