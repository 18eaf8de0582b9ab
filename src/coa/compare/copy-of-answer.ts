import type { Grey } from '../image/grey.ts';
import type { Copy, CopyField, CopyWord } from './copy.ts';

/** The part of an answer's evidence that a comparison needs. */
export interface AnswerEvidence {
  page: { width: number; height: number };
  fields: readonly CopyField[];
  codes: Copy['codes'];
  words?: readonly CopyWord[] | undefined;
}

/**
 * What the answer to a check tells of a page, to be compared by. A prepared answer, or one from before evidence had words,
 * holds fields and codes alone: then these are all that is compared.
 * @param file SHA-256 of the file; null where it is not known.
 * @param grey the upright page, as large as the evidence says; null where the picture is not at hand.
 */
export function copyOfAnswer(
  { page, fields, codes, words = [] }: AnswerEvidence,
  file: string | null,
  grey: Grey | null,
): Copy {
  return {
    width: page.width,
    height: page.height,
    fields,
    codes,
    words,
    grey,
    file,
  };
}
