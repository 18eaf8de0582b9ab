import { expect, test } from 'vitest';
import type { Evidence } from '../../../coa/report/report.ts';
import { testEvidence } from '../../../coa/testing/evidence.ts';
import { scopeInWords } from './scope.ts';

type Other = Evidence['other_pages'][number];
const other = (replaced: Partial<Other>): Other => ({
  page: 1,
  place: 'whole',
  read: 'picture',
  kind: 'certificate',
  laboratory: '',
  product: '',
  number: '',
  what: '',
  ...replaced,
});
const scope = (page: { number: number; pages: number }, ...others: Other[]) =>
  scopeInWords({ page: { ...testEvidence().page, ...page }, other_pages: others });
const ONE = { number: 1, pages: 1 };

test('of two certificates in one picture it is said which was checked, and what to do with the other', () => {
  expect(scope(ONE, other({ place: 'right half', product: 'LL-37', number: '86511' }))).toBe(
    'Only the left half of the picture was checked. The right half is another certificate (LL-37, number 86511): cut it out and check it by itself.',
  );
  expect(scope({ number: 2, pages: 2 }, other({ kind: 'letter' }), other({ page: 2, place: 'upper part' }))).toBe(
    'Only the lower part of page 2 was checked. The upper part is another certificate: cut it out and check it by itself.',
  );
  expect(scope(ONE, other({ place: 'lower part', kind: 'chromatogram' }))).toBe(
    'Only the upper part of the picture was checked. The lower part is a chromatogram.',
  );
});

test('nothing is said to have been checked alone where neither part was, or the part is of another page', () => {
  expect(scope(ONE, other({ place: 'left half' }), other({ place: 'right half' }))).toBe('');
  expect(scope({ number: 1, pages: 2 }, other({ page: 2 }), other({ page: 2, place: 'left half' }))).toBe('');
});

test('pages that were not looked at are named, rows of them by their ends', () => {
  const unread = (page: number) => other({ page, kind: null, read: 'not read' });
  expect(scope({ number: 1, pages: 2 }, unread(2))).toBe(
    'Page 2 of the file was not looked at: this answer says nothing about what is there.',
  );
  expect(scope({ number: 3, pages: 9 }, unread(2), other({ page: 1 }), other({ page: 8 }))).toBe(
    'Pages 2, 4 to 7 and 9 of the file were not looked at: this answer says nothing about what is there.',
  );
  expect(scope({ number: 6, pages: 7 }, ...[1, 2, 3].map((page) => other({ page })), unread(4))).toMatch(
    /^Pages 4, 5 and 7 /,
  );
  expect(scope({ number: 1, pages: 2 }, other({ page: 2 }))).toBe('');
});
