import { BUDGETS } from '../../budgets.ts';

/** The whole number by which the sides of a picture are divided while it is decoded: 1 for one that is decoded as it is. */
export function scaleFactor({ width, height }: { width: number; height: number }): number {
  if (width * height <= BUDGETS.picturePixels) return 1;
  return Math.ceil(Math.sqrt((width * height) / BUDGETS.scaledToPixels));
}
