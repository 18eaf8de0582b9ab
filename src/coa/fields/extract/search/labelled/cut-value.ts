import { textOf, type Word } from '../../../../layout/word.ts';
import type { LabelledField, SPECS } from '../../../specs.ts';
import { OFFICES_BEFORE } from '../../../vocabulary/addresses.ts';
import { beginningWith, wholly } from '../../../vocabulary/any-of.ts';
import { LEGAL_FORMS } from '../../../vocabulary/business-names.ts';
import { BATCH_WORDS, SEQUELS_OF_PRODUCT } from '../../../vocabulary/products.ts';
import { findDates } from '../../dates/find-dates.ts';

/** What is taken off the end of a value of a kind. */
export const CUTS: Partial<Record<(typeof SPECS)[LabelledField]['value'], (printed: Word[]) => Word[]>> = {
  party: withoutAddress,
  product: withoutSequel,
  batch: withoutDay,
};

/** What a party's name may end in, and what may go on with it behind a comma. */
const LEGAL_FORM = beginningWith(LEGAL_FORMS);
/** The legal forms with which a name closes, and not those that are words as well. */
const CLOSES_NAME = /^(?:LLC|Ltd|Limited|Inc|GmbH|Corp|PLC|Pty|SARL|Lda)\.?$/;
/** The office of a person, before the business where they are. */
const OFFICE = wholly(OFFICES_BEFORE);
/** What a form of address or the sign of a label leaves before a name. */
const BEFORE_NAME = /^(?:M\/s\.?|:)$/i;
/** A remark in brackets behind a name: who is meant there, or what it is to the laboratory. */
const REMARK =
  /^\((?:attn|attention|c\/o|account|acct|customer|client|external|internal|private|(?:web|online) ?shop|web|online)\b/i;
/** The label of a batch. */
const BATCH = wholly(BATCH_WORDS);
/** The number of a house, before its street. */
const HOUSE_NUMBER = /^\d+[a-z]?,?$/i;

/** An address and no name: "Gewerbering 12, 17192 Waren", on the second line of a field whose first is the name. */
const STREET_AND_TOWN = /^(?:[\p{L}.-]+ ){1,3}\d+ ?[a-z]?,? (?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{L}+/u;

/**
 * A party's name without what is printed behind it: its address, "Tarn Peptides Ltd, Unit 4, Carlisle" or "Tarn Peptides LLC 1180
 * N. Mesquite St.", its town, "Cumbre, S.L. (Murcia)", the person there, "(attn. Mr Brooks)", or what stands in the next column, "Lot
 * RT20". "Meadow Sciences, Inc." is a name as a whole.
 */
function withoutAddress(printed: Word[]): Word[] {
  if (STREET_AND_TOWN.test(textOf(printed))) return [];
  const titled = printed.filter(({ text }, at) => at > 1 || !BEFORE_NAME.test(text));
  const [, office] = /^(.*),$/.exec(titled[0]?.text ?? '') ?? [];
  const words =
    office !== undefined && OFFICE.test(office) && titled.length > 1 ? titled.slice(1) : afterPerson(titled);
  const begins = words.findIndex((_, at) => at > 0 && beginsBehindName(words, at));
  const named = begins < 1 ? words : words.slice(0, begins);
  // "Prepared for Tarn Peptides by", over the name of who prepared it.
  return named.length > 1 && /^by:?$/i.test(named.at(-1)!.text) ? named.slice(0, -1) : named;
}

/** Whether the word at a place, which is not the first, begins what stands behind a party's name. */
function beginsBehindName(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  const before = words[at - 1]!.text;
  if (REMARK.test(text)) return true;
  // A sentence, or a list, goes on: "Tarn Peptides LLC · their batch".
  if (/^\p{Ll}/u.test(text) && CLOSES_NAME.test(before)) return true;
  if (LEGAL_FORM.test(before) && (text.startsWith('(') || (at > 1 && HOUSE_NUMBER.test(text)))) return true;
  if (BATCH.test(text) && /\d/.test(words[at + 1]?.text ?? '')) return true;
  return before.endsWith(',') && (!LEGAL_FORM.test(text) || isCounty(words.slice(at)));
}

/** Whether words are those of an Irish county, "Co. Clare", and not a legal form with what follows it, "Co., Ltd". */
function isCounty([co, county, ...others]: readonly Word[]): boolean {
  const isName = county !== undefined && /^\p{Lu}\p{Ll}{3,}\W?$/u.test(county.text) && !LEGAL_FORM.test(county.text);
  return /^Co\.?$/.test(co?.text ?? '') && isName && others.length === 0;
}

/** The initials of a person, before the business where they are: "T. Okafor, Redshank Biosciences LLC". */
const INITIALS = /^(?:\p{Lu}\.){1,2}$/u;

/** The words behind a person's name; all of them where no business follows it. */
function afterPerson(words: Word[]): Word[] {
  const [initials, surname, ...business] = words;
  const isPerson = INITIALS.test(initials?.text ?? '') && /^\p{Lu}[\p{L}'’-]+,$/u.test(surname?.text ?? '');
  return isPerson && business.length > 1 ? business : words;
}

/** What was done on a day, before it. */
const DONE = /^(?:tested|analy[sz]ed|released|received|reported)$/i;

/** A batch without the day of the next column, which stands too near, and what was done on it: "CI5050 06-Oct-2026", "CI5050 Tested 06-Oct-2026". */
function withoutDay(printed: Word[]): Word[] {
  const day = printed.findIndex((_, at) => at > 0 && findDates(textOf(printed.slice(at)))[0]?.index === 0);
  const begins = day > 1 && DONE.test(printed[day - 1]!.text) ? day - 1 : day;
  return begins < 1 ? printed : printed.slice(0, begins);
}

/** What a sentence goes on with behind a product's name: "Sample Semax, 10 mg vial, batch SX-30, submitted by Tarn Peptides". */
const SEQUEL = wholly(SEQUELS_OF_PRODUCT);

/** A product's name without what its sentence goes on with behind a comma. */
function withoutSequel(printed: Word[]): Word[] {
  const begins = printed.findIndex(
    ({ text }, at) => at > 0 && SEQUEL.test(text) && printed[at - 1]!.text.endsWith(','),
  );
  return begins < 1 ? printed : printed.slice(0, begins);
}
