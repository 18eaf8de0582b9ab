import { aroundPoints, type Box } from '../geometry/box.ts';
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
  /** Whether it has too few pixels to be decoded, and was recognised by what it should say (see `recogniseCode`). */
  compared?: true;
}

/** Text longer than this is no verification code; it is cut. */
const LONGEST_TEXT = 1_000;
/** Pixels of the quiet zone around a small code that are read with it. */
const MARGIN = 6;

type CodeReader = Pick<TextReader, 'readCodes'>;

/** A QR code that was found and could not be decoded. */
export interface UndecodedCode {
  /** Clockwise from its own upper left, in pixels of the upright picture. */
  corners: [x: number, y: number][];
  /** Of a side. */
  modules: number;
  box: Box;
}

/** What was found of codes in a picture. */
export interface PageCodes {
  read: Code[];
  undecoded: UndecodedCode[];
}

/**
 * Reads the QR codes and barcodes of an upright picture. Where none is read, what may be a code of few pixels is looked at
 * once more, enlarged.
 * @throws CheckError `reader-unavailable` when they cannot be looked for.
 */
export async function readCodes(picture: Grey, reader: CodeReader): Promise<PageCodes> {
  const whole = await reader.readCodes(picture);
  const found = asCodes(whole, 1, 0, 0);
  if (found.length > 0) return { read: found, undecoded: [] };
  for (const part of findSmallCodes(picture)) {
    const enlarged = await reader.readCodes(enlargeSharply(picture, part, MARGIN));
    found.push(...asCodes(enlarged, ENLARGEMENT, part.left - MARGIN, part.top - MARGIN));
  }
  return { read: found, undecoded: found.length > 0 ? [] : whole.flatMap(asUndecoded) };
}

function asUndecoded({ position, undecodedModules: modules }: FoundCode): UndecodedCode[] {
  if (modules === undefined) return [];
  const corners = cornersOf(position);
  return [{ corners, modules, box: aroundPoints(corners) }];
}

function cornersOf({ topLeft, topRight, bottomRight, bottomLeft }: FoundCode['position']): [number, number][] {
  return [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => [x, y]);
}

/** What was found in a part of a picture, each text once. @param scale by which the part was enlarged; it begins at `left`, `top`. */
function asCodes(found: readonly FoundCode[], scale: number, left: number, top: number): Code[] {
  const codes: Code[] = [];
  for (const { format, text, position } of found) {
    if (text === '' || codes.some((code) => code.text === text)) continue;
    const corners = cornersOf(position).map(([x, y]) => [x / scale + left, y / scale + top] as const);
    codes.push({ format, text: text.slice(0, LONGEST_TEXT), box: aroundPoints(corners) });
  }
  return codes;
}
