import { expect, test } from 'vitest';
import { siteContext } from '../pages/_site.ts';
import { buildAiCatalog } from './ai-catalog.ts';

const catalog = buildAiCatalog(siteContext()) as { specVersion: string; entries: Record<string, unknown>[] };

test('entries keep to the specification: an identifier each, a type, and exactly one of url and data', () => {
  expect(catalog.specVersion).toMatch(/^\d+\.\d+$/);
  expect(new Set(catalog.entries.map(({ identifier }) => identifier)).size).toBe(catalog.entries.length);
  for (const entry of catalog.entries) {
    expect(entry['identifier']).toMatch(/^urn:air:[a-z0-9.-]+:(mcp|skill):[a-z0-9-]+$/);
    expect(entry['type']).toMatch(/^application\//);
    expect(['url', 'data'].filter((member) => member in entry)).toHaveLength(1);
  }
});

test('the MCP server has two to five representative queries', () => {
  const [server] = catalog.entries;
  const queries = server!['representativeQueries'] as string[];
  expect(queries.length).toBeGreaterThanOrEqual(2);
  expect(queries.length).toBeLessThanOrEqual(5);
});
