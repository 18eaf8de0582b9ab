import { BUDGETS } from '../../budgets.ts';
import type { Blocks, TextEntry } from './blocks.ts';

const EXTENSION = 0x21;
const COMMENT = 0xfe;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/** Walks the blocks of a GIF (GIF89a, 17 to 27): its comments, its frames, and where the picture ends. */
export function readGifBlocks(bytes: Buffer): Blocks {
  const texts: TextEntry[] = [];
  let frames = 0;
  let at = 13 + colourTable(bytes[10]);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === TRAILER) return { texts, credentials: null, frames, end: at + 1 };
    let parts: Buffer[];
    if (kind === EXTENSION) {
      const label = bytes[at + 1];
      ({ parts, end: at } = readParts(bytes, at + 2));
      if (label === COMMENT && texts.length < BUDGETS.containerTexts)
        texts.push({ where: 'GIF comment', text: Buffer.concat(parts).toString('utf8') });
    } else if (kind === IMAGE) {
      frames++;
      // Descriptor, colour table, and the byte that tells the size of codes.
      ({ end: at } = readParts(bytes, at + 11 + colourTable(bytes[at + 9])));
    } else break;
  }
  return { texts, credentials: null, frames, end: null };
}

function colourTable(flags: number | undefined): number {
  return flags !== undefined && flags >= 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Data in parts of up to 255 bytes, ended by an empty one. */
function readParts(bytes: Buffer, from: number): { parts: Buffer[]; end: number } {
  const parts: Buffer[] = [];
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) {
    if (parts.length < BUDGETS.containerTexts) parts.push(bytes.subarray(at + 1, at + 1 + bytes[at]!));
    at += 1 + bytes[at]!;
  }
  return { parts, end: at + 1 };
}
