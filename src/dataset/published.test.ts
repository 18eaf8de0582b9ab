import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadData } from '../../data/index.ts';
import { auditUrl, PublishedVendors, publishVendors } from './published.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

const dataset = loadData();
const published = publishVendors(dataset);

describe('publishVendors', () => {
  it('follows its schema, after a trip through JSON', () => {
    expect(PublishedVendors.parse(JSON.parse(JSON.stringify(published)))).toEqual(published);
  });

  it('leaves out no vendor and no field of a record', () => {
    expect(published.count).toBe(dataset.vendors.length);
    expect(published.vendors).toEqual(
      dataset.vendors.map((vendor) => ({
        ...vendor,
        schema_version: SCHEMA_VERSION,
        audit_url: auditUrl(dataset.site, vendor.id),
      })),
    );
  });

  it.each([true, false])('says in the finding too whether it is a demonstration: %s', (demonstration) => {
    const file = publishVendors({ ...dataset, site: { ...dataset.site, demonstration } });
    expect(file.demonstration).toBe(demonstration);
    expect(file.headline_finding.includes('Demonstration data')).toBe(demonstration);
  });

  it('has a schema in which every field is described', () => {
    const undescribed: string[] = [];
    const walk = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return;
      const { properties, items, anyOf } = node as {
        properties?: Record<string, { description?: string }>;
        items?: unknown;
        anyOf?: unknown[];
      };
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (!field.description) undescribed.push(`${path}.${name}`);
        walk(field, `${path}.${name}`);
      }
      walk(items, `${path}[]`);
      for (const option of anyOf ?? []) walk(option, path);
    };
    walk(z.toJSONSchema(PublishedVendors, { reused: 'inline' }), '');
    expect(undescribed).toEqual([]);
  });
});
