import { expect, test } from 'vitest';
import { siteContext } from '../../pages/_site.ts';
import { buildServerCard } from './server-card.ts';

const card = buildServerCard(siteContext()) as Record<string, any>;

// The constraints of https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json.
test('the card keeps to schema v1', () => {
  expect(card['$schema']).toBe('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json');
  expect(card['name']).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(card['description'].length).toBeLessThanOrEqual(100);
  expect(card['title'].length).toBeLessThanOrEqual(100);
  expect(card['version']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(card['remotes'][0].url).toMatch(/^https:\/\/[^\s]+\/mcp$/);
  expect(card['remotes'][0].supportedProtocolVersions).toEqual(
    expect.arrayContaining(['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26']),
  );
});

test('older readers find endpoint and tools', () => {
  expect(card['endpoint']).toBe(card['remotes'][0].url);
  expect(card['tools'].map(({ name }: { name: string }) => name)).toEqual([
    'lookup_vendor',
    'list_vendors',
    'get_headline_finding',
  ]);
});
