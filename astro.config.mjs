// @ts-check
import { readFileSync } from 'node:fs';
import netlify from '@astrojs/netlify';
import { defineConfig } from 'astro/config';
import { Site } from './src/dataset/site.ts';

const site = Site.parse(JSON.parse(readFileSync(new URL('./data/site.json', import.meta.url), 'utf8')));

// Every page is prerendered. The adapter is here for two things only: a Content-Security-Policy header per page with
// the hashes of that page's own styles and scripts, and immutable caching of hashed assets. The catch-all function that
// it also writes is removed after the build (scripts/build/drop-adapter-function.ts).
export default defineConfig({
  site: site.base_url,
  output: 'static',
  trailingSlash: 'always',
  adapter: netlify({ staticHeaders: true, imageCDN: false, devFeatures: false }),
  session: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  build: {
    format: 'directory',
    // Files are written while others are made: a third less time with thousands of vendors.
    concurrency: 8,
    // One sheet for all pages, in a file of its own: cached after the first page.
    inlineStylesheets: 'never',
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' blob:",
      ],
    },
  },
  vite: {
    // Inlined scripts would be blocked by the policy above.
    build: { assetsInlineLimit: 0 },
  },
});
