import { z } from 'zod';
import type { Field } from '../../fields/fields.ts';
import { FIRM } from '../../fields/firm-reading.ts';

/** Fields whose form a laboratory keeps; of several dates of one role the first. */
const IDENTIFIERS = ['report_number', 'key', 'batch'] as const;
const AMOUNTS = ['purity', 'content', 'label_claim', 'mass_measured', 'mass_stated'] as const;
const DATES = ['date_received', 'date_analysed', 'date_reported'] as const;
const FORMED_FIELDS = [...IDENTIFIERS, ...AMOUNTS, ...DATES] as const;
/** A field of which it is learned how a laboratory writes it. */
export type FormedField = (typeof FORMED_FIELDS)[number];

/**
 * How a laboratory writes a field, by form, and on how many of its pages: digits as 9, capitals as A, small letters as a, signs as
 * they stand; a run of digits and letters mixed, and every run of a key with letters, as X. Of an amount, digits before the decimal
 * sign are one 9; of a date, the month's name is MON, Mon, MONTH or Month.
 */
export const LearnedForms = z.partialRecord(z.enum(FORMED_FIELDS), z.record(z.string(), z.number().int().positive()));
export type LearnedForms = z.infer<typeof LearnedForms>;

/** Pages that must show how a field is written, and of how many of them one form must be usual, before another is named. */
const MIN_PAGES = 4;
const MAX_FORMS_PER_PAGE = 1 / 4;

/** How the fields of a page are written, by name; one whose reading does not stand by itself is missing: a sign lost by the reader is no form. */
export function formsOn(named: ReadonlyMap<string, Field<unknown>>): Map<FormedField, string> {
  return new Map(
    FORMED_FIELDS.flatMap((name) => {
      const field = named.get(name);
      return field === undefined || field.confidence < FIRM ? [] : [[name, formOf(name, field.text)] as const];
    }),
  );
}

/** Learns how a laboratory writes its fields. @param pages as `formsOn` gives them. */
export function learnForms(pages: readonly ReadonlyMap<FormedField, string>[]): LearnedForms {
  const learned: LearnedForms = {};
  for (const name of FORMED_FIELDS) {
    const forms = pages.flatMap((page) => page.get(name) ?? []);
    if (forms.length === 0) continue;
    const counts = [...Map.groupBy(forms, (form) => form)].map(([form, all]) => [form, all.length] as const);
    learned[name] = Object.fromEntries(counts.sort(([a, on], [b, other]) => other - on || (a < b ? -1 : 1)));
  }
  return learned;
}

/** A field that is written in none of the few ways that its laboratory was seen to write it. */
export interface UnlikeForm {
  name: FormedField;
  form: string;
  /** The ways it was seen to be written, the most usual first, and on how many pages together. */
  usual: string[];
  pages: number;
}

/** The fields of a page that are written otherwise than their laboratory writes them; nothing where it writes them in many ways. */
export function unlikeForms(page: ReadonlyMap<FormedField, string>, learned: LearnedForms): UnlikeForm[] {
  return [...page].flatMap(([name, form]) => {
    const counts = learned[name] ?? {};
    const usual = Object.keys(counts);
    const pages = Object.values(counts).reduce((sum, on) => sum + on, 0);
    const isKept = pages >= MIN_PAGES && usual.length <= Math.max(1, pages * MAX_FORMS_PER_PAGE);
    return isKept && !usual.includes(form) ? [{ name, form, usual, pages }] : [];
  });
}

function formOf(name: FormedField, text: string): string {
  const plain = text.trim().replace(/(?<![;:,.])[;:,.]+$/, '');
  if (isOf(DATES, name)) return digitsAsNines(plain.replace(/\p{L}{3,}/gu, monthForm));
  if (isOf(AMOUNTS, name)) {
    // From the number on: a claim may begin with the product, whose own digits are no amount.
    const amount = /(?<![\p{L}\d.,-])(?:[<>≤≥~≈]\s?)?\d.*$/u.exec(plain)?.[0] ?? plain;
    return amount.replace(/\d+/g, (run, at: number) => (isFraction(amount, at) ? nines(run) : '9'));
  }
  // The letters of a key are drawn by chance: one without digits is written as the others are.
  if (name === 'key') return digitsAsNines(plain.replace(/[\p{L}\d]*\p{L}[\p{L}\d]*/gu, mixed));
  return plain.replace(/[\p{L}\d]+/gu, runForm);
}

const isOf = (names: readonly FormedField[], name: FormedField): boolean => names.includes(name);
const nines = (run: string): string => '9'.repeat(run.length);
const mixed = (run: string): string => 'X'.repeat(run.length);
const digitsAsNines = (text: string): string => text.replace(/\d+/g, nines);

/** Whether the digits that start at a place are the decimals of a number. */
function isFraction(text: string, at: number): boolean {
  return /\d[.,]$/.test(text.slice(0, at));
}

/** "JUN" is MON, "Jun" Mon, "June" Month; May may be either, and counts as the short one. */
function monthForm(name: string): string {
  if (name === name.toUpperCase()) return name.length > 3 ? 'MONTH' : 'MON';
  return name.length > 3 ? 'Month' : 'Mon';
}

function runForm(run: string): string {
  if (/^\d+$/.test(run)) return nines(run);
  if (/\d/.test(run)) return mixed(run);
  return run === run.toUpperCase() ? 'A'.repeat(run.length) : 'a'.repeat(run.length);
}
