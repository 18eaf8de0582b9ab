import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngChunk, withPngChunks } from '../../testing/png.ts';
import { randomBytes } from '../../testing/random-bytes.ts';
import { readContainer } from './read-container.ts';

const FOLDER = 'fixtures/certificates/';
const page = readFileSync(`${FOLDER}stale.png`);
const certificates = readdirSync(FOLDER).filter((file) => /\.(png|jpg|webp)$/.test(file));

test.each(certificates)('%s carries no mark, no editor and nothing behind it', async (file) => {
  const { container, thumbnail } = await readContainer(readFileSync(FOLDER + file));
  expect(container).toMatchObject({
    generatorMarks: [],
    credentials: null,
    thumbnail: null,
    trailing: null,
    pdf: null,
  });
  expect(container.software.filter(({ kind }) => kind !== 'other')).toEqual([]);
  expect(thumbnail).toBeNull();
});

test('names programs from EXIF, XMP and texts once each, with their kind', async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmp:CreatorTool="Adobe Photoshop 26.0"/></x:xmpmeta>';
  const file = withPngChunks(
    await sharp(page)
      .withExif({ IFD0: { Software: 'Adobe Photoshop 26.0' } })
      .png()
      .toBuffer(),
    pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`),
    pngChunk('tEXt', 'Software\0Scanner 3'),
    pngChunk('tEXt', 'Comment\0Created with GIMP'),
    pngChunk('tEXt', 'Comment\0Batch of May'),
  );
  expect((await readContainer(file)).container.software).toEqual([
    { where: 'EXIF Software', text: 'Adobe Photoshop 26.0', kind: 'editor' },
    { where: 'text “Software”', text: 'Scanner 3', kind: 'other' },
    { where: 'Comment', text: 'Created with GIMP', kind: 'editor' },
  ]);
});

test('names a program without the numbers of a document and of its owner’s account', async () => {
  const file = withPngChunks(
    page,
    pngChunk('tEXt', 'Software\0Canva (Renderer) doc=DAHxyz123 user=UAGabc brand=BAGdef'),
  );
  expect((await readContainer(file)).container.software).toEqual([
    { where: 'text “Software”', text: 'Canva (Renderer)', kind: 'editor' },
  ]);
});

test.each([
  [
    'the settings of a model',
    pngChunk('tEXt', 'parameters\0a page\nSteps: 30, Sampler: Euler, CFG scale: 7'),
    'parameters',
  ],
  [
    'an IPTC source type',
    pngChunk(
      'iTXt',
      'XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta><d Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></x:xmpmeta>',
    ),
    'XMP DigitalSourceType',
  ],
  ['a generator’s name', pngChunk('tEXt', 'Software\0NovelAI'), 'text “Software”'],
  [
    'a generator’s credit',
    pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta><d photoshop:Credit="Made with Google AI"/></x:xmpmeta>'),
    'XMP Credit',
  ],
])('finds %s', async (_, chunk, where) => {
  expect((await readContainer(withPngChunks(page, chunk))).container.generatorMarks).toMatchObject([
    { where, extent: 'whole', sound: true },
  ]);
});

test('a generator’s name in credentials that do not fit the file is no sound mark', async () => {
  const captured = readFileSync('fixtures/containers/captured.jpg');
  captured.write('Midjourney 6.0', captured.indexOf('Example Camera'));
  expect((await readContainer(captured)).container).toMatchObject({
    credentials: { state: 'invalid' },
    generatorMarks: [{ where: 'Content Credentials', sound: false }],
  });
});

test('tells a type that was declared from what the bytes say', async () => {
  expect((await readContainer(page, 'image/jpeg')).container).toMatchObject({
    format: 'png',
    declaredType: 'image/jpeg',
  });
});

test('never throws and stays quick, whatever is changed in a file', async () => {
  const files = ['generated.jpg', 'generated.png', 'generated.webp', 'edited-from-generated.jpg'].map((file) =>
    readFileSync(`fixtures/containers/${file}`),
  );
  let slowest = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const bytes = Buffer.from(files[seed % files.length]!);
    const changes = randomBytes(60, seed);
    for (let i = 0; i < 30; i += 3) bytes[((changes[i]! << 8) | changes[i + 1]!) % bytes.length] = changes[i + 2]!;
    const started = performance.now();
    await readContainer(seed % 5 === 0 ? bytes.subarray(0, changes[0]! * 20) : bytes);
    slowest = Math.max(slowest, performance.now() - started);
  }
  expect(slowest).toBeLessThan(3_000);
});

test('a picture that carries a PDF says so', async () => {
  const comment = Buffer.from('\xff\xd8\xff\xfe\x00\x0b%PDF-1.7\n', 'latin1');
  const jpeg = readFileSync('fixtures/certificates/borrowed.jpg');
  const read = async (bytes: Buffer) => (await readContainer(bytes)).container.isPdfToo;
  expect(await read(jpeg)).toBe(false);
  expect(await read(Buffer.concat([comment, jpeg.subarray(2)]))).toBe(true);
});

test.each([
  ['nothing', new Uint8Array()],
  ['noise', randomBytes(10_000)],
  ['a BMP’s beginning', Buffer.from('BM')],
])('%s reads as nothing', async (_, bytes) => {
  expect((await readContainer(bytes)).container).toMatchObject({
    software: [],
    generatorMarks: [],
    credentials: null,
    trailing: null,
  });
});
