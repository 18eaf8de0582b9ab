/** A picture in one channel: 0 is black, 255 is white; row by row. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Luma (ITU-R BT.601) of an RGBA picture. */
export function greyOf(picture: { width: number; height: number; rgba: Uint8Array }): Grey {
  const { width, height, rgba } = picture;
  const data = new Uint8Array(width * height);
  for (let i = 0, j = 0; j < data.length; i += 4, j++)
    data[j] = (rgba[i]! * 77 + rgba[i + 1]! * 150 + rgba[i + 2]! * 29) >> 8;
  return { width, height, data };
}

/** The picture as a binary portable greymap (P5), which readers in WebAssembly take without decoding. */
export function portableGreymap({ width, height, data }: Grey): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/** Four white pixels in one element of `fourByFour`. */
export const FOUR_WHITE = 0xffff_ffff;

/**
 * The same pixels, four to an element, so that the white of a flattened page is passed over four at a time; what is left
 * of four at the end has no element. Empty where the memory does not allow the view.
 */
export function fourByFour(data: Uint8Array): Uint32Array {
  return data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
    : new Uint32Array(0);
}

/** Averages blocks of `factor` × `factor` pixels; what does not fill a block at the right or lower edge is dropped. */
export function shrink(grey: Grey, factor: number): Grey {
  if (factor <= 1) return grey;
  const width = Math.max(1, Math.floor(grey.width / factor));
  const height = Math.max(1, Math.floor(grey.height / factor));
  const data = new Uint8Array(width * height);
  const fx = Math.min(factor, grey.width);
  const fy = Math.min(factor, grey.height);
  const area = fx * fy;
  // Row by row, so that memory is read in the order in which it lies.
  const sums = new Uint32Array(width);
  const from = grey.data;
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let dy = 0; dy < fy; dy++) {
      let at = (y * fy + dy) * grey.width;
      // By fours where that is the factor: a page is shrunk so each time that it is flattened.
      if (fx === 4) {
        for (let x = 0; x < width; x++, at += 4) sums[x]! += from[at]! + from[at + 1]! + from[at + 2]! + from[at + 3]!;
        continue;
      }
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (const end = at + fx; at < end; at++) sum += from[at]!;
        sums[x]! += sum;
      }
    }
    const row = y * width;
    for (let x = 0; x < width; x++) data[row + x] = sums[x]! / area;
  }
  return { width, height, data };
}

/** Brightness below which the darker class of a picture lies (Otsu 1979). */
export function otsuThreshold(data: Uint8Array): number {
  const histogram = new Float64Array(256);
  for (let at = 0; at < data.length; at++) histogram[data[at]!]!++;
  let sum = 0;
  for (let i = 0; i < 256; i++) sum += i * histogram[i]!;
  let below = 0;
  let sumBelow = 0;
  let best = -1;
  let threshold = 127;
  for (let i = 0; i < 256; i++) {
    below += histogram[i]!;
    if (below === 0) continue;
    const above = data.length - below;
    if (above === 0) break;
    sumBelow += i * histogram[i]!;
    const difference = sumBelow / below - (sum - sumBelow) / above;
    const between = below * above * difference * difference;
    if (between > best) {
      best = between;
      threshold = i;
    }
  }
  return threshold;
}
