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
