import { expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { findLetterhead, fullNameOf, withoutMark } from './find-letterhead.ts';

const headOf = (page: string) => findLetterhead(graphOf(page), () => false);

test('the name set largest at the head, and no title', () => {
  expect(headOf('# Ostrel Bioanalytics\n\nCertificate of Analysis\nClient    Tarn Peptides')?.text).toBe(
    'Ostrel Bioanalytics',
  );
  expect(headOf('# Certificate of Analysis\n\nOstrel Bioanalytics')?.text).toBe('Ostrel Bioanalytics');
});

test('the whole name of a logo stands elsewhere', () => {
  const page = '# OSTREL\n\nCertificate of Analysis\n\nOstrel Bioanalytics, 4 Harbour Way';
  expect(fullNameOf(headOf(page)!, graphOf(page))).toBe('Ostrel Bioanalytics');
  expect(fullNameOf(headOf('# OSTREL\n\nReport')!, graphOf('# OSTREL\n\nReport'))).toBeNull();
});

test('a word of thousands of letters is nobody’s', () => {
  const page = `# ${'x'.repeat(20_000)}\n\nReport`;
  expect(fullNameOf(headOf(page)!, graphOf(page))).toBeNull();
});

test('a mark before a name is none of it', () => {
  expect(withoutMark(headOf('# © Ostrel\n\nReport')!).text).toBe('Ostrel');
});
