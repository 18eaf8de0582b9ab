import { COMMON_WORDS } from '../vocabulary/business-names.ts';
import { allNameWords, joinedName, nameInHost, TRADE_ENDING } from './names.ts';

/** Letters of a name that stands for a longer one: of two it is short, of six a word. */
const SHORT = /^[A-Z\d]{2,5}$/;
/** Words of a name that may be shortened, so that there are few ways to do it. */
const MOST_WORDS = 7;
/** Letters of an address that a shortened name is held against at least. */
const LEAST_LETTERS = 2;

/**
 * Whether a name may be short for the one that an address carries, or the other way round: "JP" at jadepeptides, "EVOQ" at
 * evolutionofquality, "Purpose Labs" at plabs, "Optimum Formula" at of-peptides, "Thameside Peptide Co" at tpc. Many names fit by
 * chance, so that this is no sign that two are one business, only that they may be.
 */
export function mayBeShortFor(printed: string, host: string): boolean {
  const inHost = nameInHost(host);
  const name = joinedName(inHost);
  const short = printed.trim();
  if (SHORT.test(short)) return isSpeltIn(short.toLowerCase(), name);
  const named = [name, name.replace(TRADE_ENDING, ''), inHost.split('-')[0]!].filter(
    (one) => one.length >= LEAST_LETTERS,
  );
  const words = allNameWords(printed);
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  const whole = [words.join(''), joinedName(printed)];
  return shortenings(words).some((one) => !whole.includes(one) && named.includes(one));
}

/** Whether the letters of a short name follow one another in a longer one that begins with its first. */
function isSpeltIn(short: string, name: string): boolean {
  if (name[0] !== short[0]) return false;
  let from = 0;
  for (const letter of short) {
    const at = name.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** A name with any of its words as its first letter, or none; legal forms and the like may be left out as well. */
function shortenings(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (begun, word) =>
      begun.flatMap((before) => [before + word, before + word[0]!, ...(COMMON_WORDS.has(word) ? [before] : [])]),
    [''],
  );
}
