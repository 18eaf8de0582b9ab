import { MIN_WORDS_TO_JUDGE } from '../checks/limits.ts';
import type { Fields } from '../fields/fields.ts';
import { BELONGS_TO_ANOTHER, describeKind } from './describe-pages.ts';
import { BLURRED_CONFIDENCE, isTooSmall } from './poor-picture.ts';

/** What was read of a page that could not be judged. */
export interface PoorReading {
  /** How many words were read. */
  words: number;
  /** Their median confidence, 0 to 1. */
  confidence: number;
  /** Size of the picture in pixels. */
  width: number;
  height: number;
}

/**
 * The one thing to do so that a picture which could not be judged can be.
 * @returns a sentence or two for a person.
 */
export function nextPicture({ words, confidence, width, height }: PoorReading, fields: Fields): string {
  if (isTooSmall({ width, height, confidence }))
    return `This picture is too small: ${width} by ${height} pixels. Send the original file, or a screenshot at full size.`;
  if (confidence > 0 && confidence < BLURRED_CONFIDENCE)
    return 'This picture is too blurred or too strongly compressed. Take it again with a steady hand in even light, or send the original file.';
  if (words < MIN_WORDS_TO_JUDGE)
    return 'Little or no text was found. If this is a certificate, send the whole page, straight and filling the picture.';
  if (BELONGS_TO_ANOTHER.has(fields.pageKind))
    return hasHead(fields)
      ? `${describeKind(fields.pageKind)} We read on it for whom it was tested and when, but no purity and no content in mg. If the results stand on another page, send that one; results of another kind, such as units of activity, are none that we judge.`
      : `${describeKind(fields.pageKind)} Send the page with the results, the client and the dates.`;
  return isOfOtherGoods(fields)
    ? 'This seems to be a report, but we found no research peptide, purity or content on it, and we judge no others. If it is a report on a peptide, send the whole page, from top to bottom.'
    : 'If this is a certificate, part of it may be cut off: send the whole page, from top to bottom.';
}

/** Whether a page says for whom something was tested and when, as the head of a certificate does. */
function hasHead({ client, dates }: Fields): boolean {
  return client !== null && dates.some(({ label }) => label !== '');
}

/** Whether a page says for whom or which report it is, and when, but nothing that a report on a peptide says. */
function isOfOtherGoods({ client, reportNumber, dates, compound, purity, content }: Fields): boolean {
  const isReport = (client !== null || reportNumber !== null) && dates.length > 0;
  return isReport && compound === null && purity === null && content === null;
}
