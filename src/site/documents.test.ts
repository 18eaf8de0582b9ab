import { expect, test } from 'vitest';
import { loadSite } from '../pages/_site.ts';
import { dataLinkHeader, linkHeader } from './headers/link-header.ts';
import { buildRobots } from './seo/robots.ts';
import { buildSitemap } from './seo/sitemap.ts';

const data = loadSite();

test('the Link header stays under 2,000 characters and announces what agents look for', () => {
  expect(dataLinkHeader().length).toBeLessThan(2000);
  for (const part of [
    'rel="api-catalog"',
    'rel="service-desc"; type="application/vnd.oai.openapi+json"',
    'rel="describedby"; type="text/plain"',
    'rel="ai-catalog"',
    'rel="status"',
  ]) {
    expect(linkHeader()).toContain(part);
  }
});

test('the licence is announced with the data only', () => {
  expect(dataLinkHeader()).toContain(`<${data.site.dataset.licence.url}>; rel="license"`);
  expect(linkHeader()).not.toContain('license');
});

test('content signals stand inside a group, and the sitemap is named', () => {
  expect(buildRobots(data.site)).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\n/);
  expect(buildRobots(data.site)).toContain(`Sitemap: ${data.site.base_url}/sitemap.xml`);
});

test('the sitemap has every record once', () => {
  const addresses = [...buildSitemap(data, ['2026-08-20']).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => /\/(vendors|labs|compounds)\/[^/]+\/$/.test(address!))).toHaveLength(
    data.vendors.length + data.laboratories.length + data.compounds.length,
  );
});
