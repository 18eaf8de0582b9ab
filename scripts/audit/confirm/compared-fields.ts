import { LIST_SEPARATOR } from '../../../src/dataset/exports/tables/csv.ts';
import { Day } from '../../../src/dataset/source.ts';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { Refusal } from '../refusal.ts';

/** The values of a certificate that a person compares, in the order of a page; each with the field of the reading. */
const READ_AS = {
  laboratory_name: 'laboratory',
  client: 'client',
  product: 'sample',
  strength: 'label_claim',
  batch: 'batch',
  report_number: 'report_number',
  key: 'key',
  received_on: 'date_received',
  analysed_on: 'date_analysed',
  reported_on: 'date_reported',
  purity: 'purity',
  content: 'content',
  purities: 'purities',
  endotoxin: 'endotoxin',
  metals: 'metals',
  sterility: 'sterility',
} as const;

/** One of the values that are compared, by its name in the record. */
export type ComparedField = keyof typeof READ_AS;
/** All of them, in the order of a page. */
export const COMPARED_FIELDS = Object.keys(READ_AS) as ComparedField[];

/** A field as people read it: "reported on". */
export function labelOf(field: ComparedField): string {
  return field.replaceAll('_', ' ');
}

type Settled = NonNullable<UnconfirmedCertificate['reading']['fields'][number]['settled']>;

/** What makes a reading certain, as it follows "settled by". */
const SETTLED_WORDS: Readonly<Record<Settled, string>> = {
  'text-layer': 'the text of the PDF',
  'two-readings': 'two readings that agree',
  'other-dates': 'the other dates of the page',
  'known-name': 'a name on our list',
};

/** What makes a reading certain, in words; "" where only one reading speaks for it. */
export function settledWords(settled: Settled | null): string {
  return settled === null ? '' : SETTLED_WORDS[settled];
}

/** What the checker read for a field, and where. */
export function readingOf({ reading }: UnconfirmedCertificate, field: ComparedField) {
  return reading.fields.find((read) => read.field === READ_AS[field]) ?? null;
}

/** A value as it is shown and typed; "" where there is none. */
export function shownText(certificate: UnconfirmedCertificate, field: ComparedField): string {
  const value = certificate[field] ?? null;
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(({ of, value: percent }) => `${percent} ${of}`).join(LIST_SEPARATOR);
  return typeof value === 'object' ? `${value.value} ${value.unit}` : String(value);
}

/**
 * What a typed text stands for.
 * @throws Refusal that says what the field takes.
 */
export function fromText(field: ComparedField, text: string): unknown {
  if (field === 'purities') return puritiesFrom(text);
  if (text === '') {
    if (field === 'product') throw new Refusal('product: every certificate is of something; type what is printed.');
    return null;
  }
  if (field === 'purity') {
    const [, number = ''] = /^(\d{1,3}(?:[.,]\d+)?)\s*%?$/.exec(text) ?? [];
    const value = Number(number.replace(',', '.'));
    if (number === '' || value > 100) throw new Refusal(`purity: expected per cent, found "${text}".`);
    return value;
  }
  if (field === 'strength' || field === 'content') {
    const [, value, unit] = /^(\d+(?:[.,]\d+)?)\s*(\S{1,20})$/.exec(text) ?? [];
    if (value === undefined || unit === undefined || Number(value.replace(',', '.')) === 0)
      throw new Refusal(`${field}: expected an amount such as "10 mg", found "${text}".`);
    return { value: Number(value.replace(',', '.')), unit };
  }
  if (field.endsWith('_on') && !Day.safeParse(text).success)
    throw new Refusal(`${labelOf(field)}: expected a day, YYYY-MM-DD; found "${text}".`);
  return text;
}

/**
 * Several purities as they stand in certificates.csv: "99.1 Peptide A | 98.4 Peptide B".
 * @throws Refusal that says what was expected.
 */
export function puritiesFrom(text: string): { of: string; value: number }[] {
  const items = text.split(LIST_SEPARATOR.trim()).flatMap((item) => item.trim() || []);
  return items.map((item) => {
    const [, number = '', of = ''] = /^(\d{1,3}(?:[.,]\d+)?)\s*%?\s+(.{1,120})$/.exec(item) ?? [];
    const value = Number(number.replace(',', '.'));
    if (of === '' || !(value <= 100))
      throw new Refusal(
        `purities: expected per cent and what of, separated by "${LIST_SEPARATOR}", such as "99.1 BPC-157 | 98.4 TB-500"; found "${item}".`,
      );
    return { of, value };
  });
}
