import { findDates } from '../extract/find-dates.ts';
import { type LabelledField, matchLabel } from '../vocabulary/labels.ts';
import { namesNobody } from './names.ts';

const NOT_A_VALUE = /^(n\/?a|none|nil|unknown|[-–—.]+)$/i;
/** A unit or a percentage is a result, not a name. */
const RESULT = /^[<>≥≤~]?\s?\d+([.,]\d+)?\s?(%|mg|mcg|g\b|ml|da\b|eu|ppb|ppm)/i;

/** Whether a text can be the value of a labelled field. */
export function acceptsValue(field: LabelledField, text: string): boolean {
  const value = text.trim();
  if (value === '' || value.length > 120) return false;
  switch (field) {
    case 'client':
    case 'manufacturer':
    case 'laboratory':
      if (namesNobody(value)) return true;
      // "Sample / Probe": the next label, in two languages.
      if (value.split(/\s*[/|]\s*/).every((part) => isWholeLabel(part))) return false;
      return (
        /\p{L}{2}/u.test(value) &&
        value.length <= 70 &&
        value.split(/\s+/).length <= 8 &&
        findDates(value).length === 0 &&
        !RESULT.test(value) &&
        !/^(and|or|of|with|the|is|are|was|that|which|pass|passed|conforms?|complies|by|provided|submitted)\b/i.test(
          value,
        )
      );
    case 'sample':
      return (
        /\p{L}{2}|\d/u.test(value) &&
        value.length <= 90 &&
        value.split(/\s+/).length <= 10 &&
        findDates(value).length === 0 &&
        !NOT_A_VALUE.test(value) &&
        !/^(see|pass|conforms|complies|received|was|is|were|found|of|in|for|per|to|and|with|by|at|on|as|that|which|no)\b/.test(
          value.toLowerCase(),
        )
      );
    case 'batch':
      return (
        value.length <= 40 &&
        /[A-Za-z0-9]{2}/.test(value) &&
        value.split(/\s+/).length <= 4 &&
        findDates(value).length === 0 &&
        !NOT_A_VALUE.test(value) &&
        !/^(no|number|size|of|pass)\b/i.test(value)
      );
    case 'report_number':
      return /\d/.test(value) && value.length <= 40 && identifierOf(value) !== null;
    case 'key':
      return keyOf(value) !== null;
    case 'date_ordered':
    case 'date_received':
    case 'date_analysed':
    case 'date_reported':
    case 'date_manufactured':
    case 'date_expiry':
      return findDates(value).length > 0;
    case 'cas':
      return /\d{2,7}\s?-\s?\d{2}\s?-\s?\d/.test(value);
    case 'formula':
      return /^[A-Z][A-Za-z0-9₀-₉]+$/.test(value.replace(/\s/g, ''));
    case 'content':
    case 'label_claim':
      return milligrams(value) !== null;
  }
}

/** Whether a text is a label and nothing else. */
export function isWholeLabel(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const label = matchLabel(words);
  return label !== null && label.words === words.length && label.field !== 'client' && label.field !== 'laboratory';
}

/** The identifier at the head of a value: one word, or two when the second is a bare running number ("V250929-20 001"). */
export function identifierOf(value: string): string | null {
  const words = value.replace(/^[#:\s]+/, '').split(/\s+/);
  const first = words[0]!.replace(/[.,;:]+$/, '');
  const second = words[1] ?? '';
  if (!/\d/.test(first)) {
    // A prefix parted from its number by the reader: "SBA- 26-0061".
    return /^[A-Z]{2,6}-?$/.test(first) && /^[-\d][\w-]*$/.test(second) && /\d{2}/.test(second)
      ? first + second.replace(/[.,;:]+$/, '')
      : null;
  }
  if (
    first.length < 3 ||
    findDates(value).some((date) => date.index === 0 && date.text.length >= first.length && !/^[A-Z]/i.test(first))
  )
    return null;
  if (/^\d+([.,]\d+)?(mg|%|ml|mcg)$/i.test(first)) return null;
  return /^\d{3,4}$/.test(second) && /[A-Z]/.test(first) ? `${first} ${second}` : first;
}

/** A verification key: a long word of capitals and digits, perhaps with hyphens. */
export function keyOf(value: string): string | null {
  for (const word of value.split(/\s+/)) {
    const tidy = word.replace(/^[^\w]+|[^\w]+$/g, '');
    if (
      /^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/.test(tidy) &&
      tidy.length >= 6 &&
      tidy.length <= 40 &&
      (/\d/.test(tidy) || /^[A-Z]{8,}$/.test(tidy)) &&
      !/^\d{1,4}-\d{1,2}-\d{1,4}$/.test(tidy)
    )
      return tidy;
  }
  return null;
}

/** An amount in milligrams; null when the text holds none. */
export function milligrams(text: string): number | null {
  const match = /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,4})?)\s?(mg|mcg|µg|ug|g)\b(?!\s?\/\s?mol)/i.exec(text);
  if (match === null) return null;
  const number = Number(match[1]!.replace(',', '.'));
  const unit = match[2]!.toLowerCase();
  return unit === 'mg' ? number : unit === 'g' ? number * 1000 : number / 1000;
}
