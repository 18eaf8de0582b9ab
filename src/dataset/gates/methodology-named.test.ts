import { expect, test } from 'vitest';
import { Site } from '../site.ts';
import { testSite } from '../test-data.ts';
import { methodologyNamed } from './methodology-named.ts';
import { foundBy, testPublication } from './test-publication.ts';

const site = Site.parse({
  ...testSite(),
  methodology: [
    { version: '1.0', since: '2026-01-10', changes: 'The first version.' },
    { version: '1.1', since: '2026-06-01', changes: 'Asks for something more.' },
  ],
});
const found = (vendor: { audited_at: string; methodology_version: string }) =>
  foundBy(methodologyNamed, { ...testPublication({ vendor }), site });

test.each([
  ['2026-05-31', '1.0'],
  ['2026-06-01', '1.1'],
])('an audit of %s by version %s passes', (audited_at, methodology_version) => {
  expect(found({ audited_at, methodology_version })).toEqual([]);
});

test.each([
  ['2026-05-31', '1.1', /^methodology_version: Expected "1\.0", .* for 2026-05-31; found "1\.1"/],
  ['2026-06-01', '1.0', /^methodology_version: Expected "1\.1"/],
  ['2026-06-01', '2.0', /^methodology_version: Expected "1\.1"/],
  ['2026-01-09', '1.0', /^audited_at: Expected an audit on or after 2026-01-10/],
])('one of %s by version %s is stopped', (audited_at, methodology_version, fault) => {
  expect(found({ audited_at, methodology_version })).toEqual([expect.stringMatching(fault)]);
});
