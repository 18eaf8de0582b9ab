import { textDocument } from '../site/document-response.ts';
import { buildSitemap } from '../site/seo/sitemap.ts';
import { loadSite, loadSnapshots } from './_site.ts';

export const GET = () =>
  textDocument(
    buildSitemap(
      loadSite(),
      loadSnapshots().map(({ day }) => day),
    ),
  );
