import { expect, test } from 'vitest';
import type { ContentCredentials } from '../../image/container/container.ts';
import { testContainer } from '../../testing/container.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './content-credentials-broken.ts';

const run = (state: ContentCredentials['state'] | null) =>
  check.run(
    testArtifacts(
      {},
      {
        container: testContainer({
          credentials: state === null ? null : { generator: 'Example Camera 1.0', signer: 'Example Maker', state },
        }),
      },
    ),
  );

test.each(['changed', 'invalid'] as const)(
  'credentials that are %s are noted with who made and signed them',
  (state) => {
    const finding = run(state);
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'note' });
    expect(finding.flag).toContain('signed with “Example Camera 1.0” by “Example Maker”');
  },
);

test('intact ones pass, without a word for a signer nobody looked up', () => {
  const finding = run('intact');
  expect(finding).toMatchObject({ outcome: 'pass', why: expect.stringContaining('did not look up') });
  expect(finding.flag).toBeUndefined();
});

test.each([null, 'unverified'] as const)('%s says nothing', (state) => {
  expect(run(state)).toMatchObject({ outcome: 'not-applicable' });
});

test('a file that was changed is told from a statement that does not hold, with who signed it where that is known', () => {
  expect(run('changed')).toMatchObject({
    why: 'The signature is valid, but the file is not as it was signed with “Example Camera 1.0” by “Example Maker”.',
    flag: 'The file was changed after it was signed with “Example Camera 1.0” by “Example Maker”.',
    rests: [],
  });
  expect(run('invalid')).toMatchObject({
    why: 'The statement of origin, signed with “Example Camera 1.0” by “Example Maker”, is not valid.',
    flag: "The file's statement of origin, signed with “Example Camera 1.0” by “Example Maker”, is not valid.",
    rests: [],
  });
  const nameless = (state: 'changed' | 'invalid') =>
    check.run(testArtifacts({}, { container: testContainer({ credentials: { generator: '', signer: '', state } }) }))
      .flag;
  expect(nameless('changed')).toBe('The file was changed after it was signed.');
  expect(nameless('invalid')).toBe("The file's signed statement of origin is not valid.");
  expect(run('unverified').why).toBe('The file carries Content Credentials that could not be validated.');
});
