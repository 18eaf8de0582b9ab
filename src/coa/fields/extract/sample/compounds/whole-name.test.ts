import { describe, expect, test } from 'vitest';
import { compound } from '../../../../testing/fields.ts';
import { indexCompounds } from './compound-index.ts';
import { namesOfParts, wholeName } from './whole-name.ts';

const blend = { kind: 'blend', components: ['c-0', 'c-1'], formula: null, average_mass: null, monoisotopic_mass: null };
const index = indexCompounds(
  [
    { name: 'Tesamorelin' },
    { name: 'Ipamorelin' },
    { name: 'PT-141' },
    { name: 'DSIP', aliases: ['Delta Sleep Inducing Peptide'] },
    { name: 'NAD+' },
    { name: 'Wolverine Blend', ...blend },
  ].map((one, at) => compound({ aliases: [], ...one, id: `c-${at}` })),
);
const nameOf = (text: string, bare = text) => wholeName(bare, text, index)?.compounds[0]?.name ?? null;

test.each([
  ['Tesamorelin', 'Tesamorelin'],
  ['Tesamorelin 10 mg', 'Tesamorelin'],
  ['Lyophilized Tesamorelin acetate', 'Tesamorelin'],
  ['PT-14110 mg', 'PT-141'],
  ['PT-141, batch 7455/35', 'PT-141'],
  ['|Tesamorelin', 'Tesamorelin'],
  ['lTesamorelin', 'Tesamorelin'],
  ['DSIP (Delta Sleep Inducing Peptide)', 'DSIP'],
  ['DSIP (Ipamorelin)', null],
  // Parts stand behind the name of a blend, and of nothing else.
  ['Wolverine Blend (anything)', 'Wolverine Blend'],
  ['Tesamorelin (anything)', null],
  ['Tesamorelin for rats', null],
])('%s is as a whole %j', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

describe('the parts of a blend', () => {
  const parts = (text: string) => namesOfParts(text, index)?.compounds.map(({ name }) => name) ?? null;

  test.each([
    ['Tesamorelin / Ipamorelin', ['Tesamorelin', 'Ipamorelin']],
    ['Tesamorelin and Ipamorelin', ['Tesamorelin', 'Ipamorelin']],
    ['Tesamorelin + NAD+', ['Tesamorelin', 'NAD+']],
    ['Tesamorelin/Ipamorelin 10/5', null],
    ['Tesamorelin', null],
    ['Tesamorelin / Tesamorelin', null],
    ['Tesamorelin / water', null],
    ['Tesamorelin / Ipamorelin / PT-141 / DSIP / NAD+ / Wolverine Blend', null],
  ])('%s has %j', (text, names) => {
    expect(parts(text)).toEqual(names);
  });
});
