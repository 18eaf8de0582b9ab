/** Characters that readers take for one another. */
const ALIKE = ['0O', '1Il|', '2Z', '5S', '8B'];
/** More misread characters than this and it may be anything. */
const MAX_MISREAD = 2;

/**
 * What a misread identifier must be by its laboratory's grammar: the only text of that grammar that differs from it in one
 * or two characters which readers take for one another. "120ct2025-18" is 12Oct2025-18 where numbers are made so.
 * @param patterns the grammar, from our list.
 * @returns null when it is of the grammar as it stands, or when none or several such texts are.
 */
export function spelledByGrammar(value: string, patterns: readonly string[]): string | null {
  const grammar = patterns.map((pattern) => new RegExp(`^(?:${pattern})$`));
  const fits = (text: string): boolean => grammar.some((pattern) => pattern.test(text));
  if (fits(value)) return null;
  let near = new Set([value]);
  for (let misread = 1; misread <= MAX_MISREAD; misread++) {
    near = new Set([...near].flatMap(respelt));
    const [only, ...others] = [...near].filter(fits);
    if (only !== undefined) return others.length === 0 ? only : null;
  }
  return null;
}

/** A text with each of its characters in turn exchanged for those like it. */
function respelt(text: string): string[] {
  return [...text].flatMap((character, at) => {
    const alike = ALIKE.find((characters) => characters.includes(character)) ?? '';
    return [...alike]
      .filter((other) => other !== character)
      .map((other) => text.slice(0, at) + other + text.slice(at + 1));
  });
}
