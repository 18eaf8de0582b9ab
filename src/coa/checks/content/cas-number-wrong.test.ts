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

test('says of which compound on our list the number is', () => {
  const artifacts = testArtifacts({ cas: field('910463-68-2'), compound: bpc157 });
  const compounds = [compound({ id: 'semaglutide', name: 'Semaglutide', cas: ['910463-68-2'] })];
  expect(check.run({ ...artifacts, compounds })).toMatchObject({
    severity: 'note',
    why: 'Printed 910463-68-2, that of Semaglutide; known for the product: 137525-51-0.',
    flag: 'The CAS number printed, 910463-68-2, is that of Semaglutide, not of BPC-157.',
  });
});

test('cannot judge without a number, or without one to compare a well-formed number with', () => {
  expect(check.run(testArtifacts({ compound: bpc157 })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ cas: field('910463-68-2') })).outcome).toBe('not-applicable');
  expect(
    check.run(testArtifacts({ cas: field('910463-68-2'), compound: named([compound({ cas: [] })]) })).outcome,
  ).toBe('not-applicable');
});

test('says whose number it is, or whose it is not', () => {
  const run = (cas: string, product = bpc157 as typeof bpc157 | null) =>
    check.run(testArtifacts({ cas: field(cas), compound: product }));
  expect(run('137525-51-0')).toMatchObject({
    why: '137525-51-0 belongs to BPC-157.',
    flag: 'The CAS number belongs to the product named.',
  });
  expect(run('137525-51-1').why).toBe('The check digit of 137525-51-1 is wrong.');
  const two = named([compound({ name: 'BPC-157', cas: ['137525-51-0', '1628202-19-6'] })]);
  expect(run('910463-68-2', two)).toMatchObject({
    why: 'Printed 910463-68-2; known for the product: 137525-51-0, 1628202-19-6.',
    flag: 'The CAS number printed, 910463-68-2, is not one we know for BPC-157.',
    rests: ['cas'],
  });
  expect(run('910463-68-2', null).why).toBe('The product’s CAS number is not known.');
});
