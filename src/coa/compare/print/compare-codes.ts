import type { Box } from '../../geometry/box.ts';
import { invert, moveBox } from '../../image/transform.ts';
import type { Copy } from '../copy.ts';
import type { Overlay } from '../overlay/lay-over.ts';
import type { Difference } from '../values/difference.ts';
import { likenessOf } from './compare-print.ts';

/** Unlikeness, in itself and in the noise of print, from which on two codes are two. */
const UNLIKE = 0.5;
const NOISES = 3;
/** Deviation of brightness below which no code stands there. */
const EVEN = 25;

interface PlacedCode {
  text: string;
  /** In the frame. */
  box: Box;
}

/** Codes that lead elsewhere on the given copy than on the laboratory's, told by what they say, else by how they look. */
export function compareCodes(given: Copy, copy: Copy, overlay: Overlay, noise: number): Difference[] {
  const [onCopy, onGiven] = [placed(copy, overlay.toCopy), placed(given, overlay.toGiven)];
  const differences: Difference[] = [];
  const seen: Box[] = [];
  for (const { box } of [...onCopy, ...onGiven]) {
    if (!overlay.isOnGiven(box) || seen.some((other) => meet(box, other))) continue;
    seen.push(box);
    const one = onGiven.find((code) => meet(box, code.box))?.text ?? null;
    const other = onCopy.find((code) => meet(box, code.box))?.text ?? null;
    const look = likenessOf(overlay.given, overlay.copy, box, 4);
    const isAnother =
      one !== null && other !== null
        ? addressOf(one) !== addressOf(other)
        : Math.min(look.given, look.copy) >= EVEN &&
          1 - look.likeness >= UNLIKE &&
          (1 - look.likeness) / noise >= NOISES;
    if (!isAnother) continue;
    differences.push({
      field: 'code',
      given: { text: one ?? '', box: moveBox(overlay.toGiven, box) },
      copy: { text: other ?? '', box: moveBox(overlay.toCopy, box) },
    });
  }
  return differences;
}

function placed({ codes }: Copy, toPicture: Overlay['toGiven']): PlacedCode[] {
  const toFrame = invert(toPicture);
  return (codes ?? []).flatMap(({ text, box }) => (box === null ? [] : [{ text, box: moveBox(toFrame, box) }]));
}

function meet(a: Box, b: Box): boolean {
  return (
    Math.abs(a[0] + a[2] / 2 - b[0] - b[2] / 2) < (a[2] + b[2]) / 4 &&
    Math.abs(a[1] + a[3] / 2 - b[1] - b[3] / 2) < (a[3] + b[3]) / 4
  );
}

/** What a code says, without what means nothing in an address. */
function addressOf(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/(?<!\/)\/+$/, '');
}
