import { expect, test } from 'vitest';
import { problemsOf, testCompound, testLaboratory, testVendor } from '../test-data.ts';

const OWNER = 'data/compounds/compound-one.json';
const SECOND = 'data/compounds/compound-two.json';

/** A second compound that shares nothing with the first. */
const secondCompound = () => ({ ...testCompound('compound-two'), cas: ['77591-33-4'] });

test.each([
  ['name', { name: 'COMPOUND compound-one' }],
  ['aliases.0', { aliases: ['Compound: Compound One'] }],
  ['cas.0', { cas: testCompound().cas }],
])('a compound with the %s of another is refused, with both files', (field, replaced) => {
  expect(problemsOf({ [SECOND]: { ...secondCompound(), ...replaced } })).toEqual([
    { file: SECOND, field, expected: expect.stringContaining(OWNER) },
  ]);
});

test.each([
  [['compound-two'], ['compound-one'], []],
  [['compound-two'], [], [{ field: 'aliases.0' }]],
  [[], ['compound-one'], [{ field: 'aliases.0' }]],
])('two compounds share a name where each names the other: %j, %j', (first, second, problems) => {
  const found = problemsOf({
    [OWNER]: { ...testCompound(), aliases: ['TB-500'], shares_names_with: first },
    [SECOND]: { ...secondCompound(), aliases: ['TB500'], shares_names_with: second },
  });
  expect(found).toMatchObject(problems);
  expect(found).toHaveLength(problems.length);
});

test.each([
  ['compound-three', /another compound in compounds/],
  ['compound-two', /another compound in compounds/],
  ['compound-one', /shares none/],
])('a compound shares names with one that there is and that has them: %s', (id, expected) => {
  expect(problemsOf({ [SECOND]: { ...secondCompound(), shares_names_with: [id] } })).toEqual([
    { file: SECOND, field: 'shares_names_with.0', expected: expect.stringMatching(expected) },
  ]);
});

test('a laboratory with the name of another is refused, with both files', () => {
  const file = 'data/labs/lab-two.json';
  expect(problemsOf({ [file]: { ...testLaboratory('lab-two'), aliases: ['Laboratory Lab-One'] } })).toEqual([
    { file, field: 'aliases.0', expected: expect.stringContaining('data/labs/lab-one.json') },
  ]);
});

test('two vendors may share an alias, and no trading name', () => {
  const file = 'data/vendors/vendor-two.json';
  const first = { ...testVendor(), aliases: ['Shared Brand'] };
  const second = { ...testVendor('vendor-two'), aliases: ['Shared Brand'] };
  const problems = (replaced: object) =>
    problemsOf({ 'data/vendors/vendor-one.json': first, [file]: { ...second, ...replaced } });
  expect(problems({})).toEqual([]);
  expect(problems({ name: 'Vendor Vendor-One' })).toMatchObject([
    { file, field: 'name', expected: expect.stringContaining('data/vendors/vendor-one.json') },
  ]);
  expect(problems({ aliases: ['Vendor Vendor-One'] })).toMatchObject([{ file, field: 'aliases.0' }]);
  expect(problems({ name: 'shared brand' })).toMatchObject([{ file, field: 'name' }]);
});
