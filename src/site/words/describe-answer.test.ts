import { expect, test } from 'vitest';
import { describeAnswer } from './describe-answer.ts';

const altered = { hits: 48, n: 88 };

test('a recognised laboratory is named, with how often altered pages pass', () => {
  const { heading, meaning } = describeAnswer(
    { verdict: 'real-lab-not-partnerlab', lab_named: 'Lab & $&' },
    'Partnerlab',
    altered,
  );
  expect(heading).toBe('Laboratory recognised: Lab & $&. Not confirmed yet.');
  expect(meaning).toMatch(/48 of 88 altered pages passed as a laboratory’s report\.$/);
});

test('any other answer is told by its label', () => {
  expect(describeAnswer({ verdict: 'stale', lab_named: 'Partnerlab' }, 'Partnerlab', altered).heading).toBe(
    'Out of date',
  );
});
