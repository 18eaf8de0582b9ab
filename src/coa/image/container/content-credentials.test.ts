import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CredentialsReading, readCredentials } from './content-credentials.ts';
import { readJpegSegments } from './jpeg-segments.ts';
import { readPngChunks } from './png-chunks.ts';
import { readWebpChunks } from './webp-chunks.ts';

const FOLDER = 'fixtures/containers/';
const WALKERS = {
  jpg: ['jpeg', readJpegSegments],
  png: ['png', readPngChunks],
  webp: ['webp', readWebpChunks],
} as const;

function read(file: string, change: (bytes: Buffer) => void = () => undefined): Promise<CredentialsReading | null> {
  const bytes = Buffer.from(readFileSync(FOLDER + file));
  change(bytes);
  const [format, walk] = WALKERS[file.split('.')[1] as keyof typeof WALKERS];
  return readCredentials(bytes, format, walk(bytes).credentials);
}

test.each(['generated.jpg', 'generated.png'])(
  '%s, signed by another implementation, is intact and names generator, signer and source',
  async (file) => {
    expect(await read(file)).toEqual({
      credentials: { generator: 'Example Image Model 1.0', signer: 'C2PA Test Signing Cert', state: 'intact' },
      marks: [
        {
          where: 'Content Credentials',
          text: 'trainedAlgorithmicMedia, by Example Image Model 1.0',
          extent: 'whole',
          sound: true,
        },
      ],
    });
  },
);

test('a WebP is read and not verified', async () => {
  expect(await read('generated.webp')).toMatchObject({
    credentials: { state: 'unverified', signer: 'C2PA Test Signing Cert' },
    marks: [{ extent: 'whole' }],
  });
});

test('a camera’s credentials carry no mark', async () => {
  expect(await read('captured.jpg')).toMatchObject({
    credentials: { state: 'intact', generator: 'Example Camera 1.0' },
    marks: [],
  });
});

test('what was put together from a generated part is marked as such', async () => {
  expect((await read('composite.jpg'))?.marks).toMatchObject([{ extent: 'part', sound: true }]);
});

test('the mark of the picture that an edited one was opened from counts for the whole', async () => {
  expect(await read('edited-from-generated.jpg')).toMatchObject({
    credentials: { generator: 'Example Editor 1.0', state: 'intact' },
    marks: [{ text: expect.stringContaining('Example Image Model'), extent: 'whole' }],
  });
});

test('a file changed after it was signed is told, and its mark is no longer sound', async () => {
  const reading = await read('generated.jpg', (bytes) => (bytes[bytes.length - 40]! ^= 1));
  expect(reading).toMatchObject({ credentials: { state: 'changed' }, marks: [{ sound: false }] });
});

test('a statement changed after it was signed is invalid', async () => {
  const reading = await read(
    'captured.jpg',
    (bytes) => void bytes.write('trainedMadeUp', bytes.indexOf('digitalCapture')),
  );
  expect(reading).toMatchObject({ credentials: { state: 'invalid' }, marks: [] });
});

test('a damaged box is present and unverified', async () => {
  const reading = await read(
    'generated.png',
    (bytes) => void bytes.fill(0x41, bytes.indexOf('c2pa.assertions') - 4, bytes.indexOf('c2pa.assertions') + 200),
  );
  expect(reading).toMatchObject({ credentials: { state: expect.stringMatching(/^(unverified|invalid)$/) } });
});

test('a file without credentials has none', async () => {
  expect(await readCredentials(readFileSync('fixtures/certificates/stale.png'), 'png', null)).toBeNull();
});

test('boxes nested a thousand deep are not read, and take next to no memory', async () => {
  const description = Buffer.concat([
    Buffer.from('\0\0\0\x1bjumd', 'latin1'),
    Buffer.alloc(16),
    Buffer.from('\x03a\0', 'latin1'),
  ]);
  const header = (length: number) => {
    const start = Buffer.from('....jumb');
    start.writeUInt32BE(length);
    return start;
  };
  const heart = Buffer.concat([Buffer.from([0, 0x0f, 0x42, 0x48]), Buffer.from('jp2c'), Buffer.alloc(1_000_000)]);
  const parts: Buffer[] = [heart];
  for (let depth = 0, length = heart.length; depth < 1_000; depth++) {
    length += 8 + description.length;
    parts.unshift(header(length), description);
  }
  const before = process.memoryUsage();
  expect(await readCredentials(Buffer.alloc(0), 'webp', Buffer.concat(parts))).toMatchObject({
    credentials: { state: 'unverified', generator: '' },
  });
  const after = process.memoryUsage();
  expect(after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed).toBeLessThan(200_000_000);
});
