import { findDates } from '../extract/dates/find-dates.ts';
import { type LabelledField, SPECS, type ValueKind } from '../specs.ts';
import { anyOf, beginningWith, wholly } from '../vocabulary/any-of.ts';
import { LEGAL_FORMS, TRADE_WORDS, TRADES } from '../vocabulary/business-names.ts';
import {
  HEADINGS_OF_TESTS,
  LABELS_OF_DAYS,
  NO_VALUES,
  NOT_A_BATCH,
  NOT_A_PARTY,
  NOT_A_PRODUCT,
  RESULT_UNITS,
} from '../vocabulary/not-values.ts';
import { identifierOf } from './identifiers.ts';
import { keyOf } from './keys.ts';
import { endsInLegalForm } from './legal-form.ts';
import { milligrams } from './milligrams.ts';
import { namesNobody } from './names.ts';
import { isWholeLabel } from './whole-label.ts';
import { withoutBrackets } from './without-brackets.ts';

/** Values longer than this are prose; those of a kind are shorter still. Characters and words. */
const MAX_VALUE = 120;
const MAX_PARTY = { characters: 70, words: 8 } as const;
const MAX_PRODUCT = { characters: 90, words: 14 } as const;
const MAX_BATCH = { characters: 40, words: 4 } as const;
const MAX_IDENTIFIER = 40;

const NO_VALUE = wholly(NO_VALUES);
/** A unit or a percentage is a result, not a name. */
const RESULT = new RegExp(`^[<>≥≤~]?\\s?\\d+([.,]\\d+)?\\s?(?:${anyOf(RESULT_UNITS).source})`, 'i');
/** A mailbox, what is left of a number, a temperature, and what goods may be used for: no business is called so. */
const NO_NAME = /@\S*\.|\S@|^\d+ \p{L}{1,2}$|\d\s?°\s?C\b|\buse only\b/iu;
/** A result that stands where a number was to follow: "Report" before "4.2" says that it is only reported. */
const RESULT_ALONE = /^\d{1,3}[.,]\d{1,2}(?:\s?%.*)?$/;
/** A share with which no product's name begins. */
const SHARE = /^[<>≥≤~]?\s?\d+([.,]\d+)?\s?%/;
const NO_PARTY = beginningWith(NOT_A_PARTY);
const HEADING_OF_TEST = wholly(HEADINGS_OF_TESTS);
const TRADE = anyOf(TRADES);
const NO_PRODUCT = beginningWith(NOT_A_PRODUCT);
const NO_BATCH = beginningWith(NOT_A_BATCH);
const LABEL_OF_DAY = beginningWith(LABELS_OF_DAYS);
/** A legal form, and the end of a name that is nothing else, on a line of its own: "Co. KG". */
const FORM = `(?:${anyOf(LEGAL_FORMS).source})[.,]?`;
const FORMS_ALONE = new RegExp(`^${FORM}(?: ${FORM})+$`, 'i');
/** A dose anywhere in a text makes it a product. */
const DOSE = /\d\s?(?:mg|mcg)\b/i;
/** What a drawing prints beside its axis: "1 0: 332.45". */
const AXIS = /\d: \d/;
/** What is left of a word in another script, read as if it were ours. */
const SMALL_WORD = /^\p{Ll}{1,4}$/u;
/** A product, which may be marked on a vial as its batch is: "SS-31 50 mg". */
const ENDS_IN_DOSE = /\d\s?(?:mg|mcg)$/i;
/** What forms print behind a label is the next one, of a number or a day: "Customer PO No.", "Ship Date". */
const NEXT_LABEL = /^(?:[\p{L}.]+\s){0,2}(?:no|nr|number|date)\b\.?:?(?:\s?[\d-]+)?$/iu;

/** Words of a sentence at least, and the share of them that begin with a small letter. */
const SENTENCE = { words: 4, small: 0.8 } as const;

/** Kinds of value that labels announce. */
type LabelledKind = (typeof SPECS)[LabelledField]['value'] & ValueKind;

const ACCEPTS: Readonly<Record<LabelledKind, (value: string) => boolean>> = {
  party: isParty,
  product: (value) =>
    /\p{L}{2}|\d/u.test(value) &&
    !SHARE.test(value) &&
    isWithin(value, MAX_PRODUCT) &&
    findDates(value).length === 0 &&
    !isNextLabel(value) &&
    !NO_VALUE.test(value) &&
    !NO_PRODUCT.test(value.toLowerCase().replace(/^[^a-z0-9]+/, '')),
  batch: (value) =>
    /^[^(]*[A-Za-z0-9]{2}/.test(value) &&
    !SMALL_WORD.test(value) &&
    !SHARE.test(value) &&
    isWithin(value, MAX_BATCH) &&
    findDates(value).length === 0 &&
    !NO_VALUE.test(value) &&
    !NO_BATCH.test(value) &&
    !AXIS.test(value) &&
    !ENDS_IN_DOSE.test(value) &&
    !HEADING_OF_TEST.test(value) &&
    !isNextLabel(value) &&
    !isWholeLabel(value),
  identifier: (value) =>
    /\d/.test(value) && !RESULT_ALONE.test(value) && value.length <= MAX_IDENTIFIER && identifierOf(value) !== null,
  key: (value) => keyOf(value) !== null && findDates(value)[0]?.index !== 0,
  date: (value) => findDates(value).length > 0,
  cas: (value) => /\d{2,7}\s?-\s?\d{2}\s?-\s?\d/.test(value),
  formula: (value) => /^[A-Z][A-Za-z0-9₀-₉]+$/.test(value.replace(/\s/g, '')),
  amount: (value) => milligrams(value) !== null,
};

/** Whether a text can be the value of a labelled field. */
export function acceptsValue(field: LabelledField, text: string): boolean {
  const value = text.trim();
  return value !== '' && value.length <= MAX_VALUE && ACCEPTS[SPECS[field].value](value);
}

function isParty(value: string): boolean {
  if (namesNobody(value)) return true;
  // "Sample / Probe": the next label, in two languages.
  if (
    withoutBrackets(value)
      .split(/\s*[/|]\s*/)
      .every((part) => isWholeLabel(part))
  )
    return false;
  return (
    /\p{L}{2}/u.test(value) &&
    isWithin(value, MAX_PARTY) &&
    findDates(value).length === 0 &&
    !NO_NAME.test(value) &&
    !RESULT.test(value) &&
    !DOSE.test(value) &&
    (!NO_PARTY.test(value) || isNameWithArticle(value)) &&
    !isLabelOfSample(value) &&
    !TRADE_WORDS.has(value.toLowerCase()) &&
    !LABEL_OF_DAY.test(value) &&
    !FORMS_ALONE.test(value) &&
    !HEADING_OF_TEST.test(value) &&
    !NEXT_LABEL.test(value) &&
    !isSentence(value)
  );
}

/** Whether a text is a name of several words that begins with the article: "The Peptide Larder", and not "The sample was". */
function isNameWithArticle(text: string): boolean {
  return /^The(?: (?:\p{Lu}[\p{L}\d&'’.-]*|of|and|&)){2,}$/u.test(text) && !isWholeLabel(text.replace(/^The /, ''));
}

/** Whether so many of the words of a text begin with a small letter that it is no name. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= SENTENCE.words &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length >= SENTENCE.small * words.length
  );
}

/** Words with which the line of what was tested begins, and what makes a name of them: "Compound HCG" is none, "Compound Labs Ltd" is. */
const OF_SAMPLE = /^(?:compound|sample|product|analyte|substance|article|item)s?\b/i;

/** Whether a text is the line of what was tested, with its label: "Compound: HCG"; or that label alone, in misread letters: "Sample Narne". */
function isLabelOfSample(value: string): boolean {
  if (isWholeLabel(value.replace(/rn/g, 'm'))) return true;
  if (!OF_SAMPLE.test(value)) return false;
  return value.includes(':') || (!TRADE.test(value.replace(OF_SAMPLE, '')) && !endsInLegalForm(value));
}

/** Whether a text is the label beside: that of a day, or one in two languages of which we know a half, "Conservación / Storage". */
function isNextLabel(value: string): boolean {
  if (LABEL_OF_DAY.test(value)) return true;
  const parts = value.split(/\s*[/|]\s*/);
  return parts.length > 1 && !/\d{2}/.test(value) && parts.some((part) => isWholeLabel(part));
}

function isWithin(value: string, most: { characters: number; words: number }): boolean {
  return value.length <= most.characters && value.split(/\s+/).length <= most.words;
}
