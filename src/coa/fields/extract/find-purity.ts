import type { Cell } from '../../layout/cells.ts';
import { cellsBelow, columnOf, type Header, rowOf } from '../../layout/table.ts';
import type { Word } from '../../layout/word.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import { OTHER_PURITIES, PURITY_TITLES } from '../vocabulary/results.ts';
import { confidenceOf } from './find-labelled.ts';

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
/** A percentage; a reader may lose the decimal point to a space and take the sign for a degree. */
const PERCENT =
  /(?<![\d.,]|\d[.,]?\p{L})(\d{1,3}\s?[.,]\s?\d{1,4}|\d{2}\s\d{1,3}(?=\s?[%°º])|\d{1,3}(?!\s?\d))\s?(?:%|percent\b|[°º](?![CF])|9\/0)/iu;
/** A zero with a dot or a stroke in it, as readers take it in the middle of a number. */
const MARKED_ZERO = /(?<=\d[.,]?)[QO@](?=[\d.,]|\s?%)/g;
const BARE_NUMBER = /^[^\d]{0,2}(\d{2,3}[.,]\d{1,4})$/;
/** A purity above this without decimals is no number that anybody prints. */
const LARGEST_WHOLE = 130;
/** What marks a number as a limit, also as readers misread "≥" and "≤". */
export const LIMIT =
  /[<>≥≤]|=>|\bN[LM]T\b|not (less|more)|minimum|maximum|\bmin\b|\bmax\b|at least|specification|\blimit/i;

/** Every purity printed on the page, the plainest first. Limits and specifications are left out. */
export function findPurity(cells: readonly Cell[], headers: readonly Header[], letters: number): PurityReading[] {
  const found: PurityReading[] = [];
  for (const title of cells) {
    if (!PURITY.test(title.text) || OTHER_PURITY.test(title.text)) continue;
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
    const row = rowOf(title, cells, letters).filter((cell) => !LIMIT.test(cell.text));
    const inTable = row.map((cell) => ({
      cell,
      column: columnOf(cell, headers),
      read: readPercent(cell.words) ?? readBare(cell.words, columnOf(cell, headers)),
    }));
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
    const below = cellsBelow(title, cells, letters).filter((cell) => !LIMIT.test(cell.text));
    const under = below.map((cell) => readPercent(cell.words)).find((read) => read !== null);
    if (under) {
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
  return found.sort((a, b) => b.score - a.score || b.confidence - a.confidence);
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
      const before = `${words[start - 1]?.text ?? ''} ${text.slice(0, match.index)}`;
      if (LIMIT.test(before) || /±|\+\/?-$/.test(before)) break;
      return reading(match[1]!, text, piece);
    }
  }
  return null;
}

/** A number without its percent sign, believed only under a result header. */
function readBare(words: readonly Word[], column: string | null): Omit<PurityReading, 'label' | 'score'> | null {
  if (column !== 'result' || words.length === 0) return null;
  const match = BARE_NUMBER.exec(words[0]!.text.replace(/[°%]?[a-z]?$/i, ''));
  return match === null || Number(match[1]!.replace(',', '.')) < 50
    ? null
    : reading(match[1]!, words[0]!.text, [words[0]!]);
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
