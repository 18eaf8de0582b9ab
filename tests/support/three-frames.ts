import sharp, { type Sharp } from 'sharp';

/** A picture of three frames, each of another colour, to be written in a format that can show them one after another. */
export async function threeFrames(): Promise<Sharp> {
  const frame = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await Promise.all(['#d01010', '#10b010', '#1010d0'].map(frame)), { join: { animated: true } });
}
