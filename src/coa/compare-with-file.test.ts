import { expect, test } from 'vitest';
import { compareWithFile } from './compare-with-file.ts';
import { CheckError } from './errors.ts';
import { type PictureFile, untimed } from './image/open-picture.ts';
import type { Reading, TextReader } from './ocr/text-reader.ts';
import { readCopy } from './read-copy.ts';
import { testPdf } from './testing/pdf.ts';

const pdf: PictureFile = {
  picture: testPdf({
    pages: Array.from({ length: 3 }, (_, page) => `BT /F 12 Tf 60 700 Td (Certificate of Analysis ${page}) Tj ET`),
  }),
  declaredType: null,
};

/** A reader of pages without words; `read` is told which page of those it was handed, from 1, and the pixels. */
function contextWith(read: (page: number, pixels: Uint8Array) => Promise<Reading>) {
  let page = 0;
  const reader: TextReader = {
    read: ({ data }) => read(page, data),
    readCodes: async () => {
      page++;
      return [];
    },
    warm: async () => undefined,
    close: async () => undefined,
  };
  return { reader, laboratories: [], compounds: [] };
}
const nothing: Reading = { words: [], cutShort: false };
const compare = async (failure: Error): Promise<unknown> => {
  const { copy } = await readCopy(
    pdf,
    0,
    contextWith(async () => nothing),
    untimed,
  );
  const context = contextWith(async (page) => {
    if (page === 2) throw failure;
    return nothing;
  });
  return compareWithFile({ ...copy, file: 'another' }, pdf, context, untimed);
};

test('a page of the other file that cannot be opened is passed over', async () => {
  expect(await compare(new CheckError('undecodable', 'Damaged.'))).toMatchObject({ page: 1, pages: 3 });
});

test('a reader that is not available, and a fault of ours, are told', async () => {
  await expect(compare(new CheckError('reader-unavailable', 'None.'))).rejects.toMatchObject({
    kind: 'reader-unavailable',
  });
  await expect(compare(new TypeError('x is undefined'))).rejects.toBeInstanceOf(TypeError);
});

test('what is compared by outlives the pixels of its page', async () => {
  const handed: Uint8Array[] = [];
  const context = contextWith(async (_, pixels) => {
    handed.push(pixels);
    return nothing;
  });
  const { copy } = await readCopy(pdf, 0, context, untimed);
  // The whole page is the first that the reader gets.
  expect(handed[0]).toHaveLength(0);
  const { width = 0, height = 0, data } = copy.grey ?? {};
  expect(data?.some((value) => value > 0)).toBe(true);
  expect(data).toHaveLength(width * height);
});
