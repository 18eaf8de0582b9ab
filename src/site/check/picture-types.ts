import { BUDGETS } from '../../coa/budgets.ts';
import { listed } from '../../coa/words/listed.ts';

/** The formats that a check reads, for file pickers and documents: media types and the names people use. */
export const PICTURE_TYPES = [
  { type: 'image/png', name: 'PNG' },
  { type: 'image/jpeg', name: 'JPEG' },
  { type: 'image/webp', name: 'WebP' },
  { type: 'image/gif', name: 'GIF' },
  { type: 'image/bmp', name: 'BMP' },
  { type: 'image/tiff', name: 'TIFF' },
  { type: 'application/pdf', name: 'PDF' },
] as const;

/** "PNG, JPEG, WebP, GIF, BMP, TIFF or PDF" */
export function pictureTypeNames(): string {
  const names = PICTURE_TYPES.map(({ name }) => name);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Those that may have more pixels than others, being made smaller as they are decoded: "PNG, JPEG, WebP and TIFF". */
export function scaledTypeNames(): string {
  const scaled: readonly string[] = BUDGETS.scaledFormats.map((format) => `image/${format}`);
  return listed(PICTURE_TYPES.filter(({ type }) => scaled.includes(type)).map(({ name }) => name));
}
