import type { Cell } from '../../../layout/cells.ts';
import { nextLineOf, type PageGraph, upperLineOf } from '../../../layout/page-graph.ts';
import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import type { LabelledField } from '../../specs.ts';
import { identifierOf } from '../../text/identifiers.ts';
import { keyOf } from '../../text/keys.ts';
import { anyOf, wholly } from '../../vocabulary/any-of.ts';
import {
  ACCREDITATIONS,
  BEFORE_BATCH,
  BEFORE_KEY,
  BEFORE_LONG_NUMBER,
  BEFORE_NUMBER_SIGN,
  BEFORE_REPORT_NUMBER,
  NUMBER_SIGNS,
  OTHERS_WITH_LOTS,
  TITLES_OF_REPORTS,
} from '../../vocabulary/prose.ts';
import type { LabelledValue } from './labelled/labelled-value.ts';
import { numberAt } from './parted-number.ts';

/** How plainly a sentence says that a word is a field's value, beside a label's 1. */
const PROSE_SCORE = 0.7;
/** What was read worse behind a sign is rubble: signatures hold words that look like a sign and a number. */
const MIN_CONFIDENCE = 0.3;
/** Words before a value that say what it is. */
const WORDS_BEFORE = 3;
/** An identifier behind a lone "certificate" or "result" has so many digits: fewer may be a year's or a page's. */
const MIN_DIGITS = 4;
const MIN_BATCH = 4;
/** Words of a line that may be one of several of a sentence: what leads to a value may stand on the line before. */
const MIN_PROSE = 8;
/** Words of the last line of a sentence at least. */
const MIN_END = 4;
/** Words of the line under a title that gives the number behind "No.". */
const MAX_NUMBER_LINE = 4;

const NUMBER_OF_REPORT = anyOf(BEFORE_REPORT_NUMBER);
const REPORT = anyOf(BEFORE_LONG_NUMBER);
const NUMBERED = anyOf(BEFORE_NUMBER_SIGN);
const NUMBER = wholly(NUMBER_SIGNS);
const TITLE = anyOf(TITLES_OF_REPORTS);
const BATCH = anyOf(BEFORE_BATCH);
const OF_OTHERS = anyOf(OTHERS_WITH_LOTS);
const OF_ACCREDITATION = anyOf(ACCREDITATIONS);
const KEY = anyOf(BEFORE_KEY);

const FIELDS = ['report_number', 'batch', 'key'] as const;
type ProseField = (typeof FIELDS)[number];
type Found = Readonly<Record<ProseField, LabelledValue | null>>;

/** A word of a line, what stands before it, and how long the line is. */
interface Place {
  /** The word, with the next one where that is the rest of its number: "KSA 26-255". */
  text: string;
  words: readonly Word[];
  before: string;
  /** The word right before it, and all of its line that is. */
  last: string;
  line: string;
  isSecond: boolean;
  wordsOfLine: number;
}

const IS: Readonly<Record<ProseField, (place: Place) => boolean>> = {
  report_number: ({ text, words, before, last, line, isSecond, wordsOfLine }) => {
    const identifier = identifierOf(text);
    if (identifier === null || OF_ACCREDITATION.test(line)) return false;
    if (NUMBER_OF_REPORT.test(before) || (text.startsWith('#') && NUMBERED.test(before))) return true;
    // "certificate R-85364", "Lab result 52882", and "No. R-85364" under a title.
    return (
      identifier.replace(/\D/g, '').length >= MIN_DIGITS &&
      (REPORT.test(before) ||
        (NUMBER.test(last) &&
          confidenceOf(words) >= MIN_CONFIDENCE &&
          ((isSecond && wordsOfLine <= MAX_NUMBER_LINE) || TITLE.test(line))))
    );
  },
  batch: ({ text, before, line }) =>
    BATCH.test(before) && !OF_OTHERS.test(line) && /\d/.test(text) && text.replace(/\W/g, '').length >= MIN_BATCH,
  key: ({ text, before }) => KEY.test(before) && keyOf(text) !== null && /\d|^[A-Z]{8,}/.test(text),
};

/** Report number, batch and key as a sentence gives them: "… with report number R-1 and key ABC"; the first of each. */
export function findInProse(graph: PageGraph): Found {
  const found: Record<ProseField, LabelledValue | null> = { report_number: null, batch: null, key: null };
  for (const cell of graph.cells) {
    for (const place of placesIn(cell, graph))
      for (const field of FIELDS)
        if (found[field] === null && IS[field](place)) found[field] = asValue(field, place, cell);
  }
  return found;
}

/** The words of a line that something stands before, on their line or on that of the sentence above. */
function placesIn(cell: Cell, graph: PageGraph): Place[] {
  const { words } = cell;
  // Of a sentence the last line may hold its key alone.
  const isKeyAlone = words.length === 1 && keyOf(words[0]!.text) !== null;
  const above = words.length < MIN_END && !isKeyAlone ? [] : (upperLineOf(cell, graph)?.words ?? []);
  const lead = above.length < MIN_PROSE ? [] : above.slice(-WORDS_BEFORE);
  const places: Place[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const before = [...lead, ...words.slice(Math.max(0, at - WORDS_BEFORE), at)].slice(-WORDS_BEFORE);
    const last = before.at(-1);
    // "batch SMR" at the end of a line, and "260517." on the next.
    const goesOn = at === words.length - 1 && words.length >= MIN_PROSE ? nextLineOf(cell, graph) : undefined;
    const number = numberAt([...words, ...(goesOn?.words.slice(0, 1) ?? [])], at);
    if (last !== undefined)
      places.push({
        text: textOf(number),
        words: number,
        before: textOf(before),
        last: last.text,
        line,
        isSecond: at === 1,
        wordsOfLine: words.length,
      });
    line = at === 0 ? word.text : `${line} ${word.text}`;
  }
  return places;
}

function asValue(field: LabelledField, { text, words, before }: Place, cell: Cell): LabelledValue {
  return {
    field,
    label: before,
    words: [...words],
    cell,
    text: text.replace(/(?<![.,;:])[.,;:]+$/, ''),
    confidence: confidenceOf(words),
    score: PROSE_SCORE,
    place: 'same-cell',
  };
}
