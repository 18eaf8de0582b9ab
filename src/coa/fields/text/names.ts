import { registeredName } from '../../../dataset/registered-domain.ts';
import { wholly } from '../vocabulary/any-of.ts';
import { COMMON_WORDS, NAMING_NOBODY, PARTICLES, TRADE_WORDS } from '../vocabulary/business-names.ts';
import { editDistance } from './edit-distance.ts';

/** Words of the trade that are not two of them in one: "biolabs" could else be read in two ways, each time it is repeated. */
const SINGLE_TRADE_WORDS = [...TRADE_WORDS].filter(
  (word) => ![...TRADE_WORDS].some((one) => word.startsWith(one) && TRADE_WORDS.has(word.slice(one.length))),
);
/** One of them, the longest first. */
const TRADE_WORD = `(?:${SINGLE_TRADE_WORDS.sort((a, b) => b.length - a.length).join('|')})`;
/** The words of the trade with which a joined name ends. */
export const TRADE_ENDING = new RegExp(`(?<!${TRADE_WORD})${TRADE_WORD}+$`);

/** Words of a business name in lower case, without legal forms. */
export function nameWords(name: string): string[] {
  return allNameWords(name).filter((word) => !COMMON_WORDS.has(word));
}

/** Every word of a business name in lower case, its legal form among them. */
export function allNameWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The first letters of a name's words, as `nameWords` or `allNameWords` gives them. */
export function initialsOf(words: readonly string[]): string {
  return words.map((word) => word[0]).join('');
}

/** A name in one string of letters and digits, as it would stand in a domain. */
export function joinedName(name: string): string {
  return nameWords(name).join('');
}

/**
 * Whether two names can be one business: equal but for misread letters, one the beginning of the other, equal in the
 * words that are not common in the trade, or one the initials of the other.
 */
export function sameBusiness(a: string, b: string): boolean {
  // "Tarn & Vale" is tarnandvale in its domain.
  if (a.includes('&') || b.includes('&'))
    return (
      sameBusinessAsWritten(a.replace(/&/g, ''), b.replace(/&/g, '')) ||
      sameBusinessAsWritten(a.replace(/\s*&\s*/g, 'and'), b.replace(/\s*&\s*/g, 'and'))
    );
  return sameBusinessAsWritten(a, b);
}

/** Letters that readers take for one another in groups: "Severn" is read "Seveiii". */
function foldGroups(name: string): string {
  return name.replace(/rn|iii/g, 'm').replace(/vv/g, 'w');
}

/** Letters that readers take for one another by their shape. */
const SHAPES: readonly [RegExp, string][] = [
  [/[ceo]/g, 'o'],
  [/[il1j]/g, 'l'],
  [/[nhu]/g, 'n'],
  [/[vy]/g, 'v'],
  [/[gq9]/g, 'g'],
  [/[s5]/g, 's'],
];

/** Whether two names differ in nothing but letters of one shape, as "Tync" and "Tyne" do: which of them was printed cannot be told for sure. */
export function areOfOneShape(a: string, b: string): boolean {
  const shape = (name: string): string =>
    SHAPES.reduce((text, [letters, as]) => text.replace(letters, as), foldGroups(joinedName(name)));
  return joinedName(a).length > SHORTEST.joined && shape(a) === shape(b);
}

/** Letters that names have at least that are compared, by how; words whose initials may stand for them. */
const SHORTEST = { joined: 2, head: 3, beginning: 4, within: 6, initials: 3 } as const;
/** Letters of a name among which one may be misread, and how many at most of a whole name and of its own words. */
const LETTERS_PER_MISREADING = 6;
const MAX_MISREAD = { name: 3, own: 2 } as const;

/** Whether two names differ by so few letters that one may be the other, misread. */
function isMisreading(a: string, b: string, most: number = MAX_MISREAD.name): boolean {
  return editDistance(a, b, most) <= Math.min(most, Math.floor(Math.min(a.length, b.length) / LETTERS_PER_MISREADING));
}

/** Whether a name that another begins with ends where a word of that does: "Aura" does not in "Auralis Analytical". A host has no words. */
function endsAtWord(beginning: string, name: string): boolean {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return true;
  return words.some((_, at) => foldGroups(joinedName(words.slice(0, at + 1).join(' '))) === beginning);
}

function sameBusinessAsWritten(a: string, b: string): boolean {
  const x = foldGroups(joinedName(a));
  const y = foldGroups(joinedName(b));
  if (x.length < SHORTEST.joined || y.length < SHORTEST.joined) return false;
  // Names that end in the same words of the trade are told apart by what stands before them: "Pure" and "Core" Peptides.
  const ending = TRADE_ENDING.exec(x)?.[0] ?? '';
  if (ending !== '' && y.endsWith(ending)) {
    const head = x.slice(0, -ending.length);
    const otherHead = y.slice(0, -ending.length);
    const shorter = Math.min(head.length, otherHead.length);
    if (shorter >= SHORTEST.head) return isMisreading(head, otherHead) || isInitials(a, b) || isInitials(b, a);
  }
  const [short, long] = x.length <= y.length ? [x, y] : [y, x];
  if (isMisreading(x, y)) return true;
  if (short.length >= SHORTEST.beginning && long.startsWith(short) && endsAtWord(short, x.length <= y.length ? b : a))
    return true;
  if (short.length >= SHORTEST.within && long.includes(short)) return true;
  const words = (name: string, ofTrade: boolean): string =>
    nameWords(name)
      .filter((word) => TRADE_WORDS.has(word) === ofTrade)
      .join('');
  const ox = words(a, false);
  const oy = words(b, false);
  // "Marlow Bio Peptides" is no misread "Marlowe Peptide Labs": of names that differ in both, neither is the other.
  const misread = words(a, true) === '' || words(b, true) === '' ? MAX_MISREAD.own : 0;
  if (Math.min(ox.length, oy.length) >= SHORTEST.beginning && isMisreading(ox, oy, misread)) return true;
  return isInitials(a, b) || isInitials(b, a);
}

/** "IWR" for "Ivory Wharf Research". */
function isInitials(short: string, long: string): boolean {
  const words = nameWords(long);
  return (
    words.length >= SHORTEST.initials &&
    /^[A-Z0-9]{3,6}$/.test(short.trim()) &&
    short.trim().toLowerCase() === initialsOf(words)
  );
}

/** The name that a host carries: "www.severn-research.example" → "severn-research". */
export function nameInHost(host: string): string {
  return registeredName(host.toLowerCase().replace(/^www\./, ''));
}

/** How a business that is called by its address is written: "purecoast.example". */
export const HOST_AS_NAME = '(?:[a-z\\d-]+\\.)+[a-z]{2,}';
const HOST = new RegExp(`^${HOST_AS_NAME}$`);

/** Whether a name is an address and nothing else. */
export function isHost(name: string): boolean {
  return HOST.test(name);
}

/** Whether one of some hosts carries a business's name. */
export function hasAddressOf(name: string, hosts: readonly { value: string }[]): boolean {
  return hosts.some(({ value }) => sameBusiness(nameInHost(value), name));
}

const NOBODY = wholly(NAMING_NOBODY);

/** Client fields that name nobody: redacted, withheld or left open. */
export function namesNobody(client: string): boolean {
  return NOBODY.test(client.trim());
}

/** A first word of small letters alone before one that begins with a great one. */
const SMALL_FIRST = /^(\p{Ll}+)\s(?:\S+\s)*\p{Lu}\p{Ll}/u;

/** Whether the first letter of a name was not read, "ron Within Research", or its first word was parted, "i pgrade Wellness". */
export function hasLostItsFirstLetter(value: string): boolean {
  const first = SMALL_FIRST.exec(value)?.[1];
  return first !== undefined && !PARTICLES.has(first);
}
