import { expect, test } from 'vitest';
import { testLocalEdits } from '../../../testing/fields.ts';
import type { PageClass } from '../../features/page-class.ts';
import { isSetOtherwise } from './set-otherwise.ts';

test.each([
  ['render', true, true],
  ['recompressed', true, true],
  ['render', false, false],
  ['photo', true, false],
  ['scan', true, false],
] satisfies [PageClass, boolean, boolean][])('%s, of another design: %s', (pageClass, anotherDesign, expected) => {
  expect(isSetOtherwise(testLocalEdits({ pageClass, anotherDesign }))).toBe(expected);
});

test('nothing is told of a page whose fields could not be compared', () => {
  expect(isSetOtherwise(null)).toBe(false);
});
