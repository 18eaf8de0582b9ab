import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../tests/support/dataset.ts';
import type { MassField } from '../../fields/fields.ts';
import { compound, field, mass, named, testArtifacts } from '../../testing/fields.ts';
import check, { knownMasses } from './mass-not-of-compound.ts';

const { compounds } = fixtureDataset();
const record = (id: string) => compounds.find((entry) => entry.id === id)!;
const run = (ids: string | string[], ...masses: MassField[]) =>
  check.run(
    testArtifacts({ sample: field('Product'), compound: named([ids].flat().map(record)), masses }, { compounds }),
  );

const PROTON = 1.00728;

test.each([
  ['average mass', 'bpc-157', 1419.56],
  ['monoisotopic mass', 'bpc-157', 1418.7],
  ['rounded mass', 'bpc-157', 1420],
  ['[M+H]+ given as the weight', 'bpc-157', 1420.56],
  ['[M+H]+ of an instrument of low resolution', 'bpc-157', 1421.4],
  ['[M−H]− of one', 'bpc-157', 1419.556 - PROTON],
  ['a variant', 'ghk-cu', 403.93],
  ['the monoisotopic mass of a variant', 'mazdutide', 4473.29],
])('accepts %s', (_, id, value) => {
  expect(run(id, mass(value)).outcome).toBe('pass');
});

const SALTS = [
  ['trifluoroacetate', 'bpc-157', 1419.556 + 113.99],
  ['three trifluoroacetates', 'ss-31', 639.795 + 3 * 114.02],
  ['three hydrochlorides', 'ss-31', 639.795 + 3 * 36.46],
  ['acetate', 'bpc-157', 1419.556 + 60.05],
  ['sodium', 'bpc-157', 1419.556 + 21.98],
  ['[M+Na]+', 'bpc-157', 1418.704 + 22.99],
  ['[M+TFA−H]−', 'bpc-157', 1418.704 + 113.99 - PROTON],
] as const;
const FOUND = [
  ['[M+2H]2+', 'bpc-157', (1418.704 + 2 * PROTON) / 2],
  ['[M+5H]5+', 'semaglutide', (4113.64 + 5 * PROTON) / 5],
  ['an oxidised methionine', 'thymosin-beta-4', 4963.506 + 15.99],
  ['[M−2H]2−', 'bpc-157', (1418.704 - 2 * PROTON) / 2],
  ['[M+8H]8+', 'thymosin-beta-4', (4963.506 + 8 * PROTON) / 8],
  ['water lost', 'bpc-157', 1419.556 - 18.02],
] as const;

test.each([...SALTS, ...FOUND])(
  'a measured mass may be that of %s, which says nothing for the page',
  (_, id, value) => {
    expect(run(id, mass(value))).toMatchObject({
      outcome: 'not-applicable',
      why: expect.stringMatching(/only as a salt, an adduct or an ion/),
    });
  },
);

test.each(SALTS)('a reference mass may be that of %s', (_, id, value) => {
  expect(run(id, mass(value, { kind: 'stated' })).outcome).toBe('not-applicable');
});

test.each(FOUND)('a reference mass is not that of %s', (_, id, value) => {
  expect(run(id, mass(value, { kind: 'stated' }))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('several charges give no mass in daltons: a doubt, for what was measured may be an ion', () => {
  const [, , ion] = FOUND[0];
  expect(run('bpc-157', mass(ion, { text: '710.36 Da' }))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('the salt that the page names is accepted', () => {
  const [, id, value] = SALTS[3];
  const outcome = (sample: string) =>
    check.run(
      testArtifacts({ sample: field(sample), compound: named([record(id)]), masses: [mass(value)] }, { compounds }),
    ).outcome;
  expect(outcome('BPC-157 acetate')).toBe('pass');
  expect(outcome('BPC-157 trifluoroacetate')).toBe('not-applicable');
  expect(run(id, mass(value, { label: 'Molecular weight (acetate salt)' })).outcome).toBe('pass');
});

test('what is another compound’s mass as it stands is no adduct: a doubt', () => {
  const own = compound({ id: 'one', average_mass: 1000, monoisotopic_mass: null });
  const other = compound({ id: 'other', name: 'Otherin', average_mass: 1060.3, monoisotopic_mass: null });
  const finding = (compounds: (typeof own)[], kind: MassField['kind']) =>
    check.run(testArtifacts({ compound: named([own]), masses: [mass(1060.1, { kind })] }, { compounds }));
  for (const kind of ['stated', 'measured'] as const) {
    expect(finding([own], kind).outcome).toBe('not-applicable');
    expect(finding([own, other], kind)).toMatchObject({
      outcome: 'fail',
      severity: 'doubt',
      why: expect.stringContaining('It is that of Otherin.'),
      flag: expect.stringContaining('is that of Otherin; that of'),
    });
  }
});

test('a reference mass of another compound no longer passes by an adduct', () => {
  expect(run('ghrp-2', mass(873.03, { kind: 'stated' }))).toMatchObject({
    severity: 'doubt',
    why: expect.stringContaining('It is that of GHRP-6.'),
    flag: expect.stringContaining('873.03 Da, is that of GHRP-6, not of GHRP-2'),
  });
  expect(run('mazdutide', mass(4813.53, { kind: 'stated' }))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test.each([
  ['an ion of two charges that is a unit off', 'bpc-157', 711.6],
  ['three negative charges, which peptides do not carry', 'bpc-157', (1418.704 - 3 * PROTON) / 3],
])('does not accept %s', (_, id, value) => {
  expect(run(id, mass(value)).outcome).toBe('fail');
});

test('a pass names the masses that fit and the compound', () => {
  expect(run('bpc-157', mass(1419.56, { kind: 'stated' }), mass(1418.7))).toMatchObject({
    outcome: 'pass',
    why: '1419.56, 1418.7 Da fits BPC-157.',
    flag: 'The molecular mass printed fits BPC-157.',
    rests: ['mass_stated', 'mass_measured'],
  });
});

test('a mass that our list does not give is not taken for nothing, which a bare adduct would fit', () => {
  const product = compound({ average_mass: 1419.556, monoisotopic_mass: null });
  const finding = check.run(
    testArtifacts({ sample: field('Product'), compound: named([product]), masses: [mass(60.05)] }),
  );
  expect(finding).toMatchObject({ outcome: 'fail', flag: expect.stringContaining('(1419.56 Da)') });
});

test('what else stands in the row of a mass that fits is no second one, unless it has decimals', () => {
  expect(run('bpc-157', mass(1419.6), mass(350, { decimals: 0 }))).toMatchObject({
    outcome: 'pass',
    why: '1419.6 Da fits BPC-157.',
    rests: ['mass_measured'],
  });
  expect(run('bpc-157', mass(1419.6), mass(350.2))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run('bpc-157', mass(1419.6, { label: 'Theory' }), mass(350, { decimals: 0 })).outcome).toBe('fail');
});

test('a round number is a measured mass where its unit says so', () => {
  expect(run('bpc-157', mass(818, { decimals: 0, text: '818' }))).toMatchObject({ severity: 'doubt' });
  expect(run('bpc-157', mass(818, { decimals: 0, text: '818 Da' }))).toMatchObject({ severity: 'decisive' });
});

test('the mass of a compound whose name is nearly the same is a doubt: the name may be misread', () => {
  const [one, two] = [record('melanotan-i'), record('melanotan-ii')];
  const finding = (alike: (typeof one)[]) =>
    check.run(
      testArtifacts(
        { sample: field('Melanotan I'), compound: { ...named([one]), alike }, masses: [mass(two.average_mass!)] },
        { compounds },
      ),
    );
  expect(finding([two])).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['mass_measured', 'sample'],
    why: expect.stringContaining('Melanotan II, whose name is nearly the same'),
    flag: expect.stringContaining('is that of Melanotan II, not of Melanotan I (1645.84 Da), or we misread the name'),
  });
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

test('a mass on which two readings disagree says nothing, and does not hide what another says', () => {
  const misread = mass(1000, { disputed: true });
  expect(run('bpc-157', misread).outcome).toBe('not-applicable');
  expect(run('bpc-157', misread, mass(817.97))).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test('the mass of another compound is decisive, names both, and rests on mass and product', () => {
  const finding = run('bpc-157', mass(817.97));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['mass_measured', 'sample'] });
  expect(finding.why).toBe(
    'Printed 817.97 Da; BPC-157 has 1418.70 Da. No variant, adduct or charge state comes to the printed mass. It is that of GHRP-2.',
  );
  expect(finding.flag).toContain('817.97');
  expect(finding.flag).toContain('BPC-157');
});

test.each([
  ['above all', 530.5, '403.93'],
  ['below all', 350.5, '400.09'],
])('of several masses on our list it names the one nearest to the printed: %s', (_, printed, nearest) => {
  expect(run('ghk-cu', mass(printed)).flag).toContain(`(${nearest} Da)`);
});

test('a mass that is nobody’s is a doubt: another form, a fragment, or an instrument’s error', () => {
  expect(run('semaglutide', mass(4123.6))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  // Out by what a MALDI instrument is in linear mode.
  expect(run('thymosin-beta-4', mass(4966.5))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('compounds whose sequences are nearly the same are sold under one another’s names', () => {
  const [own, akin] = ['FLRIVQCRSVEGSCGF', 'YLRIVQCRSVEGSCGF'].map((sequence, index) =>
    compound({ id: `c-${index}`, sequence, average_mass: [1799.1, 1902.2][index]!, monoisotopic_mass: null }),
  );
  const severity = (others: (typeof akin)[]) =>
    check.run(
      testArtifacts(
        { sample: field('Product'), compound: named([own!]), masses: [mass(1902.6)] },
        { compounds: others.map((one) => one!) },
      ),
    ).severity;
  expect(severity([akin])).toBe('doubt');
  expect(severity([{ ...akin!, sequence: 'GEPPPGKPADDAGLV' }])).toBe('decisive');
  expect(severity([{ ...akin!, sequence: null }])).toBe('decisive');
});

test('a wrong specification beside a right measurement is a doubt; a wrong measurement weighs', () => {
  expect(run('bpc-157', mass(817.97, { kind: 'stated' }), mass(1419.6))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
  });
  for (const stated of [1419.6, 817.97, 903.1])
    expect(run('bpc-157', mass(stated, { kind: 'stated' }), mass(817.97))).toMatchObject({
      outcome: 'fail',
      severity: 'decisive',
      rests: ['mass_measured', 'sample'],
    });
  // A laboratory may find something else, and says so.
  const masses = [mass(1419.6, { kind: 'stated' }), mass(817.97)];
  const found = testArtifacts({ compound: named([record('bpc-157')]), masses, saysNonconforming: true }, { compounds });
  expect(check.run(found).severity).toBe('doubt');
});

test('a reference mass alone is a doubt: laboratories misprint those', () => {
  expect(run('kpv', mass(391.9, { kind: 'stated' }))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('a metal complex may be found as its ligand: copper leaves GHK-Cu in the source of the instrument', () => {
  for (const value of [340.38, 340.19, 341.2])
    expect(run('ghk-cu', mass(value, { kind: 'measured' })).outcome, String(value)).toBe('pass');
  expect(run('ghk-cu', mass(350.2, { kind: 'measured' })).outcome).toBe('fail');
});

test('a complex of zinc may be found as its ligand, too', () => {
  // Masses far apart, so that each is looked for.
  const zinc = compound({ formula: 'C14H22N6O4Zn', average_mass: 503.75, monoisotopic_mass: 402.1 });
  const outcome = (value: number) =>
    check.run(testArtifacts({ sample: field('Product'), compound: named([zinc]), masses: [mass(value)] })).outcome;
  expect([440.39, 340.19].map(outcome)).toEqual(['pass', 'pass']);
  expect(outcome(346)).toBe('fail');
});

test('what theory gives is of the ion that was found, where that is one of the compound', () => {
  const [theory, found] = [mass(1029.42, { kind: 'stated' }), mass(1029.47, { kind: 'ion' })];
  expect(run('semaglutide', found, theory).outcome).toBe('not-applicable');
  expect(run('semaglutide', theory).severity).toBe('doubt');
  expect(run('bpc-157', found, theory).severity).toBe('doubt');
});

test('peaks of a spectrum are ions, fragments or ligands, and no molecular mass', () => {
  expect(run('ghk-cu', mass(341.1, { kind: 'ion' }), mass(171.05, { kind: 'ion' }))).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringContaining('Only peaks of a spectrum are labelled'),
  });
  // An ion of the product shows that it is the product: the other mass is of a fragment, a standard or an impurity.
  expect(run('bpc-157', mass(710.4, { kind: 'ion' }), mass(817.97))).toMatchObject({ severity: 'doubt' });
  expect(run('bpc-157', mass(409.5, { kind: 'ion' }), mass(817.97))).toMatchObject({ severity: 'decisive' });
});

test('where the results name another compound the mass may be that one’s', () => {
  const severity = (product: string[], results: string[]) =>
    check.run(
      testArtifacts(
        {
          sample: field('Product'),
          compound: named(product.map(record)),
          identified: { ...field('As found'), compounds: results.map(record) },
          masses: [mass(1302.46)],
        },
        { compounds },
      ),
    ).severity;
  expect(severity(['bpc-157'], ['thymosin-beta-4'])).toBe('doubt');
  expect(severity(['bpc-157'], ['bpc-157'])).toBe('decisive');
  // A name of trade means two compounds, of which the results name one.
  expect(severity(['tb-500-fragment', 'thymosin-beta-4'], ['thymosin-beta-4'])).toBe('decisive');
  expect(severity(['thymosin-beta-4'], ['tb-500-fragment', 'thymosin-beta-4'])).toBe('decisive');
});

test('a printed tolerance widens what is accepted', () => {
  expect(run('bpc-157', mass(1422.2, { kind: 'stated', tolerance: 3 })).outcome).toBe('pass');
});

test('a lost decimal point is a misreading, not a misprint', () => {
  expect(run('bpc-157', mass(141956))).toMatchObject({
    outcome: 'not-applicable',
    why: 'The masses could not be read well enough.',
  });
  expect(run('mazdutide', mass(456_314)).outcome).toBe('not-applicable');
  for (const places of [10, 100, 1000]) expect(run('bpc-157', mass(1419.56 * places)).outcome).toBe('not-applicable');
});

test('a rule before a mass that was read as its first digit is a misreading too', () => {
  expect(run('bpc-157', mass(11_419.56)).outcome).toBe('not-applicable');
  expect(run('mazdutide', mass(14_563.14)).outcome).toBe('not-applicable');
  expect(run('bpc-157', mass(11_425.56)).outcome).toBe('fail');
});

describe('a blend', () => {
  const blend = (parts: readonly string[], ...masses: MassField[]) => {
    const compound = { ...named([record('glow-blend')]), parts: parts.map(record) };
    return check.run(testArtifacts({ sample: field('GLOW 70 mg'), compound, masses }));
  };
  const PARTS = ['ghk-cu', 'bpc-157', 'thymosin-beta-4', 'tb-500-fragment'];

  test.each([1419.56, 403.1, 4964, 889.02])('may be given the mass of a component: %d', (value) => {
    expect(blend(PARTS, mass(value, { kind: 'stated' }))).toMatchObject({
      outcome: 'pass',
      why: `${value} Da fits a component of GLOW blend.`,
      rests: ['mass_stated'],
    });
  });

  test('a mass that is none of theirs is a doubt, measured or not', () => {
    for (const kind of ['stated', 'measured'] as const)
      expect(blend(PARTS, mass(1419.56), mass(5135.9, { kind }))).toMatchObject({
        outcome: 'fail',
        severity: 'doubt',
        flag: 'The molecular mass printed, 5135.9 Da, is that of no component of GLOW blend.',
        rests: [expect.stringMatching(/^mass_/), 'sample'],
      });
  });

  test.each([
    ['it fits only with a salt', PARTS, mass(1419.556 + 113.99), /fits a component of GLOW blend only as a salt/],
    ['only ions are labelled', PARTS, mass(5135.9, { kind: 'ion' }), /^Only peaks of a spectrum/],
    ['a component has no single mass', [...PARTS, 'glow-blend'], mass(5135.9), /^The mass of one of its components/],
    ['a decimal point may be lost', PARTS, mass(141956), /^The masses could not be read/],
  ])('says nothing where %s', (_, parts, printed, why) => {
    const finding = blend(parts, printed);
    expect(finding.outcome).toBe('not-applicable');
    expect(finding.why).toMatch(why);
  });
});

test('a blend whose name was not read well enough is not compared, as no compound is', () => {
  const uncertain = { ...named([record('glow-blend')]), parts: [record('bpc-157')], certainty: 0.8, whole: false };
  const masses = [mass(5135.9)];
  const found = check.run(testArtifacts({ sample: field('GLOW 70 mg'), compound: uncertain, masses }));
  expect(found).toMatchObject({ outcome: 'not-applicable', why: expect.stringMatching(/not read well enough/) });
  const whole = check.run(testArtifacts({ sample: field('GLOW'), compound: { ...uncertain, whole: true }, masses }));
  expect(whole.outcome).toBe('not-applicable');
});

test('of a page that names several compounds none is accused of the mass of another', () => {
  const run = (...masses: MassField[]) =>
    check.run(
      testArtifacts(
        { compound: named([record('bpc-157')]), others: [record('thymosin-beta-4')], masses },
        { compounds },
      ),
    );
  // Both masses are there: a blend whose name was not read.
  expect(run(mass(1419.5), mass(4963.4))).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringMatching(/several/),
  });
  expect(run(mass((1418.704 + 2 * PROTON) / 2), mass(4963.4)).outcome).toBe('not-applicable');
  // Only the other's: the name may have been put in its place.
  expect(run(mass(4963.4))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: expect.stringMatching(/names as well/),
  });
  expect(run(mass(1302.46))).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test('blends of unknown components, and compounds without a single mass, are not compared', () => {
  for (const product of [
    [record('glow-blend')],
    [compound({ average_mass: null })],
    [record('bpc-157'), record('glow-blend')],
  ])
    expect(check.run(testArtifacts({ compound: named(product), masses: [mass(742.3)] }))).toMatchObject({
      outcome: 'not-applicable',
      why: 'The product has no single mass to compare with.',
    });
});

test('cannot judge without product, without mass, or by a product name that was not read for certain', () => {
  const because = (why: string) => ({ outcome: 'not-applicable', why });
  expect(check.run(testArtifacts({ masses: [mass(817.97)] }))).toMatchObject(because('No known compound is named.'));
  expect(run('bpc-157')).toMatchObject(because('No molecular mass could be read.'));
  const read = (certainty: number, whole: boolean, value = 817.97) =>
    check.run(
      testArtifacts(
        { compound: named([record('bpc-157')], { certainty, whole }), masses: [mass(value)] },
        { compounds },
      ),
    );
  expect(read(0.8, false)).toMatchObject(because('The product name was not read well enough to compare its mass.'));
  // One that is a name but for a letter may be another's, of which nobody is accused.
  expect(read(0.8, true).severity).toBe('doubt');
  expect(read(0.8, true, 845.2)).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringContaining('a mass against it that is nobody’s'),
  });
  expect([read(0.8, true, 1419.56).outcome, read(1, true, 845.2).outcome]).toEqual(['pass', 'fail']);
  // A name that stands for more than the letters read may be another product's.
  expect(read(1, false).severity).toBe('doubt');
});
