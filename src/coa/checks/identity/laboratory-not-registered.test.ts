import { expect, test } from 'vitest';
import { registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check from './laboratory-not-registered.ts';

test('passes a laboratory of our list and says what it was recognised by', () => {
  const finding = check.run(testArtifacts({ laboratory: registered() }));
  expect(finding).toMatchObject({ outcome: 'pass', rests: ['laboratory'] });
  expect(finding.why).toContain('printed name');
});

test('a laboratory that is not on our list is a doubt: its existence could not be confirmed', () => {
  const finding = check.run(testArtifacts({ laboratory: unregistered('Larkfield Laboratories') }));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.flag).toContain('Larkfield Laboratories');
  expect(finding.flag).toContain('could not confirm');
});

test('cannot judge a page that names none', () => {
  expect(check.run(testArtifacts()).outcome).toBe('not-applicable');
});
