import type { Container, TrailingKind } from './container.ts';

/** Fewer bytes than this behind a picture are some program's carelessness. */
const MIN_BYTES = 16;

/** Leading bytes of what can follow a picture. */
const KINDS: readonly (readonly [TrailingKind, RegExp])[] = [
  // Samsung's trailer; a film as phones add to a still; the further pictures of a phone's high dynamic range (CIPA DC-007).
  // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes of a signature.
  ['phone', /^(.{4}ftyp|SEFH|\0\0.\x0aMCC|\xff\xd8\xff.{2,40}(?:urn:iso:std:iso:ts:21496|MPF\0))/s],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes of a signature.
  ['archive', /^(PK\x03\x04|Rar!|7z\xbc\xaf|\x1f\x8b\x08)/],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes of a signature.
  ['document', /^(%PDF-|\xd0\xcf\x11\xe0)/],
  ['picture', /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|BM....\0\0\0\0)/s],
  ['text', /^[\t\n\r\x20-\x7e]{16}/],
];

/** What follows the end of a picture; null when nothing worth a word does. */
export function readTrailing(bytes: Buffer, end: number | null): Container['trailing'] {
  if (end === null || bytes.length - end < MIN_BYTES) return null;
  const rest = bytes.subarray(end);
  return { bytes: rest.length, kind: kindOf(rest, bytes.subarray(0, end)) };
}

function kindOf(rest: Buffer, picture: Buffer): TrailingKind {
  if (rest.every((value) => value === 0 || value === 0xff || value === 0x20 || value === 0x0a || value === 0x0d))
    return 'padding';
  if (rest.subarray(-4).equals(Buffer.from('SEFT'))) return 'phone';
  const kind = KINDS.find(([, pattern]) => pattern.test(rest.toString('latin1', 0, 64)))?.[0] ?? 'unknown';
  // A picture that announces further ones in the same file (multi-picture format) is a phone's.
  return kind === 'picture' && picture.includes('MPF\0', 0, 'latin1') ? 'phone' : kind;
}
