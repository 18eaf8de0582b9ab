import { FOUR_WHITE, fourByFour, type Grey } from '../grey.ts';

/** Runs of ink along the rows of a picture, from the top left. */
export interface DarkRuns {
  count: number;
  /** Column in which each run starts, and the one after its last. */
  starts: Int32Array;
  ends: Int32Array;
  /** Number of each row's first run; one more for the end of the last row. */
  first: Int32Array;
}

/** Finds runs of pixels darker than `ink`. Numbers lie in typed arrays: a noisy page has hundreds of thousands. */
export function darkRuns(grey: Grey, ink: number): DarkRuns {
  const { width, height, data } = grey;
  const fours = fourByFour(data);
  // Enough for most pages; noise takes more.
  let starts = new Int32Array((data.length >> 5) + 64);
  let ends = new Int32Array(starts.length);
  const first = new Int32Array(height + 1);
  let count = 0;
  for (let y = 0; y < height; y++) {
    first[y] = count;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const at = row + x;
      if ((at & 3) === 0 && fours[at >> 2] === FOUR_WHITE) {
        x += 3;
        continue;
      }
      if (data[at]! >= ink) continue;
      let end = x + 1;
      while (end < width && data[row + end]! < ink) end++;
      if (count === starts.length) [starts, ends] = [doubled(starts), doubled(ends)];
      starts[count] = x;
      ends[count++] = end;
      x = end;
    }
  }
  first[height] = count;
  return { count, starts, ends, first };
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
