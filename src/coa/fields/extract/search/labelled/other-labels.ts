import { type Cell, cellOf } from '../../../../layout/cells.ts';
import { besideBothLines, type PageGraph, rightOf, upperLineOf } from '../../../../layout/page-graph.ts';
import { TABLE_HEADERS } from '../../../../layout/table-headers.ts';
import { textOf, type Word } from '../../../../layout/word.ts';
import { wholly } from '../../../vocabulary/any-of.ts';
import { matchLabel } from '../../../vocabulary/labels.ts';
import { OF_READER } from '../../../vocabulary/prose.ts';
import { asValue, ofWords } from './as-value.ts';
import { type Label, type LabelledValue, type Page, PLACE_SCORES, valueText } from './labelled-value.ts';
import { isLabel, valuesAround } from './values-of-label.ts';

/** A label in brackets behind what it is in another language, "Zákazník (Customer)"; or the number of a letter behind its subject, "(our file KSS-26-188)". */
export function valuesOfBrackets(cell: Cell, page: Page): LabelledValue[] {
  const from = cell.words.findLastIndex(({ text }) => text.startsWith('('));
  const last = cell.words.at(-1)?.text ?? '';
  if (from < 1 || !/\):?$/.test(last)) return [];
  const texts = cell.words.slice(from).map(({ text }) => text.replace(/[():]/g, ''));
  const match = matchLabel(texts);
  if (match?.field === 'report_number' && match.words === texts.length - 1) {
    const label: Label = {
      field: match.field,
      text: texts.slice(0, -1).join(' '),
      closed: true,
      strength: match.strength,
    };
    return ofWords(label, cell.words.slice(-1), cell, 'same-cell', 1, page.accepts);
  }
  if (match === null || match.field === 'other' || match.words !== texts.length) return [];
  // "Acceptance (client)" heads a column of limits.
  const before = textOf(cell.words.slice(0, from));
  if (TABLE_HEADERS.some(([, head]) => head.test(before))) return [];
  return valuesAround(
    cell,
    { field: match.field, text: texts.join(' '), closed: true, strength: match.strength },
    page,
  );
}

/** Words of a label that its cell breaks, at most. */
const LONGEST_BROKEN = 4;

/** A label that a narrow cell breaks, "Submitted" over "by", and the value that stands in the middle of both lines. */
export function valuesOfBroken(second: Cell, { graph, accepts }: Page): LabelledValue[] {
  const first = upperLineOf(second, graph);
  if (first === undefined || first.words.length + second.words.length > LONGEST_BROKEN || isLabel(second)) return [];
  const words = first.text.endsWith('-') ? joinedAtHyphen(first, second) : [...first.words, ...second.words];
  const texts = words.map(({ text }) => text);
  const match = matchLabel(texts);
  if (match === null || match.field === 'other' || match.composed || match.words !== texts.length) return [];
  const value =
    besideBothLines(second, graph)[0] ?? (isLabel(first) ? undefined : linesBesideBoth(first, second, graph));
  if (value === undefined || isLabel(value)) return [];
  const label: Label = { field: match.field, text: texts.join(' '), closed: match.closed, strength: match.strength };
  return asValue(label, value, 'right', PLACE_SCORES.right, { graph, accepts });
}

/** The words of two lines of which a hyphen ends the first: "Manufac-" over "turing lot". */
function joinedAtHyphen(first: Cell, second: Cell): Word[] {
  const last = first.words.at(-1)!;
  const [rest, ...others] = second.words;
  return [...first.words.slice(0, -1), { ...last, text: last.text.slice(0, -1) + (rest?.text ?? '') }, ...others];
}

/** A value of two lines, of which each stands beside one of its label's: "Tanline / Research OÜ" beside "Ordering / party". */
function linesBesideBoth(first: Cell, second: Cell, graph: PageGraph): Cell | undefined {
  const [upper] = rightOf(first, graph);
  const [lower] = rightOf(second, graph);
  if (upper === undefined || lower === undefined || upperLineOf(lower.cell, graph) !== upper.cell) return undefined;
  return cellOf([...upper.cell.words, ...lower.cell.words]);
}

/** Words that make what follows the reader's: “your report”. */
const OF_READERS = wholly(OF_READER);

/** Words of a label at the end of a line, and the fewest of a line that leads to its value. */
const LEAD_IN = { label: 2, line: 4 } as const;

/** A sentence that leads to its value on the next line: "… with the following unique key". */
export function valuesOfLeadIn(cell: Cell, page: Page): LabelledValue[] {
  if (cell.words.length < LEAD_IN.line) return [];
  const tail = cell.words.slice(-LEAD_IN.label);
  const match = matchLabel(tail.map(({ text }) => text));
  const isOfReader = OF_READERS.test(cell.words.at(-LEAD_IN.label - 1)!.text);
  return match === null || match.field === 'other' || match.composed || match.words !== LEAD_IN.label || isOfReader
    ? []
    : valuesAround(
        cell,
        { field: match.field, text: valueText(tail), closed: match.closed, strength: match.strength },
        page,
      );
}
