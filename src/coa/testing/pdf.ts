/** What a PDF for a test holds; objects 1 to 6 are the catalogue, the page tree, the information and the fonts. */
export interface TestPdf {
  /** Content of each page, in the operators of PDF; text takes the fonts /F (Helvetica), /B (bold) and /C (Courier). */
  pages: readonly string[];
  /** Width and height in points. */
  size?: readonly [number, number];
  information?: string;
  /** Further entries of the catalogue, of every page, of its resources, and of the trailer. */
  catalogue?: string;
  page?: string;
  resources?: string;
  trailer?: string;
  /** Further objects, from number 7 on. */
  objects?: readonly (string | Buffer)[];
}

/** Number of the first further object. */
export const FIRST_OBJECT = 7;

/** Writes a PDF, with a right table of where its objects stand. */
export function testPdf({
  pages,
  size = [595, 842],
  information = '',
  catalogue = '',
  page = '',
  resources = '',
  trailer = '',
  objects = [],
}: TestPdf): Buffer {
  const firstPage = FIRST_OBJECT + objects.length;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const all: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< ${information} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...objects,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size[0]} ${size[1]}] /Contents ${firstPage + 2 * index + 1} 0 R /Resources << /Font << /F 4 0 R /B 5 0 R /C 6 0 R >> ${resources} >> ${page} >>`,
      stream(content),
    ]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  all.forEach((body, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body as string),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    parts.push(part);
    at += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R /Info 3 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream object, with further entries of its dictionary. */
export function stream(content: string | Uint8Array, entries = ''): Buffer {
  const bytes = Buffer.from(content as string, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Saves a PDF again the way editors do: an object is replaced by a new one at the end, the old one stays. */
export function saveAgain(pdf: Buffer, number: number, body: string | Buffer): Buffer {
  const text = pdf.toString('latin1');
  const previous = [...text.matchAll(/startxref\s+(\d+)\s+%%EOF\s*$/g)].at(-1)![1]!;
  const size = [...text.matchAll(/\/Size (\d+)/g)].at(-1)![1]!;
  const root = [...text.matchAll(/\/Root (\d+ 0 R)/g)].at(-1)![1]!;
  const information = [...text.matchAll(/\/Info (\d+ 0 R)/g)].at(-1)?.[1];
  const object = Buffer.concat([
    Buffer.from(`${number} 0 obj\n`),
    Buffer.from(body as string),
    Buffer.from('\nendobj\n'),
  ]);
  const table = pdf.length + object.length;
  const end = `xref\n${number} 1\n${String(pdf.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${size} /Root ${root} ${information === undefined ? '' : `/Info ${information}`} /Prev ${previous} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([pdf, object, Buffer.from(end)]);
}

/** Lines of text in 11 points from the upper left, one below the other. */
export function lines(...texts: string[]): string {
  return texts.map((text, index) => textAt(60, 780 - 24 * index, text)).join('\n');
}

/** A text in points from the lower left. */
export function textAt(x: number, y: number, text: string, operators = ''): string {
  return `BT /F 11 Tf ${operators} ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
}

/** A rectangle painted over whatever was there, in white. */
export function whiteOut(x: number, y: number, width: number, height: number): string {
  return `q 1 g ${x} ${y} ${width} ${height} re f Q`;
}

/** Lines of a page that goes with the certificate before it. */
export const SPECTRUM = [
  'Mass spectrum, ESI positive',
  'Relative abundance',
  'm/z   400   600   800   1000   1200   1400',
  '[M+2H]2+  710.4',
  '[M+H]+  1419.8',
  'Measured on the day of its receipt, as all of them were',
];

/** Lines of a page that is no certificate and has none before it. */
export const COVER = ['Fenland Reagents', 'All of our reports', 'Autumn 2026'];
