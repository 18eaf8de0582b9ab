import type { Cell } from '../../../../layout/cells.ts';
import { editDistance } from '../../../text/edit-distance.ts';
import { joinedName, nameInHost } from '../../../text/names.ts';
import { bareHost } from '../find-hosts.ts';
import { SHORTEST_NAME } from './named-laboratory.ts';

/** Letters of an abbreviation at least. */
const SHORTEST_ABBREVIATION = 3;
/** Letters of a host from which on another may be it, misread. */
const SHORTEST_NEAR_HOST = 7;
/** Letters of a name among which one may be misread, and the most of a labelled name and of a host. */
const LETTERS_PER_MISREADING = 8;
const MAX_MISREAD = { name: 3, host: 2 } as const;
/** Letters of a name that its cell may lack, and words in a row of which a name may be. */
const MAX_LOST = 2;
const MAX_WORDS = 8;
/** Letters that a reader may make of a logo and set right before the name, and of a name at least to be known behind them. */
const LOGO_LETTERS = 3;
const SHORTEST_BEHIND_LOGO = 7;
/** Certainty that each misread letter takes from a name, and that of one which is hardly legible. */
const CERTAINTY = { lostByMisreading: 0.15, illegible: 0.42 } as const;
/** A word that a longer name begins with, and not what a reader makes of a logo. */
const WORD_OF_NAME = /^(?:[A-Z][a-z]{3,}|[A-Z]{4,})$/;
/** A long name may be recognised with up to this share of its letters misread, if something else points to it too. */
const LONG_NAME = 16;
const ILLEGIBLE_SHARE = 0.28;
/**
 * The same share of what tells it from others, besides one letter, where it is hardly legible and where it is read, and the words of its kind
 * that do not tell it. Chosen.
 */
const MISREAD_BEGINNING = { illegible: 0.5, legible: 0.2 } as const;
const KIND_IN_NAME = /(?:bio)?(?:analy|laborat|diagnos|services|testing|precision|formulations|assay).*$/;

/** Worked out once for a cell, however many names are looked for in it. */
const joined = new WeakMap<Cell, string[]>();

/** The words of a cell as `joinedName` has them. */
function joinedWords(cell: Cell): string[] {
  const known = joined.get(cell);
  if (known !== undefined) return known;
  const words = cell.words.map((word) => joinedName(word.text));
  joined.set(cell, words);
  return words;
}

/** Share of a cell that a name takes, when it stands in it; tolerant of misread letters. */
export function nameInCell(name: string, wanted: string, cell: Cell): { coverage: number; certainty: number } | null {
  if (wanted.length < SHORTEST_ABBREVIATION) return null;
  if (wanted.length < SHORTEST_NAME) {
    // Abbreviations are matched as printed: capitals, whole word.
    const hit = cell.words.some((word) => word.text.replace(/[^A-Za-z]/g, '') === name && /^[A-Z]/.test(name));
    return hit ? { coverage: name.length / cell.text.length, certainty: 1 } : null;
  }
  const words = joinedWords(cell);
  const total = words.join('').length;
  const sure = Math.floor(wanted.length / LETTERS_PER_MISREADING);
  const limit = wanted.length >= LONG_NAME ? Math.floor(wanted.length * ILLEGIBLE_SHARE) : sure;
  if (total < wanted.length - Math.max(MAX_LOST, limit)) return null;
  let best: { coverage: number; certainty: number } | null = null;
  for (let start = 0; start < words.length; start++) {
    let run = '';
    for (let end = start; end < Math.min(words.length, start + MAX_WORDS); end++) {
      run += words[end]!;
      if (run.length < wanted.length - limit) continue;
      if (run.length > wanted.length + Math.max(limit, LOGO_LETTERS)) break;
      const certainty = certaintyOf(run, wanted, sure, limit);
      if (certainty === null) continue;
      if (isEndOfLonger(run, wanted, cell, start)) continue;
      if (certainty < 1 && (lacksInitials(run, wanted) || lacksBeginning(run, wanted, cell, start))) continue;
      if (best === null || certainty > best.certainty) best = { coverage: run.length / total, certainty };
    }
  }
  return best;
}

/**
 * Whether a name is only the end of a longer one, whose first letters are not those of a logo: "Cambridge Analytical" is no "Bridge
 * Analytical", nor "Hill Laboratories" a misread "ILS Laboratories". Behind a logo's letters the name begins with a word of its own.
 * @param start of the words that were read, in the cell
 */
function isEndOfLonger(read: string, wanted: string, cell: Cell, start: number): boolean {
  const before = read.length - wanted.length;
  if (before <= 0 || joinedWords(cell)[start]!.length <= before) return false;
  const misses = editDistance(read, wanted, read.length);
  if (editDistance(read.slice(before), wanted, misses) >= misses) return false;
  const first = cell.words[start]!.text;
  const junction = first.replace(/[^\p{L}\d]/gu, '')[before] ?? '';
  return /\p{Ll}/u.test(junction) && /^\p{Lu}\p{Ll}/u.test(first);
}

/** Whether another word of the name stands before what was read: "Cobalt Ridge Analytical" is not a misread "Bridge Analytical". */
function lacksBeginning(read: string, wanted: string, cell: Cell, start: number): boolean {
  return read.length < wanted.length && WORD_OF_NAME.test(cell.words[start - 1]?.text ?? '');
}

/** How sure it is that what was read is a name, or a name behind what a reader made of a logo; null where it is neither. */
function certaintyOf(read: string, wanted: string, sure: number, limit: number): number | null {
  const misses = editDistance(read, wanted, limit);
  const beginning = misses <= limit ? misreadBeginning(read, wanted) : null;
  if (beginning !== null && misses > sure && beginning > MISREAD_BEGINNING.illegible) return null;
  if (beginning !== null) {
    const isLegible = misses <= sure && beginning <= MISREAD_BEGINNING.legible;
    return isLegible ? 1 - misses * CERTAINTY.lostByMisreading : CERTAINTY.illegible;
  }
  const before = read.length - wanted.length;
  if (before < 1 || before > LOGO_LETTERS || wanted.length < SHORTEST_BEHIND_LOGO) return null;
  const behind = editDistance(read.slice(before), wanted, sure);
  return behind <= sure ? 1 - (behind + 1) * CERTAINTY.lostByMisreading : null;
}

/**
 * Whether what was read lacks the few letters that are all of a name but its kind: of "ILS Laboratories" none of the first three may be
 * another, since that is another's name.
 */
function lacksInitials(read: string, wanted: string): boolean {
  const own = wanted.replace(KIND_IN_NAME, '');
  return own !== '' && own.length < SHORTEST_NAME && !read.includes(own);
}

/**
 * Share of a name's own letters, before the words of its kind, that were misread: neither "Marlowe" nor "Falls" is a misread "Eagle", though
 * all three are Analytical Services, which most of the letters spell. None of a name that has no such words.
 */
function misreadBeginning(read: string, wanted: string): number {
  const own = wanted.replace(KIND_IN_NAME, '');
  if (own === '' || own === wanted) return 0;
  const begins = read.slice(0, Math.max(1, read.length - (wanted.length - own.length)));
  return Math.max(0, editDistance(begins, own, own.length) - 1) / own.length;
}

/** Whether a value that a label gives is a name, of which letters may be misread. @param a the name @param b the value */
export function sameName(a: string, b: string): boolean {
  const x = joinedName(a);
  const y = joinedName(b);
  if (x.length < SHORTEST_NAME) return x === y && x.length >= SHORTEST_ABBREVIATION;
  return (
    y.startsWith(x) ||
    (!lacksInitials(y, x) &&
      editDistance(x, y, MAX_MISREAD.name) <= Math.min(MAX_MISREAD.name, Math.floor(x.length / LETTERS_PER_MISREADING)))
  );
}

/** Whether a host on the page is near enough to one known to be a misreading, or a look-alike: the laboratory meant is the same. */
export function nearHost(printed: string, known: string): boolean {
  const a = nameInHost(bareHost(printed));
  const b = nameInHost(bareHost(known));
  return (
    b.length >= SHORTEST_NEAR_HOST &&
    (editDistance(a, b, MAX_MISREAD.host) <= MAX_MISREAD.host || (a.includes(b) && a.length > b.length))
  );
}
