import type { Box } from '../../../../coa/geometry/box.ts';
import type { ShownPage } from './shown-page.ts';

interface Size {
  width: number;
  height: number;
}

/** Heights of a field that are shown beside and above it, so that it is seen where it stands. */
const BESIDE = 2.2;
const ABOVE = 0.9;
/** A field is enlarged to this height in CSS pixels, but no more than so many times. */
const SHOWN_HEIGHT = 30;
const MAX_ENLARGED = 4;
const MAX_SHOWN_WIDTH = 560;
const MAX_SHOWN_HEIGHT = 220;
/** Space between the letters of a field and its mark, in heights of the field; at least so many pixels of the screen. */
const MARK_SPACE = 0.22;
const MIN_MARK_SPACE = 3;

/** The part of a page around a field, in pixels of the page, within it. */
export function cropAround([x, y, width, height]: Box, page: Size): Box {
  const tall = Math.max(height, 8);
  const left = Math.max(0, x - BESIDE * Math.min(tall, 60));
  const top = Math.max(0, y - ABOVE * Math.min(tall, 60));
  const right = Math.min(page.width, x + width + BESIDE * Math.min(tall, 60));
  const bottom = Math.min(page.height, y + height + ABOVE * Math.min(tall, 60));
  return [left, top, Math.max(1, right - left), Math.max(1, bottom - top)];
}

/** How much larger a crop is shown than the page has it: CSS pixels for a pixel of the page. */
export function enlargement([, , , height]: Box, crop: Box): number {
  return Math.min(
    Math.max(0.2, Math.min(MAX_ENLARGED, SHOWN_HEIGHT / Math.max(1, height))),
    MAX_SHOWN_WIDTH / crop[2],
    MAX_SHOWN_HEIGHT / crop[3],
  );
}

/**
 * A picture of a field as it stands on the page, enlarged, with a thin mark outside its letters.
 * @param page size of the page that the box refers to; the picture may be larger or smaller
 * @param said what it shows, for those who do not see it
 */
export function drawCrop(image: ShownPage, page: Size, box: Box, said: string): HTMLCanvasElement {
  const crop = cropAround(box, page);
  const shown = enlargement(box, crop);
  const density = Math.min(2, Math.max(1, devicePixelRatio));
  const scale = shown * density;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(crop[2] * scale);
  canvas.height = Math.round(crop[3] * scale);
  canvas.style.setProperty('width', `${Math.round(crop[2] * shown)}px`);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', said);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const fit = image.width / page.width;
  context.imageSmoothingQuality = 'high';
  const [left, top, width, height] = crop;
  context.drawImage(image.source, left * fit, top * fit, width * fit, height * fit, 0, 0, canvas.width, canvas.height);
  const space = Math.max(MIN_MARK_SPACE * density, MARK_SPACE * Math.min(box[3], 60) * scale);
  context.lineWidth = 1.5 * density;
  context.strokeStyle = '#96202f';
  context.strokeRect(
    (box[0] - left) * scale - space,
    (box[1] - top) * scale - space,
    box[2] * scale + 2 * space,
    box[3] * scale + 2 * space,
  );
  return canvas;
}
