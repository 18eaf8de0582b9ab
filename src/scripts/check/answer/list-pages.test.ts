import { expect, test } from 'vitest';
import type { Evidence } from '../../../coa/report/report.ts';
import { testEvidence } from '../../../coa/testing/evidence.ts';
import { listPages } from './list-pages.ts';

type Other = Evidence['other_pages'][number];
const other = (page: number, replaced: Partial<Other>): Other => ({
  page,
  place: 'whole',
  read: 'text layer',
  kind: 'letter',
  laboratory: '',
  product: '',
  number: '',
  what: '',
  ...replaced,
});
const { page } = testEvidence();

test('certificates come first by what names them, then pages not looked at, then the rest; the judged one is not there', () => {
  expect(
    listPages({
      page: { ...page, number: 2, pages: 5 },
      other_pages: [
        other(1, {}),
        other(3, { kind: 'certificate', laboratory: 'Tideway', product: 'BPC-157', number: 'T-77' }),
        other(4, { kind: 'chromatogram', product: 'BPC-157' }),
      ],
    }),
  ).toEqual([
    { page: 3, isLikely: true, isUnread: false, about: 'Tideway, BPC-157, number T-77' },
    { page: 5, isLikely: true, isUnread: true, about: 'not looked at' },
    { page: 1, isLikely: false, isUnread: false, about: 'a letter' },
    { page: 4, isLikely: false, isUnread: false, about: 'a chromatogram (BPC-157)' },
  ]);
});

test('a certificate that names nothing is one all the same; half of the judged page is no page of its own', () => {
  expect(
    listPages({
      page: { ...page, number: 1, pages: 2 },
      other_pages: [other(1, { place: 'right half', kind: 'certificate' }), other(2, { kind: 'certificate' })],
    }),
  ).toEqual([{ page: 2, isLikely: true, isUnread: false, about: 'a certificate' }]);
});

test('a picture has no further page', () => {
  expect(listPages({ page, other_pages: [] })).toEqual([]);
});
