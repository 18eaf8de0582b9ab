import type { Dataset } from '../dataset/dataset.ts';
import { mainPages, recordPages } from './pages.ts';

/** The text of /sitemap.xml (sitemaps.org 0.9): every page for people, with the day of its last change where known. */
export function buildSitemap(data: Dataset): string {
  const entries = [...mainPages(data), ...recordPages(data)].map(
    ({ path, changed }) => `  <url><loc>${data.site.base_url}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
