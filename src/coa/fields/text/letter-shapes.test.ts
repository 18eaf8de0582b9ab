import { expect, test } from 'vitest';
import { digitsOf, foldShapes, plainIdentifier } from './letter-shapes.ts';

test.each([
  ['OQDoqd0', '0000000'],
  ['IL|il1', '111111'],
  ['SZBGszbg', '52865286'],
  ['EPT', 'EPT'],
])('%s is %s folded', (text, folded) => {
  expect(foldShapes(text)).toBe(folded);
});

test('an identifier has neither spaces nor signs', () => {
  expect(plainIdentifier('HA-26 1O31/92B')).toBe('HA261031928');
});

test('only rings and strokes are digits where a figure was read', () => {
  expect(digitsOf('Oo Iil|')).toBe('00 1111');
  expect(digitsOf('SBZGQDL')).toBe('SBZGQDL');
});

test('letters that readers take for one another are one', () => {
  expect(foldShapes('O0QIl1S5Z2B8G6')).toBe(foldShapes('00O11I5S2Z8B6G'));
  expect(foldShapes('3KFEG35YQ8P7')).not.toBe(foldShapes('3KFEH35YQ8P7'));
});
