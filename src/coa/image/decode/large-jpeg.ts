import { BUDGETS } from '../../budgets.ts';
import { CheckError } from '../../errors.ts';
import { renderPage } from '../pdf/render-page.ts';
import { type Pixels, turnUpright } from '../prepare/turn-upright.ts';
import type { PictureHeader } from './picture-header.ts';
import { scaleFactor } from './scale-factor.ts';

/** Frames that PDFium decodes: baseline, extended and progressive (ITU-T T.81, table B.1). */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Colour spaces by the number of components (ISO 32000-1, 8.6.4). */
const SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB' };
/** Letters are no matter to a page without a text layer. */
const LETTERS = 1;

/**
 * Decodes a JPEG smaller than it is. PDFium takes it line by line and averages as it goes, in a thread of its own with a
 * bound on memory and time; the decoder that other JPEGs take would hold every pixel twice.
 * @returns the picture upright, its sides divided by `scaleFactor`.
 * @throws CheckError `too-large` where it takes too much memory or time, or is of a rarer kind; Error where it is damaged.
 */
export async function decodeLargeJpeg(bytes: Buffer, header: PictureHeader): Promise<Pixels> {
  const space = SPACES[componentsOf(bytes)];
  if (space === undefined)
    throw new CheckError(
      'too-large',
      `A JPEG of this kind and size cannot be read. Save it again in RGB with at most ${BUDGETS.picturePixels / 1e6} million pixels, or take a screenshot.`,
    );
  const factor = scaleFactor(header);
  const [width, height] = [Math.floor(header.width / factor), Math.floor(header.height / factor)];
  const pdf = pdfOf(bytes, header, space, width, height);
  // The page has as many points as there are to be pixels, so that the bound on pixels is the scale.
  const { rgba, ...page } = await renderPage(pdf, 0, LETTERS, width * height).catch((cause: unknown) => {
    if (!(cause instanceof CheckError) || cause.kind !== 'too-large') throw new Error('Not decoded.', { cause });
    throw new CheckError(
      'too-large',
      'The picture takes too much memory or time to unpack. Send a smaller copy, or take a screenshot.',
      { cause },
    );
  });
  return turnUpright({ width: page.width, height: page.height, rgba }, header.orientation);
}

/** Components of the picture by its frame header; 0 where it is of a kind that is not decoded. */
function componentsOf(bytes: Buffer): number {
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at++;
    else if (FRAMES.includes(marker)) return bytes.readUInt8(at + 9);
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 0;
}

/** A PDF of one page, which the picture fills. */
function pdfOf(jpeg: Buffer, header: PictureHeader, space: string, width: number, height: number): Buffer {
  const content = `q ${width} 0 0 ${height} 0 0 cm /I Do Q`;
  const picture = `<< /Type /XObject /Subtype /Image /Width ${header.width} /Height ${header.height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`;
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    Buffer.concat([Buffer.from(`${picture}\nstream\n`), jpeg, Buffer.from('\nendstream')]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  bodies.forEach((body, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body as string),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    parts.push(part);
    at += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
