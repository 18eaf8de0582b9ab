import { expect, test } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './thumbnail-differs.ts';

const run = (likeness: number | null) =>
  check.run(
    testArtifacts(
      {},
      { container: testContainer({ thumbnail: likeness === null ? null : { width: 120, height: 160, likeness } }) },
    ),
  );

test('an unlike thumbnail is a doubt, and says how unlike', () => {
  expect(run(0.2)).toMatchObject({ outcome: 'fail', severity: 'doubt', why: expect.stringContaining('likeness 0.2,') });
});

test('a like one passes without a word for the certificate', () => {
  const finding = run(0.9);
  expect(finding.outcome).toBe('pass');
  expect(finding.flag).toBeUndefined();
});

test('no thumbnail says nothing', () => {
  expect(run(null)).toMatchObject({ outcome: 'not-applicable' });
});

test('a likeness at the bound passes; below it the sentence rests on no field', () => {
  expect(run(0.55).outcome).toBe('pass');
  expect(run(0.549)).toMatchObject({
    outcome: 'fail',
    flag: 'The thumbnail stored in the file shows something other than the picture.',
    rests: [],
  });
});
