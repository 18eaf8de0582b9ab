import type { LaboratoryIdentifier } from '../../../../dataset/laboratory.ts';
import type { Cell } from '../../../layout/cells.ts';
import { below, type PageGraph, rightOf } from '../../../layout/page-graph.ts';
import { areInOneColumn, gapBelow } from '../../../layout/relations.ts';
import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { foldShapes } from '../../text/letter-shapes.ts';
import { lettersOnly } from '../../text/letters-only.ts';
import { spelledByGrammar } from '../../text/spell-by-grammar.ts';
import { dayIn } from '../dates/day-carried.ts';
import type { LabelledValue } from './labelled/labelled-value.ts';

/** What else the page says that an identifier may repeat; null where it is not known. */
export interface Repeated {
  reportNumber: string | null;
  client: string | null;
}

/** Letter heights between two cells of which one identifier may be: some are printed with a gap, "V250101-7   012". */
export const MAX_GAP = 5;
/** Words that a reader may have made of one identifier. */
const MAX_WORDS = 3;
const MIN_DIGITS = 3;
/** Capitals and figures by themselves where such a value is announced: of a key's twelve signs one in three is a figure, and perhaps one of all. */
const LONG_KEY = /^(?=.*\d)[A-Z\d]{10,}$/;
/** Letter heights under a label within which its value may begin. */
const NEXT_UNDER = 8;
/** Misread letters of a label, as a share of it. */
const MISREAD_LABEL = 0.25;
/** What a candidate's place and reading say for it. */
const SCORES = { nearLabel: 0.5, asRead: 0.3 } as const;

/**
 * The report number, key or batch of a known laboratory by its grammar, where no label led to it: the word, or the words
 * in a row, that fit, nearest to its label first. A grammar that other things of the page fit too counts only near its label.
 * @param identifiers those of the field, from our list.
 * @returns the identifier spelt as the grammar has it; null when none fits, or several that are equally likely.
 */
export function findByGrammar(
  identifiers: readonly LaboratoryIdentifier[],
  graph: PageGraph,
  repeated: Repeated,
): LabelledValue | null {
  const runs = identifiers.length === 0 ? [] : graph.cells.flatMap((cell) => runsOfWords(cell, graph));
  const found = identifiers.flatMap((identifier) => {
    const labels = graph.cells.filter((cell) => holdsLabel(cell, identifier.label));
    const nearLabels = new Set(labels.flatMap((label) => placesOf(label, graph)));
    return runs.flatMap(({ cell, run }): (LabelledValue & { value: string })[] => {
      const near = nearLabels.has(cell);
      if (!near && !isUnmistakable(identifier)) return [];
      const value = identifierIn(run, identifier, repeated, near);
      if (value === null) return [];
      const text = textOf(run);
      const score = confidenceOf(run) + (near ? SCORES.nearLabel : 0) + (text.includes(value) ? SCORES.asRead : 0);
      return [
        {
          field: identifier.field,
          label: near ? identifier.label : '',
          words: [...run],
          cell,
          text,
          value,
          score,
          place: 'right',
          confidence: confidenceOf(run),
        },
      ];
    });
  });
  const [best, ...others] = found.sort((a, b) => b.score - a.score || b.value.length - a.value.length);
  if (best === undefined) return null;
  // A run of more words is the whole of what a shorter one begins: "V250101-7 012" of "V250101-7".
  const whole = others.find((other) => other.value.length > best.value.length && other.words[0] === best.words[0]);
  const { value, ...chosen } = whole ?? best;
  return { ...chosen, text: value };
}

/** Whether nothing else on a page is likely to fit: the grammar begins with letters of the laboratory's own, or holds a day. */
function isUnmistakable({ pattern }: LaboratoryIdentifier): boolean {
  return /^\^(?:\(\?:)?[A-Z][A-Z\d-]*/.test(pattern) || pattern.includes('(?<yymmdd>');
}

/** Words in a row, one to three, that begin in a cell and end in it or in the next one of its line. */
function runsOfWords(cell: Cell, graph: PageGraph): { cell: Cell; run: Word[] }[] {
  const [next] = rightOf(cell, graph);
  const line = [...cell.words, ...(next !== undefined && next.gap < MAX_GAP ? next.cell.words : [])];
  return cell.words.flatMap((_, from) =>
    Array.from({ length: MAX_WORDS }, (_, more) => line.slice(from, from + more + 1))
      .filter((run, more) => run.length === more + 1 && run.some((word) => /\d/.test(word.text)))
      .map((run) => ({ cell, run })),
  );
}

/** The identifier that a run of words is, with or without the blanks between them and a stroke before them. */
function identifierIn(
  run: readonly Word[],
  { pattern }: LaboratoryIdentifier,
  repeated: Repeated,
  isAnnounced: boolean,
): string | null {
  const texts = run.map((word) => word.text);
  const whole = new RegExp(pattern);
  for (const joined of new Set([texts.join(' '), texts.join('')])) {
    const bare = joined.replace(/^[^A-Za-z0-9#&]+/, '').replace(/(?<![^A-Za-z0-9])[^A-Za-z0-9]+$/, '');
    if (bare.replace(/\D/g, '').length < MIN_DIGITS && !(isAnnounced && LONG_KEY.test(bare))) continue;
    for (const text of [bare, ...withoutDoubles(bare), bare.slice(1)]) {
      const value = whole.test(text) ? text : spelledByGrammar(text, [pattern]);
      const groups = value === null ? undefined : (whole.exec(value)?.groups ?? {});
      if (value !== null && groups !== undefined && (groups.yymmdd === undefined || dayIn(groups) !== null)) {
        const settled = withRepeated(value, groups, repeated);
        if (settled !== null) return settled;
      }
    }
  }
  return null;
}

/** What a stroke before an identifier, such as the border of its cell, is read as. */
const STROKE = /^[Il1|]/;

/**
 * A text without one of two neighbours of the same shape, as a reader makes them of one letter: "EVO0Q" of "EVOQ". None where
 * the text is longer for a stroke before it.
 */
function withoutDoubles(text: string): string[] {
  if (STROKE.test(text)) return [];
  return [...text].flatMap((letter, at) => {
    const next = text[at + 1] ?? '';
    return letter !== next && next !== '' && foldShapes(letter) === foldShapes(next)
      ? // The letter is likelier among letters: the digit goes first.
        [letter, next]
          .sort((a, b) => Number(/\d/.test(a)) - Number(/\d/.test(b)))
          .map((kept) => text.slice(0, at) + kept + text.slice(at + 2))
      : [];
  });
}

/** An identifier whose parts repeat what the page says elsewhere, spelt as it says it there; null when it says otherwise. */
export function withRepeated(
  value: string,
  groups: Readonly<Record<string, string | undefined>>,
  { reportNumber, client }: Repeated,
): string | null {
  let spelt = value;
  const { report_number: number, client: letters } = groups;
  if (number !== undefined && reportNumber !== null) {
    if (foldShapes(number) !== foldShapes(reportNumber)) return null;
    spelt = spelt.replace(number, reportNumber);
  }
  if (letters === undefined || !spelt.startsWith(letters)) return spelt;
  const name = client?.replace(/[^A-Za-z0-9&]/g, '') ?? '';
  // A stroke before the name is the border of its cell.
  const first = [name, name.slice(1)]
    .map((text) => text.slice(0, letters.length))
    .find((text) => foldShapes(text) === foldShapes(letters));
  if (first !== undefined) spelt = inCaseOf(first, letters) + spelt.slice(letters.length);
  return spelt;
}

/** Characters of a report number, and letters of a client, from which on a key repeats them rather than happens to hold them. */
const MIN_REPEATED = { number: 6, client: 3 } as const;
/** A digit or a stroke among a client's letters. */
const NO_LETTER = /[\d|l]/;

/**
 * A key of which no grammar is known, spelt as the page spells it elsewhere: of some laboratories it is the client's first letters and
 * the report number. As it was read where it is neither.
 */
export function asRepeated(key: string, { reportNumber, client }: Repeated): string {
  if (reportNumber === null || client === null || reportNumber.length < MIN_REPEATED.number) return key;
  if (!foldShapes(key).endsWith(foldShapes(reportNumber))) return key;
  const read = key.slice(0, key.length - reportNumber.length);
  // Letters alone may be right where the client's are not: a Q is read as an O in both.
  if (!NO_LETTER.test(read)) return read + reportNumber;
  const name = client.replace(/[^A-Za-z0-9&]/g, '');
  const letters = [read, ...withoutDoubles(read)].find(
    (text) => text.length >= MIN_REPEATED.client && foldShapes(text) === foldShapes(name.slice(0, text.length)),
  );
  if (letters === undefined) return key;
  const first = name.slice(0, letters.length);
  return (/[a-z]/.test(letters) ? inCaseOf(first, letters) : first.toUpperCase()) + reportNumber;
}

/** A text in the case of another of its length: a key that is read "DBsi" of a client read "obsidian" begins "OBsi". */
function inCaseOf(text: string, other: string): string {
  return [...text].map((letter, at) => (/[A-Z]/.test(other[at] ?? '') ? letter.toUpperCase() : letter)).join('');
}

function holdsLabel(cell: Cell, label: string): boolean {
  const wanted = lettersOnly(label);
  const count = label.split(' ').length;
  return cell.words.some((_, from) =>
    [count, count + 1].some((length) => {
      const words = cell.words.slice(from, from + length);
      const got = lettersOnly(words.map(({ text }) => text).join(''));
      return got !== '' && editDistance(got, wanted, wanted.length) <= wanted.length * MISREAD_LABEL;
    }),
  );
}

/** Where the value of a label may stand: in its cell, right of it or under it. */
function placesOf(label: Cell, graph: PageGraph): Cell[] {
  const under = below(label, graph).map(({ cell }) => cell);
  return [
    label,
    ...rightOf(label, graph).map(({ cell }) => cell),
    ...(under.length > 0 ? under : nextUnder(label, graph)),
  ];
}

/** What stands next under a label, in a box of its own. */
function nextUnder(label: Cell, { cells, letters }: PageGraph): Cell[] {
  const isNear = (gap: number): boolean => gap > 0 && gap < NEXT_UNDER;
  return cells
    .filter((cell) => isNear(gapBelow(label, cell, letters)) && areInOneColumn(cell, label))
    .sort((a, b) => a.top - b.top)
    .slice(0, 1);
}
