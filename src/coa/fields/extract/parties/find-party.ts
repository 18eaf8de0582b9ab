import type { Cell } from '../../../layout/cells.ts';
import { below, depthOf, lineOf, nextLineOf, type PageGraph, upperLineOf } from '../../../layout/page-graph.ts';
import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { endsInLegalForm } from '../../text/legal-form.ts';
import { isHost } from '../../text/names.ts';
import {
  GREETINGS,
  LEADS_OF_TRADES,
  PERSONS_AND_OFFICES,
  SEE_ADDRESS,
  VALEDICTIONS,
} from '../../vocabulary/addresses.ts';
import { anyOf, beginningWith } from '../../vocabulary/any-of.ts';
import { LEGAL_FORMS, NAMES_OF_SELLERS, NAMES_OF_TESTERS, TRADES } from '../../vocabulary/business-names.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { valueAbove } from '../search/values-around.ts';
import { findLetterhead } from './find-letterhead.ts';

/** Where an address heads a page and where it stands at its foot, shares of its height and of the cells' spread, and how many lines it has. */
const HEAD = 0.35;
const FOOT = 0.7;
const LEFT = 0.5;
const MIN_LINES = 2;
const MAX_LINES = 6;
/** What the place of a name over an address says for its being the client's, beside a label's 1. */
const SCORE = 0.7;
/** The last line of an address by its postcode, which is in the group: the line ends in it, or begins with it as on the Continent. */
const POSTCODE = new RegExp(
  [
    // United States: "Reno, NV 89502-1234".
    /\b[A-Z]{2},?\s+(\d{5})(?:-\d{4})?$/u,
    // United Kingdom (Royal Mail, PAF): "Carlisle CA1 1AA".
    /\b([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})$/u,
    // Australia: "Brunswick VIC 3056".
    /\b[A-Z]{2,3}\s(\d{4})$/u,
    // Canada: "Ottawa ON K1A 0B1".
    /\b([A-Z]\d[A-Z]\s\d[A-Z]\d)$/u,
    // The Continent: "47119 Duisburg", "6541 CW Nijmegen", "D-47119 Duisburg".
    /^(?:[A-Z]{1,2}-)?(\d{4,5})(?:\s[A-Z]{2})?\s\p{Lu}[\p{L}-]+(?:\s[\p{L}\d-]+){0,3}$/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);
/** A postcode and town behind a street: in the line of a sender, over the address in a window. */
const POSTCODE_IN_LINE = /\d.*\b\d{4,5}(?:\s[A-Z]{2})?\s\p{Lu}\p{L}/u;
/** A town and where it lies: "Missoula, Montana", "Cedar Fork, Iowa 50877"; or a town and its postcode. */
const TOWN = /^\p{Lu}[\p{L}.' -]+(?:, \p{Lu}[\p{L}. ]+(?: \d{4,6})?| \d{4,6})$/u;
const PERSON = anyOf(PERSONS_AND_OFFICES);
const TRADING_AS = beginningWith(LEADS_OF_TRADES);
const GREETING = anyOf(GREETINGS);
/** How forms of licensed trades give the licence of whom they are sent to, under the name: "Lic. # RES-21933". */
const LICENCE = /^lic(?:en[cs]e)?\b/i;
/** How far down a letter greets, share of the page's height, and how nearly flush the address stands with it, letter heights. */
const GREETED = 0.5;
const FLUSH = 2;
/** Letter heights between two lines of an address in a letter at most. */
const LETTER_GAP = 2.4;
const AS_ADDRESSED = new RegExp(`(?:^|: ?)(?:${anyOf(SEE_ADDRESS).source})$`, 'i');
const DEALS = anyOf(NAMES_OF_SELLERS);
const TESTS = anyOf(NAMES_OF_TESTERS);

/**
 * The party that heads an address without a label: the first of the lines that stand under one another at the head, of which one ends
 * in a postcode, or which stand over the greeting of a letter. That is the client where the laboratory is known to print it so, and
 * where it is plain that the address is not the sender's (`isPlainlySentTo`).
 */
export function findAddressee(graph: PageGraph): Addressee | null {
  const greeted = overGreeting(graph) ?? overAttention(graph) ?? ofClosedLetter(graph);
  if (greeted !== null) return { ...greeted, isGreeted: true };
  const { cells } = graph;
  const head = cells.filter((cell) => depthOf(cell, graph) < HEAD);
  const middle = Math.max(...cells.map(({ right }) => right)) * LEFT;
  const places = head
    .filter(({ text }) => POSTCODE.test(text))
    .sort((a, b) => Number(a.left > middle) - Number(b.left > middle));
  const downwards = [...head].sort((a, b) => a.top - b.top);
  const found = places.flatMap((place) => nameAmong(place, flushWith(place, downwards, graph.letters), graph) ?? []);
  const chosen = found.find(({ cell }) => cell.left < middle) ?? found[0];
  return chosen === undefined ? null : { ...chosen, isGreeted: false };
}

/** Who heads an address, and whether a letter greets them. */
export type Addressee = LabelledValue & { isGreeted: boolean };

/** The first line of an address that is a business's name; null where it has none. @param last its lowest line that is known. */
function nameOver(last: Cell, graph: PageGraph): LabelledValue | null {
  const block = [last];
  for (let line: Cell | undefined = last; line !== undefined && block.length < MAX_LINES; ) {
    line = upperLineOf(line, graph);
    if (line !== undefined) block.unshift(line);
  }
  return nameIn(block, last, graph);
}

/** The same of lines from the top. */
function nameIn(block: readonly Cell[], last: Cell, graph: PageGraph): LabelledValue | null {
  // Over the address in a window stands the sender's, small and in one line.
  const isSenders = (line: Cell): boolean =>
    line !== last &&
    (lineOf(line, graph).some(({ text }) => POSTCODE.test(text)) ||
      (TESTS.test(line.text) && POSTCODE_IN_LINE.test(line.text)));
  const head = findLetterhead(graph, () => false);
  const isTesters = (line: Cell): boolean => line === head && TESTS.test(line.text);
  const isOther = (line: Cell): boolean => PERSON.test(line.text) || LICENCE.test(line.text);
  const name = block.find((line) => !isTesters(line) && !isOther(line) && !isSenders(line));
  if (name === undefined || name === last || block.length < MIN_LINES || /^\d/.test(name.text)) return null;
  const words = withoutTradingAs(name.words);
  const [text, confidence] = [textOf(words), confidenceOf(words)];
  return { field: 'client', label: '', words, cell: name, text, confidence, score: SCORE, place: 'same-cell' };
}

/** The business under a person's name: "trading as Pennine Lyo". */
function withoutTradingAs(words: Word[]): Word[] {
  const lead = TRADING_AS.exec(textOf(words))?.[0];
  return lead === undefined ? words : words.slice(lead.trim().split(/\s+/).length);
}

/** Who is addressed over the greeting of a letter, or over the line that says what they sent in. */
function overGreeting(graph: PageGraph): LabelledValue | null {
  const { cells, letters } = graph;
  const greeting = cells.find(({ text }) => GREETING.test(text));
  if (greeting === undefined || depthOf(greeting, graph) > GREETED) return null;
  const before = cells.filter((cell) => cell.bottom <= greeting.top).sort((a, b) => a.top - b.top);
  const middle = Math.max(...cells.map(({ right }) => right)) / 2;
  return (
    lastAddressed(flushWith(greeting, before, letters), graph) ??
    // French letters set who is addressed at the right.
    lastAddressed(
      before.filter((cell) => cell.left > middle),
      graph,
    )
  );
}

/** The line that says to whose attention a letter goes, under the business there: "Attn. purchasing", "z. Hd. Frau Berger". */
const ATTENTION = /^(?:att(?:n|ention)\b|f\.?a\.?o\b|z\. ?hd?[sn]?\b|t\.?a\.?v\b)/i;
const LONGEST_ATTENTION = 5;

/** The business over such a line at the head of a page. */
function overAttention(graph: PageGraph): LabelledValue | null {
  const line = graph.cells.find(({ text, words }) => ATTENTION.test(text) && words.length <= LONGEST_ATTENTION);
  const over = line === undefined || depthOf(line, graph) > HEAD ? undefined : upperLineOf(line, graph);
  if (over === undefined || /\d/.test(over.text) || !acceptsValue('client', over.text) || isPlace(over.text))
    return null;
  const { words, text, confidence } = over;
  return { field: 'client', label: '', words, cell: over, text, confidence, score: SCORE, place: 'same-cell' };
}

const CLOSING = anyOf(VALEDICTIONS);

/** Who is addressed at the head of a letter that greets nobody and closes as letters do, under the name of who sends it. */
function ofClosedLetter(graph: PageGraph): LabelledValue | null {
  const isClosed = graph.cells.some((cell) => CLOSING.test(cell.text) && depthOf(cell, graph) > GREETED);
  if (!isClosed) return null;
  const lines = graph.cells.filter((cell) => depthOf(cell, graph) < HEAD).sort((a, b) => a.top - b.top);
  for (const last of lines.filter(({ text }) => isPlace(text)).reverse()) {
    const found = nameAmong(last, flushWith(last, lines, graph.letters), graph);
    if (found === null || TESTS.test(found.text) || /\d/.test(found.text)) continue;
    const sender = findLetterhead(graph, (cell) => cell === found.cell);
    if (sender !== null && sender.bottom <= found.cell.top && acceptsValue('client', found.text)) return found;
  }
  return null;
}

/** Who heads the last address of some lines. @param over from the top. */
function lastAddressed(over: readonly Cell[], graph: PageGraph): LabelledValue | null {
  for (const last of [...over].reverse()) {
    const found = nameAmong(last, over, graph);
    if (found === null || !acceptsValue('client', found.text) || /\d/.test(found.text)) continue;
    if (isPlace(last.text) || endsInLegalForm(found.text) || TRADE.test(found.text) || isHost(found.text)) return found;
  }
  return null;
}

/** Who heads an address among some lines, which may be set as wide apart as letters are. @param lines from the top. */
function nameAmong(last: Cell, lines: readonly Cell[], graph: PageGraph): LabelledValue | null {
  return nameOver(last, graph) ?? nameIn(blockOver(last, lines, graph.letters), last, graph);
}

/** Lines that begin in line with one. */
function flushWith(line: Cell, lines: readonly Cell[], letters: number): Cell[] {
  return lines.filter((other) => Math.abs(other.left - line.left) < letters * FLUSH);
}

/** The lines of a letter that follow one another down to one, as wide apart as letters are set. @param lines from the top. */
function blockOver(last: Cell, lines: readonly Cell[], letters: number): Cell[] {
  const block = [last];
  for (const line of lines.slice(0, lines.indexOf(last)).reverse()) {
    if (block.length === MAX_LINES || block[0]!.top - line.bottom > letters * LETTER_GAP) break;
    block.unshift(line);
  }
  return block;
}

/** Whether a line may be the last of an address: it ends in a postcode, or is a town and its county, state or country. */
function isPlace(text: string): boolean {
  return POSTCODE.test(text) || TOWN.test(text);
}

/** A person's name, and nothing else. */
const PERSONS_NAME = /^(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)){1,2}$/u;

/** A label of the person there, over whom the business stands: "Attn: Ms. Whitcomb". */
const OF_PERSON = /^att(?:n|ention)\b/i;
/** What is a trade and no person's name, and words of the line on which a name with such goes on at most. */
const TRADE = anyOf(TRADES);
const OF_TRADE = new RegExp(`^(?:${anyOf(TRADES).source})[.,]?$|^(?:${anyOf(LEGAL_FORMS).source})\\.?,?$`, 'i');
const LONGEST_END = 3;

/**
 * The client's business, where its field names the person there first, "Garrett Moss" over "Prairie Wind Research Supply", or under
 * it, behind "Attn:"; with its second line, "Oakhurst Life Science" over "Distribution Ltd".
 */
export function businessOf(client: LabelledValue, graph: PageGraph): LabelledValue {
  const isBusiness = (text: string): boolean => endsInLegalForm(text) || DEALS.test(text) || TESTS.test(text);
  const over = OF_PERSON.test(client.label) ? valueAbove(client.cell, graph) : undefined;
  if (over !== undefined && isBusiness(over.text) && !/\d/.test(over.text) && acceptsValue('client', over.text))
    return { ...client, words: over.words, cell: over, text: over.text, confidence: over.confidence };
  const next = nextLineOf(client.cell, graph) ?? centredUnder(client.cell, graph);
  if (next === undefined || /\d/.test(next.text)) return client;
  if (goesOn(client.text, next)) {
    const words = [...client.words, ...next.words];
    return { ...client, words, text: textOf(words), confidence: confidenceOf(words) };
  }
  if (
    !acceptsValue('client', next.text) ||
    !PERSONS_NAME.test(client.text) ||
    isBusiness(client.text) ||
    !isBusiness(next.text)
  )
    return client;
  const { words, text, confidence } = next;
  return { ...client, words, cell: next, text, confidence };
}

/** Letter heights between two lines of one cell at most. */
const CELL_GAP = 1.5;

/** The second line of a table's cell, whose lines are centred. */
function centredUnder(line: Cell, graph: PageGraph): Cell | undefined {
  const [under] = below(line, graph);
  return under?.centred && under.cell.top - line.bottom < graph.letters * CELL_GAP ? under.cell : undefined;
}

/** Whether a business's name goes on in a second line, which closes with its legal form or says nothing but its trade. */
function goesOn(first: string, { text, words }: Cell): boolean {
  if (endsInLegalForm(first) || words.length > LONGEST_END) return false;
  return (TRADE.test(first) && endsInLegalForm(text)) || words.every((word) => OF_TRADE.test(word.text));
}

/**
 * Whether an address at the head is that of whom the page is sent to: a letter greets them, another address stands at the foot, the
 * client's field points there, its licence stands under it, or its name is that of a business which deals in something and tests nothing, and somebody who tests
 * heads the page, or two addresses do: over its own address a seller heads its own sheet.
 */
export function isPlainlySentTo({ text, isGreeted, cell: addressed }: Addressee, graph: PageGraph): boolean {
  if (isGreeted || isSentFromFoot(graph) || graph.cells.some((cell) => AS_ADDRESSED.test(cell.text))) return true;
  // "Tarn Chem Associates" over "Independent Testing Laboratory": who sends the page says under its name what it is.
  if (TESTS.test(nextLineOf(addressed, graph)?.text ?? '')) return false;
  const head = findLetterhead(graph, (cell) => cell === addressed);
  if (head !== null && !TESTS.test(text) && isLicensed(addressed, graph)) return true;
  return DEALS.test(text) && !TESTS.test(text) && head !== null && (TESTS.test(head.text) || hasTwoAddresses(graph));
}

/** Whether the line under a name gives its licence. */
const isLicensed = (name: Cell, graph: PageGraph): boolean => LICENCE.test(below(name, graph)[0]?.cell.text ?? '');

/** Whether two places stand at the head: who sends a page prints its own there, too. */
function hasTwoAddresses(graph: PageGraph): boolean {
  return new Set(placesWhere((depth) => depth < HEAD, graph)).size > 1;
}

/** Whether another address stands at the foot than at the head: that of who sends the page, below that of whom it is sent to. */
function isSentFromFoot(graph: PageGraph): boolean {
  const head = placesWhere((depth) => depth < HEAD, graph);
  return head.length > 0 && placesWhere((depth) => depth > FOOT, graph).some((place) => !head.includes(place));
}

/** The postcodes at a depth of the page. */
function placesWhere(is: (depth: number) => boolean, graph: PageGraph): string[] {
  return graph.cells
    .filter((cell) => is(depthOf(cell, graph)))
    .flatMap(({ text }) => POSTCODE.exec(text)?.slice(1).find(Boolean) ?? []);
}
