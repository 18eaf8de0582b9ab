import { describe, expect, test } from 'vitest';
import { blank, drawPage, pictureOf } from '../../../../tests/support/drawn-page.ts';
import { randomBytes } from '../../testing/random-bytes.ts';
import { apply, invert, rectangleToQuad } from '../transform.ts';
import { findPage, type Quad } from './find-page.ts';

const LINES = Array.from(
  { length: 14 },
  (_, row) => [50, 40 + row * 60, row % 3 === 0 ? 'Purity (HPLC)   99.35 %' : 'Client Humber Molecular'] as const,
);
const sheet = (await drawPage(LINES, { width: 640, height: 900 })).picture;

/** A photo of the sheet lying on a surface: corners clockwise from the upper left, in a picture of 1000 × 1300. */
function photo(quad: Quad, desk: readonly [number, number, number], { grain = 6, light = 0 } = {}) {
  const width = 1000;
  const height = 1300;
  const rgba = new Uint8Array(width * height * 4);
  const noise = randomBytes(width * height);
  const toSheet = invert(rectangleToQuad(sheet.width, sheet.height, quad));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = apply(toSheet, x, y);
      const inside = u >= 0 && v >= 0 && u < sheet.width && v < sheet.height;
      const from = (Math.floor(v) * sheet.width + Math.floor(u)) * 4;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const colour = inside ? sheet.rgba[from + channel]! * 0.94 : desk[channel]!;
        rgba[at + channel] = Math.max(
          0,
          Math.min(255, colour * (1 - (light * x) / width) + ((noise[y * width + x]! - 128) * grain) / 128),
        );
      }
      rgba[at + 3] = 255;
    }
  }
  return { width, height, rgba };
}

const STRAIGHT: Quad = [
  [120, 130],
  [880, 130],
  [880, 1180],
  [120, 1180],
];
const ASKEW: Quad = [
  [150, 110],
  [850, 160],
  [920, 1190],
  [90, 1150],
];

describe('a sheet on a surface', () => {
  test.each([
    ['on wood', STRAIGHT, [122, 84, 56], {}],
    ['on a dark desk, seen askew', ASKEW, [40, 42, 48], {}],
    ['on a coloured cloth, in a fading light', ASKEW, [60, 90, 150], { light: 0.35 }],
    ['on grain', STRAIGHT, [96, 92, 80], { grain: 20 }],
  ] as [string, Quad, [number, number, number], object][])('%s', (_, quad, desk, options) => {
    const found = findPage(photo(quad, desk, options));
    expect(found).not.toBeNull();
    expect(found!.isUpright).toBe(quad === STRAIGHT);
    found!.corners.forEach(([x, y], corner) => {
      expect(Math.hypot(x - quad[corner]![0], y - quad[corner]![1]), `corner ${corner}`).toBeLessThan(12);
    });
  });
});

test('a table on paper over which light fades is no sheet, for its sides part nothing', () => {
  const [width, height] = [1000, 1300];
  const rgba = new Uint8Array(width * height * 4);
  const toTable = invert(rectangleToQuad(700, 900, ASKEW));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = apply(toTable, x, y);
      const isRule = Math.min(u, 700 - u, v, 900 - v) >= 0 && Math.min(u, 700 - u, v, 900 - v) < 9;
      const paper = 230 - 90 * (Math.hypot(x - width / 2, y - height / 2) / Math.hypot(width / 2, height / 2));
      rgba.fill(isRule ? 40 : paper, (y * width + x) * 4, (y * width + x) * 4 + 3);
      rgba[(y * width + x) * 4 + 3] = 255;
    }
  expect(findPage({ width, height, rgba })).toBeNull();
});

test.each([0, 1, 2, 3])(
  'a sheet with corner %d out of place stands before a camera, but for a pixel or two',
  (moved) => {
    const by = (axis: number, pixels: number) =>
      STRAIGHT.map((point, corner) =>
        corner === moved ? point.map((value, along) => value + (along === axis ? pixels : 0)) : point,
      ) as unknown as Quad;
    const wood = [122, 84, 56] as const;
    for (const axis of [0, 1]) {
      expect(findPage(photo(by(axis, 2), wood))).toMatchObject({ isUpright: true });
      expect(findPage(photo(by(axis, 6), wood))).toMatchObject({ isUpright: false });
    }
  },
);

describe('a page in the message of a seller', () => {
  const [ground, bubble] = [0xefeae2ff, 0xd9fdd3ff];

  /** A phone's screen with a message of 760 pixels across, and a page or a part of one in it. */
  async function message(page: Awaited<ReturnType<typeof drawPage>>['image'], tall: number) {
    const { image: screen } = await drawPage([[100, 60, 'Humber Molecular']], { width: 900, height: 1500 });
    for (let y = 120; y < 1500; y++) for (let x = 0; x < 900; x++) screen.setPixelColor(ground, x, y);
    const { image: words } = await drawPage([[20, tall - 60, 'Purity is over 99 %']], { width: 760, height: tall });
    for (let y = 0; y < tall; y++)
      for (let x = 0; x < 760; x++) if (words.getPixelColor(x, y) === 0xffffffff) words.setPixelColor(bubble, x, y);
    screen.composite(words, 70, 200);
    screen.composite(page, 85, 215);
    return findPage(pictureOf(screen));
  }

  test('on pale tints, which a photograph would not tell apart', async () => {
    const { image } = await drawPage(LINES, { width: 730, height: 900 });
    const found = await message(image, 1040);
    const corners: Quad = [
      [85, 215],
      [815, 215],
      [815, 1115],
      [85, 1115],
    ];
    expect(found).not.toBeNull();
    found!.corners.forEach(([x, y], corner) => {
      expect(Math.abs(x - corners[corner]![0]), `corner ${corner}`).toBeLessThanOrEqual(4);
      expect(Math.abs(y - corners[corner]![1]), `corner ${corner}`).toBeLessThanOrEqual(4);
    });
  });

  test('a part of a page is no page: what stands around it in the message is read, too', async () => {
    const { image } = await drawPage(LINES.slice(0, 7), { width: 730, height: 450 });
    const [upperLeft, , lowerRight] = (await message(image, 1040))!.corners;
    expect(Math.abs(upperLeft[0] - 70)).toBeLessThanOrEqual(4);
    expect(Math.abs(lowerRight[1] - 1240)).toBeLessThanOrEqual(4);
  });
});

describe('on the nearly white ground of a browser', () => {
  const [WIDTH, HEIGHT] = [1000, 1200];
  async function shown(page: { width: number; height: number }) {
    const ground = blank(WIDTH, HEIGHT, 0xf4f6f8ff);
    const { image } = await drawPage(LINES, page);
    ground.composite(image, (WIDTH - page.width) / 2, 150);
    return findPage(pictureOf(ground));
  }

  test('a page that takes most of the window', async () => {
    const [upperLeft, , lowerRight] = (await shown({ width: 700, height: 1000 }))!.corners;
    expect(Math.hypot(upperLeft[0] - 150, upperLeft[1] - 150)).toBeLessThan(6);
    expect(Math.hypot(lowerRight[0] - 850, lowerRight[1] - 1150)).toBeLessThan(6);
  });

  test('of a page that is laid out in cards none is the page', async () => {
    const ground = blank(WIDTH, HEIGHT, 0xeef2f6ff);
    const { image: large } = await drawPage(LINES, { width: 940, height: 700 });
    const { image: small } = await drawPage(LINES.slice(0, 4), { width: 300, height: 300 });
    ground.composite(large, 30, 420);
    expect(findPage(pictureOf(ground))).not.toBeNull();
    for (const left of [30, 350, 670]) ground.composite(small, left, 80);
    expect(findPage(pictureOf(ground))).toBeNull();
  });

  test('a smaller one may be a card within a page, and is left where it is', async () => {
    expect(await shown({ width: 700, height: 800 })).toBeNull();
  });
});

/** A white page from side to side of a picture, between a bar of 200 pixels above it and one of 150 below. */
function betweenBars(height: number, slant = 0) {
  const image = blank(640, height, 0x202124ff);
  for (let x = 0; x < 640; x++)
    for (let y = 200 + Math.round((slant * x) / 640); y < height - 150; y++) image.setPixelColor(0xffffffff, x, y);
  return findPage(pictureOf(image));
}

test('a page from side to side of a phone’s screen lies between its bars', () => {
  const [upperLeft, , lowerRight] = betweenBars(1300)!.corners;
  expect([upperLeft[0], lowerRight[0]]).toEqual([0, 640]);
  expect(Math.abs(upperLeft[1] - 200)).toBeLessThanOrEqual(4);
  expect(Math.abs(lowerRight[1] - 1150)).toBeLessThanOrEqual(4);
});

test('a dark card in a window in dark mode is no page, unless it fills most of that', () => {
  const window = (width: number, height: number, card: number) => {
    const image = blank(1400, 800, 0x0f1115ff);
    image.composite(blank(width, height, card), 60, 60);
    return findPage(pictureOf(image));
  };
  expect(window(520, 640, 0x1d2530ff)).toBeNull();
  expect(window(520, 640, 0xfafafaff)).not.toBeNull();
  expect(window(1200, 680, 0x2c3644ff)).not.toBeNull();
  // Paper in a dim light is lighter than any such card.
  expect(window(520, 640, 0x505050ff)).toBeNull();
  expect(window(520, 640, 0x8c8c8cff)).not.toBeNull();
});

describe('no sheet stands out', () => {
  test('in a page that fills the picture', () => {
    expect(findPage(sheet)).toBeNull();
  });

  test('in an empty picture, or a tiny one', () => {
    expect(findPage(pictureOf(blank(800, 600)))).toBeNull();
    expect(findPage(pictureOf(blank(800, 600, 0x202020ff)))).toBeNull();
    expect(findPage(pictureOf(blank(1, 1)))).toBeNull();
  });

  test('in a page with a shaded box, or a framed table', async () => {
    const { image } = await drawPage(LINES, { width: 640, height: 900 });
    image.composite(blank(500, 160, 0xe8e8e8ff), 70, 300);
    expect(findPage(pictureOf(image))).toBeNull();
  });

  test('in a page with a dense table, whose text and rules are most of it once it is made small', async () => {
    const rows = Array.from({ length: 20 }, (_, row) => 352 + row * 24);
    const { image } = await drawPage(
      rows.flatMap((y) => [56, 326, 556].map((x) => [x, y, 'Arsenic, by mass, HPLC-MS'] as const)),
      { width: 1000, height: 1300, size: 16 },
    );
    for (const [row, y] of rows.entries()) image.composite(blank(736, row % 5 === 0 ? 22 : 2, 0x1f2b4aff), 48, y - 4);
    for (const x of [48, 320, 550, 782]) image.composite(blank(3, 486, 0x606870ff), x, 348);
    image.composite(blank(736, 3, 0x606870ff), 48, 831);
    expect(findPage(pictureOf(image))).toBeNull();
  });

  test('in a dark page with a table, whose lightest part is letters and bands', async () => {
    const rows = Array.from({ length: 20 }, (_, row) => 52 + row * 26);
    const { image } = await drawPage(
      rows.flatMap((y) => [60, 330, 560].map((x) => [x, y, 'Arsenic, by mass'] as const)),
      { width: 830, height: 640, size: 16 },
    );
    for (const [row, y] of rows.entries()) image.composite(blank(736, row % 7 === 0 ? 22 : 1, 0x1f2b4aff), 48, y - 4);
    for (const x of [48, 320, 550, 782]) image.composite(blank(3, 526, 0x606870ff), x, 48);
    image.composite(blank(736, 3, 0x606870ff), 48, 572);
    image.invert();
    expect(findPage(pictureOf(image))).toBeNull();
  });

  test('between dark bars that may be a page’s own head and foot, or that slant', () => {
    expect(betweenBars(1000)).toBeNull();
    expect(betweenBars(1300, -40)).toBeNull();
  });

  test('in noise', () => {
    expect(findPage({ width: 300, height: 400, rgba: randomBytes(300 * 400 * 4) })).toBeNull();
  });
});
