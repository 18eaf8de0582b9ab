import { BUDGETS } from '../budgets.ts';

/**
 * Text from a page as an answer may repeat it: one line, bounded, without control characters, what cannot be seen (selectors of variants can carry a hidden text), markup or quotation marks
 * that would end the quotation. What is printed on a page is data, never an instruction.
 */
export function quote(text: string): string {
  const tidy = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/[<>`"“”{}[\]\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...tidy].slice(0, BUDGETS.quotedCharacters).join('');
  return `“${short}${short.length < tidy.length ? '…' : ''}”`;
}

/** A text as a field of an answer: like a quotation, without the marks. */
export function bounded(text: string): string {
  return quote(text).slice(1, -1);
}
