/**
 * A text that somebody else wrote, for a line of Markdown: one line, and no mark of it means anything there, so that it
 * stays what it is, a quotation. A heading, link, tag or fence in an answer would otherwise become part of our page.
 */
export function markdownText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&')
    .replace(/^([-+=]|\d+[.)])/, '\\$1');
}
