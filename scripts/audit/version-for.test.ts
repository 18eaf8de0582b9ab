import { expect, it } from 'vitest';
import { versionFor } from './version-for.ts';

it.each<[string, string, string, string | null, string]>([
  ['today', '2026-11-01', '2026-11-25', '2026-11-20', '2026-11-25'],
  ['today before the first release', '2026-11-01', '2026-11-25', null, '2026-11-25'],
  ['the day after a release of today', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-21'],
  ['the later version that stands', '2026-12-31', '2026-11-25', '2026-11-20', '2026-12-31'],
  ['the first of a month after its last', '2026-11-30', '2026-11-30', '2026-11-30', '2026-12-01'],
])('is %s', (_what, current, today, released, version) => {
  expect(versionFor(current, today, released)).toBe(version);
});
