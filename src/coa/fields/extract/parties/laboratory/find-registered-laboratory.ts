import type { Laboratory } from '../../../../../dataset/laboratory.ts';
import type { Cell } from '../../../../layout/cells.ts';
import { depthOf, type PageGraph } from '../../../../layout/page-graph.ts';
import type { HostField } from '../../../fields.ts';
import { joinedName, nameInHost } from '../../../text/names.ts';
import { isOneOf } from '../find-hosts.ts';
import { matchWordings } from '../match-wordings.ts';
import { nameInCell, nearHost, sameName } from './name-in-cell.ts';
import {
  type ImitatedLaboratory,
  type NamedLaboratory,
  PRINTED_CONFIDENCE,
  SHORTEST_NAME,
} from './named-laboratory.ts';

/** What a page says of who tested, beside where the names of laboratories stand on it. */
export interface LaboratoryClues {
  graph: PageGraph;
  /** What stands most prominently at the head (see `findLetterhead`): on half a sheet that is not the page's upper third. */
  letterhead: Cell | null;
  hosts: readonly (Pick<HostField, 'value'> & Partial<Pick<HostField, 'forVerification' | 'fromCode' | 'email'>>)[];
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
/** Weight from which on the marks of a laboratory make the page its own. */
const ENOUGH = 2;
/** Characters beyond which a party's name within a line makes the line that party's. */
const SHORTEST_PARTY = 4;
/** Share of the page that counts as its top. */
const TOP = 0.3;
/** Share of a cell that a name must take to be a letterhead, or to count at all as an abbreviation or hardly legible. */
const COVERAGE = { letterhead: 0.55, abbreviation: 0.9, illegible: 0.7 } as const;
/** Certainty from which on a name is legible. */
const LEGIBLE = 0.5;
/** Confidence in a laboratory known by its host. */
const HOST_CONFIDENCE = 0.9;
/** Characters of the page that a mark quotes. */
const QUOTED = 60;

/** The laboratory on our list that a page is by, or whose reports it copies under other names; never both. */
export interface Registered {
  laboratory: NamedLaboratory | null;
  imitated: ImitatedLaboratory | null;
}

/** Finds the registered laboratory with the most telling marks on the page; none when none has enough. */
export function findRegisteredLaboratory(clues: LaboratoryClues): Registered {
  const best = mostTelling(clues);
  if (best === null) return { laboratory: null, imitated: null };
  const { laboratory, basis, cell, confidence, wordings } = best;
  const { name } = laboratory;
  const host = addressInstead(best, clues);
  return host === null
    ? { laboratory: { name, laboratory, basis, cell, confidence, wordings }, imitated: null }
    : { laboratory: null, imitated: { name, host } };
}

type Marked = Weighed & { laboratory: Laboratory; printed: number; wordings: number };

function mostTelling(clues: LaboratoryClues): Marked | null {
  const weighed = clues.laboratories.map((laboratory) => ({ laboratory, ...weigh(laboratory, clues) }));
  // Sentences are copied more easily than a name: where a page prints the name or address of one, it is that one's.
  const named = weighed.filter(({ printed }) => printed >= ENOUGH);
  const [best] = (named.length > 0 ? named : weighed).sort((a, b) => b.score - a.score);
  return best === undefined || best.score < ENOUGH ? null : best;
}

/**
 * The address, unlike the laboratory's, at which a page that is known by sentences alone says that its report is looked up. Its name has to
 * stand in another address or at the head of the page too: a misread address of the laboratory's own is misread in one way once.
 */
function addressInstead({ laboratory, printed }: Marked, { hosts, letterhead }: LaboratoryClues): string | null {
  if (printed > 0) return null;
  const isOwn = (value: string): boolean =>
    isOneOf(value, laboratory.hosts) || laboratory.hosts.some(({ host }) => nearHost(value, host));
  const head = joinedName(letterhead?.text ?? '');
  const isNamedAgain = (value: string): boolean => {
    const name = joinedName(nameInHost(value));
    return hosts.filter((host) => joinedName(nameInHost(host.value)) === name).length > 1 || head.includes(name);
  };
  const other = hosts.find(
    ({ value, forVerification, fromCode, email }) =>
      forVerification && !fromCode && !email && !isOwn(value) && isNamedAgain(value),
  );
  return other?.value ?? null;
}

/** What the marks of one laboratory on the page weigh together. */
interface Weighed {
  score: number;
  basis: string[];
  cell: Cell | null;
  confidence: number;
}

/** What all marks of one laboratory weigh, and `printed` those of its name and address alone. */
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
  { name, aliases, wordings }: Laboratory,
  cells: readonly Cell[],
): Omit<Weighed, 'cell'> & Pick<NamedLaboratory, 'wordings'> {
  // Its name among them is no second mark beside the name.
  const names = [name, ...aliases].map(joinedName);
  const found = matchWordings(
    wordings.filter((wording) => !names.includes(joinedName(wording))),
    cells,
  );
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
