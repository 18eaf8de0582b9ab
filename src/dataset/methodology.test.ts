import { expect, test } from 'vitest';
import { currentMethodology, methodologyOn } from './methodology.ts';
import { Site } from './site.ts';
import { testSite } from './test-data.ts';

const site = {
  methodology: [
    { version: '1.0', since: '2026-01-10' },
    { version: '1.1', since: '2026-06-01' },
  ],
};

test.each([
  ['2026-01-09', null],
  ['2026-01-10', '1.0'],
  ['2026-05-31', '1.0'],
  ['2026-06-01', '1.1'],
  ['2026-11-30', '1.1'],
])('on %s the version in force was %s', (day, version) => {
  expect(methodologyOn(site, day)).toBe(version);
});

test('the newest is the last', () => {
  expect(currentMethodology(site)).toBe('1.1');
});

const listed = (...versions: [version: string, since: string][]) =>
  Site.safeParse({
    ...testSite(),
    methodology: versions.map(([version, since]) => ({ version, since, changes: 'What is new in it.' })),
  }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('versions are listed oldest first, each once', () => {
  expect(listed(['1.0', '2026-01-10'], ['1.1', '2026-06-01'])).toEqual([]);
  expect(listed()).toHaveLength(1);
  expect(listed(['1.0', '2026-01-10'], ['1.1', '2026-01-10'])).toEqual([
    'methodology.1.since: Expected a day after 2026-01-10, oldest first.',
  ]);
  expect(listed(['1.0', '2026-01-10'], ['1.0', '2026-06-01'])).toEqual([
    'methodology.1.version: Expected each version once; found "1.0".',
  ]);
});
