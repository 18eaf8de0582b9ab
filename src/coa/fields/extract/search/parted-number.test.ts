import { expect, test } from 'vitest';
import { textOf } from '../../../layout/word.ts';
import { layOut } from '../../../testing/page.ts';
import { isPartedFigure, numberAt } from './parted-number.ts';

const at = (text: string): string => textOf(numberAt(layOut(text), 0));

test('letters and figures that a blank parts are one number', () => {
  expect(at('KSA 26-255')).toBe('KSA 26-255');
  expect(at('OBR 2026-1409')).toBe('OBR 2026-1409');
  expect(at('OA-R 26/0458')).toBe('OA-R 26/0458');
});

test('a word is one by itself otherwise', () => {
  expect(at('TL-118204 rev. 3')).toBe('TL-118204');
  expect(at('NO 26-0418')).toBe('NO');
  expect(at('Report 26-0418')).toBe('Report');
  expect(at('KSA received')).toBe('KSA');
});

test('a figure that touches the number before it belongs to that', () => {
  const [number, figure] = layOut('26-339 1');
  expect(isPartedFigure({ ...number!, right: figure!.left }, figure!)).toBe(true);
  expect(isPartedFigure(number!, figure!)).toBe(false);
  expect(isPartedFigure({ ...number!, right: figure!.left }, { ...figure!, text: '12' })).toBe(false);
});
