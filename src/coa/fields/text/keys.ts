/** Characters of a verification key. */
const KEY_LENGTH = { least: 6, most: 40 } as const;

/** A key printed in groups of capitals and figures, "K7QF 2M9X", of capitals and then of figures, "MBK 7741 20944", of capitals with hyphens, or of six figures, "620 418". */
const GROUPS_OF_KEY =
  /^(?=.*(?:[A-Z]\d|\d[A-Z]))[A-Z\d]{3,5}(?:[ -][A-Z\d]{3,5}){1,4}$|^[A-Z]{2,5}(?: \d{3,6}){2,3}$|^[A-Z]{4,5}(?:-[A-Z]{4,5}){1,4}$|^\d{3} \d{3}$/;

/** A verification key: a long word of capitals and digits, perhaps with hyphens, or groups of them. */
export function keyOf(value: string): string | null {
  // Of hyphens between its groups a reader may lose one.
  if (GROUPS_OF_KEY.test(value)) return value.includes('-') ? value.replaceAll(' ', '-') : value;
  for (const word of value.split(/\s+/)) {
    const tidy = word.replace(/^[^\w]+|(?<![^\w])[^\w]+$/g, '');
    if (
      /^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/.test(tidy) &&
      tidy.length >= KEY_LENGTH.least &&
      tidy.length <= KEY_LENGTH.most &&
      (/\d/.test(tidy) || /^[A-Z]{8,}$/.test(tidy)) &&
      !/^\d{1,4}-\d{1,2}-\d{1,4}$/.test(tidy)
    )
      return tidy;
  }
  return null;
}
