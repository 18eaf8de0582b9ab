/** "22 November 2026 at 15:48" where the reader is; a line breaks before it, not within. */
export function momentText(at: string): string {
  return unbroken(new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }));
}

/** A text that no line breaks within, such as a date. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
