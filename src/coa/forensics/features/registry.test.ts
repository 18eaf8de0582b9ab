import { expect, test } from 'vitest';
import { FEATURES, featuresNamed } from './registry.ts';

test('every feature has a name of its own, and is found by it in the order asked for', () => {
  const names = FEATURES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(featuresNamed(['is batch', 'height']).map(({ name }) => name)).toEqual(['is batch', 'height']);
});

test('a model that names a feature which does not exist is refused', () => {
  expect(() => featuresNamed(['height', 'width of the moon'])).toThrow('width of the moon');
});

test('the kind of a field is told by its name', () => {
  const [isDate] = featuresNamed(['is date']);
  const named = (name: string) => ({ name }) as Parameters<(typeof FEATURES)[number]['compute']>[0];
  expect(isDate?.compute(named('date_received2'))).toBe(1);
  expect(isDate?.compute(named('report_number'))).toBe(0);
});
