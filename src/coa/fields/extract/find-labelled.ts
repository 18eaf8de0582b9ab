import { type Cell, cellOf, sharedHeight } from '../../layout/cells.ts';
import type { Word } from '../../layout/word.ts';
import { type LabelledField, specOf } from '../specs.ts';
import { matchIllegibleLabel, matchLabel } from '../vocabulary/labels.ts';

/** A value that stands by a label. */
export interface LabelledValue {
  field: LabelledField;
  label: string;
  /** The value's words; several lines never run together here. */
  words: Word[];
  text: string;
  confidence: number;
  /** 0 to 1: how plainly label and place say that this is the field's value. */
  score: number;
  /** Where it stands to its label. */
  place: 'same-cell' | 'right' | 'below';
}

/** Whether a text can be the value of a field; `strict` for a value that no colon announces. */
export type Accepts = (field: LabelledField, text: string) => boolean;

/** Finds every label on the page and the values beside or below it. */
export function findLabelled(cells: readonly Cell[], letters: number, accepts: Accepts): LabelledValue[] {
  const found: LabelledValue[] = [];
  const labelCells = new Set<Cell>();
  for (const cell of cells) {
    const match = matchLabel(cell.words.map((word) => word.text));
    if (match !== null && (match.closed || match.words === cell.words.length)) labelCells.add(cell);
  }
  for (const cell of cells) {
    const texts = cell.words.map((word) => word.text);
    for (let start = 0; start < texts.length; start++) {
      const match =
        matchLabel(texts, start) ??
        (start === 0
          ? matchIllegibleLabel(
              texts,
              (field, from) => from >= texts.length || accepts(field, textOf(cell.words.slice(from))),
            )
          : null);
      if (match === null) continue;
      // In the middle of a cell a label counts only with its colon: "Sample Name: X 10 mg; Batch: Y".
      if (start > 0 && !(match.closed && start + match.words < texts.length)) continue;
      const after = cell.words.slice(start + match.words);
      const { value, announced } = valueBehind(after, texts[start + match.words - 1]!, match.field);
      if (match.field !== 'other') {
        const label = texts.slice(start, start + match.words).join(' ');
        if (value.length > 0)
          addSameCell(found, { ...match, closed: match.closed || announced }, label, upToNextLabel(value), accepts);
        else addNeighbours(found, cell, match, label, cells, labelCells, letters, accepts);
      }
      start += match.words - 1;
    }
  }
  for (const cell of cells) {
    // A sentence that leads to its value on the next line: "… with the following unique key".
    const tail = cell.words.slice(-2);
    const match = cell.words.length < 4 ? null : matchLabel(tail.map((word) => word.text));
    if (match !== null && match.field !== 'other' && match.words === 2)
      addNeighbours(found, cell, match, textOf(tail), cells, labelCells, letters, accepts);
  }
  const column = found.filter(({ place }) => place === 'right').map(({ words }) => cellOf(words));
  return preferPageHabit(found).filter((value) => !isLabelOfAnother(value, column, cells, letters));
}

/** Words of a label in another language, with the sign between the two. */
const LONGEST_TRANSLATION = 4;

/**
 * The words behind a label that can be its value. "Customer / Auftraggeber" is the label once more in another language and
 * has none; in "Key / Schlüssel: KVR-1" a colon announces it.
 */
function valueBehind(
  after: readonly Word[],
  last: string,
  field: LabelledField | 'other',
): { value: Word[]; announced: boolean } {
  const [first] = after;
  if (first === undefined) return { value: [], announced: false };
  if (!last.endsWith(':') && (/^[/|]/.test(first.text) || /^[/|]$/.test(last))) {
    const colon = after.slice(0, LONGEST_TRANSLATION).findIndex(({ text }) => text.endsWith(':'));
    return colon < 0 ? { value: [], announced: false } : { value: after.slice(colon + 1), announced: true };
  }
  const again = matchLabel(after.map(({ text }) => text));
  if (again !== null && again.field === field && again.words === after.length) return { value: [], announced: false };
  return { value: after.filter(({ text }) => !/^[:>#：=-]+$/.test(text)), announced: false };
}

/**
 * A page puts its values beside its labels or under them. Dates and amounts show which; a value found on the other side
 * then counts half, so that the next label of a form is not taken for the value of the one before it.
 */
function preferPageHabit(found: LabelledValue[]): LabelledValue[] {
  const votes = (place: LabelledValue['place']): number =>
    found.filter((value) => value.place === place && specOf(value.field)?.showsPlace).length;
  const right = votes('right');
  const below = votes('below');
  if (below <= right) return found;
  return found.map((value) =>
    value.place === 'right'
      ? { ...value, score: value.score * 0.5 }
      : value.place === 'below'
        ? { ...value, score: Math.max(value.score, 0.85) }
        : value,
  );
}

/**
 * Whether what stands below a label is the label of the next row of `column`, the values right of their labels: a page sets its values to the right, and beside this one
 * stands such a value. Where a value is covered, the label of the next row is all that is near.
 */
function isLabelOfAnother(
  { place, words }: LabelledValue,
  column: readonly Cell[],
  cells: readonly Cell[],
  letters: number,
): boolean {
  if (place !== 'below') return false;
  const own = cellOf(words);
  const inColumn = (cell: Cell): boolean =>
    column.filter((value) => Math.abs(value.left - cell.left) < letters || Math.abs(value.right - cell.right) < letters)
      .length >= LEAST_IN_COLUMN;
  return cells.some((cell) => cell.left > own.right && sharedHeight(cell, own) >= 0.45 && inColumn(cell));
}

/** Values that must begin or end in line before they are a column. */
const LEAST_IN_COLUMN = 2;

function addSameCell(
  found: LabelledValue[],
  match: { field: LabelledField | 'other'; closed: boolean; strength: number },
  label: string,
  words: Word[],
  accepts: Accepts,
): void {
  const text = textOf(words);
  const field = match.field as LabelledField;
  if (!accepts(field, text)) return;
  if (!match.closed && match.strength < 1) return;
  found.push({
    field,
    label,
    words,
    text,
    confidence: confidenceOf(words),
    score: match.strength * (match.closed ? 1 : 0.55),
    place: 'same-cell',
  });
}

/** Letter heights by which a label may be indented over its value: the number before it, "19.", is no part of it. */
const INDENT = 2.6;

function addNeighbours(
  found: LabelledValue[],
  cell: Cell,
  match: { field: LabelledField | 'other'; strength: number },
  label: string,
  cells: readonly Cell[],
  labelCells: ReadonlySet<Cell>,
  letters: number,
  accepts: Accepts,
): void {
  const field = match.field as LabelledField;
  const right = cells
    .filter(
      (other) =>
        other !== cell &&
        other.left >= cell.right - letters &&
        sharedHeight(cell, other) >= 0.45 &&
        !isPunctuation(other),
    )
    .sort((a, b) => a.left - b.left)[0];
  if (right !== undefined && !labelCells.has(right)) {
    const words = upToNextLabel(right.words);
    const text = textOf(words);
    const distance = (right.left - cell.right) / letters;
    if (accepts(field, text))
      found.push({
        field,
        label,
        words,
        text,
        confidence: confidenceOf(words),
        score: match.strength * (distance < 40 ? 0.9 : 0.7),
        place: 'right',
      });
  }
  const height = cell.bottom - cell.top;
  const below = cells
    .filter((other) => {
      const gap = other.top - cell.bottom;
      const overlap = Math.min(cell.right, other.right) - Math.max(cell.left, other.left);
      const aligned =
        Math.abs(other.left - cell.left) < letters * INDENT ||
        Math.abs(other.right - cell.right) < letters * 2 ||
        Math.abs((other.left + other.right - cell.left - cell.right) / 2) < letters * 3;
      return (
        other !== cell &&
        gap > -height * 0.3 &&
        gap < Math.max(height, letters) * 3 &&
        overlap > 0 &&
        aligned &&
        !isPunctuation(other) &&
        !other.words.some((word) => /\w:$/.test(word.text))
      );
    })
    .sort((a, b) => a.top - b.top)[0];
  if (below !== undefined && !labelCells.has(below)) {
    const words = upToNextLabel(below.words);
    const text = textOf(words);
    const beside = right !== undefined && !labelCells.has(right) && accepts(field, right.text);
    if (accepts(field, text))
      found.push({
        field,
        label,
        words,
        text,
        confidence: confidenceOf(words),
        score: match.strength * (beside ? 0.5 : 0.8),
        place: 'below',
      });
  }
}

/** Cuts a value where the next label with a colon begins: "R-1234 Batch: Y" ends before "Batch". */
function upToNextLabel(words: readonly Word[]): Word[] {
  const texts = words.map((word) => word.text);
  for (let start = 1; start < texts.length; start++) {
    const match = matchLabel(texts, start);
    if (match === null) continue;
    const last = texts[start + match.words - 1]!;
    if (/[:：>]$/.test(last)) return words.slice(0, start);
  }
  return [...words];
}

function isPunctuation(cell: Cell): boolean {
  return !/[\p{L}\p{N}]/u.test(cell.text);
}

export function textOf(words: readonly Word[]): string {
  return words
    .map((word) => word.text)
    .join(' ')
    .replace(/^[\s:>#|\-–—.,;]+/, '')
    .replace(/[\s|:;,]+$/, '')
    .trim();
}

export function confidenceOf(words: readonly Word[]): number {
  let weight = 0;
  let sum = 0;
  for (const word of words) {
    weight += word.text.length;
    sum += word.text.length * word.confidence;
  }
  return weight === 0 ? 0 : sum / weight;
}
