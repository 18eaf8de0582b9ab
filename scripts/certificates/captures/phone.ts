import { addNoise, fromSharp, type Raster, toSharp } from '../pixels/raster.ts';
import { type Corners, layInto, mapBox, type Point } from '../pixels/warp.ts';
import type { Random } from '../random.ts';
import type { Capture } from './capture.ts';

const LONG = 2016;
const SHORT = 1512;

/** A photograph of the printed page on a table: perspective, uneven light, a shadow, softness and noise. */
export const phone: Capture = {
  id: 'phone',
  scale: 2,
  async take(page, boxes, random) {
    const upright = page.height >= page.width;
    const [width, height] = upright ? [SHORT, LONG] : [LONG, SHORT];
    const picture = table(width, height, random);
    const corners = pageCorners(page, width, height, random);
    const map = layInto(picture, page, corners);
    light(picture, random);
    const raster = await fromSharp(toSharp(picture).blur(random.between(0.5, 0.95)));
    addNoise(raster, random.between(2.5, 5), random);
    return {
      raster,
      encode: { format: 'jpeg', quality: random.whole(76, 90) },
      boxes: boxes.map((box) => mapBox(box, map)),
    };
  },
};

/** Corners of the page: as large as fits, turned a little, each corner drawn in by the perspective. */
function pageCorners(page: Raster, width: number, height: number, random: Random): Corners {
  const fit = Math.min(width / page.width, height / page.height) * random.between(0.86, 0.93);
  const [w, h] = [(page.width * fit) / 2, (page.height * fit) / 2];
  const angle = (random.between(-3, 3) * Math.PI) / 180;
  const corner = (x: number, y: number): Point => {
    const pull = random.between(0.955, 1.01);
    const [px, py] = [x * w * pull, y * h * pull];
    return [
      width / 2 + px * Math.cos(angle) - py * Math.sin(angle),
      height / 2 + px * Math.sin(angle) + py * Math.cos(angle),
    ];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** A table top: one colour with a coarse grain along one direction. */
function table(width: number, height: number, random: Random): Raster {
  const base = random.pick([
    [92, 70, 52],
    [60, 62, 66],
    [150, 128, 100],
    [40, 52, 70],
    [176, 172, 166],
  ] as const);
  const data = Buffer.allocUnsafe(width * height * 3);
  let grain = 0;
  for (let y = 0; y < height; y++) {
    grain = grain * 0.92 + random.normal() * 3;
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++)
        data[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, (base[channel] as number) + grain));
  }
  return { width, height, data };
}

/** Light that falls off across the picture, a tint, and the soft shadow of whoever takes it. In place. */
function light(raster: Raster, random: Random): void {
  const { width, height, data } = raster;
  const [gx, gy] = [random.between(-0.3, 0.3), random.between(-0.3, 0.3)];
  const tint = [random.between(0.95, 1.03), random.between(0.96, 1), random.between(0.88, 1.02)];
  const bright = random.between(0.76, 0.94);
  const shadow = {
    x: random.between(0, width),
    y: random.between(0.5, 1) * height,
    reach: random.between(0.2, 0.45) * width,
    depth: random.between(0, 0.3),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = ((x - shadow.x) ** 2 + (y - shadow.y) ** 2) / shadow.reach ** 2;
      const factor = (bright + gx * (x / width - 0.5) + gy * (y / height - 0.5)) * (1 - shadow.depth * Math.exp(-away));
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = Math.min(255, (data[at + channel] as number) * factor * (tint[channel] as number));
    }
  }
}
