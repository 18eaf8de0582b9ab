import type { Box } from '../geometry/box.ts';
import type { AsSent } from '../image/prepare/lay-upright.ts';
import { moveBox } from '../image/transform.ts';
import type { Evidence } from './report.ts';

/** The evidence of a page that was turned to be read, with every box where it stands in the picture as it was sent. */
export function placeAsSent(evidence: Evidence, { turned, width, height, toSent }: AsSent): Evidence {
  if (turned === 0) return evidence;
  const place = (box: Box): Box => moveBox(toSent, box);
  return {
    ...evidence,
    page: { ...evidence.page, width, height, turned },
    fields: evidence.fields.map((field) => ({ ...field, box: field.box && place(field.box) })),
    codes: evidence.codes.map((code) => ({ ...code, box: code.box && place(code.box) })),
    ...(evidence.words && { words: evidence.words.map((word) => ({ ...word, box: place(word.box) })) }),
    checks: evidence.checks.map((check) => ({ ...check, boxes: check.boxes.map(place) })),
  };
}
