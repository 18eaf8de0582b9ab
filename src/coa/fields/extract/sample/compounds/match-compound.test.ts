import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../../../tests/support/dataset.ts';
import { compound } from '../../../../testing/fields.ts';
import { indexCompounds } from './compound-index.ts';
import { hasParts } from './compound-match.ts';
import { matchCompound, otherCompounds } from './match-compound.ts';
import { withRelated } from './related-compounds.ts';

const { compounds } = fixtureDataset();
const index = indexCompounds(compounds);
const ids = (text: string, part = false) =>
  matchCompound(text, index, part)
    ?.compounds.map(({ id }) => id)
    .sort() ?? [];

test('every compound is found by its name and by each alias', () => {
  for (const compound of compounds) {
    for (const name of [compound.name, ...compound.aliases]) expect(ids(name), name).toContain(compound.id);
  }
});

test('of names that a misreading is as near to as to another, any may be meant', () => {
  expect(ids('Melanotan IT').sort()).toEqual(['melanotan-i', 'melanotan-ii']);
  expect(ids('Melanotan')).toEqual([]);
});

test('a chemical prefix is no misread letter, and what is called nearly so is not that', () => {
  const named = indexCompounds(
    ['NA-Semax amidate', 'Des-Xylophan', 'Thymalin'].map((name, at) => compound({ id: `c-${at}`, name, aliases: [] })),
  );
  const id = (text: string) => matchCompound(text, named)?.compounds[0]?.id;
  expect(['NA-Semax amidate', 'NA-Sernax amidate', 'Des-Xylophon', 'Thymaiin', 'Thymalln'].map(id)).toEqual([
    'c-0',
    'c-0',
    'c-1',
    'c-2',
    'c-2',
  ]);
  expect(['Semax amidate', 'Sernax amidate', 'Xylophan', 'Thymulin'].map(id)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a product name', () => {
  test.each([
    ['BPC-157', 'bpc-157'],
    ['bpc 157', 'bpc-157'],
    ['BPC157 10mg', 'bpc-157'],
    ['BPC-157 (10 mg/vial)', 'bpc-157'],
    ['BPC-157 acetate', 'bpc-157'],
    ['Semaglutide lyophilised powder 5 mg', 'semaglutide'],
    ['GHK-Cu 100 mg', 'ghk-cu'],
    ['PT-14110mg', 'pt-141'],
    ['PT-141 20 mg, batch 7455/35', 'pt-141'],
    ['Retatrutlde', 'retatrutide'],
    ['NAD+ 500mg', 'nad'],
    ['NAD+ 250 mcg/unit', 'nad'],
    ['GLOW Bend 70mg', 'glow-blend'],
    ['W overine Bend 10/10m g', 'wolverine-blend'],
    ['Wolverine Blend (BPC-157 5mg / TB-500 5mg)', 'wolverine-blend'],
  ])('%s is %s', (text, id) => {
    expect(matchCompound(text, index)).toMatchObject({ compounds: [{ id }], whole: true });
  });

  test('a name that trade uses for two compounds means both', () => {
    expect(ids('TB-500')).toEqual(['tb-500-fragment', 'thymosin-beta-4']);
    expect(ids('TB500 10mg')).toEqual(['tb-500-fragment', 'thymosin-beta-4']);
  });

  test('a misread letter lowers the certainty; another digit is another compound', () => {
    expect(matchCompound('Semaglutlae', index)!.certainty).toBeLessThan(1);
    expect(ids('GHRP-2')).toEqual(['ghrp-2']);
    expect(ids('GHRP-6')).toEqual(['ghrp-6']);
    expect(ids('GHRP-9')).toEqual([]);
    expect(ids('BPC-158')).toEqual([]);
  });

  test('a part of a longer text counts only where parts are asked for', () => {
    expect(ids('Sample of Tirzepatide from lot 4', true)).toEqual(['tirzepatide']);
    expect(matchCompound('Sample of Tirzepatide from lot 4', index, true)).toMatchObject({ whole: false });
    expect(ids('Sample of Tirzepatide from lot 4')).toEqual([]);
  });

  test('a name with another of the same in brackets, or parted from its dose by a stroke, is whole', () => {
    expect(matchCompound('PT-141 (Bremelanotide)', index)).toMatchObject({ whole: true });
    expect(matchCompound('PT-141 (Semaglutide)', index)?.whole).not.toBe(true);
    expect(matchCompound('Semax | 10 mg vial', index)).toMatchObject({ whole: true });
  });

  test('a Greek letter that was read as a Latin one or as a figure', () => {
    expect(ids('Thymosin B4')).toEqual(ids('Thymosin β4'));
    expect(ids('Thymosin 84')).toEqual(ids('Thymosin β4'));
    expect(ids('Thymosin a1')).toEqual(ids('Thymosin α1'));
    expect(ids('Thymosin B4')).not.toEqual([]);
  });

  test.each(['PT-141 / Semax', 'PT-141 5 mg + Semax 5 mg', 'Semax, withPT-141', 'PT-141 and Semax 10 mg'])(
    '“%s” is a blend of both',
    (text) => {
      const match = matchCompound(text, index)!;
      expect(match).toMatchObject({ certainty: 1, whole: true });
      expect(hasParts(match)).toBe(true);
      expect(
        withRelated(match, index)
          .parts!.map(({ id }) => id)
          .sort(),
      ).toEqual(['pt-141', 'semax']);
    },
  );

  test('one name, or one beside what is none, is no blend', () => {
    expect(matchCompound('Semax +', index)).toMatchObject({ whole: true });
    expect(hasParts(matchCompound('Semax +', index)!)).toBe(false);
    expect(matchCompound('Semax / Vial 5', index)).toBeNull();
    expect(hasParts(matchCompound('Semax, Semax', index) ?? matchCompound('Semax', index)!)).toBe(false);
  });

  test('the longest name within a text wins', () => {
    expect(ids('Vial of CJC-1295 without DAC for testing', true)).toEqual(['cjc-1295-without-dac']);
  });
});

test.each(['', '10 mg', 'White powder', 'Humber Molecular', 'The sample has been stored cold', 'LOT35822', '99.35 %'])(
  '"%s" names none',
  (text) => {
    expect(ids(text)).toEqual([]);
    expect(ids(text, true)).toEqual([]);
  },
);

test('what short lines name besides the product', () => {
  const bpc = matchCompound('BPC-157', index);
  expect(otherCompounds(['BPC-157', 'KPV 10 mg', 'a vial of Semax'], index, bpc).map(({ id }) => id)).toEqual(['kpv']);
});

test('doses of parts behind one unit, and a plus that ends a name', () => {
  const parts = (text: string) => matchCompound(text, index)?.parts?.map(({ id }) => id);
  expect(parts('Semax/KPV 5/2 mg')).toEqual(['semax', 'kpv']);
  expect(parts('GHRP-2 5 mg, NAD+ 5 mg')).toEqual(['ghrp-2', 'nad']);
  expect(matchCompound('CJC-1295 (DAC) 10 mg', index)?.compounds.map(({ id }) => id)).toEqual(['cjc-1295-with-dac']);
});
