import { compareLayout } from './compare-layout.ts';
import type { Layout } from './layout.ts';
import { type LearnedPage, learnedName, learnLayout } from './learn-layout.ts';

/**
 * How far the letters of each genuine page lie from what its laboratory's others teach, by field: each page is compared with
 * a layout learned without it. In the order of the pages; a field that could not be compared is missing.
 */
export function lettersApart(laboratory: string, pages: readonly LearnedPage[]): ReadonlyMap<string, number>[] {
  return pages.map((page, index) => {
    const others = learnLayout(laboratory, pages.toSpliced(index, 1), '');
    if (others === null) return new Map();
    const settings = [...page].map(([name, setting]) => ({ name, setting }));
    const compared = compareLayout(settings, others.fields);
    return new Map(settings.flatMap(({ name }, at) => lettersOf(name, compared[at]?.letters ?? null)));
  });
}

const lettersOf = (name: string, letters: number | null): [string, number][] =>
  letters === null ? [] : [[name, letters]];

/** The layout with how much its fields' letters vary among genuine pages. @param apart as `lettersApart` gives it. */
export function withVariation(layout: Layout, apart: readonly ReadonlyMap<string, number>[]): Layout {
  const fields = Object.entries(layout.fields).map(([name, field]) => {
    const distances = apart.flatMap((page) =>
      [...page].flatMap(([of, far]) => (learnedName(of) === name ? [far] : [])),
    );
    const varies = distances.length === 0 ? null : Number(Math.max(...distances).toFixed(3));
    return [name, { ...field, varies }] as const;
  });
  return { ...layout, fields: Object.fromEntries(fields) };
}
