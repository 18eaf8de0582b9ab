import { CheckError } from '../../errors.ts';
import { renderPage } from '../pdf/render-page.ts';
import type { Pixels } from '../prepare/turn-upright.ts';

/** A picture as a PDF carries it: packed bytes, and where they lie on the page, in pixels from its upper left corner. */
export interface PackedPicture {
  /** Entries of its dictionary that say how it is packed (ISO 32000-1, 8.9.5), without its length. */
  dictionary: string;
  bytes: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Letters are no matter to a page without a text layer. */
const LETTERS = 1;

/**
 * Has PDFium decode packed pictures onto one page, in a thread of its own with a bound on memory and time.
 * @returns the page, of this width and height in pixels.
 * @throws CheckError `too-large` where it takes too much memory or time; Error where it cannot be decoded.
 */
export async function drawPackedPictures(
  pictures: readonly PackedPicture[],
  width: number,
  height: number,
): Promise<Pixels> {
  // The page has as many points as there are to be pixels, so that the bound on pixels is the scale.
  const page = renderPage(pdfOf(pictures, width, height), 0, LETTERS, { maxPixels: width * height });
  const rendered = await page.catch((cause: unknown) => {
    if (!(cause instanceof CheckError) || cause.kind !== 'too-large') throw new Error('Not decoded.', { cause });
    throw new CheckError(
      'too-large',
      'The picture takes too much memory or time to unpack. Send a smaller copy, or take a screenshot.',
      { cause },
    );
  });
  return { width: rendered.width, height: rendered.height, rgba: rendered.rgba };
}

/** Objects of the PDF before the pictures. */
const FIRST_PICTURE = 5;

function pdfOf(pictures: readonly PackedPicture[], width: number, height: number): Buffer {
  const content = pictures
    .map(
      (picture, index) =>
        `q ${picture.width} 0 0 ${picture.height} ${picture.left} ${height - picture.top - picture.height} cm /I${index} Do Q`,
    )
    .join('\n');
  const names = pictures.map((_, index) => `/I${index} ${FIRST_PICTURE + index} 0 R`).join(' ');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << ${names} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...pictures.map(({ dictionary, bytes }) =>
      Buffer.concat([
        Buffer.from(`<< /Type /XObject /Subtype /Image ${dictionary} /Length ${bytes.length} >>\nstream\n`),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    ),
  ]);
}

/** A PDF of these objects, the catalogue first (ISO 32000-1, 7.5). */
function pdfFile(bodies: readonly (string | Buffer)[]): Buffer {
  const head = Buffer.from('%PDF-1.7\n');
  const parts = [head];
  const offsets: number[] = [];
  let at = head.length;
  bodies.forEach((body, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof body === 'string' ? Buffer.from(body) : body,
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
