import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import type { Box } from '../../geometry/box.ts';
import { decodePicture } from '../../image/decode/decode-picture.ts';
import { field, testFields } from '../../testing/fields.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';
import { type CompressionHistory, codePlaced, compareCompression, stillAmong } from './compare-compression.ts';

const LABELS = [
  'Client',
  'Product',
  'Batch',
  'Purity',
  'Content',
  'Mass',
  'Received',
  'Analysed',
  'Reported',
  'Method',
];
const VALUES = [
  'Humber Molecular',
  'Retatrutide 20 mg',
  'NR728841-B7',
  '99.183 % area',
  '21.482 mg found',
  '4731.335 Da',
  '12 June 2026',
  '18 June 2026',
  '24 June 2026',
  'Reversed phase',
];
const NAMES = ['client', 'sample', 'batch', 'purity', 'content', 'mass', 'date_1', 'date_2', 'date_3', 'method'];
const LINES = LABELS.flatMap((label, row): [number, number, string][] => [
  [53, 41 + row * 57, label],
  [371, 41 + row * 57, VALUES[row]!],
]);

type Raw = { data: Buffer; info: OutputInfo };
let page: Buffer;
let words: PlacedWord[];
let fields: PlacedField[];
const boxOf = (name: string): Box => fields.find((field) => field.name === name)!.box;

beforeAll(async () => {
  const { image, boxes } = await drawPage(LINES, { width: 800, height: 640 });
  page = await image.getBuffer('image/png');
  words = boxes.map((box, index) => ({ text: LINES[index]![2], confidence: 0.95, box }));
  fields = NAMES.map((name, row) => ({ name, box: words[2 * row + 1]!.box }));
});

const jpeg = (quality: number) => (picture: Sharp) => picture.jpeg({ quality });
const rawOf = (file: Buffer): Promise<Raw> => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const fromRaw = ({ data, info }: Raw): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });

/** The page saved as a JPEG of a quality, opened, with something laid over it. */
async function opened(quality: number, over: OverlayOptions[] = []): Promise<Sharp> {
  const first = await rawOf(await jpeg(quality)(sharp(page)).toBuffer());
  return over.length === 0
    ? first && fromRaw(first)
    : fromRaw(await rawOf(await fromRaw(first).composite(over).png().toBuffer()));
}

/** A field as it was drawn, never compressed: what typing over it leaves. */
async function typedOver(name: string): Promise<OverlayOptions> {
  const [left, top, width, height] = boxOf(name).map(Math.round) as Box;
  return { input: await sharp(page).extract({ left, top, width, height }).png().toBuffer(), left, top };
}

async function historyOf(picture: Sharp): Promise<CompressionHistory | null> {
  return compareCompression(await decodePicture(await picture.toBuffer()), words, fields);
}

const laterOf = (history: CompressionHistory | null): string[] => history?.later.map(({ name }) => name) ?? [];

describe('a field typed over after the page was saved', () => {
  test.each([
    ['a JPEG of a higher quality', jpeg(92)],
    ['a picture without loss', (picture: Sharp) => picture.png()],
  ])('is found in %s', async (_, save) => {
    const history = await historyOf(save(await opened(75, [await typedOver('purity')])));
    expect(history).toMatchObject({ compared: 10, later: [{ name: 'purity', box: boxOf('purity') }] });
    expect(history!.later[0]!.support).toBeLessThan(-4);
  });

  test('so are two, the surer one first, by the default of another program', async () => {
    const over = [await typedOver('client'), await typedOver('date_2')];
    const history = await historyOf((await opened(75, over)).jpeg({ quality: 96, quantisationTable: 3 }));
    expect(laterOf(history).sort()).toEqual(['client', 'date_2']);
    const [one, other] = history!.later;
    expect(one!.support).toBeLessThanOrEqual(other!.support);
  });

  test('is found although the page was saved once more in between', async () => {
    const between = await (await opened(72, [await typedOver('batch')])).jpeg({ quality: 88 }).toBuffer();
    expect(laterOf(await historyOf(sharp(between).jpeg({ quality: 94 })))).toEqual(['batch']);
  });
});

describe('nothing is held against', () => {
  test('a page that was saved twice as it is', async () => {
    expect(await historyOf((await opened(75)).jpeg({ quality: 92 }))).toEqual({ compared: 10, later: [] });
  });

  test('a page saved once, whatever was typed over before', async () => {
    expect(await historyOf(sharp(page).jpeg({ quality: 85 }))).toBeNull();
    expect(await historyOf(sharp(page).png())).toBeNull();
  });

  test('a page made smaller in between, or saved the last time with larger steps', async () => {
    const typed = await opened(75, [await typedOver('purity')]);
    expect(await historyOf(typed.clone().resize(700).jpeg({ quality: 92 }))).toBeNull();
    expect(await historyOf(typed.clone().jpeg({ quality: 45 }))).toBeNull();
  });

  test('a form that was filled in after it was saved', async () => {
    const over = await Promise.all(NAMES.slice(0, 7).map(typedOver));
    expect(laterOf(await historyOf((await opened(75, over)).jpeg({ quality: 92 })))).toEqual([]);
  });

  test('a value whose label came later as well', async () => {
    const [, top, , height] = boxOf('purity').map(Math.round) as Box;
    const row = { left: 40, top: top - 4, width: 740, height: height + 8 };
    const over = { input: await sharp(page).extract(row).png().toBuffer(), left: row.left, top: row.top };
    expect(laterOf(await historyOf((await opened(75, [over])).jpeg({ quality: 92 })))).toEqual([]);
  });

  test('a value that a large mark lies across', async () => {
    const [x, y, , height] = boxOf('purity');
    const mark = `<path d="M${x - 30} ${y + height + 40} L${x + 300} ${y - 40}" stroke="#000" stroke-width="26"/>`;
    const input = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="640">${mark}</svg>`);
    expect(laterOf(await historyOf((await opened(75, [{ input, left: 0, top: 0 }])).jpeg({ quality: 92 })))).toEqual(
      [],
    );
  });

  test('a field that something half transparent covers', async () => {
    const [x, y, width, height] = boxOf('purity');
    for (const [fill, opacity] of [
      ['#ffffff', 0.6],
      ['#114488', 0.4],
    ]) {
      const card = `<rect x="${x - 200}" y="${y - 60}" width="${width + 300}" height="${height + 62}" fill="${fill}" opacity="${opacity}"/>`;
      const input = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="640">${card}</svg>`);
      expect(laterOf(await historyOf((await opened(75, [{ input, left: 0, top: 0 }])).png()))).toEqual([]);
    }
  });

  test('a field that was marked by a line around it or a coloured ground', async () => {
    const [x, y, width, height] = boxOf('purity');
    for (const shape of [
      `<rect x="${x - 7}" y="${y - 7}" width="${width + 14}" height="${height + 14}" fill="none" stroke="#d00" stroke-width="3"/>`,
      `<rect x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}" fill="#ffee00" opacity="0.4"/>`,
    ]) {
      const input = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="640">${shape}</svg>`);
      expect(laterOf(await historyOf((await opened(75, [{ input, left: 0, top: 0 }])).jpeg({ quality: 92 })))).toEqual(
        [],
      );
    }
  });
});

test('a page whose blocks do not lie as the file stores them is not compared', async () => {
  const picture = await decodePicture(await (await opened(75, [await typedOver('purity')])).png().toBuffer());
  expect(compareCompression({ ...picture, steps: null }, words, fields)).toBeNull();
  expect(compareCompression(picture, words.slice(0, 9), fields)).toBeNull();
});

test('names of laboratories, addresses and rows of tables are not judged', async () => {
  const picture = await decodePicture(await (await opened(75, [await typedOver('purity')])).png().toBuffer());
  for (const name of ['laboratory', 'letterhead', 'host_1', 'peak_2'])
    expect(laterOf(compareCompression(picture, words, [{ name, box: boxOf('purity') }]))).toEqual([]);
});

test('a code may have been put on the page later, too', async () => {
  const code = codePlaced({ box: boxOf('batch') });
  const picture = await decodePicture(await (await opened(75, [await typedOver('batch')])).png().toBuffer());
  expect(laterOf(compareCompression(picture, words, [...fields.slice(0, 2), ...fields.slice(3), code]))).toEqual([
    'code',
  ]);
});

test('what a second reading shows to be no field is left out; codes and further values stay', () => {
  const later = ['client', 'batch', 'code', 'another_percentage1'].map((name) => ({
    name,
    box: [0, 0, 10, 10] as Box,
    support: -9,
  }));
  const left = stillAmong({ compared: 8, later }, testFields({ client: field('Humber Molecular') }));
  expect(left.compared).toBe(8);
  expect(left.later.map(({ name }) => name)).toEqual(['client', 'code', 'another_percentage1']);
});
