import type { Dataset } from '../../dataset/dataset.ts';
import { furtherPages, mainPages, recordPages } from '../pages/pages.ts';

/**
 * The text of /sitemap.xml (sitemaps.org 0.9): every page for people, with the day of its last change where known.
 * @param days of the released snapshots
 */
export function buildSitemap(data: Dataset, days: readonly string[]): string {
  const entries = [...mainPages(data), ...recordPages(data), ...furtherPages(data, days)].map(
    ({ path, changed }) =>
      `  <url><loc>${data.site.base_url}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
