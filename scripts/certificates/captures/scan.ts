import { addNoise, fromSharp, type Raster, toSharp } from '../pixels/raster.ts';
import { layInto, mapBox, type Point } from '../pixels/warp.ts';
import type { Capture } from './capture.ts';

/** A flat-bed scan: a little askew, a little soft, grained, mostly grey. */
export const scan: Capture = {
  id: 'scan',
  scale: 2,
  async take(page, boxes, random) {
    const { width, height } = page;
    const angle = (random.between(-1.4, 1.4) * Math.PI) / 180;
    const turned = ([x, y]: Point): Point => [
      width / 2 + (x - width / 2) * Math.cos(angle) - (y - height / 2) * Math.sin(angle) + shift[0],
      height / 2 + (x - width / 2) * Math.sin(angle) + (y - height / 2) * Math.cos(angle) + shift[1],
    ];
    const shift = [random.between(-9, 9), random.between(-9, 9)] as const;
    const glass: Raster = { width, height, data: Buffer.alloc(width * height * 3, random.whole(236, 255)) };
    const map = layInto(glass, page, [
      turned([0, 0]),
      turned([width, 0]),
      turned([width, height]),
      turned([0, height]),
    ]);
    const ink = random.between(6, 34);
    const paper = random.between(238, 252);
    // Black is never quite black, white never quite white.
    let image = toSharp(glass)
      .blur(random.between(0.4, 0.8))
      .linear((paper - ink) / 255, ink);
    if (random.chance(0.7)) image = image.greyscale();
    const raster = await fromSharp(image);
    addNoise(raster, random.between(2, 5), random, true);
    return {
      raster,
      encode: { format: 'jpeg', quality: random.whole(74, 88) },
      boxes: boxes.map((box) => mapBox(box, map)),
    };
  },
};
