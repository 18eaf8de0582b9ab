import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AccuracySet, accuracyFile, accuracyPage } from './accuracy-page.ts';

const set = (more: Partial<AccuracySet> = {}): AccuracySet => ({
  group: 'Made pages',
  title: 'Seed 1',
  pages: 200,
  day: '2026-11-22',
  command: 'npm run bench:coa -- FOLDER',
  about: '',
  figures: [{ name: 'verdict right', hits: 50, n: 100 }],
  ...more,
});

test('the committed page is what the results give', () => {
  const { path, text } = accuracyFile();
  expect(readFileSync(path, 'utf8'), 'Out of date. Run: npm run accuracy').toBe(text);
});

test('a rate stands with its count and interval, a value as it is', () => {
  const page = accuracyPage([
    set({
      figures: [
        { name: 'verdict right', hits: 50, n: 100 },
        { name: 'clean pages called edited', hits: 0, n: 1128 },
        { name: 'macro-F1', value: '0.89' },
      ],
    }),
  ]);
  // Wilson's interval of 50 in 100, rounded to per cent.
  expect(page).toContain('| verdict right | 50 of 100: 50.0 % (40–60) |');
  expect(page).toContain('| clean pages called edited | 0 of 1128: 0.0 % (0–0.3) |');
  expect(page).toContain('| macro-F1 | 0.89 |');
});

test('sets of one group share a table, and each says its pages, day and command', () => {
  const page = accuracyPage([
    set(),
    set({ title: 'Seed 2', about: 'Twice as hard.', figures: [{ name: 'macro-F1', value: '0.85' }] }),
    set({ group: 'Functions', title: 'mcp', pages: undefined, command: 'npm run bench:functions' }),
  ]);
  expect(page).toContain('|  | Seed 1 | Seed 2 |');
  expect(page).toContain('| macro-F1 | – | 0.85 |');
  expect(page).toContain('- **Seed 2**: 200 pages, 22 November 2026, `npm run bench:coa -- FOLDER`. Twice as hard.');
  expect(page).toContain('- **mcp**: 22 November 2026, `npm run bench:functions`.');
  expect(page.match(/^## .*/gm)).toEqual(['## How old these figures are', '## Made pages', '## Functions']);
});

test('the head says of which day and commit the figures of each group are', () => {
  const page = accuracyPage([
    set({ commit: '64716b37' }),
    set({ title: 'Seed 2', commit: '64716b37' }),
    set({ title: 'Seed 3', day: '2026-11-27', commit: 'bb826835' }),
    set({ group: 'Real pages' }),
  ]);
  expect(page).toContain('| Made pages | 22 November 2026, commit `64716b37`; 27 November 2026, commit `bb826835` |');
  expect(page).toContain('| Real pages | 22 November 2026 |');
});

test.each([
  ['a commit that is none', { commit: 'HEAD' }],
  ['more hits than n', { figures: [{ name: 'verdict right', hits: 3, n: 2 }] }],
  ['no figures', { figures: [] }],
  ['a day that is none', { day: '2026-13-01' }],
  ['a key that is not known', { pagez: 3 }],
])('a result with %s is refused', (_, more) => {
  expect(AccuracySet.safeParse({ ...set(), ...more }).success).toBe(false);
});
