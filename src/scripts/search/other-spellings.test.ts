import { expect, test } from 'vitest';
import { otherSpellings } from './other-spellings.ts';

test.each([
  ['https://www.fenland.example/shop?x=1', ['fenland.example']],
  ['https://abc.com', ['abc.com']],
  ['shop.fenland.co.uk', ['fenland.co.uk']],
  ['sales@fenland.example', ['fenland.example']],
  ['Humber Molecular Ltd.', ['Humber Molecular']],
  ['Humber Molecular, GmbH', ['Humber Molecular']],
  ['Humber Molecular', []],
  ['limited', []],
  ['semax', []],
  ['', []],
])('%s', (typed, meant) => {
  expect(otherSpellings(typed)).toEqual(meant);
});
