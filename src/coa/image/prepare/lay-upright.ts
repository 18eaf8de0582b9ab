import type { Picture } from '../decode/decode-picture.ts';
import { type Grey, greyOf } from '../grey.ts';
import { releasePixels } from '../release-pixels.ts';
import { IDENTITY, type Transform } from '../transform.ts';
import { type PreparedPage, preparePage } from './prepare-page.ts';
import { turnUpright } from './turn-upright.ts';

/** How a picture was turned to be read, and the way back. */
export interface AsSent {
  /** Degrees clockwise by which it was turned. */
  turned: 0 | 90 | 180 | 270;
  /** Size of the picture as it was sent, pixels. */
  width: number;
  height: number;
  /** Maps a pixel of the picture as it is read to the one that was sent. */
  toSent: Transform;
}

/** A page that lies upright, made ready for the reader. */
export interface UprightPage {
  picture: Picture;
  prepared: PreparedPage;
  sent: AsSent;
}

/** EXIF orientations that turn a picture clockwise by so many degrees. */
const ORIENTATIONS = { 90: 6, 180: 3, 270: 8 } as const;

/**
 * Prepares a page, and turns its picture first where its letters lie on their side or head down: scans and photographs
 * that were turned by hand carry no EXIF orientation. An upright page is prepared once, as ever.
 * @param grey the picture in grey.
 */
export function layUpright(picture: Picture, grey: Grey): UprightPage {
  const prepared = preparePage(picture, grey);
  if (prepared.turn === 'upright') return { picture, prepared, sent: asSent(picture, 0) };
  if (prepared.turn === 'upside-down') return turnedBy(picture, prepared, 180);
  const clockwise = turnedBy(picture, prepared, 90);
  if (clockwise.prepared.turn !== 'upside-down') return clockwise;
  const other = turnedBy(picture, clockwise.prepared, 270);
  releasePixels(clockwise.picture.rgba, clockwise.prepared.grey.data);
  return other;
}

/** @param before the same page prepared as it lay before; its pixels are given back, but the grey ones that codes are looked for in. */
function turnedBy(picture: Picture, before: PreparedPage, degrees: 90 | 180 | 270): UprightPage {
  releasePixels(before.page.data);
  const turned = { format: picture.format, ...turnUpright(picture, ORIENTATIONS[degrees]), steps: null };
  return { picture: turned, prepared: preparePage(turned, greyOf(turned)), sent: asSent(picture, degrees) };
}

function asSent({ width, height }: Picture, turned: AsSent['turned']): AsSent {
  const toSent: Readonly<Record<AsSent['turned'], Transform>> = {
    0: IDENTITY,
    90: [0, 1, 0, -1, 0, height, 0, 0, 1],
    180: [-1, 0, width, 0, -1, height, 0, 0, 1],
    270: [0, -1, width, 1, 0, 0, 0, 0, 1],
  };
  return { turned, width, height, toSent: toSent[turned] };
}
