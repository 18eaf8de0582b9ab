import { sha256Of } from '../../../coa/records/sha256.ts';
import type { PictureLimits } from '../../../site/check/check-page-settings.ts';
import type { Turns } from '../state/check-state.ts';
import { HEAD_BYTES, megabytes, typeByContent } from './file-problem.ts';

/** A file as it will be sent. */
export interface PreparedPicture {
  blob: Blob;
  /** What was done to it on this device; "" when it goes out as it is. */
  note: string;
}

/** Formats that every browser draws: one of these that cannot be drawn is damaged. */
const DRAWN_EVERYWHERE = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const JPEG_QUALITY = 0.92;

/** The first bytes of a file, as far as they are needed to know its format. */
export async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

/**
 * Draws a file, upright as its camera held it.
 * @returns null when this browser cannot draw its format, such as TIFF or PDF.
 * @throws Error with words for a person when it is of a format that every browser draws, or a photo to be converted first.
 */
export async function drawFile(file: Blob, head: Uint8Array): Promise<ImageBitmap | null> {
  const type = typeByContent(head);
  try {
    return type === 'application/pdf' ? null : await createImageBitmap(file);
  } catch {
    if (type === 'image/heic')
      throw new Error(
        'This browser cannot read HEIC photos. Save the photo as JPEG, or take a screenshot of it, and choose that.',
      );
    if (type !== null && DRAWN_EVERYWHERE.includes(type))
      throw new Error('The picture is damaged or incomplete. Save or take it again, and choose that.');
    return null;
  }
}

function draw(bitmap: ImageBitmap, turns: Turns, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const sides = [bitmap.width * scale, bitmap.height * scale].map((side) => Math.max(1, Math.round(side)));
  const [width, height] = (turns % 2 === 0 ? sides : sides.toReversed()) as [number, number];
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.translate(width / 2, height / 2);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(bitmap, -sides[0]! / 2, -sides[1]! / 2, sides[0]!, sides[1]!);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}

/** Encodes a picture so that it fits: without loss where that fits, else smaller and smaller. */
async function encodeWithin(
  bitmap: ImageBitmap,
  turns: Turns,
  lossless: boolean,
  limits: PictureLimits,
): Promise<Blob> {
  const most = Math.min(1, Math.sqrt(limits.pixels / (bitmap.width * bitmap.height)));
  if (lossless && most === 1) {
    const whole = await encode(draw(bitmap, turns, 1), 'image/png');
    if (whole && whole.size <= limits.bytes) return whole;
  }
  for (let scale = most; scale > 0.1; scale *= 0.8) {
    const blob = await encode(draw(bitmap, turns, scale), 'image/jpeg');
    if (blob && blob.size <= limits.bytes) return blob;
  }
  throw new Error(`The picture could not be made smaller than ${megabytes(limits.bytes)}. Choose a smaller copy.`);
}

/**
 * Makes a file ready to be sent. A file within the limits goes out byte for byte: drawing it anew blurs what a check looks
 * at. One over them is made smaller, one that was turned or that only this browser can read is drawn anew.
 * @throws Error with words for a person when the file cannot be read or made small enough.
 */
export async function preparePicture(file: File, turns: Turns, limits: PictureLimits): Promise<PreparedPicture> {
  const head = await headOf(file);
  const type = typeByContent(head);
  const bitmap = await drawFile(file, head);
  if (bitmap === null) return { blob: file, note: '' };
  try {
    const isLarge = file.size > limits.bytes || bitmap.width * bitmap.height > limits.pixels;
    const isForeign = type === 'image/heic';
    if (!isLarge && !isForeign && turns === 0) return { blob: file, note: '' };
    const blob = await encodeWithin(bitmap, turns, !isForeign && !isLarge, limits);
    return { blob, note: noteOf(file, blob, { isLarge, isForeign, turned: turns > 0 }, bitmap, limits) };
  } finally {
    bitmap.close();
  }
}

function noteOf(
  file: File,
  blob: Blob,
  { isLarge, isForeign, turned }: { isLarge: boolean; isForeign: boolean; turned: boolean },
  { width, height }: ImageBitmap,
  limits: PictureLimits,
): string {
  const was = `Your picture has ${megabytes(file.size)} and ${width} by ${height} pixels`;
  if (isLarge)
    return `${was}; at most ${megabytes(limits.bytes)} and ${Math.round(limits.pixels / 1_000_000)} million pixels can be checked. A smaller copy of ${megabytes(blob.size)} was made on this device and checked. Fine traces of editing may be lost in it.`;
  const done = [isForeign ? 'converted to JPEG' : '', turned ? 'turned' : ''].filter(Boolean).join(' and ');
  return `The picture was ${done} on this device before it was checked. Traces of how the file was made are lost in the copy.`;
}

/** A file as a `data:` URL in base64, with the page of a PDF to be checked. */
export function dataUrlOf(blob: Blob, page: number | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(
        page === null ? String(reader.result) : String(reader.result).replace(';base64,', `;page=${page};base64,`),
      );
    reader.onerror = () => reject(new Error('The file could not be read. Choose it again.'));
    reader.readAsDataURL(blob);
  });
}

/** The SHA-256 of a file, in hexadecimal: two files with the same one are the same. */
export async function sha256OfFile(file: Blob): Promise<string> {
  return sha256Of(await file.arrayBuffer());
}
