import { expect, it } from 'vitest';
import { hasValidCasCheckDigit } from './cas-number.ts';

it.each(['7732-18-5', '58-08-2', '137525-51-0', '2023788-19-2'])('accepts %s', (number) => {
  expect(hasValidCasCheckDigit(number)).toBe(true);
});

it.each(['7732-18-4', '1378632-77-1', '7732185', '1-18-5', ''])('refuses %j', (number) => {
  expect(hasValidCasCheckDigit(number)).toBe(false);
});
