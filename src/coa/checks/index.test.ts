import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testArtifacts } from '../testing/fields.ts';
import type { Check } from './check.ts';
import { CHECKS } from './index.ts';

const FOLDER = 'src/coa/checks';
/** Every check by topic, as `topic/id`: a file in a folder of this one. */
const paths = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(`${FOLDER}/${name}`).map((file) => `${name}/${file}`))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const ids = paths.map((path) => path.split('/')[1]!);
const ARTIFACTS = Object.keys(testArtifacts());

test('the list and the folder hold the same checks, each once', () => {
  expect(CHECKS.map(({ id }) => id).sort(), 'Every check in src/coa/checks belongs into its index.ts, once.').toEqual(
    [...ids].sort(),
  );
});

test.each(paths)('%s.ts exports a check of that id, with a test beside it', async (path) => {
  const [topic, id] = path.split('/');
  const { default: check } = (await import(`./${topic}/${id}.ts`)) as { default: Check };
  expect(check.id).toBe(id);
  expect(CHECKS).toContain(check);
  expect(existsSync(`${FOLDER}/${path}.test.ts`), `Write ${FOLDER}/${path}.test.ts.`).toBe(true);
});

test.each(CHECKS.map((check) => [check.id, check] as const))(
  '%s says what it is for and asks only for artifacts there are',
  (_, check) => {
    expect(check.title).toMatch(/^[A-Z].*[^.]$/);
    expect(check.description).toMatch(/^[A-Z].{40,}\.$/s);
    expect(check.uses.length).toBeGreaterThan(0);
    expect(ARTIFACTS).toEqual(expect.arrayContaining([...check.uses]));
    expect(new Set(check.uses).size).toBe(check.uses.length);
  },
);

test.each(CHECKS.map((check) => [check.id, check] as const))(
  '%s never passes a page on which nothing was read',
  (_, check) => {
    const finding = check.run(testArtifacts({}, { reading: { words: 0, confidence: 0, cutShort: false } }));
    expect(finding.outcome).toBe(check.judgesEmptyPages === true ? 'fail' : 'not-applicable');
    expect(finding.why).not.toBe('');
  },
);

test.each(CHECKS.filter(({ corroboratesPixels }) => corroboratesPixels).map((check) => [check.id, check] as const))(
  '%s corroborates pixels with evidence of another kind, and enough of it to raise a doubt',
  (_, check) => {
    expect(check.comparesPixels, 'Pixels do not corroborate pixels: take out one of the two flags.').toBeUndefined();
    expect(check.decides.doubt, "Declare `decides.doubt: 'unclear'`: only a doubt corroborates.").toBe('unclear');
  },
);

test.each(CHECKS.filter(({ comparesPixels }) => comparesPixels).map((check) => [check.id, check] as const))(
  '%s compares pixels, and decides something once another check corroborates it',
  (_, check) => {
    const message = 'Declare `decides.decisive`: corroborated, its doubt leads to that verdict.';
    expect(check.decides.decisive, message).toBeDefined();
  },
);

test.each(CHECKS.filter(({ showsRedrawn }) => showsRedrawn).map((check) => [check.id, check] as const))(
  '%s shows a page drawn anew, and decides something once the page contradicts itself',
  (_, check) => {
    const message =
      'Declare `decides.decisive`: where the page contradicts itself, too, its doubt leads to that verdict.';
    expect(check.decides.decisive, message).toBeDefined();
  },
);
