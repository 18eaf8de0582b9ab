import { type Field, type Fields, namedFields, replaceFields } from './fields.ts';
import { onceContradicted } from './second-readings.ts';

/** Told by more than their letters: by addresses, phrases and codes. */
const TOLD_OTHERWISE = /^(?:laboratory|letterhead|host)/;
/** Heights of a value from the picture's edge within which it reaches it: pages have wider margins, and most crops leave more. */
const REACHES = 0.15;
/** A code is as wide as it is high, and one that was read is whole. */
const WIDER_THAN_A_CODE = 1.2;

/**
 * The same fields, those noted that reach the left or right edge of the picture: of a cropped page, part of them may stand outside, however
 * often what is left reads the same. What a file's text layer says as well is whole.
 * @param width of the picture, pixels.
 */
export function noteCutAtEdge(fields: Fields, width: number): Fields {
  const cut = [...namedFields(fields)].filter(([name, field]) => {
    const box = field.valueBox ?? field.box;
    if (box === null || field.readings > 1 || TOLD_OTHERWISE.test(name)) return false;
    const [left, , wide, high] = box;
    const reaches = left < REACHES * high || left + wide > width - REACHES * high;
    return reaches && wide > WIDER_THAN_A_CODE * high;
  });
  return replaceFields(fields, new Map(cut.map(([name, field]) => [name, cutAtEdge(field)])));
}

function cutAtEdge(field: Field<unknown>): Field<unknown> {
  return { ...field, confidence: onceContradicted(field.confidence), disputed: true, cutAtEdge: true };
}
