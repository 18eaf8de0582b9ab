/** A tag of a TIFF: its number, its type (3 of two bytes, 4 of four) and its value; several are of four bytes. */
export type Entry = readonly [tag: number, type: 3 | 4, ...values: number[]];

/** A little-endian TIFF; `strips` stand behind the header, one page each. */
export function tiff(pages: readonly { strip: Buffer; entries: (offset: number, bytes: number) => Entry[] }[]): Buffer {
  const parts: Buffer[] = [Buffer.from('49492a0000000000', 'hex')];
  let at = 8;
  let link = 4;
  for (const { strip, entries } of pages) {
    const padded = Buffer.concat([strip, Buffer.alloc(strip.length % 2)]);
    const list = entries(at, strip.length);
    const ifd = Buffer.alloc(2 + list.length * 12 + 4);
    const behind: number[] = [];
    ifd.writeUInt16LE(list.length, 0);
    list.forEach(([tag, type, ...values], index) => {
      ifd.writeUInt16LE(tag, 2 + index * 12);
      ifd.writeUInt16LE(type, 4 + index * 12);
      ifd.writeUInt32LE(values.length, 6 + index * 12);
      const place = at + padded.length + ifd.length + 4 * behind.length;
      ifd.writeUInt32LE(values.length > 1 ? place : (values[0] ?? 0), 10 + index * 12);
      if (values.length > 1) behind.push(...values);
    });
    const whole = Buffer.concat([...parts, padded, ifd, Buffer.from(Uint32Array.from(behind).buffer)]);
    whole.writeUInt32LE(at + padded.length, link);
    parts.splice(0, parts.length, whole);
    link = at + padded.length + ifd.length - 4;
    at = whole.length;
  }
  return parts[0]!;
}

/** Tags of a grey page in one strip. */
export const tiffPage =
  (width: number, height: number, compression: number) =>
  (offset: number, bytes: number): Entry[] => [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, compression],
    [262, 3, 1],
    [273, 4, offset],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, bytes],
  ];
