import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../../tests/support/dataset.ts';
import type { Grey } from '../../../image/grey.ts';
import { readCodes } from '../../../ocr/read-codes.ts';
import { createWorkerReader } from '../../../ocr/worker-reader.ts';
import { field } from '../../../testing/fields.ts';
import { expectedCode } from './expected-code.ts';
import { recogniseCode } from './recognise-code.ts';
import { symbolOf } from './symbol.ts';

const reader = createWorkerReader();
afterAll(() => reader.close());

const NUMBER = '27457';
const laboratory = fixtureDataset().laboratories.find(({ id }) => id === 'partnerlab')!;
const expected = (key: string) => expectedCode(laboratory, { key: field(key), reportNumber: field(NUMBER) })!;
const link = (key: string): string => `https://partnerlab.example/verify?t=${NUMBER}&k=${key}`;

/** A page with lines of print and, where a text is given, its code of 45 modules a side, scaled down by area. */
async function page(text: string | null, { side = 39, quality = 100, mask = 3 } = {}): Promise<Grey> {
  const [width, height, module] = [420, 300, 12];
  const lines = Array.from(
    { length: 9 },
    (_, line) =>
      `<text x="20" y="${40 + 26 * line}" font-size="13" font-family="sans-serif">Purity 99.2${line} % of the lot named above</text>`,
  );
  const ground = sharp(
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fdfdfd"/>${lines.join('')}</svg>`,
    ),
  );
  const code = text === null ? [] : [{ input: await small(text, mask, module, side), left: 341, top: 222 }];
  const { data } = await sharp(await ground.composite(code).jpeg({ quality }).toBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data };
}

async function small(text: string, mask: number, module: number, side: number): Promise<Buffer> {
  const symbol = symbolOf(text, 'H', mask);
  const large = symbol.side * module;
  const pixels = Buffer.alloc(large * large);
  for (let y = 0; y < large; y++)
    for (let x = 0; x < large; x++)
      pixels[y * large + x] =
        symbol.dark[Math.floor(y / module) * symbol.side + Math.floor(x / module)]! > 0 ? 24 : 253;
  return sharp(pixels, { raw: { width: large, height: large, channels: 1 } })
    .resize(side, side, { kernel: 'mitchell' })
    .png()
    .toBuffer();
}

describe('a code of less than a pixel a module', () => {
  const key = 'ZK07YU9YSXXU';

  test('is recognised by the key that is printed, where no reader decodes it', async () => {
    const picture = await page(link(key));
    expect((await readCodes(picture, reader)).read).toEqual([]);
    const found = recogniseCode(picture, expected(key))!;
    expect(found.text).toBe(link(key));
    for (const [index, edge] of [341, 222, 39, 39].entries()) expect(found.box[index]).toBeCloseTo(edge, -0.5);
  });

  test.each([0, 5, 7])('whatever its mask is (%i), compressed', async (mask) => {
    expect(recogniseCode(await page(link(key), { mask, quality: 85 }), expected(key))?.text).toBe(link(key));
  });

  test('in the spelling of the link, where the page prints another', async () => {
    const { texts, near, others } = expected(key);
    const lowered = { near, others, texts: [link(key), link(key.toLowerCase())] };
    const picture = await page(link(key.toLowerCase()));
    expect(recogniseCode(picture, lowered)?.text).toBe(link(key.toLowerCase()));
    expect(texts).toContain(link(key).replace(key, key.toLowerCase()));
  });

  test('says its own key where one figure of the printed one is another', async () => {
    for (const printed of ['ZK07YU9YSXXV', 'ZK67YU9YSXXU'])
      expect(recogniseCode(await page(link(key)), expected(printed))?.text).toBe(link(key));
  });

  test('is another report’s where the printed key is another', async () => {
    expect(recogniseCode(await page(link(key)), expected('M7TTXWNAH42C'))).toMatchObject({ text: null });
  });

  test('is not found on a page without one, nor where another kind of link stands', async () => {
    expect(recogniseCode(await page(null), expected(key))).toBeNull();
    expect(
      recogniseCode(await page(`https://shop.example/products/reta?variant=${key}&ref`), expected(key)),
    ).toBeNull();
  });
});

describe('what a code should say', () => {
  test('the laboratory’s link with the printed number and key, in several spellings, and those of other reports beside it', () => {
    const { texts, near, others } = expected('ZK07YU9YSXXU');
    expect(texts[0]).toBe(link('ZK07YU9YSXXU'));
    expect(texts).toContain(link('zk07yu9ysxxu'));
    expect(near).toContain(link('ZK07YU9YSXXV'));
    expect(near).toContain(link('ZK07YU9YSXXU').replace(NUMBER, '27458'));
    expect(new Set(others).size).toBe(others.length);
    // Every character differs, so that nothing of another report's code is that of this one but by chance.
    for (const other of others) {
      const [, number, key] = /^https:\/\/partnerlab\.example\/verify\?t=(\d{5})&k=([A-Z0-9]{12})$/.exec(other)!;
      expect([...number!].filter((figure, place) => figure === NUMBER[place])).toEqual([]);
      expect([...key!].filter((at, place) => at === 'ZK07YU9YSXXU'[place])).toEqual([]);
    }
  });

  test('nothing without a link, or where the key is not of the laboratory’s make', () => {
    const fields = { key: field('ZK07YU9YSXXU'), reportNumber: field(NUMBER) };
    expect(expectedCode(laboratory, fields)).not.toBeNull();
    expect(expectedCode(null, fields)).toBeNull();
    expect(expectedCode({ ...laboratory, verification: null }, fields)).toBeNull();
    expect(expectedCode(laboratory, { ...fields, key: field('24-0375') })).toBeNull();
    expect(expectedCode(laboratory, { ...fields, key: null })).toBeNull();
  });
});
