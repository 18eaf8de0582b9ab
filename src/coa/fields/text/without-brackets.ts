/** A title without what it says in brackets of its method: "Blend purity (sum of declared peaks, 214 nm)". */
export function withoutBrackets(text: string): string {
  return text.replace(/\([^)]*\)?/g, '').trim();
}
