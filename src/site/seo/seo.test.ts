import { expect, test } from 'vitest';
import { loadSite } from '../../pages/_site.ts';
import { buildRobots } from './robots.ts';
import { buildSitemap } from './sitemap.ts';

const data = loadSite();

test('content signals stand inside a group, and the sitemap is named', () => {
  expect(buildRobots(data.site)).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\n/);
  expect(buildRobots(data.site)).toContain(`Sitemap: ${data.site.base_url}/sitemap.xml`);
});

test('the sitemap has every record once', () => {
  const addresses = [...buildSitemap(data, ['2026-08-20']).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => /\/(vendors|labs|compounds)\/[^/]+\/$/.test(address))).toHaveLength(
    data.vendors.length + data.laboratories.length + data.compounds.length,
  );
});
