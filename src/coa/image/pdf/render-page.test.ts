import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETS } from '../../budgets.ts';
import type { CheckError } from '../../errors.ts';
import { FIRST_OBJECT, lines, stream, testPdf, textAt, whiteOut } from '../../testing/pdf.ts';
import { randomBytes } from '../../testing/random-bytes.ts';
import { layerWords } from './layer-words.ts';
import { renderPage } from './render-page.ts';

const LETTERS = 19;
const page = lines('Certificate of Analysis', 'Client: Fenland Reagents', 'Purity: 97.21 %', 'Batch: LOT 4711');
const render = (pdf: Uint8Array) => renderPage(pdf, 0, LETTERS);
const wordsOf = async (pdf: Uint8Array) =>
  layerWords((await render(pdf)).characters).map(({ text, visible }) => (visible ? text : `(${text})`));
const refusal = (pdf: Uint8Array, index = 0) =>
  renderPage(pdf, index, LETTERS).then(
    () => null,
    (error: CheckError) => ({ kind: error.kind, message: error.message }),
  );

/** How a PDF was refused, if it was, how long that took, and by how much this process grew by then. */
async function measured(pdf: Uint8Array) {
  const before = process.memoryUsage().rss;
  let bytes = 0;
  const watch = setInterval(() => (bytes = Math.max(bytes, process.memoryUsage().rss - before)), 50);
  const started = performance.now();
  const refused = await refusal(pdf);
  clearInterval(watch);
  return { refused, milliseconds: performance.now() - started, bytes };
}

test('renders a page with letters as the reader likes them, and hands over words, fonts and what the file says', async () => {
  const { rgba, width, height, characters, information, pages, fonts } = await render(
    readFileSync('fixtures/pdf/genuine.pdf'),
  );
  expect(rgba.length).toBe(width * height * 4);
  expect(width * height).toBeLessThanOrEqual(BUDGETS.pdfPixels);
  expect(height / width).toBeCloseTo(Math.SQRT2, 1);
  const heights = characters
    .filter(({ code }) => code > 0x20)
    .map(({ top, bottom }) => bottom - top)
    .sort((a, b) => a - b);
  expect(heights[heights.length >> 1]).toBeGreaterThan(LETTERS - 4);
  expect(heights[heights.length >> 1]).toBeLessThan(LETTERS + 4);
  expect(layerWords(characters).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Ottermoor', 'Biologics', 'P47-SU766', '99.11%']),
  );
  expect(information).toMatchObject({
    Producer: expect.stringContaining('Skia'),
    CreationDate: expect.stringMatching(/^D:2026/),
  });
  expect(pages).toBe(1);
  expect(fonts.every(({ embedded }) => embedded)).toBe(true);
  // The sheet's own tint, in the order red, green, blue, alpha, under dark print.
  expect([...rgba.subarray(0, 4)]).toEqual([0xf4, 0xf6, 0xf9, 0xff]);
  expect(rgba.some((value, index) => index % 4 === 0 && value < 60)).toBe(true);
});

test('renders the page asked for, turned as it says', async () => {
  const pdf = testPdf({ pages: ['', lines('Second page')], page: '/Rotate 90' });
  const second = await renderPage(pdf, 1, LETTERS);
  expect(second.width).toBeGreaterThan(second.height);
  expect(String.fromCodePoint(...second.characters.map(({ code }) => code))).toContain('Second page');
});

test('a scanned page is rendered as it was scanned', async () => {
  const scan = stream(
    deflateSync(Buffer.alloc(1100 * 1556, 0xf0)),
    '/Type /XObject /Subtype /Image /Width 1100 /Height 1556 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
  );
  const { width } = await render(
    testPdf({
      pages: ['q 595 0 0 842 0 0 cm /X Do Q'],
      resources: `/XObject << /X ${FIRST_OBJECT} 0 R >>`,
      objects: [scan],
    }),
  );
  expect(width).toBe(1100);
});

test.each([
  [
    'covered and set anew',
    `${page}\n${whiteOut(92, 728, 40, 14)}\n${textAt(94.2, 732, '99.21')}`,
    ['(97.21)', '99.21'],
  ],
  [
    'covered in a single digit',
    `${page}\n${whiteOut(100.3, 728, 6.1, 14)}\n${textAt(100.3, 732, '9')}`,
    ['(97.21)', '9'],
  ],
  ['blacked out', `${page}\n${whiteOut(92, 728, 40, 14).replace('1 g', '0 g')}`, ['(97.21)']],
  ['written in white', `${page}\n${textAt(60, 300, 'secret', '1 g')}`, ['97.21', '(secret)']],
  ['written invisibly', `${page}\n${textAt(60, 300, 'secret', '3 Tr')}`, ['97.21', '(secret)']],
])('text that was %s is told from text on view', async (_, content, expected) => {
  expect(await wordsOf(testPdf({ pages: [content] }))).toEqual(
    expect.arrayContaining([...expected, 'Fenland', 'Reagents']),
  );
});

test('text set twice to look bold counts once, and what a cell cuts off does not count', async () => {
  expect(await wordsOf(testPdf({ pages: [`${page}\n${page}`] }))).toHaveLength(12);
  const cut = await wordsOf(
    testPdf({
      pages: [
        `q 60 400 80 20 re W n ${textAt(60, 405, 'A long text that is cut off by its cell')} Q ${textAt(150, 405, 'next cell')}`,
      ],
    }),
  );
  expect(cut.join(' ')).toMatch(/^A long text that .{0,3} ?next cell$/);
});

test('an annotation over the page is drawn, counted, and hides what is under it', async () => {
  const appearance = stream(
    '1 g 0 0 42 18 re f 0 g BT /F 11 Tf 2 6 Td (99.21) Tj ET',
    '/Type /XObject /Subtype /Form /BBox [0 0 42 18] /Resources << /Font << /F 4 0 R >> >>',
  );
  const annotation = `<< /Type /Annot /Subtype /FreeText /Rect [92 726 134 744] /DA (/F 11 Tf 0 g) /Contents (99.21) /AP << /N ${FIRST_OBJECT + 1} 0 R >> >>`;
  const pdf = testPdf({ pages: [page], page: `/Annots [${FIRST_OBJECT} 0 R]`, objects: [annotation, appearance] });
  expect((await render(pdf)).annotations).toEqual([3]);
  expect(await wordsOf(pdf)).toContain('(97.21)');
});

test('a field filled in is drawn', async () => {
  const field = (value: string) => {
    const appearance = stream(
      `/Tx BMC BT /F 11 Tf 2 6 Td (${value}) Tj ET EMC`,
      '/Type /XObject /Subtype /Form /BBox [0 0 60 18] /Resources << /Font << /F 4 0 R >> >>',
    );
    const widget = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (${value}) /F 4 /Rect [300 726 360 744] /DA (/F 11 Tf 0 g) /AP << /N ${FIRST_OBJECT + 1} 0 R >> >>`;
    return testPdf({
      pages: [page],
      page: `/Annots [${FIRST_OBJECT} 0 R]`,
      catalogue: `/AcroForm << /Fields [${FIRST_OBJECT} 0 R] /DA (/F 11 Tf 0 g) >>`,
      objects: [widget, appearance],
    });
  };
  const [filled, empty] = await Promise.all([render(field('77.7')), render(field(' '))]);
  expect(Buffer.compare(filled.rgba, empty.rgba)).not.toBe(0);
});

test.each([
  [
    'asks for a password',
    testPdf({
      pages: [page],
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
    }),
    'undecodable',
    'password',
  ],
  [
    'opens with a script',
    testPdf({ pages: [page], catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
    'undecodable',
    'script',
  ],
  [
    'names a script',
    testPdf({ pages: [page], catalogue: '/Names << /JavaScript << /Names [(a) << /S/JavaScript /JS (1) >>] >> >>' }),
    'undecodable',
    'script',
  ],
  ['is cut off', readFileSync('fixtures/pdf/genuine.pdf').subarray(0, 2000), 'undecodable', 'damaged'],
  ['is noise behind a header', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5000)]), 'undecodable', 'damaged'],
  ['has no pages', testPdf({ pages: [] }), 'undecodable', 'damaged'],
  [
    'draws without end',
    testPdf({
      pages: ['/X Do '.repeat(20_000)],
      resources: `/XObject << /X ${FIRST_OBJECT} 0 R >>`,
      objects: [
        stream(
          '/Y Do '.repeat(300),
          `/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /XObject << /Y ${FIRST_OBJECT + 1} 0 R >> >>`,
        ),
        stream('0 0 600 900 re f '.repeat(50), '/Type /XObject /Subtype /Form /BBox [0 0 600 900]'),
      ],
    }),
    'too-large',
    'too',
  ],
])('a PDF that %s is refused in words, in time and in little memory', async (_, pdf, kind, words) => {
  const { refused, milliseconds, bytes } = await measured(pdf);
  expect(refused).toEqual({ kind, message: expect.stringContaining(words) });
  expect(milliseconds).toBeLessThan(BUDGETS.pdfMilliseconds + 2_000);
  expect(bytes).toBeLessThan(600_000_000);
});

test('a picture of 900 million pixels within a PDF is shown or refused, in time and in little memory', async () => {
  const pdf = testPdf({
    pages: ['q 500 0 0 800 0 0 cm /X Do Q'],
    resources: `/XObject << /X ${FIRST_OBJECT} 0 R >>`,
    objects: [
      stream(
        deflateSync(Buffer.alloc(30_000 * 3_750)),
        '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode',
      ),
    ],
  });
  const { refused, milliseconds, bytes } = await measured(pdf);
  expect([null, 'too-large']).toContain(refused?.kind ?? null);
  expect(milliseconds).toBeLessThan(BUDGETS.pdfMilliseconds + 2_000);
  expect(bytes).toBeLessThan(600_000_000);
});

test('a page that is not there is refused', async () => {
  expect(await refusal(testPdf({ pages: [page] }), 3)).toMatchObject({
    kind: 'no-such-page',
    message: 'Page 4 was asked for; the PDF has one page.',
  });
});

test('never more pixels than the budget, however large the page', async () => {
  for (const size of [
    [14_400, 14_400],
    [20_000, 10],
    [1, 1],
  ] as const) {
    const { width, height } = await render(testPdf({ pages: [page], size }));
    expect(width * height).toBeLessThanOrEqual(BUDGETS.pdfPixels * 1.01);
  }
});

test('a page of which nothing could be read for its shape is refused as such, and no side is longer than a picture’s', async () => {
  const pages = [lines('Certificate')];
  await expect(render(testPdf({ pages, size: [100_000, 0.001] }))).rejects.toMatchObject({
    kind: 'undecodable',
    message: expect.stringContaining('so much longer than it is wide'),
  });
  const { width, height } = await render(testPdf({ pages, size: [6_000, 30] }));
  expect(width).toBeLessThanOrEqual(BUDGETS.pictureSide);
  expect(height).toBeGreaterThan(20);
});
