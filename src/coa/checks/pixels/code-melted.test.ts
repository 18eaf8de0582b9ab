import { expect, test } from 'vitest';
import type { Box } from '../../geometry/box.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './code-melted.ts';

const run = (meltedCodes: Box[] | null) => check.run(testArtifacts({}, { meltedCodes }));

test('a sharp code that is none is a doubt, with its place', () => {
  const finding = run([[700, 1090, 100, 100]]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: [], boxes: [[700, 1090, 100, 100]] });
  expect(finding.flag).toBe(
    'The square code on it is sharp and is no code: signs consistent with a page that a program drew anew.',
  );
  expect(check).toMatchObject({
    uses: ['meltedCodes'],
    decides: { decisive: 'fabricated', doubt: 'unclear' },
    showsRedrawn: true,
  });
});

test('a page without such a code earns no praise for it', () => {
  expect(run([]).outcome).toBe('not-applicable');
});

test('codes that could not be looked for say nothing', () => {
  expect(run(null)).toMatchObject({ outcome: 'not-applicable', why: 'Codes could not be looked for this time.' });
});
