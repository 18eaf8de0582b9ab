/** What the page hands to the check that runs in it: the bundled threads, WebAssembly and language data. */
export const PART_NAMES = [
  'core.worker',
  'reader.worker',
  'pdf.worker',
  'tesseract',
  'language-fast',
  'language-best',
  'zxing',
  'pdfium',
  'jpeg',
  'webp',
] as const;

export type PartName = (typeof PART_NAMES)[number];

/** The unpacked bytes of every part. */
export type Parts = Readonly<Record<PartName, ArrayBuffer>>;

let given: Parts | null = null;

/** Hands the parts over, once, before anything is checked. */
export function giveParts(parts: Parts): void {
  given = parts;
}

/** The bytes of a part. @throws Error before they were handed over. */
export function partOf(name: PartName): ArrayBuffer {
  if (given === null) throw new Error('The parts of the check were not handed over.');
  return given[name];
}
