/** A picture made smaller, red, green and blue of each pixel. */
export interface SmallPicture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Up to this factor every pixel counts into the mean. */
const ALL_PIXELS_UP_TO = 3;

/** Shrinks a picture by a whole factor: each pixel is the mean of those it stands for. */
export function shrink(picture: { width: number; height: number; rgba: Uint8Array }, factor: number): SmallPicture {
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
  const rgb = new Uint8Array(width * height * 3);
  // Every second pixel is enough for an average; a fine grain of noise still evens out.
  const stride = factor > ALL_PIXELS_UP_TO ? 2 : 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let count = 0;
      for (let dy = 0; dy < factor; dy += stride) {
        for (let dx = 0; dx < factor; dx += stride) {
          const at = ((y * factor + dy) * picture.width + x * factor + dx) * 4;
          red += picture.rgba[at]!;
          green += picture.rgba[at + 1]!;
          blue += picture.rgba[at + 2]!;
          count++;
        }
      }
      const to = (y * width + x) * 3;
      rgb[to] = red / count;
      rgb[to + 1] = green / count;
      rgb[to + 2] = blue / count;
    }
  }
  return { width, height, rgb };
}

/** A part of a picture, as far as it lies within it. */
export function cropSmall(
  { width, height, rgb }: SmallPicture,
  left: number,
  top: number,
  across: number,
  down: number,
): SmallPicture {
  const [w, h] = [Math.max(0, Math.min(across, width - left)), Math.max(0, Math.min(down, height - top))];
  const part = new Uint8Array(w * h * 3);
  for (let row = 0; row < h; row++) {
    const from = ((top + row) * width + left) * 3;
    part.set(rgb.subarray(from, from + w * 3), row * w * 3);
  }
  return { width: w, height: h, rgb: part };
}

/** How far the median colours of some pixels and of others lie apart, summed over three channels. */
export function contrastBetween(rgb: Uint8Array, pixels: readonly number[], others: readonly number[]): number {
  const other = medianColour(rgb, others);
  return medianColour(rgb, pixels).reduce((sum, level, channel) => sum + Math.abs(level - other[channel]!), 0);
}

/** The median of each channel over some pixels. */
export function medianColour(rgb: Uint8Array, pixels: readonly number[]): [number, number, number] {
  const middle = pixels.length >> 1;
  return [0, 1, 2].map((channel) => {
    const counts = new Uint32Array(256);
    for (const at of pixels) counts[rgb[at * 3 + channel]!]!++;
    let level = 0;
    for (let below = counts[0]!; below <= middle && level < 255; below += counts[level]!) level++;
    return pixels.length === 0 ? 0 : level;
  }) as [number, number, number];
}
