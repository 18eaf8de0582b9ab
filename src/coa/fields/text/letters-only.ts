/** The letters of a text in lower case, without anything between them. */
export function lettersOnly(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
