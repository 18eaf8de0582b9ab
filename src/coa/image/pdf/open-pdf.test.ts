import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUDGETS } from '../../budgets.ts';
import { FIRST_OBJECT, lines, saveAgain, testPdf } from '../../testing/pdf.ts';
import { isPdf, openPdfPage } from './open-pdf.ts';

const genuine = readFileSync('fixtures/pdf/genuine.pdf');
const open = (pdf: Uint8Array, page = 0) => openPdfPage(pdf, 'application/pdf', page, 19);
const page = lines('Certificate of Analysis');

test('a PDF is told by its header, which may stand behind other bytes', () => {
  expect(isPdf(genuine)).toBe(true);
  expect(isPdf(Buffer.concat([Buffer.alloc(300), genuine]))).toBe(true);
  expect(isPdf(Buffer.concat([Buffer.alloc(3000), genuine]))).toBe(false);
  expect(isPdf(readFileSync('fixtures/certificates/stale.png'))).toBe(false);
  expect(isPdf(new Uint8Array())).toBe(false);
});

test('a picture that carries a PDF is a picture', () => {
  const comment = Buffer.from('\xff\xd8\xff\xfe\x00\x0b%PDF-1.7\n', 'latin1');
  const jpeg = readFileSync('fixtures/certificates/borrowed.jpg');
  expect(isPdf(Buffer.concat([comment, jpeg.subarray(2), genuine]))).toBe(false);
});

test('hands over the page as a picture, its words, and the facts', async () => {
  const { picture, layer, container } = await open(genuine);
  expect(picture.format).toBe('pdf');
  expect(picture.rgba.length).toBe(picture.width * picture.height * 4);
  expect(layer.length).toBeGreaterThan(90);
  expect(layer.every(({ visible }) => visible)).toBe(true);
  expect(container).toMatchObject({
    format: 'pdf',
    declaredType: 'application/pdf',
    software: [
      { where: 'PDF Creator', kind: 'other' },
      { where: 'PDF Producer', kind: 'other' },
    ],
    generatorMarks: [],
    trailing: null,
    pdf: {
      pages: 1,
      pageRead: 1,
      producer: expect.stringMatching(/^Skia\/PDF/),
      saves: 1,
      signatures: 0,
      annotations: {},
    },
  });
});

test('counts saves, one more for each that was added to the end', async () => {
  const once = testPdf({ pages: [page], information: '/Producer (First)' });
  const twice = saveAgain(once, 3, '<< /Producer (iLovePDF) >>');
  expect((await open(once)).container.pdf).toMatchObject({ saves: 1, producer: 'First' });
  const { container } = await open(twice);
  expect(container.pdf).toMatchObject({ saves: 2, producer: 'iLovePDF' });
  expect(container.software).toEqual([{ where: 'PDF Producer', text: 'iLovePDF', kind: 'editor' }]);
  expect((await open(saveAgain(twice, 3, '<< >>'))).container.pdf).toMatchObject({ saves: 3, producer: '' });
});

test('a file laid out for the web carries a second end from its first save', async () => {
  const linear = Buffer.from(
    testPdf({ pages: [page] })
      .toString('latin1')
      .replace('%PDF-1.7\n', '%PDF-1.7\n%/Linearized %%EOF\n'),
    'latin1',
  );
  expect((await open(linear)).container.pdf!.saves).toBe(1);
});

test('names what was put over the page, and the fonts', async () => {
  const annotation = (kind: string) => `<< /Type /Annot /Subtype /${kind} /Rect [10 10 20 20] >>`;
  const pdf = testPdf({
    pages: [page],
    page: `/Annots [${FIRST_OBJECT} 0 R ${FIRST_OBJECT + 1} 0 R ${FIRST_OBJECT + 2} 0 R]`,
    objects: [annotation('Square'), annotation('Square'), annotation('Link')],
  });
  expect((await open(pdf)).container.pdf).toMatchObject({
    annotations: { square: 2 },
    fonts: [{ name: 'Helvetica', embedded: false }],
  });
});

test('what follows the last end is told', async () => {
  expect(
    (await open(Buffer.concat([genuine, Buffer.from('PK\x03\x04 and sixteen bytes more')]))).container.trailing,
  ).toMatchObject({ kind: expect.stringMatching(/archive|text|unknown/) });
});

test('a PDF over the limit is refused before it is opened', async () => {
  await expect(open(Buffer.concat([genuine, Buffer.alloc(BUDGETS.pictureBytes)]))).rejects.toMatchObject({
    kind: 'too-large',
    message: expect.stringContaining('limit'),
  });
});
