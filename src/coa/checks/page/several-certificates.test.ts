import { expect, test } from 'vitest';
import type { LabelledField } from '../../fields/specs.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './several-certificates.ts';

const KINDS: LabelledField[] = ['client', 'batch', 'report_number', 'key', 'sample', 'content'];
const run = (found: number, repeated: number) =>
  check.run(testArtifacts({ labels: { found: KINDS.slice(0, found), repeated: KINDS.slice(0, repeated) } }));

test('where most kinds of labels stand twice the picture shows several certificates, and nothing is judged', () => {
  const finding = run(5, 4);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: [] });
  expect(finding.why).toBe(
    'Of 5 kinds of label, 4 appear on the page more than once: client, batch, report number and key.',
  );
  expect(finding.flag).toBe('The picture seems to show several certificates.');
  expect(check.decides).toEqual({ decisive: 'unclear', doubt: 'nothing' });
});

test('a report may repeat some: in its results, over its chromatogram', () => {
  for (const [found, repeated] of [
    [3, 3],
    [6, 4],
    [6, 3],
    [1, 0],
  ] as const)
    expect(run(found, repeated), `${repeated} of ${found}`).toMatchObject({
      outcome: 'pass',
      why: 'Most labels appear on the page once.',
    });
});

test('a page without labels says nothing', () => {
  expect(run(0, 0).outcome).toBe('not-applicable');
});
