import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataError } from '../data-error.ts';
import { parseDataset } from '../dataset.ts';
import { testFiles, testVendor } from '../test-data.ts';
import { GATES, gateFaults } from './index.ts';
import { testPublication } from './test-publication.ts';

describe('the gates', () => {
  it('let through a publication in which everything is in order', () => {
    expect(gateFaults(testPublication())).toEqual([]);
  });

  it('are all registered: each file that stands beside a test is one', () => {
    const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.test.ts'),
    );
    for (const { id } of GATES)
      expect(
        tests.some((path) => path.endsWith(`${id}.test.ts`)),
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
