import { expect, test } from 'vitest';
import { registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check from './laboratory-not-registered.ts';

test('passes a laboratory of our list and says what it was recognised by', () => {
  const finding = check.run(testArtifacts({ laboratory: registered() }));
  expect(finding).toMatchObject({ outcome: 'pass', rests: ['laboratory'] });
  expect(finding.why).toContain('printed name');
});

test('a laboratory that is not on our list is a doubt, and no more is said of it', () => {
  const finding = check.run(testArtifacts({ laboratory: unregistered('Larkfield Laboratories') }));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.flag).toContain('Larkfield Laboratories');
  expect(finding.flag).toMatch(/^It names “.*” as the laboratory, which is not on our list of laboratories\.$/);
});

test('cannot judge a page that names none', () => {
  expect(check.run(testArtifacts()).outcome).toBe('not-applicable');
});

test('says by what a laboratory was recognised, and that none was', () => {
  const laboratory = {
    ...registered(),
    basis: ['printed name', 'printed name', 'host'] as ReturnType<typeof registered>['basis'],
  };
  expect(check.run(testArtifacts({ laboratory }))).toMatchObject({
    why: 'Recognised by printed name; host.',
    flag: `It names ${laboratory.name}, a laboratory on our list.`,
  });
  expect(check.run(testArtifacts({ laboratory: unregistered() }))).toMatchObject({
    why: 'No laboratory on our list has this name or the addresses printed.',
    rests: ['laboratory'],
  });
});
