import { type Cell, cellOf } from '../../../layout/cells.ts';
import {
  above,
  below,
  besideBothLines,
  besideUnreadLine,
  columnOf,
  type PageGraph,
  rightOf,
  upperLineOf,
} from '../../../layout/page-graph.ts';
import { gapRight, shareEdge } from '../../../layout/relations.ts';
import { TABLE_HEADERS } from '../../../layout/table-headers.ts';
import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import { type LabelledField, SPECS, specOf } from '../../specs.ts';
import { speltName, withCapitals } from '../../text/values.ts';
import { OFFICES_BEFORE } from '../../vocabulary/addresses.ts';
import { beginningWith, wholly } from '../../vocabulary/any-of.ts';
import { LEGAL_FORMS } from '../../vocabulary/business-names.ts';
import { type LabelMatch, matchIllegibleLabel, matchLabel } from '../../vocabulary/labels.ts';
import { BATCH_WORDS, SEQUELS_OF_PRODUCT } from '../../vocabulary/products.ts';
import { OF_READER, OF_REFERENCES } from '../../vocabulary/prose.ts';
import { findDates } from '../dates/find-dates.ts';
import { firstLabelOf, isLabelOnly, labelOf } from './label-of.ts';
import { valueAbove, valueBelow, valueRight, withWrapped } from './values-around.ts';

/** A value that stands by a label: an edge of the page from the one to the other, with a score. */
export interface LabelledValue {
  field: LabelledField;
  label: string;
  /** The value's words; several lines never run together here. */
  words: Word[];
  /** The cell in which they stand. */
  cell: Cell;
  text: string;
  confidence: number;
  /** 0 to 1: how plainly label and place say that this is the field's value. */
  score: number;
  /** Where it stands to its label. */
  place: 'same-cell' | 'right' | 'below' | 'above';
}

/** Whether a text can be the value of a field. */
export type Accepts = (field: LabelledField, text: string) => boolean;

/** A label as it stands on the page. */
interface Label {
  field: LabelledField;
  text: string;
  closed: boolean;
  strength: number;
}

/** Where labels and values are looked for. */
interface Page {
  graph: PageGraph;
  accepts: Accepts;
}

/** Finds every label on the page and the values beside or below it. */
export function findLabelled(graph: PageGraph, accepts: Accepts): LabelledValue[] {
  const { cells } = graph;
  const page: Page = { graph, accepts };
  const found = [
    ...cells.flatMap((cell) => valuesOfLabelsIn(cell, page)),
    ...cells.flatMap((cell) => valuesOfLeadIn(cell, page)),
    ...cells.flatMap((cell) => valuesOfBrackets(cell, page)),
    ...cells.flatMap((cell) => valuesOfBroken(cell, page)),
  ];
  const over = valuesOverLabels(page);
  const valuesOver = over.map(({ value }) => value);
  if (isSetOver(valuesOver, found)) return [...found.filter(({ place }) => place === 'same-cell'), ...valuesOver];
  const captioned = valuesOfCaptions(over, graph);
  if (captioned.length > 0) return [...found.filter((value) => !isTakenByCaption(value, captioned)), ...captioned];
  if (isSetUnder(found)) return preferUnder(found);
  const column = found.filter(({ place }) => place === 'right').map(({ words }) => cellOf(words));
  return found.filter((value) => !isLabelOfAnother(value, column, page));
}

/** A value and the cell of the label under it. */
interface OverLabel {
  label: Cell;
  value: LabelledValue;
}

/** What stands over each label that is all of its cell, as its value. */
function valuesOverLabels(page: Page): OverLabel[] {
  return page.graph.cells.flatMap((cell) => {
    const match = isLabelOnly(cell) ? firstLabelOf(cell) : null;
    if (match === null || match.field === 'other') return [];
    const over = valueAbove(cell, page.graph);
    if (over === undefined || isLabel(over)) return [];
    const label: Label = { field: match.field, text: cell.text, closed: match.closed, strength: match.strength };
    return asValue(label, withLineBefore(over, page.graph), 'above', PLACE_SCORES.above, page).map((value) => ({
      label: cell,
      value,
    }));
  });
}

/** A value whose second line closes a bracket that the first one opens: "GLOW 70 mg (BPC-157 10 mg" over "+ TB-500 10 mg)". */
function withLineBefore(line: Cell, graph: PageGraph): Cell {
  const before = line.text.includes(')') && !line.text.includes('(') ? upperLineOf(line, graph) : undefined;
  return before?.text.includes('(') === true ? cellOf([...before.words, ...line.words]) : line;
}

/** Captions of different fields from which on a page is taken to have such, and how many times nearer than what stands under it a caption's value is. */
const CAPTIONS = { least: 3, nearer: 2 } as const;

/** The values of labels that stand as captions close under them, whatever else the page has: cards of a head over a table of results. */
function valuesOfCaptions(over: readonly OverLabel[], graph: PageGraph): LabelledValue[] {
  const captioned = over.filter(({ label, value: { cell } }) => {
    const gap = Math.max(1, label.top - cell.bottom);
    const [under] = below(label, graph);
    return under === undefined || under.cell.top - label.bottom >= gap * CAPTIONS.nearer;
  });
  const fields = new Set(captioned.map(({ value }) => value.field));
  return fields.size < CAPTIONS.least ? [] : captioned.map(({ value }) => value);
}

/** Whether a field has a caption, or what stands beside or under its label has one of its own. */
function isTakenByCaption({ place, field, cell }: LabelledValue, captioned: readonly LabelledValue[]): boolean {
  return place !== 'same-cell' && captioned.some((value) => value.field === field || value.cell === cell);
}

/** Values that show it before a page is taken to set its values over its labels. */
const MIN_OVER = 2;

/** Whether a page sets its values over their labels: more dates and amounts stand there than beside and under them. */
function isSetOver(over: readonly LabelledValue[], found: readonly LabelledValue[]): boolean {
  const besideAndUnder = found.filter(({ place }) => place !== 'same-cell');
  return showing(over) >= MIN_OVER && showing(over) > showing(besideAndUnder);
}

/** How many of some values are dates and amounts, which show by their kind where a page sets its values. */
function showing(values: readonly LabelledValue[]): number {
  return values.filter(({ field }) => specOf(field)?.showsPlace).length;
}

/** The values of all labels in a cell: behind them in the cell, else beside or below it. */
function valuesOfLabelsIn(cell: Cell, page: Page): LabelledValue[] {
  const texts = cell.words.map((word) => word.text);
  const found: LabelledValue[] = [];
  for (let start = 0; start < texts.length; start++) {
    const match = labelAt(cell, texts, start, page.accepts) ?? (start === 0 ? partyUnderHeading(cell, page) : null);
    if (match === null) continue;
    const end = start + match.words;
    // In the middle of a cell a label counts only with its colon, "Sample Name: X 10 mg; Batch: Y", or behind a stroke before its day.
    const isAnnounced = match.closed && (end < texts.length || isOfHouse(texts, start));
    if (start > 0 && !isAnnounced && !isNextOfDays(texts, start, match)) continue;
    if (match.field === 'client' && isReference(texts, start)) continue;
    const { value, announced } = valueBehind(cell.words.slice(end), texts[end - 1]!, match.field);
    if (match.field !== 'other') {
      const label: Label = {
        field: match.field,
        text: texts.slice(start, end).join(' '),
        closed: match.closed || announced,
        strength: match.strength,
      };
      const around = value.length === 0 || isInOtherLetters(label, value) ? valuesAround(cell, label, page) : [];
      found.push(
        ...(value.length > 0 && around.length === 0
          ? valueInCell(label, upToNextLabel(value), cell, page.accepts)
          : around),
      );
    }
    start = end - 1;
  }
  return found;
}

const STROKE = /^[/|·•–—-]$/;

/** Whether a label that no colon closes stands between strokes with its day: "Received 2026-10-08 | Tested 2026-10-13 | Released 2026-10-14". */
function isNextOfDays(texts: readonly string[], start: number, { field, words }: LabelMatch): boolean {
  if (field === 'other' || specOf(field)?.role === undefined || !STROKE.test(texts[start - 1]!)) return false;
  return findDates(texts.slice(start + words).join(' '))[0]?.index === 0;
}

/** What stands under the heading of a party before its name. */
const NAME_OF_PARTY = /^name:?$/i;

/** The label "Name" in the first row of a block that is headed "Client", as the client's. */
function partyUnderHeading(cell: Cell, { graph }: Page): LabelMatch | null {
  if (!NAME_OF_PARTY.test(cell.words[0]?.text ?? '')) return null;
  const heading = valueAbove(cell, graph);
  const match = heading !== undefined && isLabelOnly(heading) ? firstLabelOf(heading) : null;
  return match?.field === 'client' ? { ...match, words: 1 } : null;
}

/** What is behind a label in its cell is read worse than this where it is the label once more in letters of another script. */
const OTHER_LETTERS = 0.4;

/** Whether the words behind a label that no colon closes are hardly legible: "Report No." and the same in Thai, its number beside it. */
function isInOtherLetters({ closed }: Label, words: readonly Word[]): boolean {
  return !closed && confidenceOf(words) < OTHER_LETTERS;
}

/** Whether a label stands behind the short name of who issues the page and nothing else: "DAS Lab No.:". */
function isOfHouse(texts: readonly string[], start: number): boolean {
  return start === 1 && /^[A-Z]{2,4}$/.test(texts[0]!);
}

/** Whether the client's label only ends that of what the client calls something: "Referencia cliente:". */
function isReference(texts: readonly string[], start: number): boolean {
  return start === 1 && REFERENCE.test(texts[0]!);
}

function labelAt(cell: Cell, texts: readonly string[], start: number, accepts: Accepts): LabelMatch | null {
  if (start > 0) return matchLabel(texts, start);
  const fits = (field: LabelledField, from: number): boolean =>
    from >= texts.length || accepts(field, valueText(cell.words.slice(from)));
  return firstLabelOf(cell) ?? matchIllegibleLabel(texts, fits);
}

/** Words of a label at the end of a line, and the fewest of a line that leads to its value. */
const LEAD_IN = { label: 2, line: 4 } as const;

/** A label in brackets behind what it is in another language, "Zákazník (Customer)"; or the number of a letter behind its subject, "(our file KSS-26-188)". */
function valuesOfBrackets(cell: Cell, page: Page): LabelledValue[] {
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
function valuesOfBroken(second: Cell, { graph, accepts }: Page): LabelledValue[] {
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

const READERS = wholly(OF_READER);
const REFERENCE = beginningWith(OF_REFERENCES);

/** A sentence that leads to its value on the next line: "… with the following unique key". */
function valuesOfLeadIn(cell: Cell, page: Page): LabelledValue[] {
  if (cell.words.length < LEAD_IN.line) return [];
  const tail = cell.words.slice(-LEAD_IN.label);
  const match = matchLabel(tail.map(({ text }) => text));
  const isOfReader = READERS.test(cell.words.at(-LEAD_IN.label - 1)!.text);
  return match === null || match.field === 'other' || match.composed || match.words !== LEAD_IN.label || isOfReader
    ? []
    : valuesAround(
        cell,
        { field: match.field, text: valueText(tail), closed: match.closed, strength: match.strength },
        page,
      );
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
  // "Lot #/ MFG": another label behind the stroke.
  const endsInStroke = /[/|]$/.test(last) && (last.length === 1 || !after.some(({ text }) => /\d/.test(text)));
  if (!last.endsWith(':') && (/^[/|]/.test(first.text) || endsInStroke)) {
    const colon = after.slice(0, LONGEST_TRANSLATION).findIndex(({ text }) => text.endsWith(':'));
    return colon < 0 ? { value: [], announced: false } : { value: after.slice(colon + 1), announced: true };
  }
  const again = matchLabel(after.map(({ text }) => text));
  if (again !== null && again.field === field && again.words === after.length) return { value: [], announced: false };
  return { value: after.filter(({ text }) => !/^[:>#：=-]+$/.test(text)), announced: false };
}

/** Whether a page sets its values under its labels: more dates and amounts stand there than beside them. */
function isSetUnder(found: readonly LabelledValue[]): boolean {
  const at = (place: LabelledValue['place']): LabelledValue[] => found.filter((value) => value.place === place);
  return showing(at('below')) > showing(at('right'));
}

/**
 * Of a page that sets its values under its labels, what stands beside a label counts half, so that the next label of a form is not taken
 * for the value of the one before it.
 */
function preferUnder(found: readonly LabelledValue[]): LabelledValue[] {
  return found.map((value) =>
    value.place === 'right'
      ? { ...value, score: value.score * PLACE_SCORES.againstHabit }
      : value.place === 'below'
        ? { ...value, score: Math.max(value.score, PLACE_SCORES.byHabit) }
        : value,
  );
}

/**
 * Whether what stands below a label is the label of the next row: a page sets its values to the right, in `column`, and
 * beside this one stands such a value. Where a value is covered, the label of the next row is all that is near.
 */
function isLabelOfAnother({ place, cell }: LabelledValue, column: readonly Cell[], { graph }: Page): boolean {
  if (place !== 'below') return false;
  // Of the cards of a head, whose values stand under their labels, a later one may begin in line with a column by chance.
  const [beside] = rightOf(cell, graph);
  const isUnderLabel =
    beside !== undefined &&
    above(beside.cell, graph)
      .slice(0, 1)
      .some((edge) => isLabel(edge.cell));
  if (isUnderLabel) return false;
  const isInColumn = (value: Cell): boolean => beside !== undefined && shareEdge(value, beside.cell, graph.letters);
  return column.filter(isInColumn).length >= MIN_IN_COLUMN;
}

/** Values that must begin or end in line before they are a column. */
const MIN_IN_COLUMN = 2;

/**
 * What the place of a value says for it, beside 1 for one behind a colon in the label's cell: `unannounced` is behind no
 * colon, `far` beside the label, but so many letter heights off, `rivalled` below one with a value beside it. `byHabit` is
 * below on a page that sets its values so; what stands beside a label there counts `againstHabit` of its score.
 */
const PLACE_SCORES = {
  unannounced: 0.55,
  right: 0.9,
  far: 0.7,
  below: 0.8,
  above: 0.75,
  rivalled: 0.5,
  byHabit: 0.85,
  againstHabit: 0.5,
} as const;
const FAR = 40;
/** What goes on with a name behind a comma. */
const LEGAL_FORM = beginningWith(LEGAL_FORMS);
/** The legal forms with which a name closes, and not those that are words as well. */
const CLOSES_NAME = /^(?:LLC|Ltd|Limited|Inc|GmbH|Corp|PLC|Pty|SARL|Lda)\.?$/;
const OFFICE = wholly(OFFICES_BEFORE);
const BATCH = wholly(BATCH_WORDS);
/** Words behind a label that may be the rest of a longer one. */
const LONGEST_REST = 2;

/** A number that cannot be anything else: letters, and three figures or more. */
const PLAIN_NUMBER = /^[A-Z]{1,5}[-/]?\d{3}[A-Z\d-]*$/;

function valueInCell(label: Label, words: Word[], cell: Cell, accepts: Accepts): LabelledValue[] {
  // "Order QF-38841" is all that its line says.
  const isNumber = label.field === 'report_number' && words.length === 1 && PLAIN_NUMBER.test(words[0]!.text);
  if (!label.closed && label.strength < 1 && !isNumber) return [];
  // "Sample Size: 43.9 g" is no sample: the label goes on up to its colon.
  if (!label.closed && words.slice(0, LONGEST_REST).some(({ text }) => /[:：]$/.test(text))) return [];
  return ofWords(label, words, cell, 'same-cell', label.closed ? 1 : PLACE_SCORES.unannounced, accepts);
}

/** Whether a cell is a label, or begins with one that a colon closes: it is no value. */
const isLabel = (cell: Cell): boolean => labelOf(cell) !== null;

/** Columns of a table in which no label stands. */
const NAMES_NOTHING: ReadonlySet<ReturnType<typeof columnOf>> = new Set(['specification', 'method']);

/** The value right of a label and the one below it. */
function valuesAround(cell: Cell, label: Label, page: Page): LabelledValue[] {
  const { graph, accepts } = page;
  // "Report" in the column of limits says that a result is only reported.
  if (NAMES_NOTHING.has(columnOf(cell, graph))) return [];
  const onLine = behindRest(valueRight(cell, graph), graph);
  const right = onLine === undefined || isLabel(onLine.cell) ? (besideUpperLine(cell, graph) ?? onLine) : onLine;
  const under = valueBelow(cell, graph);
  const found: LabelledValue[] = [];
  const isValueBelow = under !== undefined && !isLabel(under) && accepts(label.field, under.text);
  const isRightTaken =
    right !== undefined && !isLabel(right.cell) && !(isValueBelow && isOfCards(cell, right.cell, under));
  if (isRightTaken)
    found.push(...asValue(label, right.cell, 'right', placeScoreOf(label, right, isValueBelow ? under : null), page));
  if (under !== undefined && !isLabel(under)) {
    const rivalled = isRightTaken && accepts(label.field, right.cell.text);
    found.push(...asValue(label, under, 'below', rivalled ? PLACE_SCORES.rivalled : PLACE_SCORES.below, page));
  }
  return found;
}

/** The rest of a label that is set wide apart: "Batch", "ref.", and then its value. */
const REST_OF_LABEL = /^(?:ref|no|nr|number|id|code)\.?:?$/i;

/** What stands behind the rest of a label, where that is all that is beside it. */
function behindRest(beside: ReturnType<typeof valueRight>, graph: PageGraph): ReturnType<typeof valueRight> {
  return beside !== undefined && REST_OF_LABEL.test(beside.cell.text)
    ? (valueRight(beside.cell, graph) ?? beside)
    : beside;
}

/**
 * What stands beside the line over a label, of which the label is the second: forms in two languages print one over the other, and
 * the value beside the first.
 */
function besideUpperLine(label: Cell, graph: PageGraph): ReturnType<typeof valueRight> {
  const upper = upperLineOf(label, graph);
  if (upper === undefined) return firstOf(besideUnreadLine(label, graph), label, graph);
  const same = labelOf(upper);
  // The same label in two languages of which we know both, and the value beside the two.
  if (same !== null) return same.field === labelOf(label)?.field ? besideBoth(label, graph) : undefined;
  // The nearer one: beside the first line alone may stand the first line of the next label.
  const [beside, both] = [valueRight(upper, graph), besideBoth(label, graph)];
  return beside !== undefined && both !== undefined && both.cell.left < beside.cell.left ? both : (beside ?? both);
}

/** What stands beside two lines of a label, half as high as both. */
function besideBoth(label: Cell, graph: PageGraph): ReturnType<typeof valueRight> {
  return firstOf(besideBothLines(label, graph), label, graph);
}

/** The first of some cells beside a label, with the gap to it. */
function firstOf([cell]: readonly Cell[], label: Cell, graph: PageGraph): ReturnType<typeof valueRight> {
  return cell === undefined ? undefined : { cell, gap: gapRight(label, cell, graph.letters) };
}

/**
 * What the place beside a label says, where `under` is a value below as well: a batch with a figure is likelier one than words, which
 * may head the next column.
 */
function placeScoreOf({ field }: Label, right: { cell: Cell; gap: number }, under: Cell | null): number {
  const isWorse =
    SPECS[field].value === 'batch' && under !== null && !/\d/.test(right.cell.text) && /\d/.test(under.text);
  return (right.gap < FAR ? PLACE_SCORES.right : PLACE_SCORES.far) * (isWorse ? PLACE_SCORES.againstHabit : 1);
}

/**
 * Heights, in those of a label, from which on what stands below it is set large, and up to which what stands beside it is set small; and
 * how far below it stands at most.
 */
const CARD = { value: 1.4, label: 1.1, gap: 2 } as const;
/** Letters that reach below their line, and the share of a line with such that stands on it. */
const TAILED = /[gjpqyQ,;()]/;
const WITHOUT_TAIL = 0.8;
/** A large value is legible; large rubble under a label is what a reader makes of another script, in the line above the next label. */
const LEGIBLE = 0.6;

/** Whether a head shows its values large under small labels: what stands beside a label there is the next one, however it was read. */
function isOfCards(label: Cell, right: Cell, below: Cell): boolean {
  const heightOf = ({ top, bottom, text }: Cell): number => (bottom - top) * (TAILED.test(text) ? WITHOUT_TAIL : 1);
  const own = heightOf(label);
  const isNear = below.top - label.bottom <= own * CARD.gap;
  const isLegible = below.confidence > LEGIBLE || below.confidence >= right.confidence;
  return isNear && isLegible && heightOf(below) >= own * CARD.value && heightOf(right) <= own * CARD.label;
}

/** What stands beside or under a label as its value; none where the field does not accept it. */
function asValue(
  label: Label,
  cell: Cell,
  place: 'right' | 'below' | 'above',
  placeScore: number,
  { graph, accepts }: Page,
): LabelledValue[] {
  return ofWords(label, withWrapped(upToNextLabel(cell.words), graph), cell, place, placeScore, accepts);
}

/** What is taken off the end of a value of a kind. */
const CUTS: Partial<Record<(typeof SPECS)[LabelledField]['value'], (printed: Word[]) => Word[]>> = {
  party: withoutAddress,
  product: withoutSequel,
  batch: withoutDay,
};

/** The words as the label's value; none where the field does not accept them. */
function ofWords(
  { field, text: label, strength }: Label,
  printed: Word[],
  cell: Cell,
  place: LabelledValue['place'],
  placeScore: number,
  accepts: Accepts,
): LabelledValue[] {
  const kind = SPECS[field].value;
  const words = CUTS[kind]?.(printed) ?? printed;
  const isName = kind === 'party' || kind === 'product';
  const said = valueText(words);
  const text = isName ? speltName(withCapitals(said)) : said;
  if (!accepts(field, text)) return [];
  return [{ field, label, words, cell, text, confidence: confidenceOf(words), score: strength * placeScore, place }];
}

/** An address and no name: "Gewerbering 12, 17192 Waren", on the second line of a field whose first is the name. */
const STREET_AND_TOWN = /^(?:[\p{L}.-]+ ){1,3}\d+ ?[a-z]?,? (?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{L}+/u;

/**
 * A party's name without what is printed behind it: its address, "Tarn Peptides Ltd, Unit 4, Carlisle" or "Tarn Peptides LLC 1180
 * N. Mesquite St.", its town, "Cumbre, S.L. (Murcia)", the person there, "(attn. Mr Brooks)", or what stands in the next column, "Lot
 * RT20". "Meadow Sciences, Inc." is a name as a whole.
 */
function withoutAddress(printed: Word[]): Word[] {
  if (STREET_AND_TOWN.test(textOf(printed))) return [];
  const titled = printed.filter(({ text }, at) => at > 1 || !/^(?:M\/s\.?|:)$/i.test(text));
  const [, office] = /^(.*),$/.exec(titled[0]?.text ?? '') ?? [];
  const words =
    office !== undefined && OFFICE.test(office) && titled.length > 1 ? titled.slice(1) : afterPerson(titled);
  const begins = words.findIndex(
    ({ text }, at) =>
      at > 0 &&
      (/^\((?:attn|attention|c\/o|account|acct|customer|client|external|internal|private|(?:web|online) ?shop|web|online)\b/i.test(
        text,
      ) ||
        // A sentence, or a list, goes on: "Tarn Peptides LLC · their batch".
        (/^\p{Ll}/u.test(text) && CLOSES_NAME.test(words[at - 1]!.text)) ||
        (text.startsWith('(') && LEGAL_FORM.test(words[at - 1]!.text)) ||
        (BATCH.test(text) && /\d/.test(words[at + 1]?.text ?? '')) ||
        (/,$/.test(words[at - 1]!.text) && (!LEGAL_FORM.test(text) || isCounty(words.slice(at)))) ||
        (at > 1 && /^\d+[a-z]?,?$/i.test(text) && LEGAL_FORM.test(words[at - 1]!.text))),
  );
  const named = begins < 1 ? words : words.slice(0, begins);
  // "Prepared for Tarn Peptides by", over the name of who prepared it.
  return named.length > 1 && /^by:?$/i.test(named.at(-1)!.text) ? named.slice(0, -1) : named;
}

/** Whether words are those of an Irish county, "Co. Clare", and not a legal form with what follows it, "Co., Ltd". */
function isCounty([co, county, ...others]: readonly Word[]): boolean {
  const isName = county !== undefined && /^\p{Lu}\p{Ll}{3,}\W?$/u.test(county.text) && !LEGAL_FORM.test(county.text);
  return /^Co\.?$/.test(co?.text ?? '') && isName && others.length === 0;
}

/** A person by their initials, before the business where they are: "T. Okafor, Redshank Biosciences LLC". */
const PERSON = /^(?:\p{Lu}\.){1,2}$/u;

function afterPerson(words: Word[]): Word[] {
  const [initials, surname, ...business] = words;
  const isPerson = PERSON.test(initials?.text ?? '') && /^\p{Lu}[\p{L}'’-]+,$/u.test(surname?.text ?? '');
  return isPerson && business.length > 1 ? business : words;
}

/** What was done on a day, before it. */
const DONE = /^(?:tested|analy[sz]ed|released|received|reported)$/i;

/** A batch without the day of the next column, which stands too near, and what was done on it: "CI5050 06-Oct-2026", "CI5050 Tested 06-Oct-2026". */
function withoutDay(printed: Word[]): Word[] {
  const day = printed.findIndex((_, at) => at > 0 && findDates(textOf(printed.slice(at)))[0]?.index === 0);
  const begins = day > 1 && DONE.test(printed[day - 1]!.text) ? day - 1 : day;
  return begins < 1 ? printed : printed.slice(0, begins);
}

/** What a sentence goes on with behind a product's name: "Sample Semax, 10 mg vial, batch SX-30, submitted by Tarn Peptides". */
const SEQUEL = wholly(SEQUELS_OF_PRODUCT);

/** A product's name without what its sentence goes on with behind a comma. */
function withoutSequel(printed: Word[]): Word[] {
  const begins = printed.findIndex(
    ({ text }, at) => at > 0 && SEQUEL.test(text) && printed[at - 1]!.text.endsWith(','),
  );
  return begins < 1 ? printed : printed.slice(0, begins);
}

/** What closes a label. */
const CLOSES = /[:：>]$/;

/** Whether a label is told once more behind a stroke and closed there: "Nr serii / Batch No.: SMX-1". */
function isTranslated(texts: readonly string[], after: number): boolean {
  // A label may take the stroke behind it for its own.
  const stroke = texts[after - 1] === '/' ? after - 1 : after;
  if (texts[stroke] !== '/') return false;
  const again = matchLabel(texts, stroke + 1);
  return again !== null && CLOSES.test(texts[stroke + again.words]!);
}

/** Whether the bracket that was opened before a word is closed behind it or with it. */
function isWithinBrackets(texts: readonly string[], at: number): boolean {
  const isOpen = textsOpen(texts.slice(0, at)) > 0;
  return isOpen && textsOpen(texts.slice(0, at + 1)) <= 0;
}

const textsOpen = (texts: readonly string[]): number =>
  [...texts.join(' ')].reduce((open, sign) => open + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);

/** Cuts a value where the next label begins, with a colon or behind a stroke: "R-1234 Batch: Y", "R-1234 / Order no. 7". */
function upToNextLabel(words: readonly Word[]): Word[] {
  const texts = words.map((word) => word.text);
  for (let start = 1; start < texts.length; start++) {
    const match = matchLabel(texts, start);
    // "Semax injection (5 mL Vial) Submitted: 4 vials": what closes a bracket is no label.
    if (match === null || isWithinBrackets(texts, start)) continue;
    const last = texts[start + match.words - 1]!;
    if (CLOSES.test(last) || isTranslated(texts, start + match.words)) return words.slice(0, start);
    // "CJC-1295 5 mg + Ipamorelin 5 Date of Analysis": the label of the next column, which stands too near.
    if (match.words > 1 && match.strength === 1 && start + match.words === texts.length) return words.slice(0, start);
    if (
      start > 1 &&
      ((/^[/|·•]$/.test(texts[start - 1]!) && /\d/.test(texts[start + match.words] ?? '')) ||
        isNextOfDays(texts, start, match))
    )
      return words.slice(0, start - 1);
  }
  return [...words];
}

/** What words say as a value: without signs before it, of which one may be what a reader made of the border of its cell, and behind it. */
export function valueText(words: readonly Word[]): string {
  return textOf(words)
    .replace(/^(?:[\s:>#|_\-–—.,;]|\[(?!.*\]))+/, '')
    .replace(/(?<![\s|:;,])[\s|:;,]+$/, '')
    .trim();
}
