import type { Box } from '../geometry/box.ts';
import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { readAgain } from '../ocr/read-again.ts';
import type { TextReader } from '../ocr/read-text.ts';
import { findDates } from './extract/find-dates.ts';
import { findHosts } from './extract/find-hosts.ts';
import { type DateField, type Field, type Fields, namedFields, replaceFields } from './fields.ts';
import { identifierOf, isWholeLabel, keyOf } from './text/accepts.ts';
import { foldShapes } from './text/code-parts.ts';
import { editDistance } from './text/edit-distance.ts';
import { joinedName } from './text/names.ts';

/** Share of a name's letters that two readings may differ in and still agree. */
const MISREAD_SHARE = 0.15;
const MISREAD_IDENTIFIER_SHARE = 0.25;

/** What is left of the uncertainty of a field read twice alike, and of the confidence in one read twice in two ways. */
const AGREED = 0.4;
const DISAGREED = 0.6;
/** A field read worse than this is read again although nothing is held against it; so many of them at most. */
const WEAK = 0.72;
const WEAK_FIELDS = 4;
/** Names and batches have no form of their own that would show a misread letter: they are always read twice. */
const ALWAYS = /^(?:client|batch)$/;
const DECISIVE = /^(?:client|batch|report_number|key|purity|date_(?:received|analysed|reported))$/;

/** Names of the fields worth a second reading on any page: client and batch, and the decisive ones that were read least well. */
export function fieldsToReadTwice(fields: Fields): string[] {
  const open = [...namedFields(fields)].filter(([, field]) => field.box !== null && field.readings < 2);
  const weak = open
    .filter(([name, field]) => DECISIVE.test(name) && !ALWAYS.test(name) && field.confidence < WEAK)
    .sort(([, a], [, b]) => a.confidence - b.confidence)
    .slice(0, WEAK_FIELDS);
  return [...open.filter(([name]) => ALWAYS.test(name)), ...weak].map(([name]) => name);
}

/**
 * Reads fields a second time, each on its own, larger and with the other model. A field whose readings agree has
 * `readings` 2; one that reads as another value of its kind takes that value (a page read twice in two ways is believed
 * in neither); one that cannot be read again stays as it was, and one that turns out to be a label or a single letter is
 * discarded. Nothing may be held against a certificate that was not read twice alike.
 * @param names as in `namedFields`; those that the page does not have are passed over.
 * @returns new fields; those given stay as they are.
 */
export async function confirmFields(
  fields: Fields,
  names: Iterable<string>,
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Fields> {
  const known = namedFields(fields);
  const confirm = async (name: string): Promise<[string, Field<unknown> | null][]> => {
    const field = known.get(name);
    const box = field === undefined ? null : boxOf(field);
    if (field === undefined || box === null || field.readings > 1 || field.disputed) return [];
    return [[name, confirmedBy(await readAgain(prepared, box, reader), name, field)]];
  };
  return replaceFields(fields, new Map((await Promise.all([...new Set(names)].map(confirm))).flat()));
}

/** What is known of a field once it was read again as `text`; null when that shows that it is no value. */
function confirmedBy(text: string, name: string, field: Field<unknown>): Field<unknown> | null {
  const second = valueOf(name, text, field);
  if (second === null) return field;
  // Read better it is a label, not a value: "Certifi ate No" was "Certificate No."; or the end of what was covered.
  if ((name === 'client' || name === 'batch') && (isWholeLabel(text) || /^\W*\w\W*$/.test(text))) return null;
  if (agree(name, field.value, second)) {
    const agreed = { ...field, readings: 2, confidence: 1 - (1 - field.confidence) * AGREED };
    return ALWAYS.test(name) ? respelt(agreed as Field, text) : agreed;
  }
  const doubted = { ...field, confidence: field.confidence * DISAGREED };
  return typeof field.value === 'number' || name.startsWith('date_')
    ? { ...doubted, value: second, text: text.slice(0, 80), disputed: true }
    : doubted;
}

/** Letters that the readings differ in at most for the second one's spelling to be taken; more is more than spelling. */
const RESPELT = 2;

/** Of two readings that agree but for a letter or two, the better model's is the better spelt: “Iron” for “lron”. */
function respelt(field: Field, text: string): Field {
  const spelling = text.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}).]+$/gu, '');
  if (
    spelling.length === 0 ||
    spelling.length > field.value.length + 1 ||
    editDistance(spelling, field.value, RESPELT) > RESPELT
  )
    return field;
  return { ...field, value: spelling, text: spelling, ...(spelling === field.value ? {} : { first: field.value }) };
}

function boxOf(field: Field<unknown>): Box | null {
  return 'percentBox' in field ? (field.percentBox as Box) : field.box;
}

/** What a second reading says, in the form of the field's value; null when it says nothing of the kind. */
function valueOf(name: string, text: string, field: Field<unknown>): unknown {
  if (typeof field.value === 'number') {
    // A reader may lose a decimal point to a space.
    const numbers = [...text.matchAll(/\d+(?:[.,]\d+)?/g), ...text.matchAll(/\d+\s\d+/g)].map((match) =>
      Number(match[0].replace(/[,\s]/, '.')),
    );
    if (numbers.length === 0) return null;
    return numbers.includes(field.value)
      ? field.value
      : (numbers.find((number) => samePlaces(number, field.value as number)) ?? null);
  }
  if (name.startsWith('date_')) {
    const dates = findDates(text);
    const wanted = (field as DateField).value;
    return (
      dates.find((date) => sameDays(date.days, wanted))?.days ??
      dates[0]?.days ??
      (sameButALetter(text, field.text) ? wanted : null)
    );
  }
  if (name.startsWith('host_')) {
    const hosts = findHosts(text, false).map((host) => host.host);
    return hosts.includes(field.value as string) ? field.value : (hosts[0] ?? null);
  }
  if (name === 'key')
    return (
      text
        .split(/\s+/)
        .map(keyOf)
        .find((key) => key !== null) ?? null
    );
  if (name === 'report_number') return identifierOf(text) ?? null;
  return text;
}

/** Whether two readings have the same digits and differ in a letter at most: "aun 12, 2026" is "Jun 12, 2026". */
function sameButALetter(a: string, b: string): boolean {
  return a.replace(/\D/g, '') === b.replace(/\D/g, '') && editDistance(a, b, 1) <= 1;
}

/** Two numbers of one make: as many digits before the point. */
function samePlaces(a: number, b: number): boolean {
  return String(Math.trunc(a)).length === String(Math.trunc(b)).length;
}

/** A date told either way agrees with the same date settled. */
function sameDays(a: readonly string[], b: readonly string[]): boolean {
  return b.every((day) => a.includes(day)) || a.every((day) => b.includes(day));
}

function agree(name: string, first: unknown, second: unknown): boolean {
  if (Array.isArray(first)) return sameDays(first as string[], second as string[]);
  if (typeof first === 'number' || name.startsWith('host_')) return first === second;
  // Identifiers are read letter by letter without a dictionary: shapes that readers mix up count as one.
  if (name === 'key' || name === 'report_number')
    return (
      editDistance(foldShapes(String(first)), foldShapes(String(second))) <=
      Math.floor(String(first).length * MISREAD_IDENTIFIER_SHARE)
    );
  const a = joinedName(String(first));
  const b = joinedName(String(second));
  const limit = Math.max(1, Math.floor(a.length * MISREAD_SHARE));
  return editDistance(a, b, limit) <= limit || (b.includes(a) && a.length >= 5);
}
