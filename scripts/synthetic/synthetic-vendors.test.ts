import { describe, expect, it } from 'vitest';
import { loadData } from '../../data/index.ts';
import { parseDataset } from '../../src/dataset/dataset.ts';
import { syntheticVendors } from './synthetic-vendors.ts';

const { site, laboratories, compounds, vendors: templates } = loadData();
const vendors = syntheticVendors(templates, 250);

describe('syntheticVendors', () => {
  it('are as many as asked for, each of its own, and the same each time', () => {
    expect(new Set(vendors.map(({ id }) => id)).size).toBe(250);
    expect(syntheticVendors(templates, 250)).toEqual(vendors);
  });

  it('have as many certificates each as asked for', () => {
    const audited = syntheticVendors(templates, 60, 40);
    expect(audited.map(({ certificates }) => certificates.length)).toEqual(Array.from({ length: 60 }, () => 40));
    expect(templates.some(({ certificates }) => certificates.length === 0)).toBe(true);
  });

  it('make a valid data set', () => {
    const files = [
      { path: 'data/site.json', content: site },
      ...laboratories.map((content) => ({ path: `data/labs/${content.id}.json`, content })),
      ...compounds.map((content) => ({ path: `data/compounds/${content.id}.json`, content })),
      ...vendors.map((content) => ({ path: `data/vendors/${content.id}.json`, content })),
    ];
    expect(parseDataset(files).vendors).toHaveLength(250);
  });

  it('share no report number, no key and no hash', () => {
    for (const field of ['report_number', 'key', 'sha256'] as const) {
      const values = vendors.flatMap(({ certificates }) =>
        certificates.flatMap((certificate) => certificate[field] ?? []),
      );
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  it('are about as large as the records they are made from', () => {
    const mean = (list: readonly object[]) => JSON.stringify(list).length / list.length;
    expect(mean(vendors) / mean(templates)).toBeGreaterThan(0.85);
    expect(mean(vendors) / mean(templates)).toBeLessThan(1.15);
  });
});
