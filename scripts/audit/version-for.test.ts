import { expect, it } from 'vitest';
import { versionFor } from './version-for.ts';

it.each<[string, string, number, string, string | null, string, number]>([
  ['today', '2026-11-01', 1, '2026-11-25', '2026-11-20', '2026-11-25', 1],
  ['today before the first release', '2026-11-01', 1, '2026-11-25', null, '2026-11-25', 1],
  ['today, changed twice', '2026-11-25', 1, '2026-11-25', '2026-11-20', '2026-11-25', 1],
  ['a revision of today after its release', '2026-11-20', 1, '2026-11-20', '2026-11-20', '2026-11-20', 2],
  ['the next revision of today', '2026-11-20', 2, '2026-11-20', '2026-11-20', '2026-11-20', 3],
  ['the day after revisions', '2026-11-20', 3, '2026-11-21', '2026-11-20', '2026-11-21', 1],
  ['the later version that stands', '2026-12-31', 1, '2026-11-25', '2026-11-20', '2026-12-31', 1],
])('is %s', (_what, version, revision, today, released, expected, expectedRevision) => {
  expect(versionFor({ version, revision }, today, released)).toEqual({
    version: expected,
    revision: expectedRevision,
  });
});
