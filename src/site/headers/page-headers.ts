import type { Dataset } from '../../dataset/dataset.ts';
import { FURTHER_PAGE_PATTERNS, mainPages, recordPages } from '../pages/pages.ts';
import type { HeaderRule } from './header-rule.ts';
import { dataLinkHeader, linkHeader } from './link-header.ts';
import { OPEN } from './open.ts';

/** A page announces the Markdown beside it, and the other way round; targets are relative to the page (RFC 8288, section 3.1). */
const TWIN = '<index.md>; rel="alternate"; type="text/markdown"';
const PAGE = '<./>; rel="canonical"';

/**
 * Headers of pages and of their Markdown twins. Each pattern's Link is whole: where two rules fit a path, the later
 * replaces the earlier one's value.
 */
export function pageHeaders(data: Dataset): HeaderRule[] {
  const records = new Set(recordPages(data).map(({ path }) => path.replace(/(?<![^/])[^/]+\/$/, ':id/')));
  const pages = [...mainPages(data).map(({ path }) => path), ...records, ...FURTHER_PAGE_PATTERNS].map((path) => ({
    for: path,
    values: { Link: `${path.startsWith('/data/') ? dataLinkHeader() : linkHeader()}, ${TWIN}` },
  }));
  const twins = ['/index.md', '/:section/index.md', '/:section/:id/index.md', '/:section/:part/:id/index.md'].map(
    (path) => ({ for: path, values: { 'Content-Type': 'text/markdown; charset=utf-8', ...OPEN, Link: PAGE } }),
  );
  return [...pages, ...twins];
}
