import { listed } from './listed.ts';

/** Numbers of pages, rising, as a sentence lists them, three or more in a row by their ends: "2", "2 to 5", "2, 4 to 7 and 9". */
export function pagesInWords(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last?.[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  return listed(
    runs.flatMap(([first, last]) => (last - first < 2 ? [...new Set([`${first}`, `${last}`])] : `${first} to ${last}`)),
  );
}
