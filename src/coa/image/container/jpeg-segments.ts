import { BUDGETS } from '../../budgets.ts';
import type { Blocks, TextEntry } from './blocks.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const APP11 = 0xeb;
/** Common identifier, instance and packet number before the box in an APP11 segment (ISO/IEC 19566-5, annex D). */
const JUMBF_HEADER = 8;

/** Walks the segments of a JPEG (ITU-T T.81, annex B): its comments, and where the picture ends. */
export function readJpegSegments(bytes: Buffer): Blocks {
  const texts: TextEntry[] = [];
  let credentials: Buffer | null = null;
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === END_OF_IMAGE) return { texts, credentials, end: at + 2 };
    if (at + 4 > bytes.length) break;
    const length = bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, at + 2 + length);
    if (length < 2 || at + 2 + length > bytes.length) break;
    if (marker === COMMENT && texts.length < BUDGETS.containerTexts)
      texts.push({ where: 'JPEG comment', text: data.toString('utf8').replace(/\0+$/, '') });
    if (marker === APP11 && data.toString('latin1', 0, 2) === 'JP') credentials ??= data.subarray(JUMBF_HEADER);
    at += 2 + length;
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
  }
  return { texts, credentials, end: null };
}

/** How many scans a JPEG has. */
export function countScans(bytes: Buffer): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === START_OF_SCAN) scans++;
  return scans;
}

/** Where the coded data of a scan ends: at the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
