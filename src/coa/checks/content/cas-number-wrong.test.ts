import { expect, test } from 'vitest';
import { compound, field, named, testArtifacts } from '../../testing/fields.ts';
import check from './cas-number-wrong.ts';

const bpc157 = named([compound({ name: 'BPC-157', cas: ['137525-51-0'] })]);

test('passes a number that belongs to the product', () => {
  expect(check.run(testArtifacts({ cas: field('137525-51-0'), compound: bpc157 }))).toMatchObject({
    outcome: 'pass',
    rests: ['cas'],
  });
});

test('notes a wrong check digit, product known or not', () => {
  for (const product of [bpc157, null]) {
    const finding = check.run(testArtifacts({ cas: field('137525-51-1'), compound: product }));
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'note', rests: ['cas'] });
    expect(finding.flag).toContain('137525-51-1');
  }
});

test("notes another substance's number: sources disagree, so it proves nothing", () => {
  const finding = check.run(testArtifacts({ cas: field('910463-68-2'), compound: bpc157 }));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'note' });
  expect(finding.why).toContain('137525-51-0');
});

test('cannot judge without a number, or without one to compare a well-formed number with', () => {
  expect(check.run(testArtifacts({ compound: bpc157 })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ cas: field('910463-68-2') })).outcome).toBe('not-applicable');
  expect(
    check.run(testArtifacts({ cas: field('910463-68-2'), compound: named([compound({ cas: [] })]) })).outcome,
  ).toBe('not-applicable');
});
