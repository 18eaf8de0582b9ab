import type { Capture } from './capture.ts';

/** A page saved as it was rendered, as PNG or JPEG. */
function saved(id: string, scale: number, encode: Awaited<ReturnType<Capture['take']>>['encode']): Capture {
  return { id, scale, take: async (raster, boxes) => ({ raster, encode, boxes: [...boxes] }) };
}

/** As PNG, at its own size. */
export const png1x = saved('png1x', 1, { format: 'png' });
/** As PNG, at twice its size as a dense screen shows it. */
export const png2x = saved('png2x', 2, { format: 'png' });
/** As JPEG of quality 90, at 1.65 times its size. */
export const jpeg90 = saved('jpeg90', 1.65, { format: 'jpeg', quality: 90 });
/** As JPEG of quality 80, at 1.65 times its size. */
export const jpeg80 = saved('jpeg80', 1.65, { format: 'jpeg', quality: 80 });
