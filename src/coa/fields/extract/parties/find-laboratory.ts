import type { Laboratory } from '../../../../dataset/laboratory.ts';
import type { Cell } from '../../../layout/cells.ts';
import { depthOf, type PageGraph } from '../../../layout/page-graph.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { hasAddressOf, joinedName, nameInHost, sameBusiness } from '../../text/names.ts';
import { isDealers } from '../../text/trades.ts';
import { speltName, withoutLegalForm } from '../../text/values.ts';
import { anyOf, wholly } from '../../vocabulary/any-of.ts';
import { JOINING_WORDS, LABORATORY_NAMES, NO_LABORATORY, SHARED_NAMES } from '../../vocabulary/letterhead.ts';
import { bareHost, isOneOf } from './find-hosts.ts';
import { isMotto, saysKindOnly } from './find-letterhead.ts';
import type { StatedLaboratory } from './find-stated-laboratory.ts';
import { matchWordings } from './match-wordings.ts';

/** The laboratory that a page names. */
export interface NamedLaboratory {
  name: string;
  /** Register entry; null for a laboratory that is not on our list. */
  laboratory: Laboratory | null;
  /** What it rests on. */
  basis: string[];
  cell: Cell | null;
  confidence: number;
  /** How many of the phrases that stand on every page of the laboratory were found on this one. */
  wordings: number;
  /** Set where a sentence says that it must agree to a copy, which only who issued the page prints. */
  grantsCopies?: true;
}

export interface LaboratoryClues {
  graph: PageGraph;
  /** What stands most prominently at the head (see `findLetterhead`): on half a sheet that is not the page's upper third. */
  letterhead: Cell | null;
  hosts: readonly { value: string }[];
  /** Values that name other parties (client, manufacturer): a laboratory is not looked for in them. */
  parties: readonly string[];
  /** Values printed behind labels such as "Laboratory:" or "Tested by:". */
  labelled: readonly string[];
  laboratories: readonly Laboratory[];
}

/** A host tells a laboratory as plainly as its letterhead; a name somewhere in the text tells less. */
const WEIGHT = {
  letterhead: 3,
  labelled: 3,
  host: 2,
  text: 1.2,
  abbreviation: 1,
  mailbox: 0.8,
  nearHost: 0.8,
  wording: 0.8,
} as const;
/** Phrases of a laboratory that count at most: three of them, by themselves, tell whose page it is. */
const MAX_WORDINGS = 3;
/** Confidence in a laboratory known by its phrases: gained with each of them, and at most. */
const WORDING_CONFIDENCE = { each: 0.12, most: 0.95 } as const;
const ENOUGH = 2;
/** Letters of a name at least; shorter ones are abbreviations, which are matched as printed. */
const SHORTEST_NAME = 5;
const SHORTEST_ABBREVIATION = 3;
/** Characters beyond which a party's name within a line makes the line that party's. */
const SHORTEST_PARTY = 4;
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
/** Share of the page that counts as its top. */
const TOP = 0.3;
/** Share of a cell that a name must take to be a letterhead, or to count at all as an abbreviation or hardly legible. */
const COVERAGE = { letterhead: 0.55, abbreviation: 0.9, illegible: 0.7 } as const;
/** Certainty from which on a name is legible. */
const LEGIBLE = 0.5;
/** Confidence in a laboratory known by its printed name at least, and in one known by its host. */
const PRINTED_CONFIDENCE = 0.6;
const HOST_CONFIDENCE = 0.9;
/** Confidence in a laboratory that is not on our list, named behind a label. */
const LABELLED_CONFIDENCE = 0.7;
/** Characters of the page that a mark quotes. */
const QUOTED = 60;
/** A long name may be recognised with up to this share of its letters misread, if something else points to it too. */
const LONG_NAME = 16;
const ILLEGIBLE_SHARE = 0.28;
/** The same of what tells it from others, and the words of its kind that do not. */
const MISREAD_BEGINNING = 0.5;
const KIND_IN_NAME = /(?:bio)?(?:analy|laborat|diagnos|services|testing|precision|formulations|assay).*$/;

/** Finds the registered laboratory with the most telling marks on the page; null when none has enough. */
export function findRegisteredLaboratory(clues: LaboratoryClues): NamedLaboratory | null {
  const weighed = clues.laboratories.map((laboratory) => ({ laboratory, ...weigh(laboratory, clues) }));
  // Sentences are copied more easily than a name: where a page prints the name or address of one, it is that one's.
  const named = weighed.filter(({ printed }) => printed >= ENOUGH);
  const [best] = (named.length > 0 ? named : weighed).sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < ENOUGH) return null;
  const { laboratory, basis, cell, confidence, wordings } = best;
  return { name: laboratory.name, laboratory, basis, cell, confidence, wordings };
}

/** What the marks of one laboratory on the page weigh together. */
interface Weighed {
  score: number;
  basis: string[];
  cell: Cell | null;
  confidence: number;
}

function weigh(laboratory: Laboratory, clues: LaboratoryClues): Weighed & { printed: number; wordings: number } {
  const names = [laboratory.name, ...laboratory.aliases];
  const printed = weighPrintedNames(names, clues);
  const basis = [...printed.basis];
  let { score } = printed;
  for (const value of clues.labelled) {
    if (score < WEIGHT.labelled && names.some((alias) => sameName(alias, value))) {
      score = WEIGHT.labelled;
      basis.push(`named as the laboratory: “${value.slice(0, QUOTED)}”`);
    }
  }
  if (hasOwnMailbox(names, clues.graph.cells)) {
    score += WEIGHT.mailbox;
    basis.push('a mailbox of its name');
  }
  const host = weighHosts(laboratory, clues.hosts);
  const { wordings, ...wording } = weighWordings(laboratory, clues.graph.cells);
  return {
    score: score + host.score + wording.score,
    printed: score + host.score,
    basis: [...basis, ...host.basis, ...wording.basis],
    cell: printed.cell,
    confidence: Math.max(printed.confidence, host.confidence, wording.confidence),
    wordings,
  };
}

/** Phrases that stand on every page of the laboratory: they tell it where its name is only a logo. */
function weighWordings(
  { wordings }: Laboratory,
  cells: readonly Cell[],
): Omit<Weighed, 'cell'> & Pick<NamedLaboratory, 'wordings'> {
  const found = matchWordings(wordings, cells);
  const more = found.length > 1 ? ` and ${found.length - 1} more` : '';
  const gained = WORDING_CONFIDENCE.each * found.length;
  return {
    score: WEIGHT.wording * Math.min(MAX_WORDINGS, found.length),
    basis: found[0] === undefined ? [] : [`wording of its pages: “${found[0]}”${more}`],
    confidence: found.length === 0 ? 0 : Math.min(WORDING_CONFIDENCE.most, PRINTED_CONFIDENCE + gained),
    wordings: found.length,
  };
}

/** The laboratory's name where it is printed most tellingly; every place that tells more than those before counts as a mark. */
function weighPrintedNames(names: readonly string[], clues: LaboratoryClues): Weighed {
  const wantedNames = names.map((alias) => ({ alias, wanted: joinedName(alias) }));
  const found: Weighed = { score: 0, basis: [], cell: null, confidence: PRINTED_CONFIDENCE };
  for (const cell of clues.graph.cells) {
    if (
      clues.parties.some(
        (party) => party.includes(cell.text) || (cell.text.includes(party) && party.length > SHORTEST_PARTY),
      )
    )
      continue;
    const atTop = cell === clues.letterhead || depthOf(cell, clues.graph) < TOP;
    for (const { alias, wanted } of wantedNames) {
      const hit = nameInCell(alias, wanted, cell);
      if (hit === null) continue;
      const abbreviation = wanted.length < SHORTEST_NAME;
      if (abbreviation && !(atTop && hit.coverage > COVERAGE.abbreviation)) continue;
      // A name that is hardly legible never suffices by itself.
      if (hit.certainty < LEGIBLE && !(atTop && hit.coverage > COVERAGE.illegible)) continue;
      const weight = abbreviation
        ? WEIGHT.abbreviation
        : atTop && hit.coverage > COVERAGE.letterhead
          ? WEIGHT.letterhead
          : WEIGHT.text;
      if (weight * hit.certainty <= found.score) continue;
      found.score = weight * hit.certainty;
      found.cell = cell;
      found.confidence = Math.max(found.confidence, cell.confidence * hit.certainty);
      found.basis.push(`printed name “${cell.text.slice(0, QUOTED)}”`);
    }
  }
  return found;
}

/** Whether a mailbox is the laboratory's, wherever it is: it begins with its abbreviation ("afi_sd@…"), or is its name. */
function hasOwnMailbox(names: readonly string[], cells: readonly Cell[]): boolean {
  const mailboxes = names.flatMap((alias) => {
    if (/^[A-Z]{3,5}$/.test(alias)) return [`${alias}[^a-z0-9]?\\w*`];
    return /^[A-Za-z]+$/.test(alias) && alias.length >= SHORTEST_NAME ? [alias] : [];
  });
  return mailboxes.some((own) => {
    const mailbox = new RegExp(`\\b${own}\\s?@`, 'i');
    return cells.some((cell) => mailbox.test(cell.text));
  });
}

/** The hosts on the page that are the laboratory's, or near one of them. */
function weighHosts({ hosts: known }: Laboratory, printed: LaboratoryClues['hosts']): Omit<Weighed, 'cell'> {
  const found = { score: 0, basis: [] as string[], confidence: 0 };
  for (const { value } of printed) {
    if (isOneOf(value, known)) {
      if (found.score === 0) found.basis.push(`address ${value}`);
      found.score = WEIGHT.host;
      found.confidence = HOST_CONFIDENCE;
    } else if (found.score === 0 && known.some(({ host }) => nearHost(value, host))) {
      found.score = WEIGHT.nearHost;
      found.basis.push(`address ${value}, close to one of the laboratory's`);
    }
  }
  return found;
}

/** Worked out once for a cell, however many names are looked for in it. */
const joined = new WeakMap<Cell, string[]>();
function joinedWords(cell: Cell): string[] {
  const known = joined.get(cell);
  if (known !== undefined) return known;
  const words = cell.words.map((word) => joinedName(word.text));
  joined.set(cell, words);
  return words;
}

/** Share of a cell that a name takes, when it stands in it; tolerant of misread letters. */
function nameInCell(name: string, wanted: string, cell: Cell): { coverage: number; certainty: number } | null {
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
      // Behind a logo's letters the name begins with a word of its own: "Cambridge Analytical" is no "Bridge Analytical".
      const before = run.length - wanted.length;
      const junction = cell.words[start]!.text.replace(/[^\p{L}\d]/gu, '')[before] ?? '';
      if (
        before > 0 &&
        run.endsWith(wanted) &&
        words[start]!.length > before &&
        /\p{Ll}/u.test(junction) &&
        /^\p{Lu}\p{Ll}/u.test(cell.words[start]!.text)
      )
        continue;
      // "Cobalt Ridge Analytical" is not a misread "Bridge Analytical": another word of the name stands before it.
      if (certainty < 1 && run.length < wanted.length && WORD_OF_NAME.test(cell.words[start - 1]?.text ?? '')) continue;
      if (best === null || certainty > best.certainty) best = { coverage: run.length / total, certainty };
    }
  }
  return best;
}

/** How sure it is that what was read is a name, or a name behind what a reader made of a logo; null where it is neither. */
function certaintyOf(read: string, wanted: string, sure: number, limit: number): number | null {
  const misses = editDistance(read, wanted, limit);
  if (misses > sure && misses <= limit && !beginsAlike(read, wanted)) return null;
  if (misses <= limit) return misses <= sure ? 1 - misses * CERTAINTY.lostByMisreading : CERTAINTY.illegible;
  const before = read.length - wanted.length;
  if (before < 1 || before > LOGO_LETTERS || wanted.length < SHORTEST_BEHIND_LOGO) return null;
  const behind = editDistance(read.slice(before), wanted, sure);
  return behind <= sure ? 1 - (behind + 1) * CERTAINTY.lostByMisreading : null;
}

/**
 * Whether two names begin alike, as far as they are names: "Marlowe" is no misread "Eagle", though both are Analytical Services, which most
 * of the letters spell.
 */
function beginsAlike(read: string, wanted: string): boolean {
  const own = wanted.replace(KIND_IN_NAME, '');
  if (own === '' || own === wanted) return true;
  const begins = read.slice(0, Math.max(1, read.length - (wanted.length - own.length)));
  return editDistance(begins, own, own.length) <= Math.ceil(own.length * MISREAD_BEGINNING);
}

function sameName(a: string, b: string): boolean {
  const x = joinedName(a);
  const y = joinedName(b);
  if (x.length < SHORTEST_NAME) return x === y && x.length >= SHORTEST_ABBREVIATION;
  return (
    y.startsWith(x) ||
    editDistance(x, y, MAX_MISREAD.name) <= Math.min(MAX_MISREAD.name, Math.floor(x.length / LETTERS_PER_MISREADING))
  );
}

/** Near enough to be a misreading, or a look-alike: the laboratory meant is the same. */
function nearHost(printed: string, known: string): boolean {
  const a = nameInHost(bareHost(printed));
  const b = nameInHost(bareHost(known));
  return (
    b.length >= SHORTEST_NEAR_HOST &&
    (editDistance(a, b, MAX_MISREAD.host) <= MAX_MISREAD.host || (a.includes(b) && a.length > b.length))
  );
}

const LABORATORY_WORDS = anyOf(LABORATORY_NAMES);
const JOINING_WORD = wholly(JOINING_WORDS);
const SHARED_NAME_WORDS = new RegExp(anyOf(SHARED_NAMES).source, 'gi');

/** Letters of a name of a single word at least: “Labs” is what a reader left of one. */
const MIN_SINGLE_WORD = 8;

/** Whether a text can be all of a name: several words with letters enough, or one long word. */
function isWholeName(text: string): boolean {
  const words = text.split(/\s+/);
  const isOfName = (word: string): boolean =>
    /^\p{Lu}[\p{L}.,&'’-]+$|^\p{Lu}{2,}\p{Ll}*\W?$/u.test(word) || JOINING_WORD.test(word) || saysKindOnly(word);
  // "Zkušební laboratoř Tarnov": in some languages only the first word and the name itself are capital.
  return /^\P{Ll}/u.test(text) && words.every(isOfName) && (words.length > 1 || text.length >= MIN_SINGLE_WORD);
}

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
    if ((LABORATORY_WORDS.test(value) || isAddressed()) && !NO_NAME.test(name) && !isParty(name))
      return {
        name: name.replace(/,?\s*\S+\.[a-z]{2,}$/i, ''),
        laboratory: null,
        basis: ['named as the laboratory'],
        cell: null,
        confidence: LABELLED_CONFIDENCE,
        wordings: 0,
      };
  }
  return (
    headedByLaboratory(letterhead, hosts, isParty) ??
    (stated !== null && !isParty(stated.name) && !NO_NAME.test(stated.name)
      ? {
          name: stated.name,
          laboratory: null,
          basis: [
            stated.byIssuer ? 'a sentence that says who must agree to a copy' : 'a sentence that says who tested',
          ],
          ...(stated.byIssuer ? { grantsCopies: true as const } : {}),
          cell: stated.cell,
          confidence: stated.cell.confidence,
          wordings: 0,
        }
      : null)
  );
}

/**
 * Who heads a report as the laboratory, although its name does not say that it is one: an address of the page is its own, and it neither
 * is the client nor is called as a seller is. Asked only of a page made out to a client, which dates the receipt of the sample.
 */
export function headOfReport(
  letterhead: Cell | null,
  parties: readonly string[],
  hosts: readonly { value: string }[],
): NamedLaboratory | null {
  if (letterhead === null || letterhead.confidence < PRINTED_CONFIDENCE) return null;
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
  const name = [read, read.replace(/^\S{1,2}\s(?=\p{Lu}\p{Ll})/u, '')].find((one) => isAddressed(joinedName(one)));
  if (name === undefined) return null;
  return {
    name,
    laboratory: null,
    basis: ['heads a report made out to a client, under its own address'],
    cell: letterhead,
    confidence: Math.min(letterhead.confidence, LABELLED_CONFIDENCE),
    wordings: 0,
  };
}

/** A name before the place where it is, or what else the line goes on with. */
export function nameBefore(value: string): string {
  return value.split(/,\s| [-–—·|] /)[0]!.trim();
}

/** The laboratory that heads the page; null where what does calls itself none. */
function headedByLaboratory(
  letterhead: Cell | null,
  hosts: readonly { value: string }[],
  isParty: (name: string) => boolean,
): NamedLaboratory | null {
  if (letterhead === null || isParty(letterhead.text)) return null;
  const text = speltName(
    letterhead.text
      .replace(/^[^A-Za-z]+|(?<![^A-Za-z.)])[^A-Za-z.)]+$/g, '')
      .replace(/^(?:\S{1,2}\s|\S{2,3}[)\]|]\s)+(?=[A-Z][a-z]{3})|^\S\s(?=[A-Z]{5})/, ''),
  );
  const hostAgrees = hasAddressOf(text, hosts);
  if (!LABORATORY_WORDS.test(text) || NO_NAME.test(text)) return null;
  if (isSharedName(text) || !isWholeName(withoutLegalForm(text)) || saysKindOnly(text)) return null;
  return {
    name: withoutMottoBehind(text),
    laboratory: null,
    basis: [hostAgrees ? 'letterhead and address' : 'letterhead'],
    cell: letterhead,
    confidence: letterhead.confidence,
    wordings: 0,
  };
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
