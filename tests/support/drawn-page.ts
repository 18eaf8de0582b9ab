import { Jimp, loadFont, measureText } from 'jimp';
import { SANS_16_BLACK, SANS_32_BLACK, SANS_64_BLACK } from 'jimp/fonts';
import type { Box } from '../../src/coa/geometry/box.ts';
import type { Picture } from '../../src/coa/image/decode/decode-picture.ts';

const FONTS = { 16: SANS_16_BLACK, 32: SANS_32_BLACK, 64: SANS_64_BLACK } as const;

export interface DrawnPage {
  image: ReturnType<typeof blank>;
  /** The page as the decoder hands it on. */
  picture: Picture;
  /** Around each line, in the order given: [x, y, width, height] in pixels. */
  boxes: Box[];
}

/** A white page with black text, drawn with the fonts that jimp brings along. */
export async function drawPage(
  lines: readonly (readonly [x: number, y: number, text: string])[],
  { width = 900, height = 600, size = 32 as keyof typeof FONTS } = {},
): Promise<DrawnPage> {
  const font = await loadFont(FONTS[size]);
  const image = blank(width, height);
  for (const [x, y, text] of lines) image.print({ font, x, y, text });
  const boxes = lines.map(([x, y, text]): Box => [x, y, measureText(font, text), Math.round(size * 1.25)]);
  return { image, picture: pictureOf(image), boxes };
}

/** A picture of one colour, given as 0xrrggbbaa. */
export function blank(width: number, height: number, colour = 0xffffffff) {
  return new Jimp({ width, height, color: colour });
}

/** The pixels of a picture in the form of the decoder. */
export function pictureOf(image: { bitmap: { width: number; height: number; data: Buffer } }): Picture {
  const { width, height, data } = image.bitmap;
  return {
    format: 'png',
    width,
    height,
    rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    steps: null,
  };
}
