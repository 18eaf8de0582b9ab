import { afterEach, beforeEach, expect, it } from 'vitest';
import { Laboratory } from '../../src/dataset/laboratory.ts';
import { newLaboratory } from './new-laboratory.ts';
import { type TestWorkspace, testWorkspace } from './test-workspace.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

const FILE = 'data/labs/malaga-analytical.json';

it('begins a record that is refused for what nobody may leave open, and for nothing else', () => {
  expect(newLaboratory(work, ' Málaga Analytical ')).toContain('npm run data');
  expect(work.problems()).toEqual([
    `${FILE}: reports_seen`,
    `${FILE}: sources.0.title`,
    `${FILE}: sources.0.captured_at`,
  ]);
});

it('is a record once that is filled in, with every field that one must have', () => {
  newLaboratory(work, 'Málaga Analytical');
  const begun = JSON.parse(work.read(FILE)) as object;
  const sources = [{ title: 'Two of its reports.', url: null, captured_at: '2026-11-20' }];
  work.write(FILE, JSON.stringify({ ...begun, reports_seen: 'few', sources }));
  // A release knows nothing of it yet: what is asked for is the version of the change.
  expect(work.problems().filter((problem) => problem.startsWith('data/labs/'))).toEqual([]);
  const fields = Object.entries(Laboratory.shape).flatMap(([field, schema]) =>
    schema.safeParse(undefined).success ? [] : [field],
  );
  expect(Object.keys(begun).filter((field) => field !== '$schema')).toEqual(fields);
  expect(begun).toMatchObject({ id: 'malaga-analytical', name: 'Málaga Analytical', demonstration: false });
});

it.each<[string, string, string | undefined, RegExp]>([
  ['no name', ' ', undefined, /is no name/],
  ['a name on record, however it is spaced', 'laboratory LAB ONE', undefined, /stands in .*lab-one\.json already/],
  ['a name without a letter of an id', '分析', undefined, /"" cannot be an id.*--id ID/],
  ['an id that leads out of the folder', 'New Lab', '../x', /cannot be an id/],
  ['an id that is taken', 'New Lab', 'lab-one', /exists already/],
])('refuses %s', (_what, name, id, message) => {
  expect(() => newLaboratory(work, name, id)).toThrow(message);
  expect(work.problems()).toEqual([]);
});

it('refuses a name that a record begun before has, whatever that lacks still', () => {
  newLaboratory(work, 'Málaga Analytical');
  expect(() => newLaboratory(work, 'Málaga Analytical', 'other')).toThrow(/stands in/);
});
