import { findDates } from '../extract/dates/find-dates.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import { LEGAL_FORMS } from '../vocabulary/business-names.ts';
import { matchLabel } from '../vocabulary/labels.ts';

/** "lron", "lpamorelin": no word begins so; the letter is a capital I, which many typefaces draw alike. */
const SMALL_L_FOR_CAPITAL = /(?<![\p{L}\d])l(?=[bcdfghjkmnpqrstvwxz]\p{Ll}{2})/gu;

/** A text with the capital I's that were read as a small l. */
export function withCapitals(text: string): string {
  return text.replace(SMALL_L_FOR_CAPITAL, 'I');
}

/**
 * A name as it must be spelt where a reader made other letters or zeros of its legal form, "Vltavin s.r.0.", "Odra Sp. z 0.0.",
 * "Tarn Lud", "Tarn (LC", of "Bio", "Blochem", or of words of laboratories whose letters with accents it does not know: "Laboratofe", "Priiflabor".
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
    .replace(/\bz\s(?:0\.\s?[o0]|o\.\s?0)\.?(?=,|$)/i, 'z o.o.');
}

const AT_END = new RegExp(`\\b(?:${anyOf(LEGAL_FORMS).source})\\.?$`, 'i');

/** Whether a name ends in a legal form, with its full stop or without: "Meadow Sciences, Inc." */
export function endsInLegalForm(name: string): boolean {
  return AT_END.test(name);
}

/** A name without the legal form at its end. */
export function withoutLegalForm(name: string): string {
  return endsInLegalForm(name) ? name.replace(AT_END, '').replace(/(?<![,\s])[,\s]+$/, '') : name;
}

/** A title without what it says in brackets of its method: "Blend purity (sum of declared peaks, 214 nm)". */
export function withoutBrackets(text: string): string {
  return text.replace(/\([^)]*\)?/g, '').trim();
}

/** Whether a text is a label and nothing else. */
export function isWholeLabel(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const label = matchLabel(words);
  return label !== null && label.words === words.length && label.field !== 'client' && label.field !== 'laboratory';
}

/** Characters of an identifier at least, and of a verification key. */
const MIN_IDENTIFIER = 3;
const KEY_LENGTH = { least: 6, most: 40 } as const;

/** A CAS registry number under its name says what was tested, not which report it is. */
const NAMES_SUBSTANCE = /^CAS\W{0,3}\d{2,7}-\d{2}-\d\b/i;

/** How a limit or a tolerance begins: "<0.5/1.5/0.5" in a table of metals, "±1 Da". */
const LIMIT = /^[<>≤≥±+]/;

/** Capitals that a reader may part from those before the stroke of one number, and these. */
const LETTERS_OF_PREFIX = /^(?!NO$|NR$|REF$|LOT$|ID$)[A-Z]{1,3}$/;
const PARTED_BEFORE_STROKE = /^[A-Z]{1,3}\/\d{2,}[\w./-]*[.,;:]?$/;

/** A number with its unit: "12.47 min", "5.27 mg/vial", "0.2 EU/mg". */
const MEASURED = /^\d+([.,]\d+)? ?(±|mg|%|ml|mcg|[µu]l|min|da|ppm|nm|g\/mol|[ei]u|°c)(?:\.?(?: |$)|\/|[ijl]vial\b)/i;

/** An address that ends in a number: "verify.tarn.example/AV-70318". */
const IN_ADDRESS = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\//i;

/** The file of a run, by the endings of makers of instruments: "26-0317-1_V1.d". */
const DATA_FILE = /^\S+\.(?:d|raw|lcd|wiff2?|dat|dx|cdf)\b/i;

/** What a result may be: "5.0-7.5". */
const RANGE = /^\d+[.,]\d+[-–]\d+[.,]\d+$/;

/** The identifier at the head of a value: one word, or two when the second is a bare running number ("V250929-20 001"). */
export function identifierOf(value: string): string | null {
  const bare = value.replace(/^[#:\s]+/, '');
  if (NAMES_SUBSTANCE.test(bare) || LIMIT.test(bare) || IN_ADDRESS.test(bare) || DATA_FILE.test(bare)) return null;
  const words = bare.split(/\s+/);
  // "… (our ref. 25-0418)": the bracket is the sentence's.
  const first = words[0]!.replace(/(?<![.,;:])[.,;:]+$/, '').replace(/^([^()]+)\)$/, '$1');
  const second = words[1] ?? '';
  if (!/\d/.test(first)) {
    // Capitals parted before a stroke: "PP A/2026/1184".
    if (LETTERS_OF_PREFIX.test(first) && PARTED_BEFORE_STROKE.test(second))
      return first + second.replace(/[.,;:]$/, '');
    // A prefix parted from its number by the reader, "SBA- 26-0061", "CPA/ 1207", or printed so: "SA 26.1408".
    const number = second.replace(/(?<![.,;:])[.,;:]+$/, '');
    if (
      !/^(?!PIN$|KEY$|CODE$)[A-Z]{2,6}(?:-[A-Z]?|\/)?$/.test(first) ||
      !/^[-\d][\w./-]*$/.test(number) ||
      !/\d{2}/.test(number)
    )
      return null;
    return /[-/]$/.test(first) || number.startsWith('-') ? first + number : `${first} ${number}`;
  }
  if (
    first.length < MIN_IDENTIFIER ||
    findDates(value).some((date) => date.index === 0 && date.text.length >= first.length && !/^[A-Z]/i.test(first))
  )
    return null;
  if (MEASURED.test(`${first} ${second}`) || RANGE.test(first)) return null;
  return /^\d{3,4}$/.test(second) && /[A-Z]/.test(first) ? `${first} ${second}` : first;
}

/** A small l among capitals, which is a capital I: "Cl-55-1125". Beside a figure it may be a 1 as well. */
const SMALL_L_AMONG_CAPITALS = /^([A-Z\d./-]*)(?<!\d)l(?![\da-z])(?=[A-Z\d./-]*$)/;

const READ_AS_BOTH = /^([A-Z\d./-]*)(?:lI|Il)([A-Z\d./-]*)$/;

/** A nought before one letter and figures, which is an O: "0V-2508-3316". Of a number of hexadecimal digits it may be a nought. */
const NOUGHT_FOR_O = /^0(?=[A-Z]-?\d{3})(?![\dA-F-]+$)/;

/** An O with which a group of figures begins behind a stroke or hyphen: "TG-MOTS-O7". */
const O_AMONG_FIGURES = /(?<=[A-Z\d][-/])O+\d+(?![A-Za-z\d])/g;

/**
 * A number, key or batch with its S that was read as a dollar, "$5-2511" for S5-2511, its E as a pound, its I as a small l, and the O
 * with which it begins as a nought.
 */
export function withMisreadCapitals(value: string): string {
  const spelt = value
    .replace(/[$§](?=[$§]*[A-Z\d])|(?<=[A-Z])[$§](?![a-z])/g, 'S')
    .replace(/[£€](?=[A-Z\d])|(?<=[A-Z])[£€](?![a-z])/g, 'E')
    .replace(/(?<=[-\d])@(?=\d)/g, '0')
    .replace(O_AMONG_FIGURES, (group) => group.replaceAll('O', '0'))
    .replace(NOUGHT_FOR_O, 'O');
  // One that was read as both is one: "ClI-22".
  return /[A-Z]/.test(spelt) ? spelt.replace(READ_AS_BOTH, '$1I$2').replace(SMALL_L_AMONG_CAPITALS, '$1I') : spelt;
}

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

/** Milligrams of a gram, and micrograms of a milligram. */
const THOUSAND = 1000;
/** Grams in a vial or a capsule at most; more of them were micrograms. */
const MOST_GRAMS = 10;
const OF_ONE = /\bg\s?(?:\/|per\b)\s?(?:cap|tab|vial|amp|unit|dose)/i;
/** Decimals of a milligram that an amount in micrograms comes to at most: four of its own. */
const MICROGRAM_DECIMALS = 7;

/**
 * An amount in milligrams; null when the text holds none. Readers take "mcg" for "meg", "µg" for "pg", "yg" or "g", "mg/vial" for "mgivial", and
 * part "mg" where letters are set wide.
 */
export function milligrams(text: string): number | null {
  const match =
    /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,4})?)\s?(m\s?g|milligrams?|mcg|meg|[µupy]g|g)(?:\b|(?=[ijl]vial\b))(?!\s?\/\s?mol)/i.exec(
      text,
    );
  if (match === null) return null;
  const number = Number(match[1]!.replace(',', '.'));
  const unit = match[2]!.toLowerCase().replace(/\s/, '');
  if (unit === 'g' && number > MOST_GRAMS && OF_ONE.test(text)) return null;
  // Divided, 502.77 would be 0.5027699999999999.
  return unit === 'mg' || unit.startsWith('milli')
    ? number
    : unit === 'g'
      ? number * THOUSAND
      : Number((number / THOUSAND).toFixed(MICROGRAM_DECIMALS));
}
