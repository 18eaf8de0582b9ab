import { editDistance } from '../../coa/fields/text/edit-distance.ts';
import type { SearchEntry } from '../../site/search/search-index.ts';
import { otherSpellings } from './other-spellings.ts';

/** What a search found. */
export interface Found {
  /** Best first. */
  entries: SearchEntry[];
  /** Whether nothing holds the words as written, and these come closest. */
  isClose: boolean;
}

/** Letters of a word that may be mistyped by one and still be found. */
const MIN_CLOSE_LETTERS = 5;

/**
 * The entries that a search is about. Each word typed must stand in a name or another word of the entry, hyphens, dots,
 * spaces and accents aside, so that "bpc157" finds BPC-157. Without any, a web address is searched for by its host and a
 * business without its legal form; then those are found that are one mistyped letter away.
 */
export function findEntries(entries: readonly SearchEntry[], query: string): Found {
  for (const spelt of [query, ...otherSpellings(query)]) {
    const exact = ranked(entries, (entry) => rankOf(entry, wordsOf(spelt)));
    if (exact.length > 0) return { entries: exact, isClose: false };
  }
  const typed = wordsOf(query).join('');
  const close = ranked(entries, (entry) => (isCloseTo(entry, typed) ? 0 : null));
  return { entries: close, isClose: close.length > 0 };
}

/** What is typed, word by word, as `plain` writes it. */
function wordsOf(query: string): string[] {
  return query.split(/\s+/).map(plain).filter(Boolean);
}

/** Letters and digits alone, lower case, accents taken off. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Entries with a rank, lowest first; those of equal rank stay in their order. */
function ranked(entries: readonly SearchEntry[], rank: (entry: SearchEntry) => number | null): SearchEntry[] {
  return entries
    .flatMap((entry) => {
      const found = rank(entry);
      return found === null ? [] : [{ entry, found }];
    })
    .sort((left, right) => left.found - right.found)
    .map(({ entry }) => entry);
}

/** 0 the whole name, 1 another whole name or number, 2 the name's beginning, 3 a word's beginning, 4 within; null not at all. */
function rankOf({ name, words }: SearchEntry, typed: readonly string[]): number | null {
  if (typed.length === 0) return null;
  const whole = typed.join('');
  const keys = [name, ...words].map(plain);
  if (keys[0] === whole) return 0;
  if (keys.includes(whole)) return 1;
  if (keys[0]?.startsWith(whole)) return 2;
  const parts = [name, ...words].flatMap((text) => text.split(/[\s./-]+/).map(plain));
  if (typed.every((one) => [...keys, ...parts].some((part) => part.startsWith(one)))) return 3;
  return typed.every((one) => keys.some((key) => key.includes(one))) ? 4 : null;
}

function isCloseTo({ name, words }: SearchEntry, typed: string): boolean {
  if (typed.length < MIN_CLOSE_LETTERS) return false;
  return [name, ...words].some((text) => {
    const key = plain(text);
    // Also while the word is still being typed, with a letter more or less than meant.
    return [-1, 0, 1].some((more) => editDistance(key.slice(0, typed.length + more), typed, 1) <= 1);
  });
}
