/** What the service worker of the check page keeps. */
export interface OfflineFiles {
  /** Changes with any of the files. */
  version: string;
  /** Address of the page. */
  page: string;
  /** Addresses of what it is made of. */
  files: readonly string[];
  /** Address of PDFium for showing a PDF, and of the checker's packed copy of it. */
  pdfium: { asset: string; part: string };
}
