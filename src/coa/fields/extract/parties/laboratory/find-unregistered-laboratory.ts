import type { Cell } from '../../../../layout/cells.ts';
import { depthOf, type PageGraph, rightOf } from '../../../../layout/page-graph.ts';
import { lastSentence } from '../../../text/last-sentence.ts';
import { endsInLegalForm, withoutLegalForm } from '../../../text/legal-form.ts';
import { hasAddressOf, joinedName, nameInHost, sameBusiness } from '../../../text/names.ts';
import { speltName } from '../../../text/spelt-name.ts';
import { isDealers } from '../../../text/trades.ts';
import { anyOf, wholly } from '../../../vocabulary/any-of.ts';
import {
  JOINING_WORDS,
  LABORATORY_NAMES,
  NO_LABORATORY,
  PARTING_SIGNS,
  SHARED_NAMES,
} from '../../../vocabulary/letterhead.ts';
import { endsInKind, fullNameOf, isMotto, saysKindOnly } from '../find-letterhead.ts';
import type { StatedLaboratory } from '../find-stated-laboratory.ts';
import {
  LABELLED_CONFIDENCE,
  type NamedLaboratory,
  PRINTED_CONFIDENCE,
  SHORTEST_NAME,
  unregistered,
} from './named-laboratory.ts';

/** Words with which laboratories call themselves such. */
const LABORATORY_WORDS = anyOf(LABORATORY_NAMES);
/** Small words within a name. */
const JOINING_WORD = wholly(JOINING_WORDS);
/** Words in names of laboratories that sellers' names have as well. */
const SHARED_NAME_WORDS = new RegExp(anyOf(SHARED_NAMES).source, 'gi');

/** Letters of a name of a single word at least: “Labs” is what a reader left of one. */
const MIN_SINGLE_WORD = 8;

/** Whether a text can be all of a name: several words with letters enough, or one long word. */
function isWholeName(text: string): boolean {
  const words = text.split(/\s+/);
  const isOfName = (word: string): boolean =>
    /^[„“"«]?\p{Lu}[\p{L}.,&'’-]+[”"»]?$|^\p{Lu}{2,}\p{Ll}*\W?$/u.test(word) ||
    JOINING_WORD.test(word) ||
    saysKindOnly(word);
  // "Zkušební laboratoř Tarnov": in some languages only the first word and the name itself are capital.
  return /^\P{Ll}/u.test(text) && words.every(isOfName) && (words.length > 1 || text.length >= MIN_SINGLE_WORD);
}

/** What stands in place of a laboratory's name and is none. */
const NO_NAME = anyOf(NO_LABORATORY);

/**
 * A laboratory that is not on our list: named behind a label, in a letterhead that calls itself a laboratory and is not
 * the client, or in a sentence that says who tested. Sellers call themselves "Labs" as well: a letterhead that says no more
 * is none. Null when the page names none.
 */
export function findUnregisteredLaboratory(
  letterhead: Cell | null,
  labelled: readonly string[],
  parties: readonly string[],
  hosts: readonly { value: string }[],
  stated: StatedLaboratory | null = null,
): NamedLaboratory | null {
  const isParty = (name: string): boolean => parties.some((party) => sameBusiness(party, name));
  const isHead = (name: string): boolean => letterhead !== null && sameBusiness(letterhead.text, name);
  // Of two that labels give, the one that says it tests: "Orrin Analytical Services" beside the mark "ORRIN".
  const testersFirst = [...labelled].sort(
    (a, b) => Number(LABORATORY_WORDS.test(b)) - Number(LABORATORY_WORDS.test(a)),
  );
  for (const value of testersFirst) {
    // "Thornbury Instrumental Ltd, Bristol" says by its own address that it is a business, where its name does not.
    const name = LABORATORY_WORDS.test(value) ? value : nameBefore(value);
    const isAddressed = (): boolean => !isHead(name) && hasAddressOf(name, hosts);
    const withoutAddress = name.replace(/,?\s*\S+\.[a-z]{2,}$/i, '');
    if (withoutAddress === '') continue;
    if ((LABORATORY_WORDS.test(value) || isAddressed()) && !NO_NAME.test(name) && !isParty(name))
      return unregistered(withoutAddress, 'named as the laboratory', null, LABELLED_CONFIDENCE);
  }
  const heading = headedByLaboratory(letterhead, hosts, isParty);
  if (stated === null || isParty(stated.name) || NO_NAME.test(stated.name)) return heading;
  // The first word of a name may be its logo: "COMPLIANCE TESTING LAB" under a drawn "TARN", and the name in full in small print.
  if (heading !== null) return isEndOf(heading.name, stated.name) ? { ...heading, name: stated.name } : heading;
  const { name, cell, byIssuer } = stated;
  return byIssuer
    ? {
        ...unregistered(name, 'a sentence that says who must agree to a copy', cell, cell.confidence),
        grantsCopies: true,
      }
    : unregistered(name, 'a sentence that says who tested', cell, cell.confidence);
}

/**
 * Who heads a report as the laboratory, although its name does not say that it is one: an address of the page is its own, or it is a
 * business by its legal form on a page without addresses of others, and it neither is the client nor is called as a seller is. Asked only
 * of a report: a page made out to a client, with a number or the day of its sample's receipt or analysis.
 */
export function headOfReport(
  letterhead: Cell,
  parties: readonly string[],
  hosts: readonly { value: string }[],
): NamedLaboratory | null {
  if (letterhead.confidence < PRINTED_CONFIDENCE) return null;
  const read = letterhead.text.replace(/^[^\p{L}]+|(?<![^\p{L}\d.)])[^\p{L}\d.)]+$/gu, '');
  if (isDealers(read) || saysKindOnly(read) || NO_NAME.test(read)) return null;
  if (parties.some((party) => sameBusiness(party, read))) return null;
  // What is shown as a name must be that of the address to the letter.
  const isAddressed = (own: string): boolean =>
    own.length >= SHORTEST_NAME &&
    hosts.some(({ value }) => {
      const inHost = joinedName(nameInHost(value));
      return inHost.length >= SHORTEST_NAME && (own.startsWith(inHost) || inHost.startsWith(own));
    });
  // A mark before it may be read as a letter: "Q Quorlane Labs" of quorlanelabs.example.
  const name = [nameBefore(read), read, read.replace(/^\S{1,2}\s(?=\p{Lu}\p{Ll})/u, '')].find((one) =>
    isAddressed(joinedName(one)),
  );
  // Of a page with no address but the client's, or none, a business by its legal form.
  const isBusiness = (): boolean => endsInLegalForm(read) && areAddressesOf(parties, hosts);
  if (name === undefined && !isBusiness()) return null;
  return unregistered(
    name ?? read,
    `heads a report made out to a client, ${name === undefined ? 'a business by its legal form' : 'under its own address'}`,
    letterhead,
    Math.min(letterhead.confidence, LABELLED_CONFIDENCE),
  );
}

/**
 * Who heads a report with a logo of its first word, where another line of the page has the name in full and that says that it tests:
 * "Dunmore Pharma Testing" of "dunmore". Asked only of a report, as `headOfReport` is.
 */
export function headInFull(letterhead: Cell, graph: PageGraph, parties: readonly string[]): NamedLaboratory | null {
  const name = fullNameOf(letterhead, graph) ?? lineBeginningWith(letterhead.text, graph);
  if (name === null || !LABORATORY_WORDS.test(name) || isSharedName(name) || NO_NAME.test(name) || isDealers(name))
    return null;
  if (parties.some((party) => sameBusiness(party, name))) return null;
  const confidence = Math.min(letterhead.confidence, LABELLED_CONFIDENCE);
  return unregistered(name, 'letterhead, and its name in full in another line', letterhead, confidence);
}

/**
 * Who heads a report as "Labs", "Sciences" or "Services", which sellers call themselves as well. Asked only of a report that says when it
 * received the sample of a client: that is somebody else.
 */
export function headCalledLabs(
  letterhead: Cell,
  parties: readonly string[],
  hosts: readonly { value: string }[],
): NamedLaboratory | null {
  if (letterhead.confidence < PRINTED_CONFIDENCE || isDealers(letterhead.text)) return null;
  const isParty = (name: string): boolean => parties.some((party) => sameBusiness(party, name));
  const mayBeAnybodys = areAddressesOf([letterhead.text, ...parties], hosts);
  const heading = headedByLaboratory(letterhead, hosts, isParty, { mayBeShared: true, mayBeAnybodys });
  if (heading === null || isParty(heading.name)) return null;
  const confidence = Math.min(letterhead.confidence, LABELLED_CONFIDENCE);
  return { ...heading, basis: ['heads a report on a sample that it received from a client'], confidence };
}

/** Whether every address of a page is that of one of these names; of a page without any it is true. */
function areAddressesOf(names: readonly string[], hosts: readonly { value: string }[]): boolean {
  return hosts.every((host) => names.some((name) => hasAddressOf(name, [host])));
}

/** Share of a page's height below which its foot stands. */
const FOOT = 0.88;
/** What an address has behind a name, at least: the number of a house, or the code of a place. */
const OF_ADDRESS = /\d/;

/**
 * Who stands with its address at the foot of a report, by a legal form or as a laboratory, where nobody heads it. Asked only of a report, as
 * `headOfReport` is.
 */
export function footOfReport(
  graph: PageGraph,
  parties: readonly string[],
  hosts: readonly { value: string }[],
): NamedLaboratory | null {
  for (const cell of graph.cells) {
    if (cell.confidence < PRINTED_CONFIDENCE || depthOf(cell, graph) < FOOT) continue;
    const line = lastSentence(cell.text);
    const name = nameBefore(line);
    const behind = [line.slice(name.length), ...rightOf(cell, graph).map(({ cell: other }) => other.text)].join(' ');
    if (!OF_ADDRESS.test(behind)) continue;
    if (isDealers(name) || saysKindOnly(name) || NO_NAME.test(name) || !isWholeName(withoutLegalForm(name))) continue;
    if (parties.some((party) => sameBusiness(party, name))) continue;
    const isLaboratory = LABORATORY_WORDS.test(name) && !isSharedName(name);
    if (!isLaboratory && !(endsInLegalForm(name) && areAddressesOf([name, ...parties], hosts))) continue;
    const confidence = Math.min(cell.confidence, LABELLED_CONFIDENCE);
    return unregistered(name, 'stands with its address at the foot of a report made out to a client', cell, confidence);
  }
  return null;
}

/** A line of the page that is a name and begins with another, in whatever case that is set. */
function lineBeginningWith(name: string, { cells }: PageGraph): string | null {
  const begins = `${name.toLowerCase()} `;
  const line = cells.find(({ text }) => text.toLowerCase().startsWith(begins) && isWholeName(withoutLegalForm(text)));
  return line?.text ?? null;
}

/** Whether a name is another without its first words. */
function isEndOf(name: string, whole: string): boolean {
  const [end, all] = [joinedName(name), joinedName(whole)];
  return end !== '' && all.length > end.length && all.endsWith(end);
}

/** What parts a name from what the line goes on with. */
const BEHIND_NAME = new RegExp(`,\\s| [${PARTING_SIGNS}] `);

/** A name before the place where it is, or what else the line goes on with. */
export function nameBefore(value: string): string {
  return value.split(BEHIND_NAME)[0]!.trim();
}

/** A quotation mark that nothing closes: the sign that did ends the line, and went with what a reader makes of its end. */
const OPENED_ONLY = /[„“"«](?=[^„“”"«»]*$)/;

/**
 * The laboratory that heads the page; null where what does calls itself none.
 * @param mayBeShared whether it may call itself only what sellers call themselves as well, and `mayBeAnybodys` what anybody does.
 */
function headedByLaboratory(
  letterhead: Cell | null,
  hosts: readonly { value: string }[],
  isParty: (name: string) => boolean,
  { mayBeShared, mayBeAnybodys } = { mayBeShared: false, mayBeAnybodys: false },
): NamedLaboratory | null {
  if (letterhead === null || isParty(letterhead.text)) return null;
  const text = speltName(
    letterhead.text
      .replace(/^[^A-Za-z]+|(?<![^A-Za-z.)])[^A-Za-z.)]+$/g, '')
      .replace(/^(?:\S{1,2}\s|\S\d[^\s)\]|]\s|\S{2,3}[)\]|]\s)+(?=[A-Z][a-z]{3})|^\S\s(?=[A-Z]{5})/, '')
      // What closes the tab that a browser shows it on.
      .replace(/ [xX×]$/, ''),
  ).replace(OPENED_ONLY, '');
  const hostAgrees = hasAddressOf(text, hosts);
  const saysSo = LABORATORY_WORDS.test(text) || (mayBeAnybodys && endsInKind(withoutLegalForm(text)));
  if (!saysSo || NO_NAME.test(text)) return null;
  if ((!mayBeShared && isSharedName(text)) || !isWholeName(withoutLegalForm(text)) || saysKindOnly(text)) return null;
  return unregistered(
    withoutMottoBehind(text),
    hostAgrees ? 'letterhead and address' : 'letterhead',
    letterhead,
    letterhead.confidence,
  );
}

/** A name without what it tests, behind a stroke or a dot: "ORBAN HOUSE · CHROMATOGRAPHY & MS". */
function withoutMottoBehind(name: string): string {
  const own = nameBefore(name);
  return own !== name && isMotto(name.slice(own.length).replace(/^\P{L}+/u, '')) ? own : name;
}

/** Whether a name says of its kind only what sellers' names say as well. */
function isSharedName(name: string): boolean {
  return !LABORATORY_WORDS.test(name.replace(SHARED_NAME_WORDS, ' '));
}
