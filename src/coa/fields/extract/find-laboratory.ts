import type { Laboratory } from '../../../dataset/laboratory.ts';
import type { Cell } from '../../layout/cells.ts';
import { editDistance } from '../text/edit-distance.ts';
import { joinedName, nameInHost, nameWords, sameBusiness } from '../text/names.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import { matchLabel } from '../vocabulary/labels.ts';
import { ADDRESS_PARTS, LABORATORY_NAMES, PAGE_TITLES } from '../vocabulary/letterhead.ts';
import { bareHost, belongsTo, registrableHost } from './find-hosts.ts';
import { matchWordings } from './match-wordings.ts';

const ADDRESS = anyOf(ADDRESS_PARTS);

/** The laboratory that a page names. */
export interface NamedLaboratory {
  name: string;
  /** Register entry; null for a laboratory that is in no register. */
  laboratory: Laboratory | null;
  /** What it rests on. */
  basis: string[];
  cell: Cell | null;
  confidence: number;
  /** How many of the phrases that stand on every page of the laboratory were found on this one. */
  wordings: number;
}

export interface LaboratoryClues {
  cells: readonly Cell[];
  /** What stands most prominently at the head (see `findLetterhead`): on half a sheet that is not the page's upper third. */
  letterhead: Cell | null;
  /** Height of the page in the cells' pixels, and the letter height. */
  pageHeight: number;
  letters: number;
  hosts: readonly { value: string }[];
  /** Values that name other parties (client, manufacturer): a laboratory is not looked for in them. */
  parties: readonly string[];
  /** Values printed behind labels such as "Laboratory:" or "Tested by:". */
  labelled: readonly string[];
  laboratories: readonly Laboratory[];
}

/** A host tells a laboratory as plainly as its letterhead; a name somewhere in the text tells less. */
const WEIGHT = { letterhead: 3, labelled: 3, host: 2, text: 1.2, abbreviation: 1, mailbox: 0.8, wording: 0.8 } as const;
/** Phrases of a laboratory that count at most: three of them, by themselves, tell whose page it is. */
const MAX_WORDINGS = 3;
const ENOUGH = 2;
const SHORTEST_NAME = 5;
/** A long name may be recognised with up to this share of its letters misread, if something else points to it too. */
const LONG_NAME = 16;
const ILLEGIBLE_SHARE = 0.28;

/** Finds the registered laboratory with the most telling marks on the page; null when none has enough. */
export function findRegisteredLaboratory(clues: LaboratoryClues): NamedLaboratory | null {
  let best: NamedLaboratory | null = null;
  let bestScore = 0;
  for (const laboratory of clues.laboratories) {
    const { score, ...found } = weigh(laboratory, clues);
    if (score > bestScore) {
      bestScore = score;
      best = { name: laboratory.name, laboratory, ...found };
    }
  }
  return bestScore >= ENOUGH ? best : null;
}

function weigh(
  laboratory: Laboratory,
  clues: LaboratoryClues,
): { score: number } & Omit<NamedLaboratory, 'name' | 'laboratory'> {
  let name = 0;
  let host = 0;
  let cellFound: Cell | null = null;
  let confidence = 0.6;
  const basis: string[] = [];
  const names = [laboratory.name, ...laboratory.aliases];
  const wantedNames = names.map((alias) => ({ alias, wanted: joinedName(alias) }));
  for (const cell of clues.cells) {
    if (clues.parties.some((party) => party.includes(cell.text) || (cell.text.includes(party) && party.length > 4)))
      continue;
    for (const { alias, wanted } of wantedNames) {
      const hit = nameInCell(alias, wanted, cell);
      if (hit === null) continue;
      const atTop = cell === clues.letterhead || cell.top < clues.pageHeight * 0.3;
      const abbreviation = wanted.length < SHORTEST_NAME;
      if (abbreviation && !(atTop && hit.coverage > 0.9)) continue;
      // A name that is hardly legible never suffices by itself.
      if (hit.certainty < 0.5 && !(atTop && hit.coverage > 0.7)) continue;
      const weight = abbreviation
        ? WEIGHT.abbreviation
        : atTop && hit.coverage > 0.55
          ? WEIGHT.letterhead
          : WEIGHT.text;
      if (weight * hit.certainty > name) {
        name = weight * hit.certainty;
        cellFound = cell;
        confidence = Math.max(confidence, cell.confidence * hit.certainty);
        basis.push(`printed name “${cell.text.slice(0, 60)}”`);
      }
    }
  }
  for (const value of clues.labelled) {
    if (names.some((alias) => sameName(alias, value)) && name < WEIGHT.labelled) {
      name = WEIGHT.labelled;
      basis.push(`named as the laboratory: “${value.slice(0, 60)}”`);
    }
  }
  // A mailbox at a public provider that begins with the laboratory's abbreviation: "afi_sd@…".
  const abbreviations = names.filter((alias) => /^[A-Z]{3,5}$/.test(alias)).map((alias) => alias.toLowerCase());
  if (
    abbreviations.some((short) =>
      clues.cells.some((cell) => new RegExp(`\\b${short}[^a-z0-9]?\\w*\\s?@`, 'i').test(cell.text)),
    )
  ) {
    name += WEIGHT.mailbox;
    basis.push('a mailbox that begins with its abbreviation');
  }
  for (const printed of clues.hosts) {
    if (
      laboratory.hosts.some(
        (known) =>
          belongsTo(printed.value, known.host) || registrableHost(printed.value) === registrableHost(known.host),
      )
    ) {
      if (host === 0) basis.push(`address ${printed.value}`);
      host = WEIGHT.host;
      confidence = Math.max(confidence, 0.9);
    } else if (host === 0 && laboratory.hosts.some((known) => nearHost(printed.value, known.host))) {
      host = 0.8;
      basis.push(`address ${printed.value}, close to one of the laboratory's`);
    }
  }
  const worded = matchWordings(laboratory.wordings, clues.cells);
  if (worded.length > 0) {
    basis.push(`wording of its pages: “${worded[0]}”${worded.length > 1 ? ` and ${worded.length - 1} more` : ''}`);
    confidence = Math.max(confidence, Math.min(0.95, 0.6 + 0.12 * worded.length));
  }
  const wording = WEIGHT.wording * Math.min(MAX_WORDINGS, worded.length);
  return { score: name + host + wording, basis, cell: cellFound, confidence, wordings: worded.length };
}

/** Worked out once for a cell, however many names are looked for in it. */
const joined = new WeakMap<Cell, string[]>();
function joinedWords(cell: Cell): string[] {
  let words = joined.get(cell);
  if (words === undefined) joined.set(cell, (words = cell.words.map((word) => joinedName(word.text))));
  return words;
}

/** Share of a cell that a name takes, when it stands in it; tolerant of misread letters. */
function nameInCell(name: string, wanted: string, cell: Cell): { coverage: number; certainty: number } | null {
  if (wanted.length < 3) return null;
  if (wanted.length < SHORTEST_NAME) {
    // Abbreviations are matched as printed: capitals, whole word.
    const hit = cell.words.some((word) => word.text.replace(/[^A-Za-z]/g, '') === name && /^[A-Z]/.test(name));
    return hit ? { coverage: name.length / cell.text.length, certainty: 1 } : null;
  }
  const words = joinedWords(cell);
  const total = words.join('').length;
  const sure = Math.floor(wanted.length / 8);
  const limit = wanted.length >= LONG_NAME ? Math.floor(wanted.length * ILLEGIBLE_SHARE) : sure;
  if (total < wanted.length - Math.max(2, limit)) return null;
  let best: { coverage: number; certainty: number } | null = null;
  for (let start = 0; start < words.length; start++) {
    let run = '';
    for (let end = start; end < Math.min(words.length, start + 8); end++) {
      run += words[end]!;
      if (run.length < wanted.length - limit) continue;
      if (run.length > wanted.length + limit) break;
      const misses = editDistance(run, wanted, limit);
      if (misses > limit) continue;
      const certainty = misses <= sure ? 1 - misses * 0.15 : 0.42;
      if (best === null || certainty > best.certainty) best = { coverage: run.length / total, certainty };
    }
  }
  return best;
}

function sameName(a: string, b: string): boolean {
  const x = joinedName(a);
  const y = joinedName(b);
  if (x.length < SHORTEST_NAME) return x === y && x.length >= 3;
  return y.startsWith(x) || editDistance(x, y, 3) <= Math.min(3, Math.floor(x.length / 8));
}

/** Near enough to be a misreading, or a look-alike: the laboratory meant is the same. */
function nearHost(printed: string, known: string): boolean {
  const a = nameInHost(bareHost(printed));
  const b = nameInHost(bareHost(known));
  return b.length >= 7 && (editDistance(a, b, 2) <= 2 || (a.includes(b) && a.length > b.length));
}

const TITLE = anyOf(PAGE_TITLES);
const LABORATORY_WORDS = anyOf(LABORATORY_NAMES);

/** The first word of most titles, or the commonest title, with as many letters misread or lost as leave it recognisable; others are too like names ("Analytics"). */
function isMisreadTitle(text: string): boolean {
  const letters = text.replace(/[^a-z]/gi, '').toLowerCase();
  if (editDistance(letters, USUAL_TITLE, MOST_MISREAD_OF_TITLE) <= MOST_MISREAD_OF_TITLE) return true;
  return [-1, 0, 1].some(
    (more) => editDistance(letters.slice(0, TITLE_WORD.length + more), TITLE_WORD, MOST_MISREAD) <= MOST_MISREAD,
  );
}

const TITLE_WORD = 'certificate';
const MOST_MISREAD = 2;
const USUAL_TITLE = 'certificateofanalysis';
const MOST_MISREAD_OF_TITLE = 6;
/** The number of a form's section: "1A Submission". */
const SECTION = /^\d{1,2}[a-z]?[.)]?\s/i;

/** Whether a cell is a label and nothing else: the title of a row, whose value stands elsewhere. */
function isLabel({ words }: Cell): boolean {
  return matchLabel(words.map(({ text }) => text))?.words === words.length;
}

/** The name that stands most prominently at the head of a page; null when nothing there looks like one. */
export function findLetterhead(
  cells: readonly Cell[],
  pageHeight: number,
  letters: number,
  isLabelOrValue: (cell: Cell) => boolean,
): Cell | null {
  const first = Math.min(
    ...cells.filter((cell) => cell.confidence > 0.5 && /[A-Za-z]{3}/.test(cell.text)).map((cell) => cell.top),
  );
  const candidates = cells.filter((cell) => {
    if (cell.top > first + pageHeight * 0.2 || cell.confidence < 0.5 || isLabelOrValue(cell)) return false;
    const text = cell.text;
    if (
      TITLE.test(text) ||
      isMisreadTitle(text) ||
      SECTION.test(text) ||
      isLabel(cell) ||
      /\w:\s?\S/.test(text) ||
      ADDRESS.test(text)
    )
      return false;
    return (
      nameWords(text).join('').length >= 4 &&
      cell.words.length <= 8 &&
      /[A-Za-z]{3}/.test(text) &&
      !/^(sample|client|product|peptide|powder)s?$/i.test(text)
    );
  });
  if (candidates.length === 0) return null;
  const prominence = (cell: Cell): number =>
    (cell.bottom - cell.top) / letters +
    (LABORATORY_WORDS.test(cell.text) ? 0.6 : 0) -
    ((cell.top - first) / pageHeight) * 6;
  return [...candidates].sort((a, b) => prominence(b) - prominence(a))[0]!;
}

/**
 * A laboratory that is in no register: named behind a label, or in a letterhead that calls itself a laboratory and is
 * not the client. Null when the page names none.
 */
export function findUnregisteredLaboratory(
  letterhead: Cell | null,
  labelled: readonly string[],
  parties: readonly string[],
  hosts: readonly { value: string }[],
): NamedLaboratory | null {
  const isParty = (name: string): boolean => parties.some((party) => sameBusiness(party, name));
  for (const value of labelled) {
    if (LABORATORY_WORDS.test(value) && !isParty(value))
      return {
        name: value.replace(/,?\s*\S+\.[a-z]{2,}$/i, ''),
        laboratory: null,
        basis: ['named as the laboratory'],
        cell: null,
        confidence: 0.7,
        wordings: 0,
      };
  }
  if (letterhead === null || isParty(letterhead.text)) return null;
  const text = letterhead.text.replace(/^[^A-Za-z]+|[^A-Za-z.)]+$/g, '').replace(/^(\S{1,2}\s)+(?=[A-Z][a-z]{3})/, '');
  const hostAgrees = hosts.some((host) => sameBusiness(nameInHost(host.value), text));
  if (!LABORATORY_WORDS.test(text)) return null;
  return {
    name: text,
    laboratory: null,
    basis: [hostAgrees ? 'letterhead and address' : 'letterhead'],
    cell: letterhead,
    confidence: letterhead.confidence,
    wordings: 0,
  };
}
