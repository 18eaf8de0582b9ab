import { expect, test } from 'vitest';
import { problemsOf, testLaboratory } from '../test-data.ts';

const FILE = 'data/labs/lab-one.json';
const [known] = testLaboratory().identifiers;
const identifier = (replaced: object) => ({ identifiers: [{ ...known, ...replaced }] });
const lookUp = (replaced: object) => ({ verification: { ...testLaboratory().verification, ...replaced } });
const ADDRESS = { address_pattern: '^lab-one\\.example/(?<report_number>T-\\d{3})$' };

const problems = (replaced: object) => problemsOf({ [FILE]: { ...testLaboratory(), ...replaced } });

test.each<[string, object]>([
  ['an identifier that carries a date', identifier({ pattern: '^T-(?<yy>\\d{2})\\d$', carries: 'year' })],
  [
    'a deep link that is an address of a report',
    lookUp({ ...ADDRESS, deep_link: 'https://lab-one.example/{report_number}' }),
  ],
])('%s is in order', (_what, replaced) => {
  expect(problems(replaced)).toEqual([]);
});

test.each<[string, object, string, RegExp]>([
  ['a pattern open at its end', identifier({ pattern: '^T-\\d{3}' }), 'identifiers.0.pattern', /anchored/],
  ['a pattern open at its start', identifier({ pattern: 'T-\\d{3}$' }), 'identifiers.0.pattern', /anchored/],
  [
    'a date in the pattern that nobody names',
    identifier({ pattern: '^T-(?<yy>\\d{2})\\d$' }),
    'identifiers.0.carries',
    /received, analysed, reported or year/,
  ],
  ['a date that the pattern has not', identifier({ carries: 'reported' }), 'identifiers.0.carries', /Expected null/],
  [
    'a look-up on a host of somebody else',
    lookUp({ url: 'https://www.lab-one.example/verify' }),
    'verification.url',
    /"www\.lab-one\.example" does not stand under hosts/,
  ],
  ['an address that is no pattern', lookUp({ address_pattern: '^(' }), 'verification.address_pattern', /anchored/],
  ['an address open at its end', lookUp({ address_pattern: '^lab-one' }), 'verification.address_pattern', /anchored/],
  [
    'a deep link that is no address of a report',
    lookUp({ ...ADDRESS, deep_link: 'https://lab-one.example/r/{report_number}' }),
    'verification.deep_link',
    /with the examples it is "lab-one\.example\/r\/T-123"/,
  ],
])('%s is refused', (_what, replaced, field, expected) => {
  expect(problems(replaced)).toEqual([{ file: FILE, field, expected: expect.stringMatching(expected) }]);
});

test('the partner laboratory has a look-up', () => {
  expect(problems({ verification: null })).toContainEqual({
    file: FILE,
    field: 'verification',
    expected: expect.stringMatching(/partner laboratory/),
  });
});
