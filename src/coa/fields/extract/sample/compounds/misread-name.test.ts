import { expect, test } from 'vitest';
import { compound } from '../../../../testing/fields.ts';
import { indexCompounds } from './compound-index.ts';
import { misreadName } from './misread-name.ts';

const NAMES = [
  'Hexarelin',
  'GHRP-2 Acetate',
  'Melanotan I',
  'Melanotan II',
  'Thymalin',
  'NA-Semax amidate',
  'GLOW blend',
  'Selank',
];
const index = indexCompounds(NAMES.map((name, at) => compound({ id: `c-${at}`, name, aliases: [] })));
const names = (text: string) => misreadName(text, index)?.compounds.map(({ name }) => name) ?? [];

test.each([
  ['Hexarelim', ['Hexarelin']],
  ['Hexorelim', []],
  // A name of six letters is too short for a letter misread.
  ['Selenk', []],
  // A letter that was lost, but not where the numbers of names stand.
  ['GLOW bend', ['GLOW blend']],
  ['Melanotan', []],
  ['Melanotan IT', ['Melanotan I', 'Melanotan II']],
  // Another digit is another compound.
  ['GHRP-6 Acetate', []],
  ['GHRP-2 Acetote', ['GHRP-2 Acetate']],
  // What is called nearly so, and what lacks a prefix, are others.
  ['Thymulin', []],
  ['Thymelin', ['Thymalin']],
  ['Semax amidate', []],
])('%s may be %j', (text, meant) => {
  expect(names(text).sort()).toEqual(meant);
});

test('such a name is less certain than one letter by letter', () => {
  expect(misreadName('Hexarelim', index)).toMatchObject({ certainty: 0.8, whole: true });
});
