/** Items up to which a list is one page, and items a page beyond that. */
const ONE_PAGE_UP_TO = 1000;
const PER_PAGE = 500;

/** One page of a list. */
export interface ListPage<T> {
  /** From 1. */
  number: number;
  of: number;
  path: string;
  /** Paths of all pages of the list, in order. */
  paths: readonly string[];
  items: readonly T[];
}

/**
 * Cuts a list into pages: the first at the list's own path, the others at `page/2/` and so on below it. A list that fits
 * one page stays one; an empty one is one empty page.
 * @param path of the list, slash at the end
 */
export function paginate<T>(
  items: readonly T[],
  path: string,
  onePageUpTo = ONE_PAGE_UP_TO,
  perPage = PER_PAGE,
): ListPage<T>[] {
  const size = items.length <= onePageUpTo ? Math.max(1, items.length) : perPage;
  const of = Math.max(1, Math.ceil(items.length / size));
  const paths = Array.from({ length: of }, (_, i) => (i === 0 ? path : `${path}page/${i + 1}/`));
  return paths.map((own, i) => ({ number: i + 1, of, path: own, paths, items: items.slice(i * size, (i + 1) * size) }));
}
