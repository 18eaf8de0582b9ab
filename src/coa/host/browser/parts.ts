/** What the page hands to the check that runs in it: the bundled threads, WebAssembly and language data. */
export const PART_NAMES = [
  'core.worker',
  'reader.worker',
  'pdf.worker',
  'tesseract',
  'language-fast',
  'language-best',
  'zxing',
  'inference',
  'scene-model',
  'pdfium',
  'jpeg',
  'webp',
] as const;

/** One of them, by the name under which the manifest lists it. */
export type PartName = (typeof PART_NAMES)[number];

/** Every part, unpacked; as blobs, which threads hand one another without a copy and which take none of their memory. */
export type Parts = Readonly<Record<PartName, Blob>>;

let given: Parts | null = null;

/** Hands the parts over, once, before anything is checked. */
export function giveParts(parts: Parts): void {
  given = parts;
}

/** A part. @throws Error before they were handed over. */
export function partOf(name: PartName): Blob {
  if (given === null) throw new Error('The parts of the check were not handed over.');
  return given[name];
}
