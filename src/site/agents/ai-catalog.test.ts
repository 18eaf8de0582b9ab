import { expect, test } from 'vitest';
import { siteContext } from '../../pages/_site.ts';
import { buildAiCatalog } from './ai-catalog.ts';

const catalog = buildAiCatalog(siteContext()) as { specVersion: string; entries: Record<string, unknown>[] };

test('entries keep to the specification: an identifier each, a type, and exactly one of url and data', () => {
  expect(catalog.specVersion).toMatch(/^\d+\.\d+$/);
  expect(new Set(catalog.entries.map(({ identifier }) => identifier)).size).toBe(catalog.entries.length);
  for (const entry of catalog.entries) {
    expect(entry['identifier']).toMatch(/^urn:air:[a-z0-9.-]+:(mcp|skill):[a-z0-9-]+$/);
    expect(['url', 'data'].filter((member) => member in entry)).toHaveLength(1);
  }
});

test('every entry has two to five representative queries, without which no search finds it', () => {
  for (const { identifier, representativeQueries } of catalog.entries) {
    const { length } = representativeQueries as string[];
    expect(length >= 2 && length <= 5, String(identifier)).toBe(true);
  }
});

test('types are those that consumers know', () => {
  expect(new Set(catalog.entries.map(({ type }) => type))).toEqual(
    new Set(['application/mcp-server-card+json', 'text/markdown; profile="urn:air:agent-skills"']),
  );
});
