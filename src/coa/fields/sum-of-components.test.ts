import { expect, test } from 'vitest';
import { component, compound, field, named, testFields } from '../testing/fields.ts';
import { isOfWholeBlend, roundingOf, sumOfComponents } from './sum-of-components.ts';

test('a sum has the decimals of its parts, and may be off by half a unit of the last one of each', () => {
  const components = [component('BPC-157', '5.1'), component('TB-500', '4.82')];
  expect(sumOfComponents(testFields({ components }))).toEqual({
    value: 9.92,
    rounding: expect.closeTo(0.055),
    isAll: false,
  });
  expect(roundingOf(field(9.9, { text: '9.9 mg' }))).toBeCloseTo(0.05);
  expect(roundingOf(field(10, { text: '10 mg' }))).toBe(0.5);
});

test('all components are known by what the blend is made of, or by what was claimed of each', () => {
  const components = [component('BPC-157', '5.1', 5), component('TB-500', '4.82', 5)];
  const isAll = (ids: string[], claim: number): boolean =>
    sumOfComponents(
      testFields({
        components,
        compound: named([compound({ kind: 'blend', components: ids })]),
        labelClaim: field(claim),
      }),
    )!.isAll;
  expect(isAll(['bpc-157', 'tb-500'], 20)).toBe(true);
  expect(isAll(['bpc-157', 'tb-500', 'kpv'], 20)).toBe(false);
  expect(isAll(['bpc-157', 'tb-500', 'kpv'], 10)).toBe(true);
  expect(isAll([], 20)).toBe(false);
});

test('there is no sum where a component has no content', () => {
  expect(sumOfComponents(testFields({ components: [component('A', '5.1'), component('B', null)] }))).toBeNull();
  expect(sumOfComponents(testFields())).toBeNull();
});

test.each(['Blend Avg Net Content', 'Total', 'Total peptide content'])('“%s” is of the whole blend', (label) => {
  expect(isOfWholeBlend(label)).toBe(true);
});

test.each(['BPC-157', 'Net Content', ''])('“%s” is not', (label) => {
  expect(isOfWholeBlend(label)).toBe(false);
});
