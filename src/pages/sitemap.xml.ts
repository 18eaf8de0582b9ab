import { buildSitemap } from '../site/seo/sitemap.ts';
import { loadSite, loadSnapshots } from './_site.ts';

/** The pages of the site and the days of released data for search engines, at /sitemap.xml. */
export const GET = () =>
  new Response(
    buildSitemap(
      loadSite(),
      loadSnapshots().map(({ day }) => day),
    ),
  );
