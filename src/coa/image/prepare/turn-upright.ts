/** Pixels of four bytes each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/**
 * Turns and mirrors a picture as its EXIF orientation (1 to 8, EXIF 2.32 tag 0x0112) says; orientation 1 returns the
 * picture itself.
 */
export function turnUpright(picture: Pixels, orientation: number): Pixels {
  if (!(orientation >= 2 && orientation <= 8)) return picture;
  const { width, height } = picture;
  const sideways = orientation >= 5;
  const outWidth = sideways ? height : width;
  const outHeight = sideways ? width : height;
  const from = new Uint32Array(picture.rgba.buffer, picture.rgba.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < outHeight; y++) {
    for (let x = 0; x < outWidth; x++) {
      let sx = sideways ? y : x;
      let sy = sideways ? x : y;
      if (orientation === 2 || orientation === 3 || orientation === 7 || orientation === 8) sx = width - 1 - sx;
      if (orientation === 3 || orientation === 4 || orientation === 6 || orientation === 7) sy = height - 1 - sy;
      to[y * outWidth + x] = from[sy * width + sx]!;
    }
  }
  return { width: outWidth, height: outHeight, rgba: new Uint8Array(to.buffer) };
}
