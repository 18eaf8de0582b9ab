/** Where the first chunk of a RIFF file begins, and where a frame's own chunks do within its chunk (RFC 9649, 2.7.1.1). */
const FIRST_CHUNK = 12;
const FRAME_HEADER = 16;
const ALPHA = 0x10;

/** The first frame of an animated WebP as a still one, and where it lies on the canvas. */
export interface WebpFrame {
  still: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Takes the first frame out of an animated WebP (RFC 9649, 2.7.1); null for a still one, or where there is no frame. */
export function firstWebpFrame(bytes: Buffer): WebpFrame | null {
  for (let at = FIRST_CHUNK; at + 8 + FRAME_HEADER <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') {
      const frame = bytes.subarray(at + 8, at + 8 + length);
      if (frame.length < length || length < FRAME_HEADER) return null;
      const [width, height] = [frame.readUIntLE(6, 3) + 1, frame.readUIntLE(9, 3) + 1];
      // The extended header makes the decoder hold the frame's picture to the frame's size.
      const extended = Buffer.alloc(18);
      extended.write('VP8X', 'latin1');
      extended.writeUInt32LE(10, 4);
      extended[8] = ALPHA;
      extended.writeUIntLE(width - 1, 12, 3);
      extended.writeUIntLE(height - 1, 15, 3);
      const body = Buffer.concat([Buffer.from('WEBP'), extended, frame.subarray(FRAME_HEADER)]);
      const size = Buffer.alloc(4);
      size.writeUInt32LE(body.length);
      return {
        still: Buffer.concat([Buffer.from('RIFF'), size, body]),
        left: 2 * frame.readUIntLE(0, 3),
        top: 2 * frame.readUIntLE(3, 3),
        width,
        height,
      };
    }
    at += 8 + length + (length % 2);
  }
  return null;
}
