import { type Cell, cellOf } from '../../../layout/cells.ts';
import { below, depthOf, nextLineOf, type PageGraph, upperLineOf } from '../../../layout/page-graph.ts';
import { LEGIBLE, textOf, type Word } from '../../../layout/word.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { endsInLegalForm } from '../../text/legal-form.ts';
import { lettersOnly } from '../../text/letters-only.ts';
import { hasAddressOf, joinedName, nameWords } from '../../text/names.ts';
import { withCapitals } from '../../text/spelt-name.ts';
import { isDealers } from '../../text/trades.ts';
import { anyOf, wholly } from '../../vocabulary/any-of.ts';
import {
  ADDRESS_PARTS,
  BARE_WORDS,
  FILE_NAMES,
  KINDS_OF_BUSINESS,
  LABORATORY_NAMES,
  NAMES_AT_HEAD,
  PAGE_TITLES,
  PARTING_SIGNS,
  PRICES,
  SHARED_TRADES,
  SUBJECTS_OF_TESTS,
} from '../../vocabulary/letterhead.ts';
import { isLabelOnly } from '../search/label-of.ts';

const TITLE = anyOf(PAGE_TITLES);
const ADDRESS = anyOf(ADDRESS_PARTS);
const LABORATORY_WORDS = anyOf(LABORATORY_NAMES);

/** The first word of most titles, and the commonest title, with the letters of each that may be misread. */
const TITLE_WORD = { text: 'certificate', maxMisread: 2 } as const;
const USUAL_TITLE = { text: 'certificateofanalysis', maxMisread: 6 } as const;
/** The number of a form's section: "1A Submission". */
const SECTION = /^\d{1,2}[a-h]?[.)]?\s/i;

/** Share of the page, from its first line, in which a letterhead stands. */
export const HEAD = 0.2;
const MIN_CONFIDENCE = 0.5;
const MIN_NAME = 4;
const MAX_WORDS = 8;
const HAS_WORD = /[A-Za-z]{3}/;
const BARE_WORD = wholly(BARE_WORDS);
const FILE_NAME = anyOf(FILE_NAMES);
const PRICE = anyOf(PRICES);
/** Prominence is the height in letter heights; what a laboratory's word adds, and what the whole height of the page takes. */
const LABORATORY_BONUS = 0.6;
const DEPTH_PENALTY = 6;

/** The name that stands most prominently at the head of a page; null when nothing there looks like one. */
export function findLetterhead(graph: PageGraph, isLabelOrValue: (cell: Cell) => boolean): Cell | null {
  const under = lastOfMailHead(graph.cells)?.bottom ?? null;
  return (under === null ? null : headUnder(under, graph, isLabelOrValue)) ?? headUnder(0, graph, isLabelOrValue);
}

/** The most prominent name at the head of what stands under a height of the page. */
function headUnder(under: number, graph: PageGraph, isLabelOrValue: (cell: Cell) => boolean): Cell | null {
  const { letters } = graph;
  const cells = graph.cells.filter(({ top }) => top >= under);
  const topmost = cells.find((cell) => cell.confidence > MIN_CONFIDENCE && HAS_WORD.test(cell.text));
  const depth = (cell: Cell): number => (topmost === undefined ? 0 : depthOf(cell, graph) - depthOf(topmost, graph));
  const prominence = (cell: Cell): number =>
    (cell.bottom - cell.top) / letters +
    (LABORATORY_WORDS.test(withoutMotto(cell).text) ? LABORATORY_BONUS : 0) -
    depth(cell) * DEPTH_PENALTY;
  const candidates = cells.filter(
    (cell) => depth(cell) <= HEAD && cell.confidence >= MIN_CONFIDENCE && !isLabelOrValue(cell) && mayBeName(cell),
  );
  const [first, ...others] = candidates.sort((a, b) => prominence(b) - prominence(a));
  // Beside a mark of three letters stands the name of whose mark it is, and under a line in letters that the reader does not know the name in its own.
  const named =
    isMark(first) || isRubble(first) ? others.find((cell) => endsInLegalForm(cell.text) && !isRubble(cell)) : undefined;
  return named ?? first ?? null;
}

/** A line of the head of a message, and how many of them make one. */
const OF_MAIL_HEAD = /^(?:from|to|cc|date|sent|subject|von|an|datum|gesendet|betreff|de|para|fecha|asunto):/i;
const MAIL_HEAD_LINES = 3;

/**
 * The last line of the head of a message ("From:" with an address, "Date:", "Subject:"), under which the page stands that was sent in it.
 * A memorandum has such lines without an address, and its letterhead over them.
 */
function lastOfMailHead(cells: readonly Cell[]): Cell | undefined {
  const lines = cells.filter(({ text }) => OF_MAIL_HEAD.test(text));
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (first === undefined || last === undefined || lines.length < MAIL_HEAD_LINES) return undefined;
  const isOne = last.bottom - first.top <= lines.length * LINES_APART * (first.bottom - first.top);
  return isOne && lines.some(({ text }) => text.includes('@')) ? last : undefined;
}

/** Heights of a line at most from one line of a message's head to the next. */
const LINES_APART = 2.5;

/** Whether a text at the head has no word of more letters than a mark has. */
const isMark = (cell: Cell | undefined): boolean => cell !== undefined && !/\p{L}{4}/u.test(cell.text);

const isRubble = (cell: Cell | undefined): boolean => cell !== undefined && cell.confidence < LEGIBLE;

/** Words of a name that a logo may show alone, and what the reader makes of a mark before it. */
const MAX_OF_LOGO = 2;
/** Letters of a name at most, which goes into a pattern. */
const LONGEST_LOGO = 60;
const MARK_BEFORE = /^(?:\S{1,2} )+/;

/**
 * The whole name of who heads a page, where its logo shows only how it begins and the foot, or another line, has all of it:
 * "Ironvale Peptides" under a logo that says "IRONVALE". Null where no line does.
 */
export function fullNameOf(letterhead: Cell, { cells }: PageGraph): string | null {
  const logo = letterhead.text.replace(MARK_BEFORE, '');
  if (
    logo.length < MIN_NAME ||
    logo.length > LONGEST_LOGO ||
    logo.split(' ').length > MAX_OF_LOGO ||
    !/^[\p{L}\d &'-]+$/u.test(logo)
  )
    return null;
  const whole = new RegExp(`(?<![\\p{L}\\d])${logo}(?: (?:\\p{Lu}[\\p{L}\\d'-]+|&|de|of)){1,4}`, 'iu');
  for (const { text } of cells) {
    const name = whole.exec(withCapitals(text))?.[0];
    // Case counts for what follows the logo's word.
    if (name !== undefined && /^(?: (?:\p{Lu}[\p{L}\d'-]+|&|de|of))+$/u.test(name.slice(logo.length))) return name;
  }
  return null;
}

/** Whether a name is what any such business is called: "DIAGNOSTICS" under a logo that was not read. */
export function saysKindOnly(name: string): boolean {
  return nameWords(name).every((word) => KINDS_OF_BUSINESS.has(word));
}

/** Whether a line says what is tested and not by whom: "Peptide and Natural Product Testing". A name joins no such words. */
export function isMotto(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}&]+/u);
  const joins = words.filter((word) => /^(?:&|and|of|for)$/.test(word));
  const others = words.filter((word) => !joins.includes(word));
  const isJoined = joins.length > 0 || words[0] === 'independent';
  return isJoined && others.every((word) => KINDS_OF_BUSINESS.has(word) || SUBJECTS_OF_TESTS.has(word));
}

/** Share of the height of a name's letters that those of a motto behind it in one line have at most. */
const MOTTO_HEIGHT = 0.7;
/** Letters that are as high as a line's type is, unlike "a" and "e". */
const FULL_HEIGHT = /[A-Z\dbdfhklt]/;

/** What parts a name from a title in one line. */
const PARTING = new RegExp(`^[${PARTING_SIGNS}]$`);

/**
 * A name at the head without what is set behind it: in smaller type, "Ostrel Labs" before "peptide quality control, Tarnmouth", or behind a
 * stroke the title of the page, "Ostrel QC | Test Report".
 */
export function withoutMotto(letterhead: Cell): Cell {
  const { words } = letterhead;
  const parted = words.findIndex(({ text }) => PARTING.test(text));
  if (parted > 0 && TITLE.test(textOf(words.slice(parted)))) return withoutMotto(cellOf(words.slice(0, parted)));
  const height = ({ top, bottom }: Word): number => bottom - top;
  const at = words.findIndex((word, index) => {
    const [name, motto] = [words.slice(0, index), words.slice(index)];
    return (
      joinedName(textOf(name)).length >= MIN_NAME &&
      word.top < words[index - 1]!.bottom &&
      motto.length > 1 &&
      motto.some(({ text }) => FULL_HEIGHT.test(text)) &&
      Math.max(...motto.map(height)) <= MOTTO_HEIGHT * Math.min(...name.map(height))
    );
  });
  return at < 0 ? letterhead : cellOf(words.slice(0, at));
}

/** Words of a line that goes on with a name: each begins with a capital, or joins two. */
const GOES_ON = /^(?:(?:\p{Lu}[\p{L}.,'’-]*|&|and|of)(?:\s|$)){1,5}$/u;

/**
 * The name of who heads a page with the line over or under it that is part of it; the same where none is. A word over it is where another
 * line prints both in one ("Thornbury" over "Bioassay Services"), and so is one under it ("NORRVANE" over "BIOANALYS AB"); a line that says of what kind a business is, where an address of the
 * page carries the rest: "IRONBARK" over "ANALYTICAL PTY LTD", "Laboratoire" over "SAINTE-AUBRAC".
 * @param isReport whether the page says when a client's sample was received: then such a line under the name is part of it without an
 * address, "TARN RIDGE" over "BIOANALYTICS".
 */
export function withOtherLine(
  printed: Cell,
  graph: PageGraph,
  hosts: readonly { value: string }[],
  isReport = false,
): Cell {
  const joining = joiningLineOf(printed, graph);
  const letterhead = joining === undefined ? printed : cellOf([...printed.words, ...joining.words]);
  const last = joining ?? printed;
  const has = ({ text }: Cell): boolean => !saysKindOnly(text) && hasAddressOf(text, hosts);
  const saysKind = ({ text }: Cell): boolean => LABORATORY_WORDS.test(text) && GOES_ON.test(text);
  const joined = (first: Cell, second: Cell): Cell => cellOf([...first.words, ...second.words]);
  // Type of a head stands wider apart than that of the page.
  const type = { ...graph, letters: Math.max(graph.letters, LETTERS_OF_LINE * (printed.bottom - printed.top)) };
  const over = upperLineOf(printed, type);
  const under = nextLineOf(last, graph);
  if (over !== undefined && over.words.length <= MAX_OF_LOGO) {
    const isItsBeginning = !has(letterhead) && saysKind(letterhead) && has(over);
    if (isItsBeginning || isPrintedInOne(over, letterhead, graph)) return joined(over, letterhead);
  }
  const next = under ?? below(last, graph).find(({ inLine }) => inLine)?.cell;
  if (next !== undefined && isPrintedInOne(letterhead, next, graph)) return joined(letterhead, next);
  // "WIERZBOWO" over "Laboratorium Badawcze", which the foot has as "Laboratorium Badawcze Wierzbowo".
  if (next !== undefined && saysKindOnly(next.text) && isPrintedInOne(next, letterhead, graph))
    return joined(next, letterhead);
  if (over !== undefined && LABORATORY_OVER.test(over.text) && !LABORATORY_WORDS.test(letterhead.text))
    return joined(over, letterhead);
  const isTradeOf = ({ text, left }: Cell): boolean =>
    saysKindOnly(text) && isTestersTrade(text) && Math.abs(left - letterhead.left) < graph.letters;
  if (isReport && next !== undefined && isTradeOf(next) && !LABORATORY_WORDS.test(letterhead.text))
    return isDealers(letterhead.text) ? letterhead : joined(letterhead, next);
  if (!has(letterhead) || LABORATORY_WORDS.test(letterhead.text) || endsInKind(letterhead.text)) return letterhead;
  if (over !== undefined && saysKindOnly(over.text)) return joined(over, letterhead);
  if (next === undefined || !saysKind(next)) return letterhead;
  // A mark over the whole name: "CANTUESO" over "Laboratorio Analítico Cantueso".
  if (joinedName(next.text).includes(joinedName(letterhead.text))) return next;
  return has(next) ? letterhead : joined(letterhead, next);
}

/** Whether a trade is that of who tests: sellers are called "Labs" and "Pharma" as well. */
const isTestersTrade = (trade: string): boolean => LABORATORY_WORDS.test(trade.replace(SHARED_TRADE, ' '));
const SHARED_TRADE = new RegExp(anyOf(SHARED_TRADES).source, 'gi');

const ENDS_IN_KIND = new RegExp(`\\b(?:${anyOf(NAMES_AT_HEAD).source})$`, 'i');

/** Whether a name ends in a word with which anybody may call himself: what stands under "Tarn Endotoxin Services" is its motto. */
export const endsInKind = (name: string): boolean => ENDS_IN_KIND.test(name);

/** Height of the letters of a line, of its own. */
const LETTERS_OF_LINE = 0.7;

/** "Laboratório" over "Vale do Tarn": in these languages it is the first word of a name, where English has a label. */
const LABORATORY_OVER = /^labor(?:at[oó]rios?|atoires?|atorium)?$/i;

/** A line that begins by joining itself to the one over it: "& Vale". */
const JOINS = /^(?:&|and) \p{Lu}[\p{L}.,'’-]+(?: \p{Lu}[\p{L}.,'’-]*){0,2}$/u;

/** The next line of a name, where it goes on with "&" there: "& Vale" under "Tarn". */
function joiningLineOf(name: Cell, graph: PageGraph): Cell | undefined {
  const next = nextLineOf(name, graph);
  return next !== undefined && JOINS.test(next.text) ? next : undefined;
}

/** Whether a line of the page begins with two lines in one, or a sentence has both that goes on in its next line. */
function isPrintedInOne(first: Cell, second: Cell, graph: PageGraph): boolean {
  if (first.words.length + second.words.length > MAX_WORDS) return false;
  const whole = `${first.text} ${second.text}`.toLowerCase();
  return graph.cells.some((line) => {
    const text = line.text.toLowerCase();
    if (text.startsWith(whole)) return true;
    const next = line.words.length < MIN_SENTENCE ? undefined : nextLineOf(line, graph);
    return next !== undefined && `${text} ${next.text.toLowerCase()}`.includes(whole);
  });
}

/** Words of the line of a sentence at least. */
const MIN_SENTENCE = 6;

/** A name at the head without the mark before it, which a reader takes for a sign: "© Halcyon", "° Halcyon". */
export function withoutMark(letterhead: Cell): Cell {
  const [first, ...rest] = letterhead.words;
  return first !== undefined && rest.length > 0 && !/[\p{L}\d]/u.test(first.text) ? cellOf(rest) : letterhead;
}

function mayBeName(cell: Cell): boolean {
  const { text, words } = withoutMotto(withoutMark(cell));
  if (
    TITLE.test(text) ||
    isMisreadTitle(text) ||
    SECTION.test(text) ||
    isLabelOnly(cell) ||
    /\w:\s?(?:\S|$)/.test(text) ||
    ADDRESS.test(text) ||
    FILE_NAME.test(text) ||
    PRICE.test(text)
  )
    return false;
  return (
    nameWords(text).join('').length >= MIN_NAME &&
    words.length <= MAX_WORDS &&
    HAS_WORD.test(text) &&
    !BARE_WORD.test(text) &&
    !saysKindOnly(text) &&
    !isMotto(text)
  );
}

/** A title with as many letters misread or lost as leave it recognisable; other titles are too like names ("Analytics"). */
function isMisreadTitle(text: string): boolean {
  const letters = lettersOnly(text);
  const isNear = (read: string, { text: title, maxMisread }: { text: string; maxMisread: number }): boolean =>
    editDistance(read, title, maxMisread) <= maxMisread;
  return (
    isNear(letters, USUAL_TITLE) ||
    [-1, 0, 1].some((more) => isNear(letters.slice(0, TITLE_WORD.text.length + more), TITLE_WORD))
  );
}
