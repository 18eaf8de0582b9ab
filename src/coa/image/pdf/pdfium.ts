type Call = (...values: number[]) => number;
/** The functions of PDFium's WebAssembly build that are used (public/*.h of PDFium). */
export type PdfiumLibrary = Record<
  | '_malloc'
  | '_FPDF_InitLibrary'
  | '_FPDF_LoadMemDocument'
  | '_FPDF_GetLastError'
  | '_FPDF_GetPageCount'
  | '_FPDF_LoadPage'
  | '_FPDF_ClosePage'
  | '_FPDF_GetPageWidthF'
  | '_FPDF_GetPageHeightF'
  | '_FPDF_GetMetaText'
  | '_FPDF_GetSignatureCount'
  | '_FPDF_PageToDevice'
  | '_FPDF_RenderPageBitmap'
  | '_FPDF_FFLDraw'
  | '_FPDFDoc_GetJavaScriptActionCount'
  | '_FPDFDOC_InitFormFillEnvironment'
  | '_FORM_OnAfterLoadPage'
  | '_FPDFBitmap_CreateEx'
  | '_FPDFBitmap_FillRect'
  | '_FPDFPage_GetAnnotCount'
  | '_FPDFPage_GetAnnot'
  | '_FPDFAnnot_GetSubtype'
  | '_FPDFPage_CloseAnnot'
  | '_FPDFPage_CountObjects'
  | '_FPDFPage_GetObject'
  | '_FPDFFormObj_CountObjects'
  | '_FPDFFormObj_GetObject'
  | '_FPDFPageObj_GetType'
  | '_FPDFPageObj_SetIsActive'
  | '_FPDFPageObj_GetBounds'
  | '_FPDFPageObj_GetClipPath'
  | '_FPDFClipPath_CountPaths'
  | '_FPDFClipPath_CountPathSegments'
  | '_FPDFClipPath_GetPathSegment'
  | '_FPDFPathSegment_GetPoint'
  | '_FPDFImageObj_GetImagePixelSize'
  | '_FPDFTextObj_GetFont'
  | '_FPDFFont_GetBaseFontName'
  | '_FPDFFont_GetIsEmbedded'
  | '_FPDFText_LoadPage'
  | '_FPDFText_ClosePage'
  | '_FPDFText_CountChars'
  | '_FPDFText_GetUnicode'
  | '_FPDFText_GetCharBox'
  | '_FPDFText_GetTextObject',
  Call
> & { HEAPU8: Uint8Array };

/** Bytes that a name, a font or a date of a document may have; also room for the numbers that PDFium writes. */
const SCRATCH_BYTES = 512;
const FLOAT_BYTES = 4;
const DOUBLE_BYTES = 8;

/** PDFium with what is needed to exchange text and numbers through its memory. */
export interface Pdfium {
  library: PdfiumLibrary;
  /** Sets memory aside. @throws RangeError when there is none. */
  allocate(bytes: number): number;
  /** Text that PDFium writes into a buffer, up to its first zero. */
  text(write: (buffer: number, length: number) => number, encoding: 'utf16le' | 'utf8'): string;
  /** Puts a text into memory for PDFium to read. */
  place(text: string): number;
  /** Numbers that PDFium writes to as many addresses, null where it writes none. */
  floats<N extends number>(count: N, write: (...at: number[]) => number): Numbers<N> | null;
  doubles<N extends number>(count: N, write: (...at: number[]) => number): Numbers<N> | null;
  integers<N extends number>(count: N, write: (...at: number[]) => number): Numbers<N> | null;
  /** The memory itself, as it is now: it moves when it grows. */
  memory(): DataView;
}

type Numbers<N extends number> = N extends 2 ? [number, number] : [number, number, number, number];

/** Wraps the library, once it was loaded. */
export function wrapPdfium(library: PdfiumLibrary): Pdfium {
  const memory = (): DataView => new DataView(library.HEAPU8.buffer);
  const allocate = (bytes: number): number => {
    const at = library._malloc(bytes);
    if (at === 0) throw new RangeError('Too much memory.');
    return at;
  };
  const scratch = allocate(SCRATCH_BYTES);
  const numbers =
    (bytes: number, read: (view: DataView, at: number) => number) =>
    <N extends number>(count: N, write: (...at: number[]) => number): Numbers<N> | null => {
      const addresses = Array.from({ length: count }, (_, index) => scratch + index * bytes);
      if (write(...addresses) === 0) return null;
      const view = memory();
      return addresses.map((at) => read(view, at)) as Numbers<N>;
    };
  return {
    library,
    allocate,
    text(write, encoding) {
      const length = Math.min(SCRATCH_BYTES, write(scratch, SCRATCH_BYTES));
      return Buffer.from(library.HEAPU8.slice(scratch, scratch + length))
        .toString(encoding)
        .replace(/\0[\s\S]*$/, '');
    },
    place(text) {
      const at = allocate(text.length + 1);
      library.HEAPU8.set(Buffer.from(`${text}\0`), at);
      return at;
    },
    floats: numbers(FLOAT_BYTES, (view, at) => view.getFloat32(at, true)),
    doubles: numbers(DOUBLE_BYTES, (view, at) => view.getFloat64(at, true)),
    integers: numbers(FLOAT_BYTES, (view, at) => view.getInt32(at, true)),
    memory,
  };
}
