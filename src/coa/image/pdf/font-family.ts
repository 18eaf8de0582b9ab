/** Names that say nothing of a typeface: those that programs make up, as "CIDFont+F1", "TT0", "T1_2" or "F4". */
const MADE_UP = /^(?:cidfont\+?)?(?:f|tt|t1_|t3_|c\d_|font|type3|unnamed)\d*$/i;
/** Marks of six capitals before the name of a font of which a file holds some letters alone (ISO 32000-1, 9.6.4). */
const SUBSET = /^[A-Z]{6}\+/;
/** What names of Windows' fonts carry behind that of their family. */
const MAKERS_MARK = /(?:PS)?(?:MT)?$/;

/**
 * The family of a font by its name in a PDF, as "TimesNewRoman" of "BCDEEE+TimesNewRomanPS-BoldMT": without the mark of a subset, its
 * weight and its slope. Empty where the name says nothing of a typeface.
 */
export function familyOf(font: string): string {
  const [family = ''] = font.replace(SUBSET, '').split(/[-,]/);
  return MADE_UP.test(family) ? '' : family.replace(MAKERS_MARK, '').replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two families are one: some carry their weight in their name, as "SegoeUI" and "SegoeUISemibold". */
export function isSameFamily(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return longer.toLowerCase().startsWith(shorter.toLowerCase());
}
