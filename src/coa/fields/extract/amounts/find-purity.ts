import type { Cell } from '../../../layout/cells.ts';
import { cellsBelow, columnOf, type Header, rowOf } from '../../../layout/table.ts';
import type { Word } from '../../../layout/word.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { OTHER_PURITIES, PURITY_TITLES, SUBSTANCE_HEADERS } from '../../vocabulary/results.ts';
import { confidenceOf } from '../search/find-labelled.ts';

export interface PurityReading {
  text: string;
  /** Percent. */
  value: number;
  /** Decimals as printed. */
  decimals: number;
  words: Word[];
  label: string;
  confidence: number;
  score: number;
}

const PURITY = anyOf(PURITY_TITLES);
const OTHER_PURITY = anyOf(OTHER_PURITIES);
const SUBSTANCE_HEADER = anyOf(SUBSTANCE_HEADERS);
/** A percentage; a reader may lose the decimal point to a space and take the sign for a degree. */
const PERCENT =
  /(?<![\d.,]|\d[.,]?\p{L})(\d{1,3}\s?[.,]\s?\d{1,4}|\d{2}\s\d{1,3}(?=\s?[%°º])|\d{1,3}(?!\s?\d))\s?(?:%|percent\b|[°º](?![CF])|9\/0)/iu;
/** A zero with a dot or a stroke in it, as readers take it in the middle of a number. */
const MARKED_ZERO = /(?<=\d[.,]?)[QO@](?=[\d.,]|\s?%)/g;
/** A title that gives the unit of the numbers under it: "Determined purity (%)" over "99.74". */
const PER_CENT_TITLE = /\(%\)/;
const BARE_NUMBER = /^[^\d]{0,2}(\d{2,3}[.,]\d{1,4})$/;
/** A purity above this without decimals is no number that anybody prints. */
const LARGEST_WHOLE = 130;
/** What marks a number as a limit, also as readers misread "≥" and "≤". */
export const LIMIT =
  /[<>≥≤]|=>|\bN[LM]T\b|not (less|more)|minimum|maximum|\bmin\b|\bmax\b|at least|specification|\blimit/i;

/** Of several vials the average is the purity of the page. */
const AVERAGE = /^(?:average|mean) purity\b/i;
/** A sign before the number, and how the spread behind it begins: some laboratories print "> 99.80% ± 0.18%" as a result. */
const BOUND = /^[<>≥≤＜＞]\s?(?=\d)/;
const SPREAD = /%\s?(?:[±+=t-]+|\+\/-)\s*$/;
/** No report prints a purity below this: a smaller number has lost its first digit. */
const SMALLEST = 10;
/** How much a number counts whose first digit is probably lost. */
const CUT_OFF = 0.5;
/** A purity that stands beside the substance in place of its own title is not less than this. */
const SMALLEST_UNTITLED = 50;

/**
 * Every purity printed on the page, the plainest first. Limits and specifications are left out; a number whose first digit
 * the reader lost stands behind the whole one where the page prints that too.
 */
export function findPurity(cells: readonly Cell[], headers: readonly Header[], letters: number): PurityReading[] {
  const found: PurityReading[] = [];
  for (const title of cells) {
    if (!PURITY.test(title.text) || OTHER_PURITY.test(title.text)) continue;
    if (AVERAGE.test(title.text)) {
      const read = firstBelow(title, cells, letters);
      if (read !== null) found.push({ ...read, label: title.text, score: 1 });
    }
    const at = title.words.findIndex((word) => PURITY.test(word.text));
    if (title.words.length > 12) {
      // In a sentence the figure follows at once: "… gave a chromatographic purity of 99.153 %".
      const told = readPercent(title.words.slice(at + 1, at + 5));
      if (told !== null) found.push({ ...told, label: title.words[at]!.text, score: 0.6 });
      continue;
    }
    const label = title.words
      .slice(0, at + 1)
      .map((word) => word.text)
      .join(' ');
    const rest = title.words.slice(at + 1);
    const short = title.words.length <= 7;
    const own = readPercent(rest);
    if (own !== null) {
      found.push({ ...own, label, score: short ? 1 : 0.5 });
      continue;
    }
    const row = rowOf(title, cells, letters);
    const inTable = row.flatMap((cell) => {
      const column = columnOf(cell, headers, [title, ...row]);
      const read = LIMIT.test(cell.text)
        ? readBound(cell.words, column)
        : (readPercent(cell.words) ?? readBare(cell.words, column));
      return [{ cell, column, read }];
    });
    const candidates = inTable.filter(
      ({ column, read }) => read !== null && column !== 'specification' && column !== 'method',
    );
    const best = candidates.find(({ column }) => column === 'result') ?? candidates.at(-1);
    if (best !== undefined && best.read !== null) {
      const score = !short ? 0.4 : best.column === 'result' || candidates.length === 1 ? 0.95 : 0.7;
      const above = spreadOf(best.cell, cells);
      found.push({ ...(above === null ? best.read : (readPercent(above.words) ?? best.read)), label, score });
      continue;
    }
    if (title.words.length > 4) continue;
    const under = firstBelow(title, cells, letters);
    if (under !== null) {
      found.push({ ...under, label, score: 0.8 });
      continue;
    }
    // A dial prints the figure over its word.
    const over = cells
      .filter(
        (cell) =>
          title.top - cell.bottom > -letters * 0.5 &&
          title.top - cell.bottom < letters * 3 &&
          Math.abs(cell.left + cell.right - title.left - title.right) < letters * 6 &&
          !LIMIT.test(cell.text),
      )
      .map((cell) => readPercent(cell.words))
      .find((read) => read !== null);
    if (over) found.push({ ...over, label, score: 0.7 });
  }
  found.push(...besideSubstance(cells, headers));
  return wholeFirst(found.sort((a, b) => b.score - a.score || b.confidence - a.confidence));
}

function firstBelow(
  title: Cell,
  cells: readonly Cell[],
  letters: number,
): Omit<PurityReading, 'label' | 'score'> | null {
  for (const cell of cellsBelow(title, cells, letters)) {
    const read = LIMIT.test(cell.text)
      ? null
      : (readPercent(cell.words) ?? (PER_CENT_TITLE.test(title.text) ? readBare(cell.words, 'result') : null));
    if (read !== null) return read;
  }
  return null;
}

/** Purities of tables with a row for the substance itself: "Mass Identification | Result" over "BPC-157 | 99.327%". */
function besideSubstance(cells: readonly Cell[], headers: readonly Header[]): PurityReading[] {
  return headers
    .filter(({ column, cell }) => column === 'test' && SUBSTANCE_HEADER.test(cell.text))
    .flatMap(({ cell: header }) => {
      const value = cells.find(
        (cell) => cell.top > header.bottom && columnOf(cell, headers) === 'result' && /\d\s?%/.test(cell.text),
      );
      const read = value === undefined ? null : readPercent(value.words);
      return read === null || read.value < SMALLEST_UNTITLED ? [] : [{ ...read, label: header.text, score: 0.65 }];
    });
}

/** Puts a whole number before the one that is its end: "9.327%" is what a reader made of a "99.327%" printed twice. */
function wholeFirst(found: PurityReading[]): PurityReading[] {
  const [best, ...others] = found;
  if (best === undefined || best.value >= SMALLEST) return found;
  const digits = best.value.toFixed(best.decimals);
  const likely = others.find((other) => other.value >= SMALLEST_UNTITLED && other.score >= best.score);
  if (likely !== undefined) return [likely, ...found.filter((other) => other !== likely)];
  const whole = others.find(
    (other) => other.value > best.value && other.value.toFixed(other.decimals).endsWith(digits),
  );
  return whole === undefined
    ? [{ ...best, confidence: best.confidence * CUT_OFF }, ...others]
    : [whole, ...found.filter((other) => other !== whole)];
}

/** The cell whose value a cell only adds the spread to: "102.83% ±" over "0.18%"; null for an ordinary cell. */
function spreadOf(cell: Cell, cells: readonly Cell[]): Cell | null {
  const height = cell.bottom - cell.top;
  return (
    cells.find(
      (other) =>
        other !== cell &&
        other.bottom <= cell.top + height / 2 &&
        cell.top - other.bottom < height &&
        Math.min(other.right, cell.right) > Math.max(other.left, cell.left) &&
        /%\s?[±=+-]+$/.test(other.text),
    ) ?? null
  );
}

/** The first percentage in the words that no sign marks as a limit; what follows "±" is its spread. */
export function readPercent(words: readonly Word[]): Omit<PurityReading, 'label' | 'score'> | null {
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= 3 && start + length <= words.length; length++) {
      const piece = words.slice(start, start + length);
      const text = piece
        .map((word) => word.text)
        .join(' ')
        .replace(MARKED_ZERO, '0');
      const match = PERCENT.exec(text);
      if (match === null) continue;
      // "626%" is what is left of a number whose beginning stands elsewhere or was not read.
      if (/^\d{3}$/.test(match[1]!) && Number(match[1]) > LARGEST_WHOLE) break;
      // "298.9 %": "≥ 98.9 %", whose sign a reader takes for a digit; nobody prints such a purity.
      if (/^[2-9]\d\d[.,]/.test(match[1]!)) break;
      // "98.648 7%": the tail of a number that was read in two.
      if (length === 1 && /^\d{1,3}[.,]\d+$/.test(words[start - 1]?.text ?? '') && /^\d%/.test(text)) break;
      // "199.65 1%": a number that was read in two, in one go.
      if (/\d[.,]\d+\s$/.test(text.slice(0, match.index)) && /^\d$/.test(match[1]!)) break;
      const before = `${words[start - 1]?.text ?? ''} ${text.slice(0, match.index)}`;
      if (LIMIT.test(before) || /±|\+\/?-$/.test(before)) break;
      const line = [...words.slice(0, start).map((word) => word.text), text.slice(0, match.index)].join(' ');
      if (SPREAD.test(line)) break;
      return reading(match[1]!, text, piece);
    }
  }
  return null;
}

/** A result that is a bound, ">99.80% ± 0.18%"; a specification, which has no spread, is one only outside of the column of results. */
function readBound(words: readonly Word[], column: string | null): Omit<PurityReading, 'label' | 'score'> | null {
  const text = words.map((word) => word.text).join(' ');
  if (!BOUND.test(text) || (column !== 'result' && !(column === null && /%\s?\S{1,3}\s?\d[^%]*%/.test(text))))
    return null;
  const [first, ...rest] = words;
  if (first === undefined) return null;
  const bare = { ...first, text: first.text.replace(BOUND, '').replace(/^[<>≥≤＜＞]$/, '') };
  const read = readPercent([bare, ...rest]);
  return read && { ...read, text: text.slice(0, text.indexOf('%') + 1) };
}

/** A number without its percent sign, believed only under a result header. */
function readBare(words: readonly Word[], column: string | null): Omit<PurityReading, 'label' | 'score'> | null {
  if (column !== 'result' || words.length === 0) return null;
  const match = BARE_NUMBER.exec(words[0]!.text.replace(/[°%]?[a-z]?$/i, ''));
  if (match === null) return null;
  const value = Number(match[1]!.replace(',', '.'));
  return value < SMALLEST_UNTITLED || value > LARGEST_WHOLE ? null : reading(match[1]!, words[0]!.text, [words[0]!]);
}

function reading(number: string, text: string, words: Word[]): Omit<PurityReading, 'label' | 'score'> {
  // "199.8 %": ": 99.8 %", whose colon a reader takes for a one; nobody prints such a purity.
  const tidy = number
    .replace(/^1(?=[1-9]\d[.,])/, '')
    .replace(/^(\d{2})\s(?=\d)/, '$1.')
    .replace(/\s/g, '')
    .replace(',', '.');
  return {
    text,
    value: Number(tidy),
    decimals: tidy.split('.')[1]?.length ?? 0,
    words,
    confidence: confidenceOf(words),
  };
}
