import { quantile } from '../../evaluate/statistics.ts';

/** What one check took. */
export interface Taken {
  /** From the request to the answer. */
  ms: number;
  /** Computed by all threads; null where the machine does not say. */
  cpuMs: number | null;
}

/** The same page checked by both checkouts, one right after the other. */
export interface Pair {
  ours: Taken;
  theirs: Taken;
}

/** Times of one page. */
export interface PageTimes {
  page: string;
  ms: { ours: number; theirs: number };
  /** Ours to theirs, of the times until the answer. */
  ratio: Spread;
  /** The same of the times computed; null where the machine does not say. */
  cpuRatio: Spread | null;
}

/** Median of some ratios with their smallest and largest. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** The median with what lies to both sides of it. */
export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), low: Math.min(...values), high: Math.max(...values) };
}

/** What the pairs of one page come to: ratios are taken pair by pair, so that the machine may become slower meanwhile. */
export function timesOf(page: string, pairs: readonly Pair[]): PageTimes {
  const computed = pairs.flatMap(({ ours, theirs }) =>
    ours.cpuMs === null || !theirs.cpuMs ? [] : [ours.cpuMs / theirs.cpuMs],
  );
  return {
    page,
    ms: {
      ours: quantile(
        pairs.map(({ ours }) => ours.ms),
        0.5,
      ),
      theirs: quantile(
        pairs.map(({ theirs }) => theirs.ms),
        0.5,
      ),
    },
    ratio: spreadOf(pairs.map(({ ours, theirs }) => ours.ms / theirs.ms)),
    cpuRatio: computed.length === 0 ? null : spreadOf(computed),
  };
}

/**
 * The ratio by which a page is judged: of the times computed, which another process on the machine disturbs less, else of
 * the times until the answer.
 */
export function judgedRatio({ ratio, cpuRatio }: PageTimes): Spread {
  return cpuRatio ?? ratio;
}

const shown = (spread: Spread | null): string =>
  spread === null ? '–' : `${spread.median.toFixed(2)} (${spread.low.toFixed(2)}–${spread.high.toFixed(2)})`;

/** Rows of a table: a page each, the slowest against the other checkout first, and all pages at the end. */
export function timeRows(pages: readonly PageTimes[], limit: number): string[][] {
  const sorted = pages.toSorted((a, b) => judgedRatio(b).median - judgedRatio(a).median);
  const medians = (of: (page: PageTimes) => Spread | null): number[] => pages.flatMap((page) => of(page)?.median ?? []);
  const computed = medians(({ cpuRatio }) => cpuRatio);
  return [
    ['page', 'ours', 'theirs', 'ratio until the answer', 'ratio computed', ''],
    ...sorted.map((page) => [
      page.page,
      `${Math.round(page.ms.ours)} ms`,
      `${Math.round(page.ms.theirs)} ms`,
      shown(page.ratio),
      shown(page.cpuRatio),
      judgedRatio(page).median > limit ? `over ${limit}` : '',
    ]),
    [
      `median of ${pages.length} pages (lowest–highest)`,
      '',
      '',
      shown(spreadOf(medians(({ ratio }) => ratio))),
      computed.length === 0 ? '–' : shown(spreadOf(computed)),
      '',
    ],
  ];
}
