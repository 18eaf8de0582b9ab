import { expect, test } from 'vitest';
import { field } from '../../testing/fields.ts';
import { identifiersInCode, sameMake, spelledByCode } from './code-parts.ts';

test.each([
  ['https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7', ['89260', '3KFEG35YQ8P7']],
  ['https://partnerlab.example/verify?t=R-86155&k=SV0S1GZ3AY7X', ['R-86155', 'SV0S1GZ3AY7X']],
  ['https://verify.janoshik.com/tests/193587-Retatrutide_X4TQWZK2P9LM', ['X4TQWZK2P9LM']],
  ['https://coas.freedomdiagnosticstesting.com/Whol2604280197.pdf', ['Whol2604280197']],
])('%s carries %j', (code, parts) => {
  expect(identifiersInCode(code)).toEqual(expect.arrayContaining(parts));
});

test('an address without number or key carries none', () => {
  expect(identifiersInCode('https://horizonanalytical.com/verify-coa')).toEqual([]);
});

test('a running number is not of a key’s make', () => {
  expect(sameMake('89260', '35196')).toBe(true);
  expect(sameMake('R-86155', 'R-11111')).toBe(true);
  expect(sameMake('3KFEG35YQ8P7', 'SV0S1GZ3AY7X')).toBe(true);
  expect(sameMake('89260', '3KFEG35YQ8P7')).toBe(false);
});

const codes = [{ text: 'https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7' }];

test.each(['3KFEG35YQ8P7', '3KFEG35Y08P7', '3KFE635YQ8P7', '3KFEG35YQQ8P7'])('the code spells %s', (read) => {
  expect(spelledByCode(field(read), codes)).toBe('3KFEG35YQ8P7');
});

test('nor does a gap read into it make it another', () => {
  expect(spelledByCode(field('3KFE635', { text: '3KFE635 YQ8P7' }), codes)).toBe('3KFEG35YQ8P7');
  expect(spelledByCode(field('SV0S1G', { text: 'SV0S1G Z3AY7X' }), codes)).toBeNull();
});

test('another key is not spelled by the code, nor is a number by a key', () => {
  expect(spelledByCode(field('SV0S1GZ3AY7X'), codes)).toBeNull();
  expect(spelledByCode(field('35196'), codes)).toBeNull();
  expect(spelledByCode(field('3KFEG35YQ8P7'), [])).toBeNull();
});

test('a number that is all of what its line says is not the beginning of a longer one in the code', () => {
  const longer = [{ text: 'LARK-2025-1187-EPT' }];
  expect(spelledByCode(field('LARK-2025-1187'), longer)).toBeNull();
  expect(spelledByCode(field('LARK-2025-1187', { text: 'LARK-2025-1187-' }), longer)).toBe('LARK-2025-1187-EPT');
  expect(spelledByCode(field('LARK2025'), [{ text: 'LARK20251187' }])).toBe('LARK20251187');
});
