import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { OFFLINE } from '../../../src/coa/budgets.ts';
import type { Picture } from '../../../src/coa/image/decode/decode-picture.ts';
import { openPicture, untimed } from '../../../src/coa/image/open-picture.ts';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { Refusal } from '../refusal.ts';

/** Around a value, so that the label beside and the lines above and below are seen: shares of its height. */
const AROUND = { sides: 6, aboveAndBelow: 1.5 };
/** Longest side of the whole page, pixels. */
const PAGE_SIDE = 1600;

/**
 * Opens pages as `openPage` does, and keeps the last one: each value of a certificate is cut out of it, and a PDF that
 * is drawn for a dozen values at once takes longer than a drawing may.
 */
export function keepLastPage(): typeof openPage {
  let last: { id: string; picture: Promise<Picture> } | null = null;
  return (certificate) => {
    if (last?.id === certificate.id) return last.picture;
    const opened = { id: certificate.id, picture: openPage(certificate) };
    last = opened;
    // What could not be opened is tried again: the file may have been put back since.
    opened.picture.catch(() => {
      if (last === opened) last = null;
    });
    return opened.picture;
  };
}

/** The page that a certificate begins on. @throws Refusal when its file is not where it was read. */
async function openPage({ reading, page }: UnconfirmedCertificate): Promise<Picture> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(reading.path ?? reading.file);
  } catch {
    throw new Refusal(
      `${reading.path ?? reading.file} is not there any more; a value is compared with its page or not at all.`,
    );
  }
  const file = { picture: bytes, declaredType: null, limits: OFFLINE };
  const { picture } = await openPicture(file, (page ?? 1) - 1, untimed);
  return picture;
}

/** The whole page as PNG. */
export function pagePng(picture: Picture): Promise<Buffer> {
  return raw(picture)
    .resize({ width: PAGE_SIDE, height: PAGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** The place of one value as PNG, with what stands around it. @param box [x, y, width, height] on the page */
export function cropPng(
  picture: Picture,
  [x, y, width, height]: readonly [number, number, number, number],
): Promise<Buffer> {
  const left = Math.max(0, Math.floor(x - AROUND.sides * height));
  const top = Math.max(0, Math.floor(y - AROUND.aboveAndBelow * height));
  const right = Math.min(picture.width, Math.ceil(x + width + AROUND.sides * height));
  const bottom = Math.min(picture.height, Math.ceil(y + height * (1 + AROUND.aboveAndBelow)));
  return raw(picture)
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .png()
    .toBuffer();
}

function raw({ rgba, width, height }: Picture) {
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}
