import { expect, test } from 'vitest';
import { compound } from '../../../../testing/fields.ts';
import { indexCompounds } from './compound-index.ts';
import { nameWithin } from './name-within.ts';

const NAMES = [
  'Thymosin',
  'Thymosin Alpha 1',
  'HA',
  'Semax',
  'SLU-PP-332',
  'NAD',
  'Kiss',
  'P21',
  'One Two Three Four Five Six',
  'A B C D E F G',
];
const index = indexCompounds(NAMES.map((name, at) => compound({ id: `c-${at}`, name, aliases: [] })));
const nameIn = (text: string) => nameWithin(text, index)?.compounds[0]?.name ?? null;

test.each([
  ['vial of Semax, lyophilised', 'Semax'],
  ['kit (Semax)', 'Semax'],
  ['content of Semaxes', null],
  // The longest of those that stand there.
  ['our Thymosin Alpha 1 vial', 'Thymosin Alpha 1'],
  ['SLU PP 332 capsules', 'SLU-PP-332'],
  // A name may have six words, and no more.
  ['the one two three four five six', 'One Two Three Four Five Six'],
  ['of A B C D E F G', null],
  // Short words are names where three or four capitals stand among small letters.
  ['pure NAD powder', 'NAD'],
  ['PURE NAD POWDER', null],
  ['pure nad powder', null],
  ['a kiss of it', null],
  ['pure p21 powder', 'P21'],
  ['HA powder', null],
])('%s names %j', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test('such a name is a part of the text, and not quite certain', () => {
  expect(nameWithin('vial of Semax, lyophilised', index)).toMatchObject({
    name: 'Semax',
    certainty: 0.95,
    whole: false,
  });
});
