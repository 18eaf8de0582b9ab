import { type Cell, cellOf } from '../../../layout/cells.ts';
import { columnOf, depthOf, nextLineOf, rightOf, rowOf } from '../../../layout/page-graph.ts';
import { areOnOneLine } from '../../../layout/relations.ts';
import { confidenceOf } from '../../../layout/word.ts';
import { type FieldClues, fieldOfCell } from '../../clues.ts';
import type { Fields } from '../../fields.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { joinedName } from '../../text/names.ts';
import { milligrams } from '../../text/values.ts';
import { anyOf, beginningWith } from '../../vocabulary/any-of.ts';
import { BEFORE_PRODUCT, BEHIND_PRODUCT, GREEK_LETTERS } from '../../vocabulary/products.ts';
import { IDENTITY_TITLES } from '../../vocabulary/results.ts';
import { wordsWithin } from '../parties/words-within.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { type CompoundMatch, hasParts } from './compounds/compound-match.ts';
import { withoutDose } from './compounds/dose-in-name.ts';
import { matchCompound, withoutRemarks } from './compounds/match-compound.ts';
import { withRelated } from './compounds/related-compounds.ts';

/** How much a name that the table of compounds knows counts beside its label: all of it, or a part. */
const NAMES_A_COMPOUND = { whole: 1, part: 0.6 } as const;
/** What the laboratory calls a sample where it numbers them, and how much that counts beside what the client calls it. */
const SAMPLE_NUMBER = /^[A-Z\d]*\d{3,}[A-Z\d.-]*$/;
const AS_NUMBER = 0.8;
/** A stroke before small letters, which is a capital: "Tesamorelin/|pamorelin". */
const STROKE_FOR_CAPITAL = /(?<![^\s/(])\|(?=\p{Ll}{3})/gu;
/** Where a product stands without a label: in the upper half, on a line of few words, of which a name may be a part if they are fewer. */
const UNLABELLED = {
  depth: 0.5,
  maxWords: 6,
  maxWordsOfBlend: 10,
  maxWordsAround: 4,
  minLetters: 3,
  score: 0.5,
} as const;
/** The title of a row of amounts, which has a unit and no number: "MOTS-c, mg per vial". */
const ROW_OF_AMOUNTS = /(?<!\d ?)\bmg (?:per|\/) ?vial/i;
/** The title of a row that says what was measured of a compound: "Selank concentration", "Potency semaglutide". */
const MEASURED_OF =
  /^potency\b|\b(?:concentration|content|potency|purity|assay|found|halt|gehalt|teneur|teor|obsah|contenido|contenuto|per (?:bottle|actuation|pen|capsule|tablet|spray))$/i;
const MAX_IDENTITY_WORDS = 5;
const IDENTITY = beginningWith(IDENTITY_TITLES);

/** What a vial is marked with, in a sentence. */
const QUOTED =
  /\b(?:marked|labell?ed|inscribed|(?:your|one|the) (?:vial|sample|material|product))(?: as)? [“”"‘'«]([^”"’'»]{3,60})[”"’'»]/i;
/** What a line says it is about: "hereby certifies that MOTS-c 10 mg, batch NR-26-0093, has been examined", "Result of analysis KPV 5 mg, Lot 7". */
const SPOKEN_OF = new RegExp(
  `\\b(?:${anyOf(BEFORE_PRODUCT).source}) (?!\\d)(.{3,60}?)(?=,? (?:${anyOf(BEHIND_PRODUCT).source}|\\()|[.;]|$)`,
  'i',
);
/** Quotation marks about a name. */
const QUOTES = /^[“”"‘'«]+|(?<![”"’'»])[”"’'»]+$/g;
/** A dose with which the next line goes on, or that stands behind a dash. */
const DOSE_BEHIND = /^\d+(?:[.,]\d+)? ?(?:mg|mcg|iu)\b/i;
/** A dash that parts a product's name from its dose. */
const DASH = /^[-–—]$/;
/** What a title says before the product: "Certificate of Analysis: GHK-Cu 50 mg". */
const TITLE_BEFORE = /^(?:certificate|statement|report) of (?:analysis|quality|assay): /i;
/** A product's batch in one cell with it: "AOD-9604, Lot AOD/5/022". */
const BATCH_BEHIND = /(?<=\S),? +(?:lot|batch)\b(?=.*\d).*$/i;

interface Sample {
  sample: LabelledValue | null;
  compound: CompoundMatch | null;
}

/** The product as the header names it, and the compound behind it. */
export function findSample(labelled: readonly LabelledValue[], clues: FieldClues): Sample {
  const found = sampleOf(labelled, clues);
  return { ...found, sample: found.sample && withGreek(withDose(found.sample, clues)) };
}

/** A name with the dose that stands behind a dash in its line: "PT-141 (Bremelanotide) – 10 mg vial". */
function withDose(sample: LabelledValue, { graph }: FieldClues): LabelledValue {
  const [dash, dose] = rightOf(sample.cell, graph).map(({ cell }) => cell);
  if (dash === undefined || dose === undefined || milligrams(sample.text) !== null) return sample;
  if (!DASH.test(dash.text) || !DOSE_BEHIND.test(dose.text) || sample.words.at(-1) !== sample.cell.words.at(-1))
    return sample;
  const words = [...sample.words, ...dash.words, ...dose.words];
  return { ...sample, words, text: `${sample.text} – ${dose.text}`, confidence: confidenceOf(words) };
}

function withGreek(sample: LabelledValue): LabelledValue {
  const text = GREEK_LETTERS.reduce((spelt, [read, letter]) => spelt.replace(read, letter), sample.text);
  return { ...sample, text };
}

function sampleOf(labelled: readonly LabelledValue[], clues: FieldClues): Sample {
  // A table's column of parts has its head over each of them.
  const isPart = ({ place, cell }: LabelledValue): boolean =>
    place === 'below' && columnOf(cell, clues.graph) === 'test';
  const rank = ({ value, match }: Candidate): number =>
    match === null
      ? value.score * (SAMPLE_NUMBER.test(value.text) ? AS_NUMBER : 1)
      : value.score + (match.whole && !isPart(value) ? NAMES_A_COMPOUND.whole : NAMES_A_COMPOUND.part);
  const candidates = labelled
    .filter((value) => value.field === 'sample')
    .map(spelledOut)
    .map((value) => ({ value, match: matchCompound(value.text, clues.compounds, true) }))
    .sort((a, b) => rank(b) - rank(a));
  const [best] = candidates;
  const named =
    candidates.find(({ match }) => isBlendOf(match, best?.match ?? null, clues)) ??
    candidates.find((one) => best !== undefined && isFuller(one, best)) ??
    best;
  if (named?.match) {
    const heading = isPart(named.value) ? findUnlabelled(clues) : null;
    if (heading !== null && isBlend(heading.compound)) return heading;
    const blend = isPart(named.value) ? blendNamed(labelled, named.value, clues) : null;
    if (blend !== null) return { sample: blend, compound: onlyCompound(clues) };
    return { sample: named.value, compound: withRelated(named.match, clues.compounds) };
  }
  // The sample may be a code of the client's: then the row of the results that gives an amount says what it is.
  const compound = named === undefined ? null : compoundOfResult(clues);
  if (named !== undefined && compound !== null) return { sample: named.value, compound };
  const quoted = findQuoted(clues);
  if (quoted !== null) return quoted;
  const unlabelled = findUnlabelled(clues);
  if (named === undefined || unlabelled === null) return unlabelled ?? { sample: named?.value ?? null, compound: null };
  // Or it is the name of a blend, whose parts are named below it.
  return isOwnName(named.value, unlabelled) || isUnderHeads(named.value, labelled)
    ? { sample: named.value, compound: onlyCompound(clues) }
    : unlabelled;
}

interface Candidate {
  value: LabelledValue;
  match: CompoundMatch | null;
}

/** Whether one name is that of the same compound as another's, with the dose that the other lacks: what was sent in, and not what was found. */
function isFuller(one: Candidate, other: Candidate): boolean {
  const isSame = one.match !== null && other.match !== null && one.match.compounds[0] === other.match.compounds[0];
  return (
    isSame &&
    one.value.place !== 'below' &&
    milligrams(one.value.text) !== null &&
    milligrams(other.value.text) === null
  );
}

/** Whether one name is that of a blend of which the other names a part. */
function isBlendOf(match: CompoundMatch | null, part: CompoundMatch | null, { compounds }: FieldClues): boolean {
  if (match === null || part === null || !isBlend(match) || isBlend(part)) return false;
  const { parts = [] } = withRelated(match, compounds);
  return part.compounds.every((one) => parts.includes(one));
}

/** What stands behind a label as the product's own name, where a table lists its parts: "GLOW 70 mg" over rows of three peptides. */
function blendNamed(labelled: readonly LabelledValue[], part: LabelledValue, clues: FieldClues): LabelledValue | null {
  const { graph, compounds } = clues;
  const parts = graph.cells.flatMap((cell) =>
    columnOf(cell, graph) === 'test' ? (matchCompound(cell.text, compounds)?.compounds[0]?.id ?? []) : [],
  );
  if (new Set(parts).size < 2) return null;
  const isName = (value: LabelledValue): boolean =>
    value.field === 'sample' &&
    value.place !== 'below' &&
    value.confidence >= MIN_NAME_CONFIDENCE &&
    milligrams(value.text) !== null &&
    !areOnOneLine(value.cell, part.cell);
  return labelled.find(isName) ?? null;
}

/** What the subject of a letter says before the product: "Service request PPAC-3316 analysis of CJC-1295 5 mg". */
const SUBJECT_BEFORE = /^(?=.*\d).{0,50}\b(?:analysis|testing|examination|assay) of (?=\S)/i;

/** A strength whose millilitre lost its last letter to one of the same shape: "120mg/mi", "10 mg/m1". */
const MILLILITRE = /(?<=\d\s?(?:mg|mcg|µg|iu|g)\s?\/\s?\d*\s?m)[i1I|](?![\p{L}\d])/giu;

/** Hydrochloride, whose small l is read as a capital I: "Berberine HCI". */
const CHLORIDE = /(?<![\p{L}\d])HCI(?![\p{L}\d])/gu;

/** A product's name as it is spelt, without the batch behind it. */
function spelledOut(value: LabelledValue): LabelledValue {
  const text = value.text.replace(SUBJECT_BEFORE, '');
  return {
    ...value,
    text: text
      .replace(MILLILITRE, 'l')
      .replace(CHLORIDE, 'HCl')
      .replace(STROKE_FOR_CAPITAL, 'I')
      .replace(/§|(?<![\p{L}\d])\$(?=S-?\d)/gu, 'S')
      .replace(BATCH_BEHIND, ''),
  };
}

/** Confidence from which on a name behind a label that is no compound's is taken for what the client calls it. */
const MIN_NAME_CONFIDENCE = 0.4;
/** Share of a compound's letters that a name may differ in and still be that compound, misread. */
const MISREAD_SHARE = 0.4;

/**
 * Whether a name behind a label is what the client calls the sample. Below the label of a column stands the head of a table
 * as well, and behind one without a colon the rest of a longer label: "Article reviewed".
 */
function isOwnName({ text, label, confidence, place }: LabelledValue, unlabelled: Sample): boolean {
  const isAnnounced = place === 'right' || (place === 'same-cell' && /[:：>#]$/.test(label));
  return isAnnounced && confidence >= MIN_NAME_CONFIDENCE && !isMisread(text, unlabelled);
}

/** Labels in a row with values under them that make it a row of heads. */
const MIN_HEADS = 2;

/** Whether a name stands under its label in a row of others under theirs: "Product" over "GLOW 70 mg", beside lot and number. */
function isUnderHeads(value: LabelledValue, labelled: readonly LabelledValue[]): boolean {
  const isBeside = (other: LabelledValue): boolean => other !== value && areOnOneLine(other.cell, value.cell);
  return (
    value.place === 'below' &&
    value.confidence >= MIN_NAME_CONFIDENCE &&
    new Set(labelled.filter((other) => other.place === 'below' && isBeside(other)).map(({ field }) => field)).size >=
      MIN_HEADS
  );
}

/** Whether a name behind a label is that of the compound which stands elsewhere, hardly legible. */
function isMisread(name: string, { sample }: Sample): boolean {
  const wanted = joinedName(withoutDose(sample?.text ?? ''));
  const limit = Math.floor(wanted.length * MISREAD_SHARE);
  return editDistance(joinedName(withoutDose(name)), wanted, limit) <= limit;
}

/** The compound that short lines of the page name; null where they name several, as those of a blend. */
function onlyCompound({ graph, compounds }: FieldClues): CompoundMatch | null {
  const named = graph.cells.flatMap((cell) =>
    cell.words.length > UNLABELLED.maxWordsAround ? [] : (matchCompound(cell.text, compounds) ?? []),
  );
  const [only] = named.filter(({ whole, name }) => whole && name.length >= UNLABELLED.minLetters);
  if (only === undefined || named.some((other) => !other.compounds.some((one) => only.compounds.includes(one))))
    return null;
  return withRelated(only, compounds);
}

/** The one compound beside which an amount stands; null where several do, as in a blend. */
function compoundOfResult({ graph, compounds }: FieldClues): CompoundMatch | null {
  const found = graph.cells.flatMap((title) => {
    if (title.words.length > MAX_IDENTITY_WORDS || milligrams(title.text) !== null) return [];
    const match = matchCompound(withoutRemarks(title.text), compounds);
    if (match?.whole !== true) return [];
    return rowOf(title, graph).some((cell) => milligrams(cell.text) !== null) ? [match] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.some((other) => other.name !== only.name)) return null;
  return withRelated(only, compounds);
}

/**
 * What a letter says that the vial was marked with, "one vial marked “Ipamorelin 10 mg”", or what a line is about, where that names a
 * compound; one with its dose before one without.
 */
function findQuoted({ graph, compounds }: FieldClues): Sample | null {
  const found: Sample[] = [];
  for (const cell of graph.cells) {
    const next = nextLineOf(cell, graph);
    // "a sample of Kisspeptin-10," over "10 mg, lot 31".
    const goesOn = next !== undefined && /,$/.test(cell.text) && DOSE_BEHIND.test(next.text);
    const line = goesOn ? cellOf([...cell.words, ...next.words.slice(0, 2)]) : cell;
    const text = (QUOTED.exec(line.text) ?? SPOKEN_OF.exec(line.text))?.[1]?.replace(QUOTES, '');
    const match = text === undefined ? null : matchCompound(text, compounds, true);
    if (text === undefined || match === null || !acceptsValue('sample', text)) continue;
    const words = wordsWithin(text, line);
    const sample = { ...asUnlabelledSample(line), words, text: withoutStop(text), confidence: confidenceOf(words) };
    found.push({ sample, compound: match });
  }
  return found.find(({ sample }) => sample !== null && milligrams(sample.text) !== null) ?? found[0] ?? null;
}

/** The title of a page and not what was tested, though it names that: "Ostrel | Cagrilintide report" on a browser's tab. */
const TITLE_OF_PAGE = /^(?=.*\|).*\b(?:report|certificate|coa)\b/i;

/** Without a label: the first short line of the upper half that names a compound and nothing else. */
function findUnlabelled({ graph, compounds }: FieldClues): Sample | null {
  let inTitle: Sample | null = null;
  for (const printed of graph.cells) {
    if (depthOf(printed, graph) > UNLABELLED.depth) break;
    if (ROW_OF_AMOUNTS.test(printed.text) || MEASURED_OF.test(printed.text)) continue;
    const cell = withoutTitle(printed);
    if (cell.words.length > UNLABELLED.maxWordsOfBlend) continue;
    const isAround = cell !== printed || cell.words.length <= UNLABELLED.maxWordsAround;
    const match = matchCompound(cell.text, compounds, isAround);
    if (cell.words.length > UNLABELLED.maxWords && !isBlend(match)) continue;
    if (match === null || match.name.length < UNLABELLED.minLetters) continue;
    const found = { sample: asUnlabelledSample(cell), compound: match };
    if (!TITLE_OF_PAGE.test(printed.text)) return found;
    const named = cell.words.filter(({ text }) => matchCompound(text, compounds)?.whole === true);
    inTitle ??= named.length === 0 ? found : { ...found, sample: asUnlabelledSample(cellOf(named)) };
  }
  return inTitle;
}

/** A line without the title before the product and the batch behind it. */
function withoutTitle(line: Cell): Cell {
  const title = TITLE_BEFORE.exec(line.text)?.[0] ?? '';
  const product = line.text.slice(title.length).replace(BATCH_BEHIND, '');
  if (product === line.text) return line;
  const words = wordsWithin(product, line);
  return words.length === 0 ? line : cellOf(words);
}

/** Whether a line names several compounds, or a blend, and nothing else. */
function isBlend(match: CompoundMatch | null): boolean {
  return match?.whole === true && (match.compounds.length > 1 || hasParts(match));
}

const withoutStop = (text: string): string => text.replace(/[,;:]$/, '');

function asUnlabelledSample(cell: Cell): LabelledValue {
  const { words, confidence } = cell;
  const text = withoutStop(cell.text);
  return { field: 'sample', label: '', words, cell, text, confidence, score: UNLABELLED.score, place: 'same-cell' };
}

/** The compound that an identity row of the results names; null when there is no such row. */
export function findIdentified({ graph, compounds, toPicture }: FieldClues): Fields['identified'] {
  for (const title of graph.cells) {
    if (!IDENTITY.test(title.text) || title.words.length > MAX_IDENTITY_WORDS) continue;
    for (const value of rowOf(title, graph).reverse()) {
      const match = matchCompound(value.text, compounds);
      if (match !== null)
        return { ...fieldOfCell(value, match.name, title.text, toPicture), compounds: match.compounds };
    }
  }
  return null;
}
