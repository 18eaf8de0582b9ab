/**
 * A text as its writer set it, for pages that print it word for word: paragraphs, where it leaves a line empty, each as
 * its lines. Empty lines themselves are left out; a text of none gives no paragraph.
 */
export function paragraphs(text: string): string[][] {
  return text
    .replace(/\r\n|[\r\u2028\u2029]/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
}
