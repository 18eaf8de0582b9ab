/** Words as a sentence or a line begins with them: the first letter a capital, the rest as it is. */
export function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
