/** What a page of a report can be. */
export const PAGE_KINDS = [
  'certificate',
  'chromatogram',
  'spectrum',
  'method',
  'letter',
  'continuation',
  'little-text',
  'other',
] as const;
/** One of them. */
export type PageKind = (typeof PAGE_KINDS)[number];
