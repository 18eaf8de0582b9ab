import { expect, test } from 'vitest';
import { describeAnswer } from './describe-answer.ts';

test('a recognised laboratory is named, and the answer is no proof', () => {
  const { heading, meaning } = describeAnswer(
    { verdict: 'real-lab-not-partnerlab', lab_named: 'Lab & $&' },
    'Partnerlab',
  );
  expect(heading).toBe('Laboratory recognised: Lab & $&. Not confirmed yet.');
  expect(meaning).toMatch(/That is not proof/);
});

test('any other answer is told by its label', () => {
  expect(describeAnswer({ verdict: 'stale', lab_named: 'Partnerlab' }, 'Partnerlab').heading).toBe('Out of date');
});
