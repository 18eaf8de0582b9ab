import type { PictureLimits } from '../../../site/check/check-page-settings.ts';
import { megabytesText } from '../../../site/words/words.ts';

/** "4.4 MB", and "48 kB" where that would be hardly any. */
export function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : megabytesText(bytes);
}

/** Formats by their first bytes, from the specifications of each; `at` is where the bytes stand. */
const MAGIC: readonly { type: string; at: number; bytes: RegExp }[] = [
  { type: 'image/png', at: 0, bytes: /^\x89PNG\r\n/ },
  { type: 'image/jpeg', at: 0, bytes: /^\xff\xd8\xff/ },
  { type: 'image/webp', at: 8, bytes: /^WEBP/ },
  { type: 'image/gif', at: 0, bytes: /^GIF8[79]a/ },
  { type: 'image/bmp', at: 0, bytes: /^BM/ },
  { type: 'image/tiff', at: 0, bytes: /^(II\*\0|MM\0\*)/ },
  { type: 'image/heic', at: 4, bytes: /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/ },
];
/** A PDF may have other bytes before its mark: readers look for it in the first kilobyte. */
const PDF_MARK = '%PDF-';
/** Bytes at the start of a file by which its type is told: as far as a PDF’s mark may lie. */
export const HEAD_BYTES = 1024;

/** The media type that the first bytes of a file tell; null when they tell none that is known here. */
export function typeByContent(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  const picture = MAGIC.find(({ at, bytes }) => bytes.test(text.slice(at)))?.type;
  return picture ?? (text.includes(PDF_MARK) ? 'application/pdf' : null);
}

/** What is wrong with a file before anything is sent, in words for a person; null when nothing is. */
export function problemWithFile(
  file: { type: string; size: number } | undefined,
  limits: Pick<PictureLimits, 'bytes' | 'types' | 'names'>,
  head?: Uint8Array,
): string | null {
  if (!file) return 'Choose a picture of a certificate.';
  if (file.size === 0) return 'The selected file is empty. Choose another.';
  const told = head && typeByContent(head);
  // A device that does not know a kind of file gives it no type: then only its content tells.
  const type = told ?? file.type;
  if (/^image\/hei[cf]/.test(type)) return null;
  if ((type !== '' && !limits.types.includes(type)) || told === null)
    return `The selected file must be a picture: ${limits.names}.`;
  if (type === 'application/pdf' && file.size > limits.bytes)
    return `The selected PDF must be smaller than ${megabytes(limits.bytes)}; it has ${megabytes(file.size)}. Take a screenshot of the page with the results, or save that page alone.`;
  if ((type === 'image/tiff' || type === 'image/gif') && file.size > limits.bytes)
    return `The selected file must be smaller than ${megabytes(limits.bytes)}. Save a smaller copy and choose that.`;
  return null;
}
