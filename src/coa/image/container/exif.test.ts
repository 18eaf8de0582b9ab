import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { randomBytes } from '../../testing/random-bytes.ts';
import { readExif } from './exif.ts';

const page = readFileSync('fixtures/certificates/stale.png');
const exif = { IFD0: { Software: 'Editor 1.0', Make: 'Maker', Model: 'Model 2' }, IFD2: { UserComment: 'Steps: 20' } };

test.each(['jpeg', 'png', 'webp'] as const)('reads program, camera and comment of a %s', async (format) => {
  const file = await sharp(page).resize(200).withExif(exif).toFormat(format).toBuffer();
  const facts = await readExif(file, format);
  expect(facts.software).toEqual([{ where: 'EXIF Software', text: 'Editor 1.0' }]);
  expect(facts.texts).toEqual(
    expect.arrayContaining([
      { where: 'EXIF UserComment', text: 'Steps: 20' },
      { where: 'EXIF Model', text: 'Model 2' },
    ]),
  );
  expect(facts.thumbnail).toBeNull();
});

test('a file without EXIF says nothing', async () => {
  expect(await readExif(page, 'png')).toEqual({ software: [], texts: [], thumbnail: null });
});

test('damaged EXIF reads as none', async () => {
  for (let seed = 1; seed <= 50; seed++) {
    const file = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x01, 0x00]),
      Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
      randomBytes(300, seed),
    ]);
    await expect(readExif(file, 'jpeg')).resolves.toHaveProperty('thumbnail');
  }
});

test('what the reader warns of does not reach the log', async () => {
  const segment = Buffer.from('\xff\xe1\0\x18Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await readExif(
    Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), segment, segment, Buffer.from('\xff\xd9', 'latin1')]),
    'jpeg',
  );
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
