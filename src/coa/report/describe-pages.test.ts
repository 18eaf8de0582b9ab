import { expect, test } from 'vitest';
import { PAGE_KINDS } from '../fields/page-kinds.ts';
import type { OtherPage } from '../fields/page-summary.ts';
import { describeKind, describeOther, otherPageToAskFor } from './describe-pages.ts';

const summary = { laboratory: 'Quarrybank Analytical', product: 'BPC-157', number: 'R-86155' };
const certificate: OtherPage = {
  page: 3,
  place: 'whole',
  read: 'picture',
  summary: { ...summary, kind: 'certificate' },
};
const report = (number: string) => ({ number, laboratory: summary.laboratory });
const unread = (page: number): OtherPage => ({ page, place: 'whole', read: 'not read', summary: null });
const spectrum: OtherPage = {
  page: 2,
  place: 'whole',
  read: 'text layer',
  summary: { kind: 'spectrum', laboratory: '', product: '', number: '' },
};

test('every kind of page has words of its own', () => {
  const said = PAGE_KINDS.map(describeKind);
  expect(new Set(said).size).toBe(PAGE_KINDS.length);
  for (const sentence of said) expect(sentence).toMatch(/^This reads as an? .+\.$/);
});

test('another page is named by what it is, how it was looked at, and what it says of itself', () => {
  expect(describeOther(certificate)).toBe(
    'Page 3 of the file reads as a certificate of analysis (Quarrybank Analytical, “BPC-157”, number R-86155); it was not judged.',
  );
  expect(describeOther(spectrum)).toBe(
    'Page 2 of the file reads, by its text layer, as a second page: a mass spectrum; it was not judged.',
  );
  expect(describeOther({ ...certificate, page: 1, place: 'right half' })).toMatch(/^The right half of page 1 reads/);
  expect(describeOther(unread(4))).toBe(
    'Page 4 of the file was not looked at: it has no text layer, and time ran out.',
  );
});

test('the next step names the page to ask for: the certificate, further ones, or those that were not looked at', () => {
  expect(otherPageToAskFor([spectrum, certificate], false)).toBe(
    'The certificate seems to be on another page of this file: page 3 (Quarrybank Analytical, “BPC-157”, number R-86155). Check the page you want next: the check page of this site has a button for each, and a program asks for it by its number.',
  );
  expect(otherPageToAskFor([certificate], true)).toContain('The same file holds another: page 3 (');
  const many = [2, 3, 4, 5, 6].map((page) => ({ ...certificate, page }));
  expect(otherPageToAskFor(many, true)).toMatch(/others: page 2 .*; page 4 [^;]*; and 2 more\./);
  expect(otherPageToAskFor([unread(2), unread(3), unread(4)], false)).toContain('no time to look at pages 2 to 4 of');
  expect(otherPageToAskFor([unread(2), unread(4)], false)).toContain('pages 2 and 4 of');
  expect(otherPageToAskFor([spectrum], true)).toBe('');
  expect(otherPageToAskFor([{ ...certificate, page: 1, place: 'lower part' }], true)).toBe(
    'This answer is about one certificate. The same file holds another: the lower part of page 1 (Quarrybank Analytical, “BPC-157”, number R-86155). Crop the picture to it and send that separately.',
  );
});

test('pages that were not looked at are never passed over in silence', () => {
  expect(otherPageToAskFor([unread(2), spectrum, unread(4)], true)).toBe(
    'There was no time to look at pages 2 and 4 of this file, so this answer says nothing about what is there. Check the page you want next: the check page of this site has a button for each, and a program asks for it by its number.',
  );
  expect(otherPageToAskFor([unread(2), certificate], true)).toMatch(
    /number R-86155\)\. There was no time to look at page 2 of this file, so [^.]*\. Check the page you want next/,
  );
  expect(otherPageToAskFor([unread(2), certificate], true, report('R-86155'))).toMatch(
    /^Page 3 of this file has the same number: [^.]*\. There was no time to look at page 2 /,
  );
  expect(otherPageToAskFor([unread(2), certificate], false)).not.toContain('no time');
});

test('a page of the same number is the same certificate, which goes on there or is repeated', () => {
  expect(otherPageToAskFor([certificate], true, report('R-86I55'))).toBe(
    'Page 3 of this file has the same number: the certificate continues there, or is repeated. Check the page you want next: the check page of this site has a button for each, and a program asks for it by its number.',
  );
  const another = { ...certificate, page: 4, summary: { ...summary, number: 'R-86156', kind: 'certificate' as const } };
  expect(otherPageToAskFor([certificate, another], true, report('R-86155'))).toMatch(
    /^Page 3 of this file has [^.]*\. This answer is about one certificate\. The same file holds another: page 4 [^;]*$/,
  );
  expect(otherPageToAskFor([certificate], true, report(''))).toContain('The same file holds another');
  expect(otherPageToAskFor([certificate], false, report('R-86155'))).toContain('seems to be on another page');
});

test('pages without a number are of one report by laboratory and batch', () => {
  const page = (found: object) => ({
    ...certificate,
    summary: { ...summary, number: '', batch: 'TP-26041', kind: 'certificate' as const, ...found },
  });
  const judged = { number: '', laboratory: summary.laboratory, batch: 'TP-26041' };
  expect(otherPageToAskFor([page({})], true, judged)).toMatch(
    /^Page 3 of this file has the same batch: the certificate continues there, or is repeated\. /,
  );
  for (const found of [{ number: 'R-86155' }, { laboratory: 'Tarn' }, { batch: 'TP-26042' }, { batch: undefined }])
    expect(otherPageToAskFor([page(found)], true, judged)).toContain('The same file holds another');
  expect(otherPageToAskFor([page({})], true, { ...judged, number: 'R-1' })).toContain('The same file holds another');
});

test('a certificate that could not be read is not said to be on another page', () => {
  expect(otherPageToAskFor([certificate], false, undefined, true)).toMatch(
    /^This page could not be read well enough\. The same file holds another certificate: page 3 \(/,
  );
});

test('what another page says of itself is repeated within bounds', () => {
  const hostile = { ...certificate, summary: { ...certificate.summary!, product: `<b>${'x'.repeat(500)}` } };
  expect(describeOther(hostile)).not.toMatch(/[<>]/);
  expect(describeOther(hostile).length).toBeLessThan(300);
});
