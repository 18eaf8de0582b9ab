import type { LaboratoryIdentifier } from '../../../../dataset/laboratory.ts';
import { type PageGraph, rightOf } from '../../../layout/page-graph.ts';
import type { Word } from '../../../layout/word.ts';
import type { Code } from '../../../ocr/read-codes.ts';
import { type FieldClues, fieldOf, type ToPicture } from '../../clues.ts';
import type { Field } from '../../fields.ts';
import {
  identifiersInCode,
  isReadAs,
  makeOf,
  namedByPattern,
  namedInCode,
  spelledByCode,
} from '../../text/code-parts.ts';
import { identifierOf } from '../../text/identifiers.ts';
import { keyOf } from '../../text/keys.ts';
import { plainIdentifier } from '../../text/letter-shapes.ts';
import { withMisreadCapitals } from '../../text/misread-capitals.ts';
import { spelledByGrammar } from '../../text/spell-by-grammar.ts';
import type { NamedLaboratory } from '../parties/laboratory/named-laboratory.ts';
import { asRepeated, findByGrammar, MAX_GAP, type Repeated, withRepeated } from '../search/find-by-grammar.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { isPartedFigure } from '../search/parted-number.ts';
import { matchCompound } from './compounds/match-compound.ts';

/** Gap of two words in their heights below which a reader parted one: the blanks of typefaces are wider. */
const PARTED = 0.3;
/** What a reader parts an identifier into: the first has letters and a digit, the second goes on with digits. */
const BEGINS = /[A-Za-z].*\d$/;
const GOES_ON = /^\d{2}[\d-]*$/;
/** What a number or key may be where the laboratory's own grammar is not known: “COA” and a running number. */
const GENERAL_GRAMMAR = [String.raw`COA[ -]?\d{3,}`];
/** A running number that may stand apart from its report's: "V250101-7   012". */
const RUNNING = /^0\d{2,3}$/;

/** The report number as printed; behind a label it may be of a form that no identifier has. */
export function printedReportNumber(found: LabelledValue | null, { graph, toPicture }: FieldClues): Field | null {
  if (found === null) return null;
  const whole = withRunningNumber(found, graph);
  const text = withMisreadCapitals(closedUp(whole.words));
  return fieldOf(whole, identifierOf(text) ?? text, toPicture);
}

/** The verification key as printed. */
export function printedKey(found: LabelledValue | null, toPicture: ToPicture): Field | null {
  if (found === null) return null;
  const text = withMisreadCapitals(closedUp(found.words));
  return fieldOf(found, withZeros(keyOf(text) ?? text), toPicture);
}

/** Figures of a key at least that make it one of hexadecimal digits. */
const MIN_FIGURES = 3;

/** A key of hexadecimal digits with the zeros that were read as an o: "7fd2-co9e". */
function withZeros(key: string): string {
  const isHexadecimal = /^[\da-fo]+(?:-[\da-fo]+)*$/i.test(key) && key.replace(/\D/g, '').length >= MIN_FIGURES;
  return isHexadecimal ? key.replace(/o/gi, '0') : key;
}

/** What the words of an identifier say, those put together again that a reader parted. */
function closedUp(words: readonly Word[]): string {
  return words.reduce((text, word, index) => {
    const before = words[index - 1];
    if (before === undefined) return word.text;
    const gap = (word.left - before.right) / Math.max(before.bottom - before.top, word.bottom - word.top);
    const isParted =
      isPartedFigure(before, word) || (gap < PARTED && BEGINS.test(before.text) && GOES_ON.test(word.text));
    return `${text}${isParted ? '' : ' '}${word.text}`;
  }, '');
}

/** A report number with the running number that stands right of it in a cell of its own, where it has letters as such numbers do. */
function withRunningNumber(found: LabelledValue, graph: PageGraph): LabelledValue {
  const { cell, words, text } = found;
  const [next] = rightOf(cell, graph);
  const isRunning =
    next?.onLine === true && next.gap < MAX_GAP && RUNNING.test(next.cell.text) && words.at(-1) === cell.words.at(-1);
  if (!isRunning || identifierOf(text) !== text || !/[A-Z]/.test(text)) return found;
  return { ...found, words: [...words, ...next.cell.words], text: `${text} ${next.cell.text}` };
}

/**
 * Report number or key as it must be spelt: as the code on the page has it, which corrects its own errors, or as the
 * laboratory's grammar allows it; what was not found in print may stand in the code. What does not fit the grammar
 * gives way to what does, wherever that stands.
 */
export function spelled(
  name: 'report_number' | 'key',
  printed: Field | null,
  clues: FieldClues,
  laboratory: NamedLaboratory | null,
  repeated: Repeated,
): Field | null {
  const { codes, graph, toPicture } = clues;
  const identifiers = laboratory?.laboratory?.identifiers.filter(({ field }) => field === name) ?? [];
  const byCode = printed === null ? null : spelledByCode(printed, codes);
  if (printed !== null && byCode !== null) {
    const isAlike = isReadAs(printed.text, byCode);
    return {
      ...printed,
      value: byCode,
      readings: 2,
      ...(isAlike ? {} : { inPrint: { text: printed.value, readings: 1 } }),
    };
  }
  const coded = printed === null ? inCode(name, codes, laboratory, identifiers) : null;
  const whole =
    coded ??
    asCode(identifiers, codes) ??
    (printed === null && identifiers.length === 0 ? asInAddress(name, clues) : null);
  if (whole !== null) return whole;
  const spelt = printed && spelledBy(identifiers, printed.value, repeated);
  if (printed !== null && identifiers.length === 0) {
    const value = spelledByGrammar(printed.value, GENERAL_GRAMMAR) ?? printed.value;
    return { ...printed, value: name === 'key' ? asRepeated(value, repeated) : value };
  }
  const found = findByGrammar(identifiers, graph, repeated);
  if (printed !== null && spelt !== null && !found?.text.startsWith(`${spelt} `)) return { ...printed, value: spelt };
  return found === null ? printed : fieldOf(found, found.text, toPicture);
}

/** A value as the laboratory's grammar has it; null when it is none of that grammar. */
function spelledBy(identifiers: readonly LaboratoryIdentifier[], value: string, repeated: Repeated): string | null {
  const patterns = identifiers.map(({ pattern }) => pattern);
  const spelt = spelledByGrammar(value, patterns) ?? value;
  for (const pattern of patterns) {
    const match = new RegExp(pattern).exec(spelt);
    if (match !== null) return withRepeated(spelt, match.groups ?? {}, repeated);
  }
  return null;
}

/** A code that holds the identifier and nothing else, as bar codes do. */
function asCode(identifiers: readonly LaboratoryIdentifier[], codes: readonly Code[]): Field | null {
  const code = codes.find(({ text }) => identifiers.some(({ pattern }) => new RegExp(pattern).test(text)));
  if (code === undefined) return null;
  return { text: code.text, value: code.text, confidence: 1, box: code.box, label: code.format, readings: 2 };
}

/**
 * A number or key without a label, of a laboratory whose grammar is not known: what its code's address carries, or one that is printed,
 * and the page prints too. In "…/r/ASY-26-004417?k=7KQ4-M9XD" the path has the report's number and a parameter the key.
 */
function asInAddress(name: 'report_number' | 'key', { codes, graph, toPicture }: FieldClues): Field | null {
  const printed = printedWords(graph);
  const partIn = (address: string): string | undefined => {
    const [, path = '', query = ''] = ADDRESS.exec(address) ?? [];
    return identifiersInCode(name === 'key' ? query : path).findLast((one) => printed.has(one.toUpperCase()));
  };
  for (const { text, box, format } of codes) {
    const part = partIn(text);
    if (part !== undefined) return { text: part, value: part, confidence: 1, box, label: format, readings: 2 };
  }
  for (const { text } of graph.cells.flatMap((cell) => cell.words)) {
    const part = partIn(text);
    const word = part === undefined ? undefined : printed.get(part.toUpperCase());
    if (part === undefined || word === undefined) continue;
    return { text: part, value: part, confidence: word.confidence, box: toPicture(word), label: '', readings: 1 };
  }
  return null;
}

/** A J that was read as a bracket, between letters and figures: "W3N7)K". */
const BRACKET_FOR_J = /(?<=^[A-Z\d]+)\)(?=[A-Z\d]+$)/;

/** Every word of a page, without signs about it and in capitals. */
function printedWords(graph: PageGraph): Map<string, Word> {
  const words = graph.cells.flatMap((cell) => cell.words);
  return new Map(
    [...words].reverse().map((word) => {
      const plain = word.text.replace(/^\W+|(?<!\W)\W+$/g, '').toUpperCase();
      return [plain.replace(BRACKET_FOR_J, 'J'), word] as const;
    }),
  );
}

/** Letters and figures of a key at least, of both kinds, that stands by itself in the path of a code's address. */
const MIN_KEY_IN_PATH = 8;

/**
 * The key with which a code's path ends, where the page prints it without a label and has another number for the report: "…/c/cagri-3e9f-0b71".
 * @param others numbers of the page that the path may carry as well.
 */
export function keyInPath(others: readonly string[], { codes, graph, compounds }: FieldClues): Field | null {
  const known = others.map((other) => plainIdentifier(other)).filter((other) => other !== '');
  for (const { text, box, format } of codes) {
    const [, path = ''] = ADDRESS.exec(text) ?? [];
    const part = /(?<=\/)[A-Za-z\d-]+(?=\/?$)/.exec(path)?.[0] ?? '';
    const plain = plainIdentifier(part);
    const isKey = makeOf(part) === 'key' && /\d/.test(part) && /[A-Za-z]/.test(part) && plain.length >= MIN_KEY_IN_PATH;
    if (!isKey || !printedWords(graph).has(part.toUpperCase()) || matchCompound(part, compounds) !== null) continue;
    if (known.some((other) => plain.includes(other) || other.includes(plain))) continue;
    return { text: part, value: part, confidence: 1, box, label: format, readings: 2 };
  }
  return null;
}

/** A short key behind a report's number, of letters among figures: a product and its dose, "KPV10", or a dose is none. */
const BEHIND_NUMBER = /^(?![A-Z]*\d*$|\d*[A-Z]*$)[A-Z\d]{4,8}$/;

/**
 * The key with which a code's path goes on behind the report's number, where the page prints it by itself: "T8WD" of "…/v/TRL-26-1807-T8WD".
 * @param batch of the page, which a path may carry as well.
 */
export function keyBehindNumber(number: string, batch: string, { codes, graph }: FieldClues): Field | null {
  for (const { text, box, format } of codes) {
    const [, path = ''] = ADDRESS.exec(text) ?? [];
    const part = path.slice(path.lastIndexOf('/') + 1).toUpperCase();
    const rest = part.startsWith(`${number.toUpperCase()}-`) ? part.slice(number.length + 1) : '';
    const isPrinted = BEHIND_NUMBER.test(rest) && printedWords(graph).has(rest);
    if (!isPrinted || plainIdentifier(batch).includes(plainIdentifier(rest))) continue;
    return { text: rest, value: rest, confidence: 1, box, label: format, readings: 2 };
  }
  return null;
}

/** An address: its path, where it has one, and its parameters. */
const ADDRESS = /^(?:https?:\/\/)?[^/?#.]+\.[^/?#]+([^?]*)(.*)$/i;

/**
 * What the address in a code gives as number or key: by the laboratory's own addresses, or by the name of a parameter. The latter may be an
 * id of the site, "?t=b728f3a45da84cbf", and is none of a laboratory whose numbers are made otherwise.
 */
function inCode(
  name: 'report_number' | 'key',
  codes: readonly Code[],
  laboratory: NamedLaboratory | null,
  identifiers: readonly LaboratoryIdentifier[],
): Field | null {
  const property = name === 'key' ? 'key' : 'reportNumber';
  const address = laboratory?.laboratory?.verification?.address_pattern ?? null;
  const isOfGrammar = (value: string): boolean =>
    identifiers.length === 0 || identifiers.some(({ pattern }) => new RegExp(pattern).test(value));
  for (const { text, box, format } of codes) {
    const parameter = namedInCode(text)[property];
    const value =
      namedByPattern(text, address)[property] ?? (parameter !== null && isOfGrammar(parameter) ? parameter : null);
    if (value !== null) return { text: value, value, confidence: 1, box, label: format, readings: 2 };
  }
  return null;
}
