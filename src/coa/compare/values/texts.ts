import { foldShapes } from '../../fields/text/letter-shapes.ts';

/** Letters and digits of a text in lower case. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The same with letters folded that readers take for one another. */
export function foldedText(text: string): string {
  return foldShapes(plainText(text)).replace(/T/g, '1');
}
