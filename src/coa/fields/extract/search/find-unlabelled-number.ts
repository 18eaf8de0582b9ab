import type { Cell } from '../../../layout/cells.ts';
import { below, depthOf, type PageGraph, rightOf } from '../../../layout/page-graph.ts';
import { confidenceOf, signsOf, textOf, type Word } from '../../../layout/word.ts';
import { identifierOf } from '../../text/identifiers.ts';
import { anyOf, wholly } from '../../vocabulary/any-of.ts';
import { CERTIFICATE_TITLES, SHEET_TITLES } from '../../vocabulary/certificate.ts';
import { NUMBER_SIGNS } from '../../vocabulary/prose.ts';
import type { LabelledValue } from './labelled/labelled-value.ts';
import { isPartedFigure, numberAt } from './parted-number.ts';

const TITLE = anyOf([...CERTIFICATE_TITLES, ...SHEET_TITLES]);
const SIGN = wholly(NUMBER_SIGNS);
/** A title of another kind: "Uniformity report". */
const OTHER_TITLE = /^(?:\p{L}+ ){1,3}(?:report|certificate)$/iu;
/** How far down a page its title stands at most, share of its height, and of how many words it is. */
const HEAD = 0.4;
const LONGEST_TITLE = 5;
/** What the place says for a number's being the report's, beside a label's 1; and digits that it has at least, unlike a year or a page. */
const SCORE = 0.65;
const MIN_DIGITS = { plain: 5, lettered: 4 } as const;
/** What was read worse is rubble. */
const MIN_CONFIDENCE = 0.3;
/** How a number with letters begins. */
const LETTERED = /^[A-Z]{2}/;
/** A number that calls itself a certificate's: "CoA-26/2291". */
const OF_CERTIFICATE = /^C[Oo]A[-/](?=(?:\S*\d){4})[A-Z\d][A-Z\d/-]*$/;
/** A number with letters that is set to its sign: "#PX-30417". */
const BEHIND_HASH = /^#[A-Z]{1,5}-(?=(?:\S*\d){4})[A-Z\d][A-Z\d/-]*$/;
/** What else stands in the cell of a number: its revision or version, the page, the day of issue. */
const BEHIND = /^(?:(?:rev|version|v|ver|page|p)\b\.?.*|v\d+|vi|(?:issued|dated|of) .{1,6}\b.*\d{4})$/i;

/**
 * The number that no label names but that stands alone beside the page's title or right under it, as of "CERTIFICATE OF ANALYSIS
 * 26-04418-1", or at the head behind a sign of numbers, as of "No. TL/26/0417"; null where none does.
 */
export function findUnlabelledNumber(graph: PageGraph): LabelledValue | null {
  for (const title of graph.cells) {
    if (!isTitle(title, graph)) continue;
    // A logo is read as a sign or two.
    const [beside, ...others] = rightOf(title, graph).flatMap(({ cell }) =>
      signsOf(cell.text).length > 1 ? [cell] : [],
    );
    const right = others.length === 0 ? numberIn(beside) : null;
    if (right !== null) return asValue(right, title.text, 'right');
    const under = beside === undefined || LETTERED.test(beside.text) ? numberUnder(title, graph) : null;
    if (under !== null) return asValue(under, title.text, 'below');
  }
  return behindSign(graph);
}

interface NumberInCell {
  cell: Cell;
  words: readonly Word[];
}

function isTitle(cell: Cell, graph: PageGraph): boolean {
  return (
    (TITLE.test(cell.text) || OTHER_TITLE.test(cell.text)) &&
    cell.words.length <= LONGEST_TITLE &&
    depthOf(cell, graph) <= HEAD
  );
}

/** The number with letters right under a title, in line with it or within its width. */
function numberUnder(title: Cell, graph: PageGraph): NumberInCell | null {
  const [under] = below(title, graph);
  if (under === undefined || !LETTERED.test(under.cell.text)) return null;
  const isWithin = under.cell.left >= title.left && under.cell.right <= title.right;
  return under.inLine || isWithin ? numberIn(under.cell) : null;
}

/** The number at the head of a page behind a sign, or that calls itself a certificate's, where nothing else stands in its cell. */
function behindSign(graph: PageGraph): LabelledValue | null {
  for (const cell of graph.cells) {
    const [sign, ...words] = cell.words;
    if (sign === undefined || depthOf(cell, graph) > HEAD) continue;
    if (OF_CERTIFICATE.test(cell.text) || BEHIND_HASH.test(cell.text))
      return asValue({ cell, words: cell.words }, '', 'same-cell');
    const number = SIGN.test(sign.text) ? numberOf(words) : null;
    if (number !== null) return asValue({ cell, words: number }, sign.text, 'same-cell');
  }
  return null;
}

/** The identifier that is all of a cell but for its revision; null where it holds something else. */
function numberIn(cell: Cell | undefined): NumberInCell | null {
  const words = cell === undefined ? null : numberOf(cell.words);
  return cell === undefined || words === null ? null : { cell, words };
}

function numberOf(words: readonly Word[]): readonly Word[] | null {
  const number = withLastFigure(numberAt(words, 0), words);
  const behind = textOf(words.slice(number.length));
  if (number.length === 0 || confidenceOf(number) < MIN_CONFIDENCE || (behind !== '' && !BEHIND.test(behind)))
    return null;
  const text = textOf(number);
  const least = LETTERED.test(text) ? MIN_DIGITS.lettered : MIN_DIGITS.plain;
  if (text.replace(/\D/g, '').length < least) return null;
  return number.length > 1 || identifierOf(text) === text ? number : null;
}

/** A number with its last figure, where a reader parted the two although they touch: "26-339" and "1". */
function withLastFigure(number: readonly Word[], words: readonly Word[]): readonly Word[] {
  const [last, next] = [number.at(-1), words[number.length]];
  return last !== undefined && next !== undefined && isPartedFigure(last, next) ? [...number, next] : number;
}

function asValue({ cell, words }: NumberInCell, label: string, place: LabelledValue['place']): LabelledValue {
  const confidence = confidenceOf(words);
  return {
    field: 'report_number',
    label,
    words: [...words],
    cell,
    text: textOf(words),
    confidence,
    score: SCORE,
    place,
  };
}
