import { expect, test } from 'vitest';
import { testArtifacts } from '../testing/fields.ts';
import { defineCheck, failed, notApplicable, passed } from './check.ts';

test('a finding says outcome and reason; only a failure carries a severity', () => {
  expect(passed('a fits b', 'It fits.', ['a'])).toMatchObject({
    outcome: 'pass',
    why: 'a fits b',
    flag: 'It fits.',
    rests: ['a'],
  });
  expect(failed('doubt', 'a is not b', 'It does not fit.', ['a'], [[1, 2, 3, 4]])).toEqual({
    outcome: 'fail',
    severity: 'doubt',
    why: 'a is not b',
    flag: 'It does not fit.',
    rests: ['a'],
    boxes: [[1, 2, 3, 4]],
  });
  expect(notApplicable('no a')).toEqual({ outcome: 'not-applicable', why: 'no a' });
  expect(passed('a').severity).toBeUndefined();
});

test('a check sees the artifacts it declares', () => {
  const check = defineCheck({
    id: 'x',
    title: 'X',
    description: 'X.',
    uses: ['today'],
    run: ({ today }) => passed(today),
  });
  expect(check.run(testArtifacts({}, { today: '2026-11-20' })).why).toBe('2026-11-20');
});
