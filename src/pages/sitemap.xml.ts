import { buildSitemap } from '../site/seo/sitemap.ts';
import { loadSite, loadSnapshots } from './_site.ts';

export const GET = () =>
  new Response(
    buildSitemap(
      loadSite(),
      loadSnapshots().map(({ day }) => day),
    ),
  );
