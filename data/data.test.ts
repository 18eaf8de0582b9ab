import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COA_TYPE_IDS } from '../src/dataset/vendor/vendor.ts';
import { loadData } from './index.ts';

/** Standard atomic weight (IUPAC 2021, abridged) and mass of the lightest common isotope, Da. */
const ATOMS: Record<string, readonly [number, number]> = {
  C: [12.011, 12],
  H: [1.008, 1.00782503],
  N: [14.007, 14.003074],
  O: [15.999, 15.99491462],
  S: [32.06, 31.97207117],
  P: [30.974, 30.973762],
  Cl: [35.45, 34.96885268],
  Cu: [63.546, 62.92959772],
};

function massOf(formula: string, kind: 0 | 1): number {
  return [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (sum, [, element = '', count]) => sum + (ATOMS[element]?.[kind] ?? NaN) * Number(count || 1),
    0,
  );
}

const { site, laboratories, compounds, vendors } = loadData();

describe('the laboratories', () => {
  it('include the partner laboratory, with a look-up', () => {
    expect(laboratories.find(({ id }) => id === site.partner_laboratory)?.verification).not.toBeNull();
  });

  const identifiers = laboratories.flatMap(({ id, identifiers: list }) =>
    list.map((identifier) => ({ id, ...identifier })),
  );

  it.each(identifiers)('$id: $label matches its example and nothing around it', ({ pattern, example }) => {
    expect(example).toMatch(new RegExp(pattern));
    expect(`x${example}`).not.toMatch(new RegExp(pattern));
    expect(`${example}/`).not.toMatch(new RegExp(pattern));
  });

  it.each(identifiers)('$id: $label has a date group exactly when it carries a date', ({ pattern, carries }) => {
    expect(/\(\?<(yymmdd|yyyymmdd|ddMonyyyy|yy)>/.test(pattern)).toBe(carries !== null);
  });

  it.each(laboratories.filter(({ verification }) => verification?.deep_link && verification.address_pattern))(
    '$id: its deep link is an address that it knows',
    ({ verification, identifiers: list }) => {
      const value = (field: string, fallback: string) =>
        list.find((identifier) => identifier.field === field)?.example ?? fallback;
      const link =
        verification?.deep_link
          ?.replace('{report_number}', value('report_number', '12345'))
          .replace('{key}', value('key', 'ABC123')) ?? '';
      expect(link.replace('https://', '')).toMatch(new RegExp(verification?.address_pattern ?? ''));
    },
  );

  it.each(laboratories.filter(({ verification }) => verification))(
    '$id: its look-up stands on one of its own hosts',
    ({ verification, hosts }) => {
      expect(hosts.map(({ host }) => host)).toContain(new URL(verification?.url ?? '').hostname);
    },
  );
});

describe('the compounds', () => {
  it.each(compounds.filter(({ kind }) => kind === 'blend'))(
    '$id is a blend and names its components',
    ({ components }) => {
      expect(components.length).toBeGreaterThan(1);
    },
  );

  const weighed = compounds.flatMap(
    ({ id, formula, average_mass: average, monoisotopic_mass: monoisotopic, variants }) => [
      { what: id, formula, average, monoisotopic },
      ...variants.map((variant) => ({
        what: `${id}, ${variant.form}`,
        formula: variant.formula,
        average: variant.average_mass,
        monoisotopic: variant.monoisotopic_mass,
      })),
    ],
  );

  it.each(weighed)('$what has the masses of its formula, or neither', ({ formula, average, monoisotopic }) => {
    expect([average === null, monoisotopic === null]).toEqual([formula === null, formula === null]);
    if (formula === null || average === null || monoisotopic === null) return;
    // 30 ppm is the difference between published tables of atomic weights.
    expect(Math.abs(massOf(formula, 0) / average - 1)).toBeLessThan(30e-6);
    expect(Math.abs(massOf(formula, 1) / monoisotopic - 1)).toBeLessThan(5e-6);
  });

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
