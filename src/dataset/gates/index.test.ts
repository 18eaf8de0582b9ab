import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataError } from '../data-error.ts';
import { parseDataset } from '../dataset.ts';
import { testFiles, testVendor } from '../test-data.ts';
import type { Gate } from './gate.ts';
import { GATES, gateFaults } from './index.ts';
import { testPublication } from './test-publication.ts';

const isGate = (value: unknown): value is Gate => typeof value === 'object' && value !== null && 'faults' in value;

describe('the gates', () => {
  it('let through a publication in which everything is in order', () => {
    expect(gateFaults(testPublication())).toEqual([]);
  });

  it('are all registered: each gate that a file of the folder exports, with a test beside it', async () => {
    const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const sources = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== 'index.ts');
    const modules = await Promise.all(
      sources.map((path) => import(join(import.meta.dirname, path)) as Promise<Record<string, unknown>>),
    );
    const exported = modules.flatMap((module) => Object.values(module)).filter(isGate);
    expect(new Set(exported)).toEqual(new Set(GATES));
    for (const { id } of GATES)
      expect(
        paths.some((path) => path.endsWith(`${id}.test.ts`)),
        id,
      ).toBe(true);
    expect(new Set(GATES.map(({ id }) => id)).size).toBe(GATES.length);
  });

  it('stop the reading of the data, with file, field and mend', () => {
    const unasked = { ...testVendor(), right_of_reply: { contacted_at: null, answered_at: null, text: null } };
    expect(() => parseDataset(testFiles({ 'data/vendors/vendor-one.json': unasked }))).toThrow(DataError);
    expect(() => parseDataset(testFiles({ 'data/vendors/vendor-one.json': unasked }))).toThrow(
      join('data', 'vendors', 'vendor-one.json: right_of_reply.contacted_at: Expected the day the vendor was told'),
    );
  });
});
