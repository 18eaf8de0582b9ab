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
    decides: {},
    run: ({ today }) => passed(today),
  });
  expect(check.run(testArtifacts({}, { today: '2026-11-20' })).why).toBe('2026-11-20');
});

test('a check cannot return a severity that it decides nothing by, nor accuse without saying what its doubt decides', () => {
  const declared = { id: 'x', title: 'X', description: 'X.', uses: ['today'] } as const;
  const doubts = (): ReturnType<typeof failed<'doubt'>> => failed('doubt', 'a is not b', 'It does not fit.', []);
  // @ts-expect-error: a doubt that is not declared.
  defineCheck({ ...declared, decides: {}, run: doubts });
  // @ts-expect-error: a decisive finding where only a doubt is declared.
  defineCheck({ ...declared, decides: { doubt: 'unclear' }, run: () => failed('decisive', 'a', 'A.', []) });
  // @ts-expect-error: no decision at all.
  defineCheck({ ...declared, run: doubts });
  // @ts-expect-error: an accusation without its doubt.
  defineCheck({ ...declared, decides: { decisive: 'fabricated' }, run: doubts });
  const check = defineCheck({ ...declared, decides: { decisive: 'fabricated', doubt: 'unclear' }, run: doubts });
  expect(check.run(testArtifacts()).severity).toBe('doubt');
});
