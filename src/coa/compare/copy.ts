import type { Box } from '../geometry/box.ts';
import type { Grey } from '../image/grey.ts';

/** A word and where it stands in the upright picture. */
export interface CopyWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  box: Box;
}

/** A field as evidence tells it. */
export interface CopyField {
  /** As in the evidence: `client`, `date_received`. */
  field: string;
  /** As read. */
  text: string;
  /** In normal form; null where the text has none. A date that can be told two ways gives both, with " or " between. */
  value: string | number | null;
  /** 0 to 1. */
  confidence: number;
  /** In pixels of the upright picture; null where a code or an address told it. */
  box: Box | null;
}

/** What is known of one of two copies. All boxes are in pixels of its upright picture. */
export interface Copy {
  width: number;
  height: number;
  fields: readonly CopyField[];
  /** Null where they could not be looked for. */
  codes: readonly { text: string; box: Box | null }[] | null;
  /** Empty where only fields are known, as from the answer to a check: these then stand for the words. */
  words: readonly CopyWord[];
  /** The upright picture; null where only the reading is at hand. */
  grey: Grey | null;
  /** Any text that is the same for equal files, such as a hash; null where the file is not at hand. */
  file: string | null;
}

/** The days that a date may mean, by its normal form: two where day and month are ambiguous. */
export function daysOf({ value }: Pick<CopyField, 'value'>): string[] {
  return String(value).split(' or ');
}

/** The words of a copy; of one of which only fields are known, their texts. */
export function wordsOf({ words, fields }: Copy): readonly CopyWord[] {
  if (words.length > 0) return words;
  return fields.flatMap(({ text, confidence, box }) => (box === null ? [] : [{ text, confidence, box }]));
}
