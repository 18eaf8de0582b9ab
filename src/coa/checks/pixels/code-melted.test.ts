import { expect, test } from 'vitest';
import type { Box } from '../../geometry/box.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './code-melted.ts';

const run = (meltedCodes: Box[] | null, isRead = false) =>
  check.run(
    testArtifacts(
      {},
      {
        meltedCodes,
        codeMark: { ...testArtifacts().codeMark, isRead, isOwnRead: isRead, isUnreadable: meltedCodes !== null },
      },
    ),
  );

test('a sharp code that is none is a doubt, with its place', () => {
  const finding = run([[700, 1090, 100, 100]]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: [], boxes: [[700, 1090, 100, 100]] });
  expect(finding.flag).toBe(
    'What looks like a QR code is sharp, but is not a code: signs consistent with a page that a program has redrawn.',
  );
  expect(finding.flagIfContradicted).toMatch(/is not a code, and the page contradicts itself: signs consistent with/);
  expect(check).toMatchObject({
    uses: ['meltedCodes', 'codeMark'],
    decides: { decisive: 'fabricated', doubt: 'unclear' },
    showsRedrawn: true,
  });
});

test('a code that was read is one, and one that was not says nothing', () => {
  expect(run([], true)).toMatchObject({ outcome: 'pass', why: 'A code on it could be read.' });
  expect(run([], true).flag).toBeUndefined();
  expect(run([])).toMatchObject({ outcome: 'not-applicable', why: 'No code on it could be read.' });
});

test('codes that could not be looked for say nothing', () => {
  expect(run(null)).toMatchObject({ outcome: 'not-applicable', why: 'Codes could not be looked for this time.' });
});
