import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['BPC-157 10 mg', 'bpc-157-10-mg'],
  [' Málaga Analytical (UK) ', 'malaga-analytical-uk'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['– · –', ''],
])('%s', (text, id) => {
  expect(slug(text)).toBe(id);
});
