import type { Box } from '../geometry/box.ts';
import type { Grey } from '../image/grey.ts';
import type { TextReader } from './text-reader.ts';

/** A QR code or barcode that was read. */
export interface Code {
  /** Format by its usual name, such as "QRCode". */
  format: string;
  text: string;
  /** In pixels of the upright picture. */
  box: Box;
}

/** Text longer than this is no verification code; it is cut. */
const LONGEST_TEXT = 1_000;

/**
 * Reads the QR codes and barcodes of an upright picture; an empty list when there are none.
 * @throws CheckError `reader-unavailable` when they cannot be looked for.
 */
export async function readCodes(picture: Grey, reader: Pick<TextReader, 'readCodes'>): Promise<Code[]> {
  const codes: Code[] = [];
  for (const { format, text, position } of await reader.readCodes(picture)) {
    if (text === '' || codes.some((code) => code.text === text)) continue;
    const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const left = Math.min(...xs);
    const top = Math.min(...ys);
    codes.push({
      format,
      text: text.slice(0, LONGEST_TEXT),
      box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top],
    });
  }
  return codes;
}
