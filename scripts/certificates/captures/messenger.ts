import { fromSharp, toSharp } from '../pixels/raster.ts';
import { type Capture, moved } from './capture.ts';

const LONGEST = 1600;

/** Sent through a messenger: the longer side 1600 pixels, JPEG at quality 68. */
export const whatsapp: Capture = {
  id: 'whatsapp',
  scale: 2,
  async take(page, boxes) {
    const scale = LONGEST / Math.max(page.width, page.height);
    const raster = await fromSharp(
      toSharp(page).resize(Math.round(page.width * scale), Math.round(page.height * scale)),
    );
    return { raster, encode: { format: 'jpeg', quality: 68 }, boxes: moved(boxes, scale) };
  },
};

/** Made so small that nothing can be read. */
export const small: Capture = {
  id: 'small',
  scale: 1,
  async take(page, boxes, random) {
    const scale = random.whole(250, 350) / page.width;
    const raster = await fromSharp(
      toSharp(page).resize(Math.round(page.width * scale), Math.round(page.height * scale)),
    );
    return { raster, encode: { format: 'jpeg', quality: random.whole(25, 45) }, boxes: moved(boxes, scale) };
  },
};
