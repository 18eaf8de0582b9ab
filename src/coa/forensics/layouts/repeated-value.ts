import { z } from 'zod';
import type { Field } from '../../fields/fields.ts';
import { FIRM } from '../../fields/firm-reading.ts';
import { plainIdentifier } from '../../fields/text/letter-shapes.ts';
import { type Box, centreWithin } from '../../geometry/box.ts';
import { furtherValues } from '../features/further-values.ts';
import type { PlacedWord } from '../features/measured-word.ts';
import { placedFields } from '../glyphs/placed.ts';

/** Fields whose value some laboratories print twice, and as which kind of further value (see `furtherValues`) the second stands. */
const KIND_OF = {
  purity: 'another_percentage',
  content: 'another_amount',
  batch: 'another_number',
  report_number: 'another_number',
  key: 'another_number',
} as const;
/** One of these fields. */
export type RepeatedField = keyof typeof KIND_OF;
const REPEATED_FIELDS = Object.keys(KIND_OF) as RepeatedField[];

/** By field: on how many of the genuine pages that print its value it stands a second time. */
export const LearnedRepeats = z.partialRecord(
  z.enum(REPEATED_FIELDS),
  z.object({ on: z.number().int().nonnegative(), of: z.number().int().positive() }),
);
export type LearnedRepeats = z.infer<typeof LearnedRepeats>;

/** What a page shows of the values that its laboratory prints twice. */
export interface Repeats {
  /** Those that stood twice on every page that was learned from. */
  learned: LearnedRepeats;
  words: readonly PlacedWord[];
}

/** A value that stands where a field's should stand again. */
export interface OtherValue {
  text: string;
  box: Box;
}

/** Pages that must all print a value twice before one that does not says anything. */
const MIN_PAGES = 8;
/** A shorter identifier stands somewhere on most pages. */
const MIN_IDENTIFIER = 5;
/** Largest ratio of two amounts that can be meant to be one. */
const MAX_RATIO = 2;

/** Learns which values a laboratory prints twice. @param pages as `repeatsOn` gives them. */
export function learnRepeats(pages: readonly ReadonlyMap<RepeatedField, boolean>[]): LearnedRepeats {
  const learned: LearnedRepeats = {};
  for (const name of REPEATED_FIELDS) {
    const seen = pages.flatMap((page) => page.get(name) ?? []);
    const on = seen.filter(Boolean).length;
    if (on > 0) learned[name] = { on, of: seen.length };
  }
  return learned;
}

/** Those of the learned values that stood twice on every one of enough pages. */
export function alwaysRepeated(learned: LearnedRepeats): LearnedRepeats {
  return Object.fromEntries(Object.entries(learned).filter(([, { on, of }]) => on === of && of >= MIN_PAGES));
}

/** Which of a page's fields stand there a second time; one that cannot be told by its value is missing. */
export function repeatsOn(
  named: ReadonlyMap<string, Field<unknown>>,
  words: readonly PlacedWord[],
): Map<RepeatedField, boolean> {
  return new Map(
    REPEATED_FIELDS.flatMap((name) => {
      const field = named.get(name);
      const stands = field === undefined ? null : standsAgain(name, field, words);
      return stands === null ? [] : [[name, stands] as const];
    }),
  );
}

/**
 * The one other value of a field's make that stands on a page where the field's own does not stand again; null where its
 * own does, or where none or several others could be meant.
 */
export function otherValue(
  name: RepeatedField,
  named: ReadonlyMap<string, Field<unknown>>,
  words: readonly PlacedWord[],
): OtherValue | null {
  const field = named.get(name);
  if (field === undefined || standsAgain(name, field, words) !== false) return null;
  const others = furtherValues(words, placedFields(named)).flatMap((value) => {
    const own = words.filter(({ box }) => centreWithin(box, value.box));
    const text = own.map((word) => word.text).join(' ');
    // A misread one would be another value.
    const isRead = own.every(({ confidence }) => confidence >= FIRM);
    return isRead && value.name.startsWith(KIND_OF[name]) && isOfMake(name, text, field.text)
      ? [{ text, box: value.box }]
      : [];
  });
  return others.length === 1 ? others[0]! : null;
}

/** Whether a field's value stands outside its own place; null where its value cannot be told. */
function standsAgain(name: RepeatedField, { text, box }: Field<unknown>, words: readonly PlacedWord[]): boolean | null {
  if (box === null) return null;
  const outside = words.filter((word) => !centreWithin(word.box, box)).map((word) => word.text);
  if (isNumeric(name)) {
    const number = numberIn(text);
    return number === null ? null : outside.some((word) => numberIn(word) === number);
  }
  const identifier = plainIdentifier(text);
  return identifier.length < MIN_IDENTIFIER ? null : plainIdentifier(outside.join('')).includes(identifier);
}

/** Whether a text could be meant to be a field's value: a number with as many decimals that is not far off, or an identifier of the same form. */
function isOfMake(name: RepeatedField, text: string, own: string): boolean {
  if (!isNumeric(name)) return formOf(text) === formOf(own);
  const [other, mine] = [numberIn(text), numberIn(own)];
  if (other === null || mine === null || decimalsOf(other) !== decimalsOf(mine)) return false;
  const ratio = Number(other) / Number(mine);
  return ratio < MAX_RATIO && ratio > 1 / MAX_RATIO;
}

const isNumeric = (name: RepeatedField): boolean => name === 'purity' || name === 'content';

/** A number with decimals, as printed, its comma as a point; null where there is none: a round one stands on many places of a page. */
function numberIn(text: string): string | null {
  return /\d+[.,]\d+/.exec(text)?.[0].replace(',', '.') ?? null;
}

const decimalsOf = (number: string): number => number.length - number.indexOf('.') - 1;

/** An identifier with its letters and digits made alike. */
function formOf(identifier: string): string {
  return identifier
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/\d/g, '9')
    .replace(/[A-Z]/g, 'A');
}
