import { inflate } from '#host/inflate';
import { BUDGETS } from '../../budgets.ts';
import type { Blocks, TextEntry } from './blocks.ts';

const SIGNATURE = 8;
/** Length, type and check sum around the data of a chunk. */
const FRAME = 12;

/** Walks the chunks of a PNG (PNG, third edition, 5.3 and 11.3.3): its texts, its frames, and where the picture ends. */
export function readPngChunks(bytes: Buffer): Blocks {
  const texts: TextEntry[] = [];
  let left: number = BUDGETS.containerTextBytes;
  let credentials: Buffer | null = null;
  let frames = 0;
  let hasPicture = false;
  for (let at = SIGNATURE; at + FRAME <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + FRAME + length;
    if (end > bytes.length) break;
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IEND') return { texts, credentials, frames, end };
    // The picture that other programs show is the first frame only where one is announced before it (11.3.6).
    if (type === 'fcTL') frames++;
    else if (type === 'IDAT' && !hasPicture) {
      hasPicture = true;
      if (frames === 0) frames++;
    }
    if (type === 'caBX') credentials = data;
    if (/^(tEXt|zTXt|iTXt)$/.test(type) && texts.length < BUDGETS.containerTexts && left > 0) {
      const entry = readText(type, data, left);
      if (entry !== null) {
        left -= entry.text.length;
        texts.push(entry);
      }
    }
    at = end;
  }
  return { texts, credentials, frames, end: null };
}

/** One text chunk; null when it is damaged or unpacks to more than `most` bytes. */
function readText(type: string, data: Buffer, most: number): TextEntry | null {
  const keyEnd = data.indexOf(0);
  if (keyEnd < 1 || keyEnd > 79) return null;
  const where = data.toString('latin1', 0, keyEnd);
  try {
    if (type === 'tEXt') return { where, text: unwrapProfile(data.toString('latin1', keyEnd + 1, keyEnd + 1 + most)) };
    if (type === 'zTXt')
      return {
        where,
        text: unwrapProfile(inflate(data.subarray(keyEnd + 2), most).toString('latin1')),
      };
    // Compression flag and method, then language and translated keyword, each ended by a zero.
    const languageEnd = data.indexOf(0, keyEnd + 3);
    const keywordEnd = data.indexOf(0, languageEnd + 1);
    if (languageEnd < 0 || keywordEnd < 0) return null;
    const rest = data.subarray(keywordEnd + 1);
    return {
      where,
      text: (data[keyEnd + 1] === 1 ? inflate(rest, most) : rest.subarray(0, most)).toString('utf8'),
    };
  } catch {
    return null;
  }
}

/** ImageMagick keeps a profile it cannot place otherwise as text: its name, its length, and its bytes in hexadecimal. */
function unwrapProfile(text: string): string {
  const profile = /^\n[a-z0-9]{1,16}\n {0,8}\d{1,8}\n([0-9a-f\n]+)$/.exec(text);
  return profile === null ? text : Buffer.from(profile[1]!.replaceAll('\n', ''), 'hex').toString('utf8');
}
