import { expect, test } from 'vitest';
import type { LocalEdits } from '../../forensics/model/local-edits/local-edits.ts';
import { registered, testArtifacts, testLocalEdits } from '../../testing/fields.ts';
import check from './design-not-known.ts';

const run = (found: Partial<LocalEdits>, laboratory = registered({})) =>
  check.run(testArtifacts({ laboratory }, { localEdits: testLocalEdits(found) }));

test('a page set otherwise than the laboratory’s reports that we know is worth knowing of, and no more', () => {
  expect(run({ anotherDesign: true })).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    flag: 'It is set otherwise than the reports by Quarrybank Analytical that we know. The laboratory may have another design, or somebody else may have set this page: compare it with the laboratory’s own copy.',
  });
  expect(check.decides).toEqual({});
  expect(run({ laboratoryKnown: true }).outcome).toBe('pass');
});

test('nothing is said of a laboratory whose design was not learned, or through a lens', () => {
  expect(run({}).outcome).toBe('not-applicable');
  for (const pageClass of ['photo', 'scan'] as const)
    expect(run({ anotherDesign: true, pageClass }).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ laboratory: registered({}) })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts()).outcome).toBe('not-applicable');
});
