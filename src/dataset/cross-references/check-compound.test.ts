import { expect, test } from 'vitest';
import { problemsOf, testCompound } from '../test-data.ts';

const FILE = 'data/compounds/compound-one.json';
const WATER = { formula: 'H2O', average_mass: 18.015, monoisotopic_mass: 18.010565 };
const problems = (replaced: object) => problemsOf({ [FILE]: { ...testCompound(), ...replaced } });
const variant = (replaced: object) => ({ variants: [{ form: 'A salt', source: 'A table', ...WATER, ...replaced }] });

test('masses of the formula, of the compound and of its other forms, are in order', () => {
  expect(problems({ ...WATER, ...variant({}) })).toEqual([]);
  expect(problems({ ...WATER, average_mass: 18.0153 })).toEqual([]);
});

test.each<[string, object, string, RegExp]>([
  ['a blend of one', { kind: 'blend', components: ['compound-one'] }, 'components', /two compounds or more/],
  ['another average mass', { ...WATER, average_mass: 18.02 }, 'average_mass', /H2O, 18\.0150 Da; found 18\.02/],
  ['no average mass', { ...WATER, average_mass: null }, 'average_mass', /found none/],
  ['another monoisotopic mass', { ...WATER, monoisotopic_mass: 18.0107 }, 'monoisotopic_mass', /18\.0106 Da/],
  ['a mass without a formula', { average_mass: 18.015 }, 'formula', /or no mass/],
  ['a formula that is none', { ...WATER, formula: 'water' }, 'formula', /found "water"/],
  ['another mass of a form', variant({ average_mass: 19 }), 'variants.0.average_mass', /18\.0150 Da; found 19/],
  ['a form without a formula', variant({ formula: null }), 'variants.0.formula', /or no mass/],
])('%s is refused', (_what, replaced, field, expected) => {
  expect(problems(replaced)).toEqual([{ file: FILE, field, expected: expect.stringMatching(expected) }]);
});
