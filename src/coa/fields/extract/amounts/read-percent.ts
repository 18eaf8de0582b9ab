import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import type { Bound } from '../../fields.ts';
import { anyOf, beginningWith } from '../../vocabulary/any-of.ts';
import { LIMIT_PHRASES, LIMIT_SEQUELS, LIMITS } from '../../vocabulary/results.ts';

/** A percentage as read, before it is known what it is of. */
export interface Percentage {
  text: string;
  /** Percent. */
  value: number;
  /** Decimals as printed. */
  decimals: number;
  words: Word[];
  confidence: number;
  /** What the sign before it says, of a result that is printed as a bound. */
  bound?: Bound;
}

/** The figure of a percentage; a reader may lose its decimal point to a space, or altogether: "9918 %" can only be 99.18. */
const FIGURE_OF_SHARE = /\d{1,3}\s?[.,]\s?\d{1,4}|\d{2}\s\d{1,3}(?=\s?[%°º])|9\d{3,4}(?=\s?%)|\d{1,3}(?!\s?\d)/;
/** Such a figure, before and behind its point. */
const POINT_LOST = /^(9\d)(\d{2,3})$/;
/** Its sign or word; a reader may take the sign for a degree, a quotation mark or "9/0". */
const PER_CENT_SIGN = /[+±]?%|per ?cent\b|pct\b|area-?%|[°º](?![CF])|«|9\/0/;
/** A percentage that is no part of another number. */
const PERCENT = new RegExp(
  `(?<![\\d.,]|\\d[.,]?\\p{L})(${FIGURE_OF_SHARE.source})\\s?(?:${PER_CENT_SIGN.source})`,
  'iu',
);
/** Words of which a percentage may be read. */
const MAX_WORDS = 3;
/** A zero with a dot or a stroke in it, as readers take it in the middle of a number. */
const MARKED_ZERO = /(?<=\d[.,]?)[QO@](?=[\d.,]|\s?%)/g;
const BARE_NUMBER = /^[^\d]{0,2}(\d{2,3}[.,]\d{1,4})$/;
/** A number above this without decimals or a sign is no share that anybody prints. */
const LARGEST_WHOLE = 130;
/** Per cent from which on a number is no share that anybody claims, whatever was altered, but one read with something before it. */
const TWICE_THE_WHOLE = 200;
/** Per cent from which on a purity is likely: what is less behind a one had that one printed. */
const LEAST_LIKELY = 80;
/** What marks a number as a limit. */
export const LIMIT = anyOf(LIMITS);
const LIMIT_PHRASE = new RegExp(`(?:${anyOf(LIMIT_PHRASES).source})$`, 'i');
const LIMIT_SEQUEL = beginningWith(LIMIT_SEQUELS);
const LONGEST_PHRASE = 3;

/** Whether the words before one, and what stands before its number in it, say that the number is a limit: "not less than 9.5 mg". */
export function closesInLimit(before: readonly Word[], lead: string): boolean {
  return LIMIT_PHRASE.test(`${textOf(before.slice(-LONGEST_PHRASE))} ${lead}`.trim());
}

/** A sign before the number, with which it is a bound, and how the spread behind it begins: some laboratories print "> 99.80% ± 0.18%" as a result. */
export const BOUND = /^[<>≥≤＜＞]\s?(?=\d)/;
/** What such a sign says. */
const SAID_BY_SIGN: Readonly<Record<string, Bound>> = {
  '>': 'more than',
  '＞': 'more than',
  '≥': 'at least',
  '<': 'less than',
  '＜': 'less than',
  '≤': 'at most',
};
const SPREAD = /%\s?(?:[±+=t-]+|\+\/-)\s*$/;
/** A purity that stands beside the substance in place of its own title is not less than this. */
export const SMALLEST_UNTITLED = 50;

/** The first percentage in the words that no sign marks as a limit; what follows "±" is its spread. */
export function readPercent(words: readonly Word[]): Percentage | null {
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= MAX_WORDS && start + length <= words.length; length++) {
      const piece = words.slice(start, start + length);
      const text = textOf(piece).replace(MARKED_ZERO, '0');
      const match = PERCENT.exec(text);
      if (match === null) continue;
      // "626%" is what is left of a number whose beginning stands elsewhere or was not read.
      if (/^\d{3}$/.test(match[1]!) && Number(match[1]) >= TWICE_THE_WHOLE) break;
      // "298.9 %": "≥ 98.9 %", whose sign a reader takes for a digit; nobody prints such a purity.
      if (/^[2-9]\d\d[.,]/.test(match[1]!)) break;
      // "98.648 7%": the tail of a number that was read in two.
      if (length === 1 && /^\d{1,3}[.,]\d+$/.test(words[start - 1]?.text ?? '') && /^\d%/.test(text)) break;
      // "199.65 1%": a number that was read in two, in one go.
      if (/\d[.,]\d+\s$/.test(text.slice(0, match.index)) && /^\d$/.test(match[1]!)) break;
      const before = `${words[start - 1]?.text ?? ''} ${text.slice(0, match.index)}`;
      if (
        LIMIT.test(before) ||
        closesInLimit(words.slice(0, start), text.slice(0, match.index)) ||
        /±|\+(?:\/?-)?\s?$/.test(before)
      )
        break;
      const line = `${textOf(words.slice(0, start))} ${text.slice(0, match.index)}`;
      if (SPREAD.test(line)) break;
      // "99%+ purity": more than that.
      if (text.slice(match.index + match[0].length) === '+' && !/^\d/.test(words[start + length]?.text ?? '')) break;
      const behind = `${text.slice(match.index + match[0].length)} ${textOf(words.slice(start + length))}`;
      if (LIMIT_SEQUEL.test(behind.trim())) break;
      return reading(match[1]!, text, piece);
    }
  }
  return null;
}

/** A result that is a bound, ">99.80% ± 0.18%"; a specification, which has no spread, is one only outside of the column of results. */
export function readBound(words: readonly Word[], column: string | null): Percentage | null {
  const text = textOf(words);
  if (!BOUND.test(text) || (column !== 'result' && !(column === null && /%\s?\S{1,3}\s?\d[^%]*%/.test(text))))
    return null;
  const [first, ...rest] = words;
  if (first === undefined) return null;
  const bare = { ...first, text: first.text.replace(BOUND, '').replace(/^[<>≥≤＜＞]$/, '') };
  const read = readPercent([bare, ...rest]);
  return read && { ...read, text: text.slice(0, text.indexOf('%') + 1), bound: SAID_BY_SIGN[text[0]!]! };
}

/** A number without its percent sign, believed only under a result header. */
export function readBare(words: readonly Word[], column: string | null): Percentage | null {
  if (column !== 'result' || words.length === 0) return null;
  const match = BARE_NUMBER.exec(words[0]!.text.replace(/[°%]?[a-z]?\.?$/i, ''));
  if (match === null) return null;
  const value = Number(match[1]!.replace(',', '.'));
  return value < SMALLEST_UNTITLED || value > LARGEST_WHOLE ? null : reading(match[1]!, words[0]!.text, [words[0]!]);
}

function reading(number: string, text: string, words: Word[]): Percentage {
  // "199.8 %": ": 99.8 %", whose colon a reader takes for a one; nobody prints such a purity.
  const tidy = number
    .replace(/^1(?=[1-9]\d[.,])/, Number.parseInt(number.slice(1), 10) >= LEAST_LIKELY ? '' : '1')
    .replace(/^(\d{2})\s(?=\d)/, '$1.')
    .replace(/\s/g, '')
    .replace(POINT_LOST, '$1.$2')
    .replace(',', '.');
  return {
    text,
    value: Number(tidy),
    decimals: tidy.split('.')[1]?.length ?? 0,
    words,
    // Where the point stood only a second reading can say.
    confidence: confidenceOf(words) / (POINT_LOST.test(number) ? 2 : 1),
  };
}
