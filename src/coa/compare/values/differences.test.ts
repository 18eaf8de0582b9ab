import { expect, test } from 'vitest';
import type { Box } from '../../geometry/box.ts';
import { IDENTITY, translation } from '../../image/transform.ts';
import type { Copy, CopyWord } from '../copy.ts';
import type { JudgedPlace } from '../print/judge-places.ts';
import { findDifferences } from './differences.ts';

const word = (text: string, box: Box): CopyWord => ({ text, confidence: 0.9, box });
const page = (words: CopyWord[]): Copy => ({
  width: 600,
  height: 400,
  words,
  fields: words.map(({ text, box }) => ({ field: 'batch', text, value: text, confidence: 0.9, box })),
  codes: [],
  grey: null,
  file: null,
});

test('where one reading found no word in a place, what it read across it is what stands there', () => {
  const [whole, part] = [word('FR-9602-118', [110, 50, 130, 20]), word('FR-2607', [100, 50, 80, 20])];
  const place: JudgedPlace = {
    box: part.box,
    given: [],
    copy: [part],
    boxes: { given: null, copy: part.box },
    state: 'differs',
  };
  const maps = { toGiven: translation(10, 0), toCopy: IDENTITY };
  expect(findDifferences([place], page([whole]), page([part]), maps)).toEqual([
    { field: 'batch', given: { text: whole.text, box: whole.box }, copy: { text: part.text, box: part.box } },
  ]);
  const elsewhere = word('FR-9602-118', [110, 90, 130, 20]);
  expect(findDifferences([place], page([elsewhere]), page([part]), maps)).toMatchObject([{ given: null }]);
});
