import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COA_TYPE_IDS } from '../src/dataset/vendor/vendor.ts';
import { loadData } from './index.ts';

const { site, laboratories, compounds, vendors } = loadData();

describe('the compounds', () => {
  it('let "TB-500" stand for the whole protein and for the fragment, as trade does', () => {
    expect(compounds.filter(({ aliases }) => aliases.includes('TB-500')).map(({ id }) => id)).toEqual([
      'tb-500-fragment',
      'thymosin-beta-4',
    ]);
  });
});

describe.runIf(site.demonstration)('the demonstration vendors', () => {
  it('are at least 16, of both verdicts and every type of certificate', () => {
    expect(vendors.length).toBeGreaterThanOrEqual(16);
    expect(new Set(vendors.map(({ verdict }) => verdict))).toEqual(new Set(['verified', 'watch']));
    expect(new Set(vendors.map(({ coa_type: type }) => type))).toEqual(new Set(COA_TYPE_IDS));
  });

  it('are invented, and nothing about them names a real laboratory', () => {
    const invented = new Set(laboratories.filter(({ demonstration }) => demonstration).map(({ id }) => id));
    for (const { id, demonstration, certificates } of vendors) {
      expect(demonstration, id).toBe(true);
      for (const { laboratory } of certificates)
        expect(laboratory === null || invented.has(laboratory), `${id}: ${laboratory}`).toBe(true);
    }
  });

  it('share no report number and no key', () => {
    const seen = new Set<string>();
    for (const { id, certificates } of vendors) {
      for (const { report_number: number, key } of certificates) {
        for (const value of [number, key].filter((text) => text !== null)) {
          expect(seen.has(value), `${id}: ${value}`).toBe(false);
          seen.add(value);
        }
      }
    }
  });

  it('show good stars with bad certificates, bad stars with good ones, and none at all', () => {
    const stars = (verdict: string) =>
      vendors.filter((vendor) => vendor.verdict === verdict).map(({ review_rating: rating }) => rating?.rating);
    expect(stars('watch').some((rating) => rating !== undefined && rating > 4.5)).toBe(true);
    expect(stars('verified').some((rating) => rating !== undefined && rating < 3.5)).toBe(true);
    expect(vendors.some(({ review_rating: rating }) => rating === null)).toBe(true);
  });
});

describe('loadData', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  beforeAll(() => {
    for (const name of ['labs', 'compounds', 'vendors']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'site.json'), '{"name": "Broken"');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names the file that is not JSON', () => {
    expect(() => loadData(folder)).toThrow(`${join(folder, 'site.json')}: Expected JSON`);
  });
});
