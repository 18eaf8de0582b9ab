/** A word in small letters, or a method ("LC-UV-MS"), with which a sentence ends; abbreviations in names have a capital: "St.", "Inc.". */
const ENDS_SENTENCE = /(?:^|\s)(?:\p{Ll}{3,}|[A-Z\d]+(?:-[A-Z\d]+)+)\.\s+(?=\p{Lu})/gu;

/** What begins with the last sentence of a line: "Tarn Labs s.r.o." of "… to the supplied sample only. Tarn Labs s.r.o.". */
export function lastSentence(text: string): string {
  const last = [...text.matchAll(ENDS_SENTENCE)].at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}
