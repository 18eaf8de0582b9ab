import { expect, test } from 'vitest';
import { loadExports, loadSite } from '../../pages/_site.ts';
import { siteHeaders } from './site-headers.ts';

function transportSecurity(hsts_preload?: boolean): string | undefined {
  const data = loadSite();
  const [everything] = siteHeaders({ ...data, site: { ...data.site, hsts_preload } }, loadExports());
  return everything?.values['Strict-Transport-Security'];
}

test('browsers are asked to list the domain only where site.json says so', () => {
  expect(transportSecurity()).toBe('max-age=63072000; includeSubDomains');
  expect(transportSecurity(false)).toBe('max-age=63072000; includeSubDomains');
  expect(transportSecurity(true)).toBe('max-age=63072000; includeSubDomains; preload');
});

test('what has no policy of its own may not be framed, and leads no form or address elsewhere', () => {
  const [everything] = siteHeaders(loadSite(), loadExports());
  expect(everything).toMatchObject({
    for: '/*',
    values: {
      'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    },
  });
});
