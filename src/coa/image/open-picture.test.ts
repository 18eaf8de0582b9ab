import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BUDGETS, OFFLINE } from '../budgets.ts';
import { openPicture, type Timed } from './open-picture.ts';

const png = readFileSync('fixtures/certificates/stale.png');
const stages: string[] = [];
const timed: Timed = async (stage, work) => {
  stages.push(stage);
  return work();
};
const open = (picture: Uint8Array, page = 0) => {
  stages.length = 0;
  return openPicture({ picture, declaredType: null }, page, timed);
};

test('a picture is read for what it says, then decoded', async () => {
  const opened = await open(png);
  expect(stages).toEqual(['container', 'decode']);
  expect(opened).toMatchObject({
    layer: [],
    picture: { format: 'png' },
    container: { format: 'png', thumbnail: null, pdf: null },
  });
});

test('a page of a PDF is rendered', async () => {
  const opened = await open(readFileSync('fixtures/pdf/letter-then-report.pdf'), 1);
  expect(stages).toEqual(['decode']);
  expect(opened).toMatchObject({ picture: { format: 'pdf' }, container: { pdf: { pages: 2, pageRead: 2 } } });
  expect(opened.layer.map(({ text }) => text)).toContain('Humber');
});

test('a thumbnail is held against the picture', async () => {
  const thumbnail = await sharp(png).resize({ width: 160, height: 160, fit: 'inside' }).jpeg().toBuffer();
  const own = await open(withThumbnail(await sharp(png).jpeg().toBuffer(), thumbnail));
  expect(stages).toEqual(['container', 'decode', 'thumbnail']);
  expect(own.container.thumbnail!.likeness).toBeGreaterThan(0.9);
  const strange = await open(
    withThumbnail(await sharp('fixtures/certificates/not-certificate.jpg').jpeg().toBuffer(), thumbnail),
  );
  expect(strange.container.thumbnail!.likeness).toBeLessThan(0.55);
});

test.each([
  ['nothing', new Uint8Array(), 'unsupported-type'],
  ['a text', Buffer.from('no picture at all'), 'unsupported-type'],
  ['a PDF that breaks off', readFileSync('fixtures/pdf/genuine.pdf').subarray(0, 500), 'undecodable'],
  ['a PNG that breaks off', png.subarray(0, 500), 'undecodable'],
])('%s is refused', async (_, bytes, kind) => {
  await expect(open(bytes)).rejects.toMatchObject({ kind });
});

/** Puts EXIF with a thumbnail into a JPEG: a second directory that says where the thumbnail stands and how long it is. */
function withThumbnail(jpeg: Buffer, thumbnail: Buffer): Buffer {
  const entry = (tag: number, type: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(1, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const start = 8 + 2 + 4 + 2 + 3 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    Buffer.from([0, 0, 0, 0, 0, 14]),
    Buffer.from([0, 3]),
    entry(0x0103, 3, 6),
    entry(0x0201, 4, start),
    entry(0x0202, 4, thumbnail.length),
    Buffer.alloc(4),
    thumbnail,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

test.each(['fixtures/certificates/genuine-jpeg.jpg', 'fixtures/pdf/genuine.pdf'])(
  '%s with more bytes than a request may carry opens where a file may have more, up to its own limit',
  async (name) => {
    const large = Buffer.concat([readFileSync(name), Buffer.alloc(BUDGETS.pictureBytes)]);
    const file = { picture: large, declaredType: null };
    await expect(openPicture(file, 0, timed)).rejects.toMatchObject({ kind: 'too-large' });
    expect((await openPicture({ ...file, limits: OFFLINE }, 0, timed)).picture.width).toBeGreaterThan(500);
    const limits = { ...OFFLINE, pictureBytes: large.length - 1 };
    await expect(openPicture({ ...file, limits }, 0, timed)).rejects.toMatchObject({ kind: 'too-large' });
  },
);
