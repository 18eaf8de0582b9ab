import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import { compound, field, named, testArtifacts, unregistered } from '../../testing/fields.ts';
import check from './batch-names-another-product.ts';

const KPV = compound({ id: 'kpv', name: 'KPV', aliases: ['Lys-Pro-Val'] });
const TANG = compound({ id: 'tangotide', name: 'Tangotide', aliases: ['TNG'] });
const HULL = compound({ id: 'hullotide', name: 'Hullotide', aliases: [] });
const BLEND = compound({
  id: 'ebb-blend',
  name: 'EBB blend',
  kind: 'blend',
  aliases: ['EBB'],
  components: ['hullotide'],
});
const COMPOUNDS = [KPV, TANG, HULL, BLEND];

const run = (batch: string, found: Partial<Fields> = {}) =>
  check.run({
    ...testArtifacts({ batch: field(batch), compound: named([HULL]), sample: field('Hullotide 10 mg'), ...found }),
    compounds: COMPOUNDS,
  });

test('a batch with the letters of another compound is a doubt', () => {
  const finding = run('IWR-081026KPV');
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['batch', 'sample'] });
  expect(finding.flag).toBe('Its batch, “IWR-081026KPV”, seems to be one of KPV, but the product named is Hullotide.');
  expect(check).toMatchObject({ contradictsItself: true, corroboratesPixels: true });
});

test('so is one with the beginning of another name', () => {
  expect(run('QX-TANG-0426')).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test.each([
  ['of the product', 'HULL-2604', {}],
  ['of a blend, where the product is a part of it', 'EBB-2604', {}],
  ['of the product beside another’s', 'HULL-KPV-2604', {}],
  ['of something else that the page names', 'KPV-2604', { others: [KPV] }],
  ['of what was identified', 'KPV-2604', { identified: { ...field('KPV'), compounds: [KPV] } }],
] as [string, string, Partial<Fields>][])('a batch with letters %s passes', (_, batch, found) => {
  expect(run(batch, found)).toMatchObject({ outcome: 'pass', rests: ['batch', 'sample'] });
});

test.each([
  ['no letters of a compound', 'XQZ-2604', {}],
  ['two letters only', 'TN-2604', {}],
  ['letters in a longer run', 'MYKPVX-2604', {}],
  ['the client’s initials', 'KPV-2604', { client: field('Kelp Peptide Vaults') }],
  ['letters of the client’s name', 'TANG-2604', { client: field('Tangmere Research') }],
  ['letters of the laboratory’s name', 'TANG-2604', { laboratory: unregistered('Tangmere Laboratories') }],
  ['a product that is no compound we know', 'KPV-2604', { compound: null }],
  ['a product that may be misread', 'KPV-2604', { compound: named([HULL], { certainty: 0.8, whole: false }) }],
] as [string, string, Partial<Fields>][])('%s: not applicable', (_, batch, found) => {
  expect(run(batch, found).outcome).toBe('not-applicable');
});

test('without a batch it is not applicable', () => {
  expect(run('', { batch: null }).outcome).toBe('not-applicable');
});
