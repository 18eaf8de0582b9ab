import { expect, test } from 'vitest';
import { BUDGETS } from '../../coa/budgets.ts';
import { readImage } from './read-image.ts';

const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0xfd]);
const base64 = bytes.toString('base64');

test.each([
  ['raw base64', base64],
  ['base64 without padding', base64.replace(/=+$/, '')],
  ['the alphabet for addresses', base64.replaceAll('+', '-').replaceAll('/', '_')],
  ['the alphabet for addresses without padding', base64.replaceAll('/', '_').replace(/=+$/, '')],
  ['white space around and within', `\ufeff ${base64.slice(0, 3)} \t ${base64.slice(3)}\u00a0\n`],
  ['percent-encoding', encodeURIComponent(base64)],
  ['a data: URL with percent-encoding', `data:image/png;base64,${encodeURIComponent(base64)}`],
  ['a data: URL in the alphabet for addresses', `data:image/png;base64,${base64.replaceAll('/', '_')}`],
  ['a data: URL with a quoted parameter', `data:image/png;name="a;b, c.png";base64,${base64}`],
  ['a data: URL with space before its data', `data:image/png; base64, ${base64}`],
  ['base64 in lines', `${base64.slice(0, 4)}\r\n${base64.slice(4)}\n`],
  ['a data: URL', `data:image/png;base64,${base64}`],
  ['a data: URL with parameters', `data:image/png;charset=utf-8;base64,${base64}`],
  ['a data: URL without a type', `data:;base64,${base64}`],
  ['a data: URL in capitals', `DATA:IMAGE/PNG;BASE64,${base64}`],
])('%s is decoded to the same bytes', (_name, text) => {
  const reading = readImage(text);
  expect('picture' in reading && Buffer.from(reading.picture).equals(bytes)).toBe(true);
});

test.each([
  [`data:application/pdf;base64,${base64}`, 'application/pdf'],
  [`DATA:IMAGE/PNG;charset=utf-8;base64,${base64}`, 'image/png'],
  [`data:;base64,${base64}`, null],
  [base64, null],
])('the type that %s names is handed on', (text, declaredType) => {
  expect(readImage(text)).toMatchObject({ declaredType });
});

test.each([
  ['an address', 'https://vendor.example/coa.png', 'nothing is fetched'],
  ['a data: URL that is not base64', 'data:image/png,abc', 'in base64'],
  ['a data: URL without data', 'data:image/png;base64', 'Expected a data: URL'],
  ['an empty data: URL', 'data:image/png;base64,', 'empty'],
  ['nothing', '', 'empty'],
  ['another alphabet', 'iVBO.w*=', 'Expected base64'],
  ['percent-encoding of other characters', 'iVBO%C3%A9', 'Expected base64'],
  ['half an escape', 'iVBO%2', 'Expected base64'],
  ['a length that base64 cannot have', 'abcde', 'Expected base64'],
  ['wrong padding', 'abc==', 'Expected base64'],
  ['a nested data: URL', `data:image/png;base64,data:image/png;base64,${base64}`, 'Expected base64'],
])('%s is refused with what was expected', (_name, text, words) => {
  const reading = readImage(text);
  expect('wrong' in reading ? reading.wrong : '').toContain(words);
});

test.each([
  [`data:application/pdf;page=3;base64,${base64}`, 3],
  [`data:application/pdf; Page="12"; base64,${base64}`, 12],
  [`data:application/pdf;base64,${base64}`, null],
  [base64, null],
])('the page that %s names is handed on', (text, page) => {
  expect(readImage(text)).toMatchObject({ page });
});

test.each(['0', '-1', '1.5', 'two', '', '99999'])('“%s” is no page', (page) => {
  expect(readImage(`data:application/pdf;page=${page};base64,${base64}`)).toMatchObject({
    wrong: expect.stringContaining('number of a page'),
  });
});

test('a picture of the most bytes allowed is let through, one more is refused with the limit', () => {
  const most = Buffer.alloc(BUDGETS.pictureBytes).toString('base64');
  expect(readImage(most)).toHaveProperty('picture');
  const over = Buffer.alloc(BUDGETS.pictureBytes + 1).toString('base64');
  expect(() => readImage(over)).toThrow('4,400,000 bytes');
});

test('padding without end is refused at once', () => {
  const started = performance.now();
  expect(readImage(`${'='.repeat(1_000_000)}A`)).toMatchObject({ wrong: expect.stringContaining('Expected base64') });
  expect(performance.now() - started).toBeLessThan(1_000);
});
