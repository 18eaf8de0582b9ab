import type { Compound } from '../../../../dataset/compound.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { withoutBrackets } from '../../text/values.ts';
import { anyOf, everyOf } from '../../vocabulary/any-of.ts';
import {
  BATCH_WORDS,
  CHEMICAL_PREFIXES,
  DOSE_OF,
  DOSE_UNITS,
  NAMES_OF_OTHERS,
  TRIMMINGS,
} from '../../vocabulary/products.ts';

/** Compounds that a printed name can mean: several when trade uses one name for two. */
export interface CompoundMatch {
  compounds: Compound[];
  /** The name as found in the table. */
  name: string;
  /** 1 for an exact name, less for one with a misread letter. */
  certainty: number;
  /** The whole text names it (but for a dose), not just a part. */
  whole: boolean;
  /** Others whose names differ from it by a last stroke, which readers lose or double (Melanotan I and II), or go on where it ends. */
  alike?: Compound[];
  /** Of a blend, what it is made of, and whatever else goes by those names; of others nothing. */
  parts?: Compound[];
}

/** Whether what a name names is made of several compounds, as a blend is. */
export function hasParts({ compounds, parts = [] }: CompoundMatch): boolean {
  return parts.length > 1 || compounds.some(({ kind }) => kind === 'blend');
}

/** Letters and digits that a name has at least, and one of letters only that stands within a longer text. */
const MIN_LETTERS = { name: 2, ofWords: 5 } as const;
/** Certainty of a name with a letter misread, and of one within a longer text. */
const CERTAINTY = { misread: 0.8, within: 0.95 } as const;

/** By folded name: what it can mean, and the digits of the names as written. */
export type CompoundIndex = ReadonlyMap<string, { compounds: Compound[]; digits: ReadonlySet<string> }>;

/** Letters and digits only, with the shapes that readers mix up folded together. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\|/g, 'i')
    .replace(/\$/g, 's')
    .replace(/α/g, 'alpha')
    .replace(/β/g, 'beta')
    .replace(/γ/g, 'gamma')
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/s/g, '5')
    .replace(/z/g, '2');
}

/** Every name of every compound, folded. */
export function indexCompounds(compounds: readonly Compound[]): CompoundIndex {
  const index = new Map<string, { compounds: Compound[]; digits: Set<string> }>();
  for (const compound of compounds) {
    const names = [compound.name, ...compound.aliases, compound.name.replace(/\s*\(.*\)\s*/g, ' ')];
    for (const name of [...names, ...names.flatMap(asReadersTakeGreek)]) {
      const key = fold(name);
      if (key.length < MIN_LETTERS.name) continue;
      const known = index.get(key) ?? { compounds: [], digits: new Set() };
      if (!known.compounds.includes(compound)) known.compounds.push(compound);
      known.digits.add(digitsOf(name));
      index.set(key, known);
    }
  }
  return index;
}

/** A name with a Greek letter as readers take that for a Latin one or a figure: "Thymosin a1", "Thymosin B4", "Thymosin 84". */
function asReadersTakeGreek(name: string): string[] {
  const spelt = name.replace(/α|\balpha[- ]?/i, 'a').replace(/β|\bbeta[- ]?/i, 'b');
  return spelt === name ? [] : [spelt, spelt.replace(/\bb(?=\d)/, '8')];
}

const DOSE = new RegExp(
  `\\b\\d+(?:[.,]\\d+)?\\s?(?:${anyOf(DOSE_UNITS).source})(?:\\s?\\/\\s?(?:${anyOf(DOSE_OF).source}))?\\b`,
  'gi',
);

/** A product's name without its dose. */
export const withoutDose = (text: string): string => text.replace(DOSE, ' ');

/** What is left of the doses of a blend's parts where one unit closes them: "Wolverine Blend 10/10mg", "10/5/5 mg". */
const DOSE_OF_PART = /\s(?:\d{1,3}\s?\/\s?)+$/;

/** The border of a cell, taken for the first letter of what stands in it. */
const STROKE = /^[[(|‘'“iljI1]\s?(?=\p{L}{5})/u;
/** What a line of subject goes on to say: "PT-141 20 mg, batch 7455/35". */
const BATCH = new RegExp(`(?<![\\s,;(–-])[\\s,;(–-]+(?:${anyOf(BATCH_WORDS).source})\\b.*$`, 'i');
const TRIMMING = everyOf(TRIMMINGS);

/** The compound named by a text; null when none is. `part` also accepts a name within a longer text. */
export function matchCompound(text: string, index: CompoundIndex, part = false): CompoundMatch | null {
  // Folded, "11:37" would be LL-37.
  if (!/\p{L}/u.test(text)) return null;
  const bare = withoutDose(text)
    .replace(/\((?:synthetic|[A-Z0-9]{2,6})\)/gi, ' ')
    // "MOTS-c | 10 mg vial": a stroke that parts.
    .replace(/\s\|(?:\s|$)/g, ' ')
    .trim();
  return (
    wholeName(bare, text, index) ??
    misreadName(bare.replace(DOSE_OF_PART, ' ').replace(TRIMMING, ' '), index) ??
    namesOfParts(bare, index) ??
    (part ? nameWithin(bare, index) : null)
  );
}

/** Compounds that the short lines of a page name and nothing else, spelt right; those of a match are left out. */
export function otherCompounds(
  lines: readonly string[],
  index: CompoundIndex,
  match: CompoundMatch | null,
): Compound[] {
  const named = lines.flatMap((line) => index.get(fold(withoutDose(line)))?.compounds ?? []);
  return [...new Set(named)].filter((one) => match?.compounds.includes(one) !== true);
}

/** A text that is a name, but for a dose, a batch, trimmings or a border. */
function wholeName(bare: string, text: string, index: CompoundIndex): CompoundMatch | null {
  for (const variant of [
    withoutDose(text),
    bare,
    bare.replace(BATCH, ''),
    bare.replace(TRIMMING, ' '),
    ...withoutTightDose(text),
    bare.replace(STROKE, ''),
    bare.replace(DOSE_OF_PART, ' '),
  ]) {
    const exact = index.get(fold(variant));
    if (exact !== undefined) return { compounds: exact.compounds, name: variant.trim(), certainty: 1, whole: true };
  }
  const twice = namedTwice(bare, index);
  if (twice !== null) return twice;
  // A blend's name may have its parts behind it: "Wolverine Blend (BPC-157 5mg / TB-500 5mg)".
  const blend = withoutBrackets(bare);
  const exact = blend === bare ? undefined : index.get(fold(blend));
  if (exact?.compounds.every(({ kind }) => kind === 'blend'))
    return { compounds: exact.compounds, name: blend, certainty: 1, whole: true };
  return null;
}

/** What parts the names of a blend's parts, a plus unless it ends one (NAD+), and how many of them a blend has. */
const BETWEEN_PARTS = [/\s*(?:[/&,]|(?<=\s)\+|\+(?=\p{L}))\s*(?:with\s?)?/iu, /\s+(?:[/&,+]|and|with)\s+/iu] as const;
const PARTS = { least: 2, most: 5 } as const;

/** The parts that a blend without a name of its own is called by, each a name as a whole: "Tesamorelin / Ipamorelin". */
function namesOfParts(bare: string, index: CompoundIndex): CompoundMatch | null {
  const name = bare.replace(DOSE_OF_PART, ' ').replace(TRIMMING, ' ').trim();
  for (const between of BETWEEN_PARTS) {
    const parts = name.split(between).map((part) => index.get(fold(part))?.compounds ?? []);
    const compounds = [...new Set(parts.flat())];
    const areAll = parts.length >= PARTS.least && parts.length <= PARTS.most && parts.every(({ length }) => length > 0);
    if (areAll && compounds.length >= parts.length)
      return { compounds, name, certainty: 1, whole: true, parts: compounds };
  }
  return null;
}

/** A name with another name of the same behind it: "DSIP (Delta Sleep Inducing Peptide)". */
function namedTwice(bare: string, index: CompoundIndex): CompoundMatch | null {
  const [, name, other] = /^([^()]+?),? \(([^()]+)\)[\s,]*$/.exec(bare) ?? [];
  if (name === undefined || other === undefined) return null;
  const compounds = index.get(fold(name))?.compounds ?? [];
  const same = compounds.filter((one) => index.get(fold(other))?.compounds.includes(one));
  return same.length === 0 ? null : { compounds: same, name, certainty: 1, whole: true };
}

/** Letters from which on a text may be a name with a letter misread. */
const MIN_MISREAD = 6;
/** One letter of so many may be misread. */
const LETTERS_PER_MISREADING = 7;

const PREFIXES = CHEMICAL_PREFIXES.map(fold);
const OTHERS = new Set(NAMES_OF_OTHERS.map(fold));

/** Whether a folded text is nearer to a name without its chemical prefix than to the name: “Semax Amidate” is not N-acetyl Semax amidate. */
function lacksPrefix(key: string, name: string, misread: number): boolean {
  return PREFIXES.some(
    (prefix) =>
      name.startsWith(prefix) &&
      !key.startsWith(prefix) &&
      editDistance(key, name.slice(prefix.length), misread) < misread,
  );
}

/** The name that a text is but for a misread letter. Of names as near as one another any may be meant: "Melanotan IT" is Melanotan I or II. */
function misreadName(trimmed: string, index: CompoundIndex): CompoundMatch | null {
  const key = fold(trimmed);
  if (key.length < MIN_MISREAD || OTHERS.has(key)) return null;
  let nearest: CompoundMatch | null = null;
  let fewest = Infinity;
  for (const [name, { compounds, digits }] of index) {
    const limit = Math.min(fewest, Math.floor(name.length / LETTERS_PER_MISREADING));
    if (limit === 0) continue;
    const misread = editDistance(key, name, limit);
    if (misread > limit || lacksPrefix(key, name, misread)) continue;
    // A misread letter may be forgiven, another digit may not: "GHRP-2" is not "GHRP-6".
    if (digitsOf(key) !== digitsOf(name) && !(digits.has(digitsOf(trimmed)) && mayLackLetter(key, name))) continue;
    nearest = {
      compounds:
        nearest !== null && misread === fewest ? [...new Set([...nearest.compounds, ...compounds])] : compounds,
      name,
      certainty: CERTAINTY.misread,
      whole: true,
    };
    fewest = misread;
  }
  return nearest;
}

/** Characters at the end that two spellings share where one lacks a letter within: at the end stand the numbers of names. */
const SHARED_END = 2;

/** Whether two folded names are as long as each other, or end alike: "GLOW Bend" is GLOW blend, "Melanotan" is not Melanotan I. */
function mayLackLetter(key: string, name: string): boolean {
  return key.length === name.length || key.slice(-SHARED_END) === name.slice(-SHARED_END);
}

/** Words in a row of which a name within a longer text may be. */
const MAX_WORDS = 6;

/** The longest name within a text. */
function nameWithin(bare: string, index: CompoundIndex): CompoundMatch | null {
  const tokens = bare.split(/[\s,;()[\]/]+/).filter((token) => token !== '');
  let best: CompoundMatch | null = null;
  let bestLength: number = MIN_LETTERS.name;
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + MAX_WORDS); end++) {
      const piece = tokens.slice(start, end).join(' ');
      const folded = fold(piece);
      if (folded.length <= bestLength) continue;
      // Short names ("HA", "SM") are words of other kinds too often; three capitals in a mixed text are a name.
      if (
        folded.length < MIN_LETTERS.ofWords &&
        !/\d/.test(piece) &&
        !(/^[A-Z]{3,4}$/.test(piece) && /[a-z]/.test(bare))
      )
        continue;
      const known = index.get(folded);
      if (known !== undefined) {
        best = { compounds: known.compounds, name: piece, certainty: CERTAINTY.within, whole: false };
        bestLength = folded.length;
      }
    }
  }
  return best;
}

/** "GHK-Cu (GHK content) [Copper Content]" names GHK-Cu: what stands in brackets only says more. */
export function withoutRemarks(name: string): string {
  return name.replace(/\s[([][^)\]]*[)\]]/g, '');
}

/** A match with what its name may have been misread for, and what it is made of. */
export function withRelated(match: CompoundMatch, index: CompoundIndex): CompoundMatch {
  return { ...match, alike: alikeTo(match, index), parts: match.parts ?? partsOf(match, index) };
}

/** What a blend is made of: its components, and compounds that share a name with one, as trade calls two by “TB-500”. */
function partsOf({ compounds }: CompoundMatch, index: CompoundIndex): Compound[] {
  const ids = compounds.flatMap(({ components }) => components);
  return [
    ...new Set(
      [...index.values()].flatMap((known) =>
        known.compounds.some(({ id }) => ids.includes(id)) ? known.compounds : [],
      ),
    ),
  ];
}

/** Letters of a name at least that may be the beginning of a longer one. */
const MIN_BEGINNING = 3;

/**
 * Compounds whose names differ from those of a match in nothing but strokes at the end, or go on where it ends: of "Humanin G" and
 * "HGH fragment 176-191" the last words may not have been read.
 */
function alikeTo({ compounds }: CompoundMatch, index: CompoundIndex): Compound[] {
  const stem = (key: string): string => key.replace(/(?<!1)1+$/, '');
  const keys = [...index]
    .filter(([, known]) => known.compounds.some((one) => compounds.includes(one)))
    .map(([key]) => key);
  const stems = new Set(keys.map(stem));
  const beginnings = keys.filter((key) => key.length >= MIN_BEGINNING);
  return [
    ...new Set(
      [...index]
        .filter(
          ([key]) =>
            (key.endsWith('1') && stems.has(stem(key))) || beginnings.some((beginning) => key.startsWith(beginning)),
        )
        .flatMap(([, known]) => known.compounds),
    ),
  ].filter((one) => !compounds.includes(one) && one.kind !== 'blend');
}

/** Names with a dose set tight against their own digits taken off: "PT-14110 mg" is PT-141, 10 mg. */
function withoutTightDose(text: string): string[] {
  const match = /^(.*?\D)(\d{2,7})\s?(?:mg|mcg|iu)\b/i.exec(text.trim());
  if (match === null) return [];
  return Array.from(
    { length: match[2]!.length - 1 },
    (_, index) => match[1]! + match[2]!.slice(0, index + 1),
  ).reverse();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
