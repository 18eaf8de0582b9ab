import type { Word } from '../../../layout/word.ts';

/** Letters that stand by themselves before the figures of a number, and those before which the number alone is one. */
const LETTERS =
  /^(?!(?:NO|NR|ID|REF|LOT|BATCH|DATE|PAGE|KEY|CODE|PIN|ISO|CAS|PO|TEL|FAX|VAT|USP|EP|UV|MS)$)[A-Z]{2,5}(?:-[A-Z])?$/;
const FIGURES = /^-?\d[\d/.-]*\d[.,;]?$/;

/** The word at a place, with the next one where it is letters and that the figures of one number: "KSA 26-255", "OBR 2026-1409". */
export function numberAt(words: readonly Word[], at: number): readonly Word[] {
  const isParted = LETTERS.test(words[at]?.text ?? '') && FIGURES.test(words[at + 1]?.text ?? '');
  return words.slice(at, at + (isParted ? 2 : 1));
}

/** Whether a word is the last figure of the number before it, which a reader parted although the two touch: "26-339" and "1". */
export function isPartedFigure(before: Word, word: Word): boolean {
  return word.left <= before.right && /\d$/.test(before.text) && /^\d$/.test(word.text);
}
