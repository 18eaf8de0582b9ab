import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import { checkCoa } from './check-coa.ts';
import { contextFrom } from './context.ts';
import { createTextReader } from './ocr/read-text.ts';
import { pngChunk, withPngChunks } from './testing/png.ts';

const reader = createTextReader();
const context = contextFrom(fixtureDataset(), reader, '2026-11-20');
afterAll(() => reader.close());

/** An honest report; what changes here is only what its file says. */
const page = readFileSync('fixtures/certificates/borrowed.jpg');
const asPng = await sharp(page).png().toBuffer();
const check = (picture: Uint8Array) =>
  checkCoa({ picture, declaredType: 'image/png', vendor: 'humbermolecular.example' }, context);

test('a generator’s own record makes the verdict; nothing is said to have been read twice', async () => {
  const report = await check(
    withPngChunks(
      asPng,
      pngChunk('tEXt', 'parameters\0certificate of analysis\nSteps: 30, Sampler: Euler a, CFG scale: 7, Seed: 1'),
    ),
  );
  expect(report.verdict).toBe('fabricated');
  expect(report.plain_english).toContain(
    'We read: laboratory “Partnerlab”, client “Humber Molecular”, product “KPV 10 mg”, purity 98.68 %, newest date 30 May 2026. It shows signs consistent with fabrication or alteration. The file itself is marked as made by an image generator (parameters: “certificate of analysis Steps: 30, Sampler: Euler a, CFG…”). We cannot tell who changed what, or why; ask the laboratory before you rely on it.',
  );
  expect(report.plain_english).not.toContain('read twice');
});

test('a part that was generated, or a mark that does not fit the file, makes it unclear', async () => {
  const xmp =
    '<x:xmpmeta><d Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia"/></x:xmpmeta>';
  const report = await check(withPngChunks(asPng, pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`)));
  expect(report.verdict).toBe('unclear');
  expect(report.red_flags.join(' ')).toContain(
    'The file is marked as partly made by an image generator (XMP DigitalSourceType).',
  );
});

test('an editor’s name is told and changes no verdict; a capture tool’s is not even told', async () => {
  const edited = await check(
    await sharp(page)
      .withExif({ IFD0: { Software: 'GIMP 2.10.36' } })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
  expect(edited.verdict).toBe('genuine-independent');
  expect(edited.red_flags).toEqual([]);
  expect(edited.plain_english).toContain('“GIMP 2.10.36”');
  expect(edited.evidence.file).toEqual([
    'It was sent as “image/png”, but its bytes are image/jpeg.',
    'EXIF Software: “GIMP 2.10.36”.',
  ]);
  const captured = await check(withPngChunks(asPng, pngChunk('tEXt', 'Software\0Snipping Tool')));
  expect(captured.verdict).toBe('genuine-independent');
  expect(captured.red_flags).toEqual([]);
});
