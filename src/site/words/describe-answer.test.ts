import { expect, test } from 'vitest';
import { describeAnswer } from './describe-answer.ts';

test('a recognised laboratory is named, and the answer is no proof', () => {
  const { heading, meaning, sure } = describeAnswer(
    { verdict: 'real-lab-not-partnerlab', lab_named: 'Lab & $&', confidence: 0.82 },
    'Partnerlab',
  );
  expect(heading).toBe('Laboratory recognised: Lab & $&. Not confirmed yet.');
  expect(meaning).toMatch(/That is not proof/);
  expect(sure).toBe('How sure: probable (more often right than wrong: confirm it before relying on it).');
});

test('any other answer is told by its label', () => {
  expect(describeAnswer({ verdict: 'stale', lab_named: 'Partnerlab', confidence: 0.8 }, 'Partnerlab').heading).toBe(
    'Out of date',
  );
});

test('an answer that leaves it open is sure of nothing', () => {
  expect(describeAnswer({ verdict: 'unclear', lab_named: '', confidence: 0.76 }, 'Partnerlab').sure).toBe('');
});
