import type { Site } from '../../dataset/site.ts';

/** The text of /robots.txt: everything may be crawled and used, by people's search engines and by models (contentsignals.org). */
export function buildRobots(site: Site): string {
  return `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=yes
Allow: /

Sitemap: ${site.base_url}/sitemap.xml
`;
}
