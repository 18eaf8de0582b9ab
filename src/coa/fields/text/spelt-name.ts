/** "lron", "lpamorelin": no word begins so; the letter is a capital I, which many typefaces draw alike. */
const SMALL_L_FOR_CAPITAL = /(?<![\p{L}\d])l(?=[bcdfghjkmnpqrstvwxz]\p{Ll}{2})/gu;

/** A text with the capital I's that were read as a small l. */
export function withCapitals(text: string): string {
  return text.replace(SMALL_L_FOR_CAPITAL, 'I');
}

/**
 * A name as it must be spelt where a reader made other letters or zeros of its legal form, "Vltavin s.r.0.", "Odra Sp. z 0.0.",
 * "Tarn Lud", "Tarn (LC", of "Bio", "Blochem", of "&" or a quotation mark, "Tarn ¢ Vale", ",,Tarn", or of words of laboratories whose letters with accents it does not know: "Laboratofe", "Priiflabor".
 */
export function speltName(name: string): string {
  return name
    .replace(/\bs\.\s?r\.\s?(?:o?0|0o)\.?(?=,|$)/i, 's.r.o.')
    .replace(/\b(s\.\s?r\.\s?)[1I|](?=\.?(?:,|$))/i, '$1l')
    .replace(/(?<=\s)L(?:[ui]d|tcl)(?=\.?$)/, 'Ltd')
    .replace(/(?<=\s)(?:[({CGU]L[CG]|[IlL1][IL1lL][CG]|L[I1l]C|LLG)(?=\.?$)/, 'LLC')
    .replace(/(?<![\p{L}\d])Bl(?=o(?:chem|tech|log|labs?\b|med|pharm|scien|synth|pept))/gu, 'Bi')
    .replace(/(?<=laborato)f(?=[eí]?$|[eí]?\s)/i, 'ř')
    .replace(/(?<=\bpr)i{1,2}(?=f(?:labor|institut|ung|stelle|zentrum))/i, 'ü')
    .replace(/(?<=\b(?:Institut|Labor|Gesellschaft|Zentrum) )f(?:[aiu]|ii)r(?= \p{Lu})/u, 'für')
    .replace(/(?<=\p{L}) ¢ (?=\p{Lu})/u, ' & ')
    .replace(/(?<![\p{L}\d,]),,(?=\p{Lu})/u, '„')
    .replace(/\bz\s(?:0\.\s?[o0]|o\.\s?0)\.?(?=,|$)/i, 'z o.o.');
}
