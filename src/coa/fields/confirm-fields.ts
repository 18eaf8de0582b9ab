import type { Box } from '../geometry/box.ts';
import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { signsOf, textOf } from '../layout/word.ts';
import { noteCutShort } from '../ocr/note-cut-short.ts';
import { placeOf, readAgain } from '../ocr/read-again.ts';
import { readLine } from '../ocr/scene/read-line.ts';
import type { TextReader } from '../ocr/text-reader.ts';
import { confirmLaboratory } from './confirm-laboratory.ts';
import { datesThatTell, settleDates } from './extract/dates/find-page-dates.ts';
import { type Field, type Fields, namedFields, replaceFields } from './fields.ts';
import { onceConfirmed, onceContradicted, SECOND_READINGS } from './second-readings.ts';
import { type FieldSpec, SPECS, specOf } from './specs.ts';
import { editDistance } from './text/edit-distance.ts';
import { endsInLegalForm } from './text/legal-form.ts';
import { plainIdentifier } from './text/letter-shapes.ts';
import { hasLostItsFirstLetter } from './text/names.ts';
import { speltName } from './text/spelt-name.ts';
import { isWholeLabel } from './text/whole-label.ts';

/** A name that two readings do not share, and that is less certain than this for it, is none. */
const RUBBLE = 0.5;
/** A field read worse than this is read again although nothing is held against it. */
const WEAK = 0.72;
/** Height of two lines in letter heights of the page; a line has 1 to 1.4. */
const TWO_LINES = 2.2;
/** Characters of a reading that are kept as a field's text. */
const MAX_TEXT = 80;

/**
 * Names of the fields worth a second reading on any page: client, batch, report number and key, the decisive ones of the others that
 * were read badly, the worst first, and a date by which others are told.
 */
export function fieldsToReadTwice(fields: Fields): string[] {
  const open = [...namedFields(fields)].filter(
    ([, field]) => field.box !== null && (field.readings < 2 || field.inPrint?.readings === 1),
  );
  // Of several dates of one role the first decides; the others bear names with numbers.
  const asked = (wanted: FieldSpec['secondReading']): typeof open =>
    open.filter(([name]) => name in SPECS && specOf(name)?.secondReading === wanted);
  const weak = asked('if-weak')
    .filter(([, { confidence }]) => confidence < WEAK)
    .sort(([, a], [, b]) => a.confidence - b.confidence);
  const telling: Field<unknown>[] = datesThatTell(fields.dates);
  const tells = open.filter(([, field]) => telling.includes(field));
  return [...new Set([...asked('always'), ...weak, ...tells].map(([name]) => name))];
}

/** Reads a second time what is worth it on any page: the fields that `fieldsToReadTwice` names, and the laboratory's name. */
export async function confirmRead(fields: Fields, prepared: PreparedPage, reader: TextReader): Promise<Fields> {
  const [confirmed, laboratory] = await Promise.all([
    confirmFields(fields, fieldsToReadTwice(fields), prepared, reader),
    confirmLaboratory(fields, prepared, reader),
  ]);
  return { ...confirmed, laboratory };
}

/**
 * Reads fields a second time, each on its own: larger and with Tesseract's other model, or by the recogniser of scene text, and by both
 * where the first of them leaves something open. A field whose readings agree has `readings` 2; one that reads as another value of its kind takes that value (a page read twice in two ways is believed
 * in neither); one that cannot be read again keeps its own. Both are disputed. One for which the time is over stays as it is, read once. One
 * that turns out to be a label or a single letter is discarded. Nothing may be held against a certificate that was not read twice alike.
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
    const box = field?.valueBox ?? field?.box ?? null;
    if (field === undefined || box === null) return [];
    const noted = noteCutShort(reader);
    const confirmed = await confirmField(name, field, box, prepared, noted.reader);
    // What there was no time to read says nothing against what was read first.
    return noted.wasCutShort() ? [] : [[name, confirmed]];
  };
  const confirmed = replaceFields(fields, new Map((await Promise.all([...new Set(names)].map(confirm))).flat()));
  if (!confirmed.dates.some(({ disputed }) => disputed)) return confirmed;
  const habits = confirmed.laboratory?.laboratory?.habits ?? [];
  const monthFirst = habits.some(({ habit }) => habit === 'month-first');
  return { ...confirmed, dates: settleDates(confirmed.dates, monthFirst) };
}

/** What is known of a field once it was read again in its box of the picture; null where it turns out to be no value. */
async function confirmField(
  name: string,
  field: Field<unknown>,
  box: Box,
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Field<unknown> | null> {
  const see = async (): Promise<string> => textOf(await readLine(prepared, placeOf(prepared, box), reader));
  const again = (): Promise<string> => readAgain(prepared, box, reader);
  if (field.inPrint?.readings === 1) return withPrint(field, [see, again]);
  if (field.readings > 1 || field.disputed) return field;
  if (isOfLines(name, box, prepared))
    return confirmedBy(await readAgain(prepared, box, reader, { segmentation: 'block' }), name, field);
  if (field.bySight) return seenOnly(confirmedBy(await again(), name, field), field);
  if (!isSeenFirst(name)) {
    const text = await again();
    const byAgain = confirmedBy(text, name, field);
    if (byAgain === null || byAgain.readings > 1) return byAgain;
    return settledBy(await see(), text, name, field);
  }
  const seen = await see();
  const bySeen = confirmedBy(seen, name, field);
  if (isSettledBy(bySeen, field, seen)) return bySeen;
  return settledBy(seen, await again(), name, field);
}

/** Whether a name takes several lines, of which the recogniser of scene text reads one: Tesseract reads them as a block. */
function isOfLines(name: string, box: Box, prepared: PreparedPage): boolean {
  const { top, bottom } = placeOf(prepared, box);
  return specOf(name)?.value === 'party' && bottom - top > TWO_LINES * prepared.letters;
}

/** A field that its code spells otherwise: what stands in print is kept where both recognisers read it there as it was read first. */
async function withPrint<Value>(
  { inPrint, ...field }: Field<Value>,
  readings: readonly (() => Promise<string>)[],
): Promise<Field<Value>> {
  if (inPrint === undefined) return field;
  for (const read of readings) if (!plainIdentifier(await read()).includes(plainIdentifier(inPrint.text))) return field;
  return { ...field, inPrint: { ...inPrint, readings: 1 + readings.length } };
}

/** What is known of a field that the recogniser of scene text read first: it reads better, so what Tesseract makes of it only confirms it. */
function seenOnly(again: Field<unknown> | null, field: Field<unknown>): Field<unknown> {
  return again !== null && again.readings > 1
    ? { ...field, readings: again.readings, confidence: again.confidence }
    : { ...field, disputed: true };
}

/**
 * Whether the recogniser of scene text reads a field again first. Borders and light mislead Tesseract's two models alike: of 111 purities and
 * contents on real pages taken with a phone its better model read 90 and the recogniser of scene text 104, of 227 on pages as published 206 and 221.
 */
function isSeenFirst(name: string): boolean {
  return specOf(name)?.secondReading === 'always';
}

/** Whether a second reading leaves nothing open: it says what the first said, to the letter where letters are all there is. */
function isSettledBy(again: Field<unknown> | null, field: Field<unknown>, text: string): boolean {
  if (again === null || again.readings < 2) return false;
  return typeof field.value !== 'string' || signsOf(text).includes(signsOf(field.value));
}

/**
 * What is known of a field whose second reading left something open, once both recognisers read it again: what both give is told in
 * place of the first reading, and counts as read twice where it is the same value, spelt otherwise.
 */
function settledBy(seen: string, again: string, name: string, field: Field<unknown>): Field<unknown> | null {
  const spec = specOf(name);
  const [bySeen, byAgain] = [confirmedBy(seen, name, field), confirmedBy(again, name, field)];
  if (spec === undefined || bySeen === null || byAgain === null) return bySeen && byAgain;
  const { parse, agree, figure } = SECOND_READINGS[spec.value];
  if (figure !== undefined && isSeenFirst(name))
    return settledFigure(seen, [figure(seen, field), figure(again, field)], bySeen, byAgain, field);
  const [first, second] = [parse(seen, field), parse(again, field)];
  const isName = spec.value === 'party';
  const both = isName ? speltName(spacedAs(trimmed(again), trimmed(seen))) : first;
  const isLegible = first !== null && second !== null && isSameValue(first, second);
  if (isLegible && isLike(both, field.value) && !(isName && hasLostItsFirstLetter(String(both)))) {
    const told = { ...field, value: both, text: trimmed(seen).slice(0, MAX_TEXT) };
    if (!agree(field.value, first)) return { ...told, disputed: true };
    return { ...readTwice(told), ...(both === field.value ? {} : { first: String(field.value) }) };
  }
  if (byAgain.readings > 1) return byAgain;
  // What one of them alone sees is told, but nothing may be held against it.
  return isSeenFirst(name) || bySeen.readings < 2 ? bySeen : { ...field, disputed: true };
}

/**
 * What is known of a figure that the recogniser of scene text did not read as it was read first: what both others give is told, a digit more or
 * fewer too; else what that recogniser gives; else what Tesseract's better model does.
 */
function settledFigure(
  text: string,
  [seen, again]: readonly [number | null, number | null],
  bySeen: Field<unknown>,
  byAgain: Field<unknown>,
  field: Field<unknown>,
): Field<unknown> {
  if (seen !== null && seen === again && seen !== field.value)
    return { ...field, value: seen, text: trimmed(text).slice(0, MAX_TEXT), disputed: true };
  return bySeen.value === field.value ? byAgain : bySeen;
}

/** The signs of one reading of a name with the spaces of another, where both have the same: only Tesseract sees narrow ones. */
function spacedAs(spaced: string, text: string): string {
  return signsOf(spaced) === signsOf(text) ? spaced : text;
}

/** Whether one value may be the other, misread: at least half of its letters are the same. */
function isLike(value: unknown, other: unknown): boolean {
  if (typeof value !== 'string' || typeof other !== 'string') return true;
  const [a, b] = [signsOf(value), signsOf(other)];
  return editDistance(a, b) <= LIKE * Math.max(a.length, b.length);
}

/** A field on which two readings agree. */
function readTwice(field: Field<unknown>): Field<unknown> {
  return { ...field, readings: 2, confidence: onceConfirmed(field.confidence) };
}

/** A text without the signs that rules and borders leave at its ends. */
const trimmed = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}(]+/u, '').replace(/(?<![^\p{L}\p{N}).])[^\p{L}\p{N}).]+$/u, '');

/** Whether two readings give one value: of names and identifiers to the letter, spaces and signs apart. */
function isSameValue(first: unknown, second: unknown): boolean {
  return typeof first === 'string' && typeof second === 'string'
    ? signsOf(first) === signsOf(second)
    : JSON.stringify(first) === JSON.stringify(second);
}

/** What is known of a field once it was read again as `text`; null when that shows that it is no value. */
function confirmedBy(text: string, name: string, field: Field<unknown>): Field<unknown> | null {
  const spec = specOf(name);
  if (spec === undefined) return field;
  const { parse, agree, replaces } = SECOND_READINGS[spec.value];
  const isName = spec.value === 'party' || spec.value === 'batch';
  const second = parse(text, field);
  if (second === null) return { ...field, disputed: true };
  // Read better it is a label, not a value: "Certifi ate No" was "Certificate No."; or the end of what was covered.
  if (isName && (isWholeLabel(text) || /^\W*\w\W*$/.test(text))) return null;
  if (agree(field.value, second)) {
    const agreed = readTwice(field);
    if (!isName) return agreed;
    const spelt = respelt(agreed as Field, text, spec.value === 'batch');
    // What neither reading gives is not told.
    return spec.value === 'party' && hasLostItsFirstLetter(spelt.value) ? null : spelt;
  }
  const doubted = { ...field, confidence: onceContradicted(field.confidence), disputed: true as const };
  if (spec.value === 'party' && doubted.confidence < RUBBLE) return null;
  return replaces ? { ...doubted, value: second, text: text.slice(0, MAX_TEXT) } : doubted;
}

/** Share of a text's letters that may be misread for it to be another, misread. */
const LIKE = 0.5;
/** Letters that the readings differ in at most for the second one's spelling to be taken; more is more than spelling. */
const RESPELT = 2;
/** One sign read as two that look like it. */
const DOUBLED = /0[OQ]|[OQ]0|1[Il]|[Il]1|5S|S5|8B|B8/g;
/** Characters of an identifier that the first reading may have cut off at its end. */
const MAX_CUT_OFF = 8;

/**
 * Of two readings of a name that agree but for a letter or two, the better model's is the better spelt: “Iron” for “lron”.
 * Of a batch, which is no word, it is not; there it only brings an end that was cut off, or shows that one sign was read as
 * two.
 */
function respelt(field: Field, text: string, isBatch: boolean): Field {
  const printed = trimmed(text);
  // The full stop of the sentence in which a name stands is not part of it; that of "Ltd." is.
  const named = isBatch ? printed : speltName(printed);
  const spelling = field.value.endsWith('.') || endsInLegalForm(named) ? named : named.replace(/\.$/, '');
  const isBetter = isBatch
    ? goesOn(spelling, field.value) || isDoubled(field.value, spelling)
    : isSpelling(spelling, field.value);
  if (spelling.length === 0 || !isBetter) return field;
  return { ...field, value: spelling, text: spelling, ...(spelling === field.value ? {} : { first: field.value }) };
}

/** Whether one reading is another, spelt otherwise. One that parts a word and loses a letter there is not the better, "MarenB ue"; nor one without its first letter. */
function isSpelling(reading: string, other: string): boolean {
  if (signsOf(reading) === signsOf(other)) return isPartedBetter(reading, other);
  const letters = (text: string): number => text.replace(/ /g, '').length;
  const partsWords = reading.split(' ').length > other.split(' ').length && letters(reading) < letters(other);
  if (hasLostItsFirstLetter(reading) && !hasLostItsFirstLetter(other)) return false;
  return !partsWords && reading.length <= other.length + 1 && editDistance(reading, other, RESPELT) <= RESPELT;
}

/** Whether a reading has more words, none of them a single letter, as where a name is set wide. */
function isPartedBetter(reading: string, other: string): boolean {
  const words = reading.split(' ');
  return words.length > other.split(' ').length && words.every(({ length }) => length > 1);
}

/** Whether a reading is one word that begins with the other and goes on: “LOT-2607-AHK” where “LOT-2607” was read. */
function goesOn(reading: string, other: string): boolean {
  const more = reading.length - other.length;
  return more > 0 && more <= MAX_CUT_OFF && reading.startsWith(other) && /^[A-Za-z0-9-]+$/.test(reading);
}

/** Whether a reading is another but for a sign that was read as two: “BCS5” of “BC5”. */
function isDoubled(reading: string, other: string): boolean {
  return [...reading.matchAll(DOUBLED)].some(({ index }) =>
    [index, index + 1].some((at) => reading.slice(0, at) + reading.slice(at + 1) === other),
  );
}
