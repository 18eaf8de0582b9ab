import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

/** A page of the project's own, as people send it. */
export interface CapturedPage {
  id: string;
  what: string;
  file: string;
  bytes: Buffer;
}

/** One page for each way in which certificates reach the service, all from the fixtures. */
export async function capturedPages(): Promise<CapturedPage[]> {
  const certificate = (file: string): Promise<Buffer> => readFile(join(FIXTURES, 'certificates', file));
  return [
    {
      id: 'a4-150-dpi',
      what: 'A4 at 150 dpi (PNG)',
      file: 'a4.png',
      bytes: await pdfPage(await readFile(join(FIXTURES, 'pdf/genuine.pdf')), 150),
    },
    {
      id: 'screenshot',
      what: 'screenshot (PNG, 794 × 1123)',
      file: 'screenshot.png',
      bytes: await certificate('genuine-png.png'),
    },
    {
      id: 'messenger-jpeg',
      what: 'messenger JPEG (longest side 1600, quality 75)',
      file: 'messenger.jpg',
      bytes: await messenger(await certificate('genuine-jpeg.jpg')),
    },
    {
      id: 'phone-photo',
      what: 'phone photo (JPEG, 1512 × 2016)',
      file: 'phone.jpg',
      bytes: await certificate('genuine-phone.jpg'),
    },
  ];
}

/** What WhatsApp does to a picture: longest side 1600 pixels, JPEG with halved colour. */
function messenger(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

async function pdfPage(pdf: Buffer, dpi: number): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const { data, width, height } = await document.getPage(0).render({ scale: dpi / 72, render: 'bitmap' });
    const picture = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer();
    document.destroy();
    return picture;
  } finally {
    library.destroy();
  }
}

/** A photo as phones take them: of 12 megapixels (3000 × 4000), or of 50 (6120 × 8160), small enough to be sent. */
export async function largePhoto(megapixels: 12 | 50 = 12): Promise<Buffer> {
  const [width, height, quality] = megapixels === 12 ? [3000, 4000, 88] : [6120, 8160, 60];
  return sharp(await readFile(join(FIXTURES, 'certificates/genuine-phone.jpg')))
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
