import { expect, test } from 'vitest';
import { fixtureDataset } from '../../../../tests/support/dataset.ts';
import type { MassField } from '../../fields/fields.ts';
import { compound, field, mass, named, testArtifacts } from '../../testing/fields.ts';
import check, { knownMasses } from './mass-not-of-compound.ts';

const { compounds } = fixtureDataset();
const record = (id: string) => compounds.find((entry) => entry.id === id)!;
const run = (ids: string | string[], ...masses: MassField[]) =>
  check.run(testArtifacts({ sample: field('Product'), compound: named([ids].flat().map(record)), masses }));

const PROTON = 1.00728;

test.each([
  ['average mass', 'bpc-157', 1419.56],
  ['monoisotopic mass', 'bpc-157', 1418.7],
  ['rounded mass', 'bpc-157', 1420],
  ['[M+H]+ given as the weight', 'bpc-157', 1420.56],
  ['[M+2H]2+', 'bpc-157', (1418.704 + 2 * PROTON) / 2],
  ['[M+5H]5+', 'semaglutide', (4113.64 + 5 * PROTON) / 5],
  ['[M+Na]+', 'bpc-157', 1418.704 + 22.99],
  ['trifluoroacetate', 'bpc-157', 1419.556 + 113.99],
  ['acetate', 'bpc-157', 1419.556 + 60.05],
  ['a variant', 'ghk-cu', 403.93],
])('accepts %s', (_, id, value) => {
  expect(run(id, mass(value)).outcome).toBe('pass');
});

test('the mass of a compound whose name differs by one stroke is a doubt: the name may be misread', () => {
  const [one, two] = [record('melanotan-i'), record('melanotan-ii')];
  const finding = (alike: (typeof one)[]) =>
    check.run(
      testArtifacts({
        sample: field('Melanotan I'),
        compound: { ...named([one]), alike },
        masses: [mass(two.average_mass!)],
      }),
    );
  expect(finding([two])).toMatchObject({ outcome: 'fail', severity: 'doubt', flag: expect.stringContaining(two.name) });
  expect(finding([]).severity).toBe('decisive');
});

test('every compound with one mass passes its own masses, variants included', () => {
  for (const own of compounds.filter(
    ({ kind, average_mass }) => average_mass !== null && !['blend', 'mixture', 'polymer', 'diluent'].includes(kind),
  )) {
    for (const value of knownMasses(own)) expect(run(own.id, mass(value)).outcome, `${own.id} ${value}`).toBe('pass');
  }
});

test('where trade uses one name for two compounds either mass is accepted', () => {
  expect(run(['tb-500-fragment', 'thymosin-beta-4'], mass(889.02)).outcome).toBe('pass');
  expect(run(['tb-500-fragment', 'thymosin-beta-4'], mass(4963.5)).outcome).toBe('pass');
});

test('the mass of another compound is decisive, names both, and rests on mass and product', () => {
  const finding = run('bpc-157', mass(817.97));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['mass_measured', 'sample'] });
  expect(finding.flag).toContain('817.97');
  expect(finding.flag).toContain('BPC-157');
});

test('a mass ten daltons off is not that of the compound', () => {
  expect(run('semaglutide', mass(4123.6))).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test('a wrong specification beside a right measurement is a doubt; a wrong measurement weighs', () => {
  expect(run('bpc-157', mass(817.97, { kind: 'stated' }), mass(1419.6))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
  });
  expect(run('bpc-157', mass(1419.6, { kind: 'stated' }), mass(817.97))).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
  });
});

test('a reference mass alone is a doubt: laboratories misprint those', () => {
  expect(run('kpv', mass(384.48, { kind: 'stated' }))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('peaks of a spectrum are ions, fragments or ligands, and no molecular mass', () => {
  expect(run('ghk-cu', mass(341.1, { kind: 'ion' }), mass(171.05, { kind: 'ion' })).outcome).toBe('not-applicable');
  expect(run('bpc-157', mass(710.4, { kind: 'ion' }), mass(817.97))).toMatchObject({ severity: 'decisive' });
});

test('where the results name another compound the mass may be that one’s', () => {
  const finding = check.run(
    testArtifacts({
      sample: field('Product'),
      compound: named([record('bpc-157')]),
      identified: { ...field('TB-500'), compounds: [record('thymosin-beta-4')] },
      masses: [mass(4963.5)],
    }),
  );
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('a printed tolerance widens what is accepted', () => {
  expect(run('bpc-157', mass(1422.2, { kind: 'stated', tolerance: 3 })).outcome).toBe('pass');
});

test('a lost decimal point is a misreading, not a misprint', () => {
  expect(run('bpc-157', mass(141956)).outcome).toBe('not-applicable');
});

test('blends, and compounds without a single mass, are not compared', () => {
  expect(run('glow-blend', mass(742.3)).outcome).toBe('not-applicable');
  expect(
    check.run(testArtifacts({ compound: named([compound({ average_mass: null })]), masses: [mass(742.3)] })).outcome,
  ).toBe('not-applicable');
});

test('cannot judge without product, without mass, or by a product name that was not read for certain', () => {
  expect(check.run(testArtifacts({ masses: [mass(817.97)] })).outcome).toBe('not-applicable');
  expect(run('bpc-157').outcome).toBe('not-applicable');
  expect(
    check.run(
      testArtifacts({ compound: named([record('bpc-157')], { certainty: 0.8, whole: false }), masses: [mass(817.97)] }),
    ).outcome,
  ).toBe('not-applicable');
});
