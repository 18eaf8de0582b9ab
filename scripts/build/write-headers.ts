/** Writes the headers of static files into the built site, where Netlify reads them; run after each build. */
import { writeFileSync } from 'node:fs';
import { loadExports, loadSite } from '../../src/pages/_site.ts';
import { headersFile } from '../../src/site/headers/header-rule.ts';
import { siteHeaders } from '../../src/site/headers/site-headers.ts';

writeFileSync('dist/_headers', headersFile(siteHeaders(loadSite(), loadExports())));
