import { findDates } from '../extract/dates/find-dates.ts';

/** Characters of an identifier at least. */
const MIN_IDENTIFIER = 3;

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
  // A temperature or an angle.
  if (
    /\d\s?°/.test(bare) ||
    NAMES_SUBSTANCE.test(bare) ||
    LIMIT.test(bare) ||
    IN_ADDRESS.test(bare) ||
    DATA_FILE.test(bare)
  )
    return null;
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
  // Ones stand wide apart: "BTL-26253-1 1".
  if (words.length === 2 && /-1$/.test(first) && second === '1') return first + second;
  return /^\d{3,4}$/.test(second) && /[A-Z]/.test(first) ? `${first} ${second}` : first;
}
