import type { Box } from '../geometry/box.ts';
import type { Grey } from '../image/grey.ts';
import { ENLARGEMENT, enlargeSharply, findSmallCodes } from './small-codes.ts';
import type { FoundCode, TextReader } from './text-reader.ts';

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
/** Pixels of the quiet zone around a small code that are read with it. */
const MARGIN = 6;

type CodeReader = Pick<TextReader, 'readCodes'>;

/**
 * Reads the QR codes and barcodes of an upright picture; an empty list when there are none. Where none is found, what may be
 * a code of few pixels is looked at once more, enlarged.
 * @throws CheckError `reader-unavailable` when they cannot be looked for.
 */
export async function readCodes(picture: Grey, reader: CodeReader): Promise<Code[]> {
  const found = asCodes(await reader.readCodes(picture), 1, 0, 0);
  if (found.length > 0) return found;
  for (const part of findSmallCodes(picture)) {
    const enlarged = await reader.readCodes(enlargeSharply(picture, part, MARGIN));
    found.push(...asCodes(enlarged, ENLARGEMENT, part.left - MARGIN, part.top - MARGIN));
  }
  return found;
}

/** What was found in a part of a picture, each text once. @param scale by which the part was enlarged; it begins at `left`, `top`. */
function asCodes(found: readonly FoundCode[], scale: number, left: number, top: number): Code[] {
  const codes: Code[] = [];
  for (const { format, text, position } of found) {
    if (text === '' || codes.some((code) => code.text === text)) continue;
    const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
    const xs = corners.map(({ x }) => x / scale + left);
    const ys = corners.map(({ y }) => y / scale + top);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    codes.push({ format, text: text.slice(0, LONGEST_TEXT), box: [x, y, Math.max(...xs) - x, Math.max(...ys) - y] });
  }
  return codes;
}
