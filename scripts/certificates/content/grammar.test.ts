import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { sample } from './grammar.ts';

const PATTERNS = [
  '^#?\\d{5,6}$',
  '^[A-Z0-9]{12}$',
  'V(?<yymmdd>\\d{6})-\\d{2}(?: \\d{3})?',
  'SBA-(?<yy>\\d{2})-\\d{4}',
  '^(KVR|KOV)-20\\d{2}-[A-HJ-NP-Z2-9]{6}$',
  '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}',
];

test.each(PATTERNS)('%s is matched by what was made from it', (pattern) => {
  const random = new Random(pattern);
  for (let i = 0; i < 50; i++) expect(sample(pattern, random)).toMatch(new RegExp(`^(?:${pattern})$`));
});

test('a named group takes the text given for it', () => {
  expect(sample('V(?<yymmdd>\\d{6})-\\d{2}', new Random('a'), { yymmdd: '260605' })).toMatch(/^V260605-\d\d$/);
});

test('syntax it does not know is an error', () => {
  expect(() => sample('(?=a)b', new Random('a'))).toThrow('Unknown kind of group');
  expect(() => sample('[^a]', new Random('a'))).toThrow('Unknown negated class');
});
