import { expect, test } from 'vitest';
import { familyOf, isSameFamily } from './font-family.ts';

test.each([
  ['BCDEEE+TimesNewRomanPS-BoldMT', 'TimesNewRoman'],
  ['VMBCQV+ArialMT', 'Arial'],
  ['ICDJQW+Arial,BoldItalic', 'Arial'],
  ['DAAAAA+IBMPlexMono-SemiBold', 'IBMPlexMono'],
  ['Helvetica-Bold', 'Helvetica'],
  ['SegoeUI', 'SegoeUI'],
  ['Times New Roman', 'TimesNewRoman'],
  ['CIDFont+F1', ''],
  ['TT0', ''],
  ['T1_2', ''],
  ['F4', ''],
  ['', ''],
])('%s is of the family %s', (font, family) => {
  expect(familyOf(font)).toBe(family);
});

test('a family that carries its weight in its name is the same', () => {
  expect(isSameFamily('SegoeUI', 'SegoeUISemibold')).toBe(true);
  expect(isSameFamily('CalibriLight', 'Calibri')).toBe(true);
  expect(isSameFamily('Arial', 'Helvetica')).toBe(false);
});
