import { expect, test } from 'vitest';
import { loadSite } from '../../pages/_site.ts';
import { dataLinkHeader, linkHeader } from './link-header.ts';

/** What agents look for at addresses of their own. */
const MANIFESTS = [
  '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
  '</openapi.json>; rel="service-desc"; type="application/vnd.oai.openapi+json"',
  '</llms.txt>; rel="describedby"; type="text/plain"',
  '</.well-known/ard.json>; rel="ard"; type="application/json"',
  '</.well-known/ai-catalog.json>; rel="ai-catalog"; type="application/ai-catalog+json"',
  '</.well-known/mcp/server-card.json>; rel="service-meta"; type="application/mcp-server-card+json"',
  '</.well-known/agent-skills/index.json>; rel="service-meta"; type="application/json"',
];

test('the Link header names the seven manifests and stays under 2,000 characters', () => {
  expect(linkHeader().split(', ')).toEqual(expect.arrayContaining(MANIFESTS));
  expect(dataLinkHeader().length).toBeLessThan(2000);
});

test('the licence is announced with the data only', () => {
  expect(dataLinkHeader()).toContain(`<${loadSite().site.dataset.licence.url}>; rel="license"`);
  expect(linkHeader()).not.toContain('license');
});
