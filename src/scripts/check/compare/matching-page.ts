import type { Evidence, FieldReading } from '../../../coa/report/report.ts';

/** Fields that tell one report from another, by which its page is looked for. */
const TELLING = ['report_number', 'key', 'batch', 'sample', 'purity', 'content', 'date_reported', 'date_received'];
/** Letters and digits from which on a text is not on every page by chance. */
const MIN_LETTERS = 4;
/** Texts of a certificate that the page with its report must hold; one alone may be a client or a product. */
const MIN_HELD = 2;

const joined = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const textsOf = ({ text, value }: FieldReading): string[] =>
  [...new Set([joined(text), joined(String(value ?? ''))])].filter(({ length }) => length >= MIN_LETTERS);

/**
 * The page, from 1, of a file with text that holds most of what a certificate prints: its numbers, product, results and
 * days. Null where no page holds enough, or two hold as much.
 * @param texts of the pages, first to last; "" for a page without any.
 */
export function pageByText({ fields }: Pick<Evidence, 'fields'>, texts: readonly string[]): number | null {
  const sought = fields.filter(({ field }) => TELLING.includes(field)).map(textsOf);
  const held = texts.map((text) => {
    const page = joined(text);
    return sought.filter((forms) => forms.some((form) => page.includes(form))).length;
  });
  const most = Math.max(0, ...held);
  const best = held.indexOf(most);
  return most < MIN_HELD || held.lastIndexOf(most) !== best ? null : best + 1;
}

/**
 * The other page of the copy's file, from 1, that names the certificate's own number or key. Null where none does, or where
 * the page that was read does already.
 */
export function pageByNumber(
  given: Pick<Evidence, 'fields'>,
  copy: Pick<Evidence, 'fields' | 'other_pages'>,
): number | null {
  const numbers = numbersOf(given);
  if (numbersOf(copy).some((number) => numbers.includes(number))) return null;
  return (
    copy.other_pages.find(({ place, number }) => place === 'whole' && numbers.includes(joined(number)))?.page ?? null
  );
}

const numbersOf = ({ fields }: Pick<Evidence, 'fields'>): string[] =>
  fields.filter(({ field }) => field === 'report_number' || field === 'key').flatMap(textsOf);
