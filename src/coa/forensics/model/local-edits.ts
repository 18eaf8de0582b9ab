import { isOneOf } from '../../fields/extract/parties/find-hosts.ts';
import { type Field, type Fields, namedFields } from '../../fields/fields.ts';
import { specOf } from '../../fields/specs.ts';
import { editDistance } from '../../fields/text/edit-distance.ts';
import { nameInHost } from '../../fields/text/names.ts';
import type { Box } from '../../geometry/box.ts';
import { centreWithin } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { compareFields, type FieldComparison } from '../features/compare-fields.ts';
import { furtherKind } from '../features/further-values.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';
import { classifyPage, type PageClass } from '../features/page-class.ts';
import { fieldsWithinBudget } from '../features/worth-comparing.ts';
import type { CopiedGlyph } from '../glyphs/find-copied-glyphs.ts';
import type { Layout } from '../layouts/layout.ts';
import { type GoOn, UNHURRIED } from '../out-of-time.ts';
import { differencesOf } from './differences-in-words.ts';
import { mayBeFlagged, setApartBy } from './may-be-flagged.ts';
import fitted from './real-pages.json' with { type: 'json' };
import { scoreFields } from './score-fields.ts';
import type { ScoredField } from './scored-field.ts';
import {
  ANOTHER_DESIGN,
  compareWithLaboratory,
  isOfSeveral,
  type OfSeveral,
  UNLIKE_LABORATORY_FIGURES,
  weighFields,
  weightAmong,
} from './unlike-laboratory.ts';
import { compareWithWholePage, WHOLE_PAGE_FIGURES } from './whole-page.ts';

/** A field whose pixels differ from the rest of its page as those of edited fields do. */
export interface UnlikeField {
  name: string;
  box: Box;
  /**
   * Whether it was held against its page alone, as fields of made pages are; against its page by what real pages alone teach,
   * for values that made pages know nothing of; or against how its laboratory sets it too.
   */
  against: 'page' | 'whole page' | 'laboratory';
  /** Log odds above the page's other fields (see `relativeScores`). */
  score: number;
  /**
   * `alone` where no clean test page came near, `apart` where on none a field lay as far from all others, `together` where none had two fields
   * as far off as this page has, `three` and `five`, and either of them `apart`, where on none so many of those that stand out most came near, else `doubt`.
   */
  weight: 'alone' | 'apart' | OfSeveral | 'doubt';
  /** What differs most, in words. */
  differs: string[];
}

/** What the comparison of the fields' pixels gave. */
export interface LocalEdits {
  pageClass: PageClass;
  /** How many fields could be compared with the rest of the page. */
  compared: number;
  /** How many were not, since no real page has so many: comparing them would take too long. */
  leftOut: number;
  /** Whether they were held against how the laboratory sets its pages too. */
  laboratoryKnown: boolean;
  /** Whether the laboratory is one whose pages we learned, and this page is set otherwise throughout. */
  anotherDesign: boolean;
  unlike: UnlikeField[];
  /**
   * Fields of a known laboratory's page that stand out too little to say anything, as one field in ten of untouched pages does,
   * worst first: they count where the page prints the same value twice and not alike.
   */
  faint: Omit<UnlikeField, 'weight'>[];
  /** Scores of the fields of a known laboratory's page that say nothing: how far others lie from them tells. */
  usual: readonly number[];
  /** Characters of fields whose pixels stand elsewhere on the page too; null where the page cannot show that. */
  copied: CopiedCharacter[] | null;
}

/** A character of a field that was copied from, or to, another place on the page. */
export interface CopiedCharacter extends CopiedGlyph {
  field: string;
  /** The field in which its twin stands, if in one. */
  twinField: string | null;
}

/** What was found on test pages of one class. */
export interface ClassFigures {
  /** On how many of the edited pages the right field was doubted. */
  caught: number;
  pages: number;
}

/** What the fit found on real pages of a class, of laboratories that the trees of real pages never saw; nothing of a class it never met. */
export function figuresFor(pageClass: PageClass): ClassFigures {
  return (fitted.classes as Partial<Record<PageClass, ClassFigures>>)[pageClass] ?? { caught: 0, pages: 0 };
}

/** Share of edits found on pages of a class from which on the comparison is used there: below, clean pages stand out as often. */
export const VALID_SHARE = 0.1;

export function isValidFor(pageClass: PageClass): boolean {
  const { caught, pages } = figuresFor(pageClass);
  return pages > 0 && caught / pages >= VALID_SHARE;
}

/** When, and on how many pictures of clean and edited real pages, of laboratories that the trees of real pages never saw, the thresholds were set; see scripts/fit/local-edits. */
export const LOCAL_EDIT_FIGURES = {
  fittedOn: fitted.fittedOn,
  cleanPages: fitted.cleanPages,
  editedPages: fitted.editedPages,
  doubt: fitted.doubt,
  alone: fitted.alone,
  together: fitted.together,
} as const;

/**
 * Compares the fields' pixels with the rest of the page, and says which differ as edited fields do; null when there is
 * too little on the page to compare with. Where it is known how the laboratory sets its pages, a doubt about a field is
 * that of the trees that know both: on honest pages of such laboratories they are wrong half as often.
 * @param perspective whether the page was found as a sheet on a background.
 * @param layout how the laboratory that the page names sets its fields; null where that was not learned.
 * @throws OutOfTime as `goOn` does: of a page compared in part nothing is said.
 */
export function findLocalEdits(
  picture: Pixels & { format: string },
  perspective: boolean,
  words: readonly PlacedWord[],
  placed: readonly PlacedField[],
  layout: Layout | null = null,
  goOn: GoOn = UNHURRIED,
): LocalEdits | null {
  const { fields, leftOut } = fieldsWithinBudget(placed, words);
  const page = compareFields(picture, words, fields, { goOn });
  if (page === null) return null;
  const found = layout === null ? null : compareWithLaboratory(picture, words, fields, layout, goOn);
  const anotherDesign = found === ANOTHER_DESIGN;
  const ofLaboratory = anotherDesign ? null : found;
  const judged = new Set(page.fields.map(({ name }) => name));
  // Of a page with more fields than are compared nothing is passed: its other values, which only doubt, are not worth its time.
  const asksMore = ofLaboratory === null && leftOut === 0;
  const further = asksMore ? compareWithWholePage(picture, words, fields, judged, goOn) : [];
  const compared = Math.max(page.fields.length + further.length, ofLaboratory?.length ?? 0);
  if (compared === 0) return null;
  const unlikePage = fieldsUnlikePage(page.fields, fields);
  const known = ofLaboratory === null ? null : joinUnlike(unlikePage, ofLaboratory);
  return {
    pageClass: classifyPage(picture.format, perspective, page.texture),
    compared,
    leftOut,
    laboratoryKnown: ofLaboratory !== null,
    anotherDesign,
    unlike: known?.unlike ?? [...onItsOwn(unlikePage), ...doubted(further)],
    faint: known?.faint ?? [],
    usual: known?.usual ?? [],
    copied: page.copied === null ? null : copiedInFields(page.copied, fields),
  };
}

/**
 * How far above the bound a field must stand out for its page alone to accuse it, where nothing is known of how the laboratory sets it.
 * Of 63 honest pages shown in the window of a messenger, letters of seven pixels high, two came up to 0.06 above it.
 */
const MARGIN_WITHOUT_LABORATORY = 0.4;

/** What a page says of itself where nothing is known of its laboratory's setting: doubts, unless a field stands out by that margin. */
function onItsOwn(unlikePage: readonly UnlikeField[]): readonly UnlikeField[] {
  const accuses = unlikePage.some(({ score }) => score >= fitted.alone.threshold + MARGIN_WITHOUT_LABORATORY);
  return accuses ? unlikePage : unlikePage.map((field): UnlikeField => ({ ...field, weight: 'doubt' }));
}

/** The fields of a page that look unlike the rest of it, worst first. */
function fieldsUnlikePage(compared: readonly FieldComparison[], fields: readonly PlacedField[]): UnlikeField[] {
  const scores = scoreFields(compared);
  const isSecond = scores.filter((score) => score >= fitted.together.threshold).length > 1;
  const weightOf = (score: number): UnlikeField['weight'] =>
    score >= fitted.alone.threshold ? 'alone' : isSecond && score >= fitted.together.threshold ? 'together' : 'doubt';
  const unlike = compared.flatMap((field, index): UnlikeField[] => {
    const score = scores[index]!;
    if (score < fitted.doubt.threshold) return [];
    const box = fields.find(({ name }) => name === field.name)?.box;
    if (box === undefined) return [];
    return [{ name: field.name, box, against: 'page', score, weight: weightOf(score), differs: differencesOf(field) }];
  });
  return unlike.sort((a, b) => b.score - a.score);
}

/** The values that stand out of their whole page, worst first. */
function doubted(scored: readonly ScoredField[]): UnlikeField[] {
  return scored
    .filter(({ score }) => score >= WHOLE_PAGE_FIGURES.doubt.threshold)
    .map(({ comparison, box, score }): UnlikeField => {
      const differs = differencesOf(comparison);
      return { name: comparison.name, box, against: 'whole page', score, weight: 'doubt', differs };
    })
    .sort((a, b) => b.score - a.score);
}

/** In which order fields are named. */
const RANK: Readonly<Record<UnlikeField['weight'], number>> = {
  alone: 0,
  apart: 1,
  together: 2,
  three: 3,
  five: 4,
  'three apart': 5,
  'five apart': 6,
  doubt: 7,
};

/**
 * What stands out of a page of a known laboratory: what its own page accuses alone or together, and what both doubt; a field may stand out
 * of both (`amongFields` keeps one). Where the trees that know the laboratory do not doubt the field, the page's own accusation is a doubt:
 * small letters stand anywhere in their row.
 */
function joinUnlike(
  unlikePage: readonly UnlikeField[],
  scored: readonly ScoredField[],
): Pick<LocalEdits, 'unlike' | 'faint' | 'usual'> {
  const weights = weighFields(scored.map(({ comparison: { name }, score }) => ({ name, score })));
  const usual = new Set(
    scored.flatMap(({ comparison: { name } }, index) => ((weights[index] ?? 'faint') === 'faint' ? [name] : [])),
  );
  const ofPage = unlikePage
    .filter(({ weight }) => weight !== 'doubt')
    .map((field): UnlikeField => (usual.has(field.name) ? { ...field, weight: 'doubt' } : field));
  const others = scored
    .flatMap(({ comparison, box, score }, index) => {
      const [name, weight] = [comparison.name, weights[index] ?? null];
      if (weight === null) return [];
      return [{ name, box, against: 'laboratory' as const, score, weight, differs: differencesOf(comparison) }];
    })
    .sort((a, b) => b.score - a.score);
  const doubted = others.flatMap(({ weight, ...field }): UnlikeField[] =>
    weight === 'faint' ? [] : [{ ...field, weight }],
  );
  return {
    unlike: [...ofPage, ...doubted].sort((a, b) => RANK[a.weight] - RANK[b.weight]),
    faint: others.flatMap(({ weight, ...field }) => (weight === 'faint' ? [field] : [])),
    usual: scored.flatMap(({ score }, index) => (weights[index] === null ? score : [])),
  };
}

/**
 * What stands out of the fields that there still are, each once, by what says most: a second reading may have shown that one was a label,
 * or covered. Left out as well is what the laboratory sets apart on its genuine pages, and what `mayBeFlagged` says.
 */
export function amongFields(edits: LocalEdits, fields: Fields): LocalEdits {
  const named = namedFields(fields);
  const apart = setApartBy(fields.laboratory?.laboratory);
  const isAmong = ({ name, against }: Pick<UnlikeField, 'name' | 'against'>): boolean =>
    (named.has(name) || furtherKind(name) !== null) &&
    !apart.has(name) &&
    (against !== 'page' || mayBeFlagged(name)) &&
    !(against !== 'laboratory' && isAddressee(name, fields)) &&
    isWorthEditing(named.get(name), fields);
  const unlike = edits.unlike
    .filter(isAmong)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
  const faint = edits.faint.filter(isAmong).filter(({ name }) => !unlike.some((other) => other.name === name));
  const weighed = unlike.map((field) => ({ ...field, weight: weightLeft(field, unlike, faint, edits.usual) }));
  return {
    ...edits,
    unlike: weighed.flatMap(({ weight, ...field }) => (weight === 'faint' ? [] : [{ ...field, weight }])),
    faint: [...weighed.flatMap(({ weight, ...field }) => (weight === 'faint' ? [field] : [])), ...faint],
  };
}

const isDoubted = (score: number): boolean => score >= UNLIKE_LABORATORY_FIGURES.doubt.threshold;

/** What a field says among those that are left: of several that accuse together one may have been left out, and the others are doubts then. */
function weightLeft(
  field: UnlikeField,
  unlike: readonly UnlikeField[],
  faint: LocalEdits['faint'],
  usual: LocalEdits['usual'],
): UnlikeField['weight'] | 'faint' {
  if (!isOfSeveral(field.weight)) return field.weight;
  const others = unlike.filter((other) => other !== field && other.weight !== 'doubt');
  // One of three or five may stand out faintly by itself.
  const byItself = field.against !== 'laboratory' || isDoubted(field.score) ? 'doubt' : 'faint';
  if (others.length === 0) return byItself;
  // What was held against its page alone has bounds of its own.
  if (field.against !== 'laboratory' || others.some(({ against }) => against !== 'laboratory')) return field.weight;
  const scores = [...unlike, ...faint].filter(({ against }) => against === 'laboratory').map(({ score }) => score);
  return weightAmong(field.score, [...scores, ...usual]) ?? byItself;
}

/** Whether a field is the client in an address, whose lines keep neither the rows nor the size of the page's values; its page alone tells nothing of it. */
function isAddressee(name: string, { client }: Fields): boolean {
  return name === 'client' && client?.label === '';
}

/** Letters in which an address may differ from the laboratory's and still be meant for it. */
const IMITATION = 3;

/**
 * Whether somebody gains by typing over a field. Of addresses only an imitation of the laboratory's is worth it: its own one
 * stands in the bar of the browser in which a report was looked up, and others are of sellers and of that browser. Where we do
 * not know its addresses, it is worth it where the page says that reports are verified there.
 */
function isWorthEditing(field: Field<unknown> | undefined, { hosts, laboratory }: Fields): boolean {
  const printed = hosts.find((host) => host === field);
  const known = laboratory?.laboratory?.hosts;
  if (printed === undefined) return true;
  if (known === undefined) return printed.forVerification;
  const own = nameInHost(printed.value);
  return (
    !isOneOf(printed.value, known) &&
    known.some(({ host }) => {
      const theirs = nameInHost(host);
      return own.includes(theirs) || editDistance(own, theirs, IMITATION) <= IMITATION;
    })
  );
}

/**
 * What was copied within fields by which a certificate is judged; null where letters of prose, which nobody copies, are
 * equal as well: then the page's noise is too weak to tell.
 */
export function copiedInFields(
  copied: readonly CopiedGlyph[],
  fields: readonly PlacedField[],
): CopiedCharacter[] | null {
  const fieldAt = (box: Box): string | null =>
    fields.find((field) => specOf(field.name)?.compared !== undefined && centreWithin(box, field.box))?.name ?? null;
  const found: CopiedCharacter[] = [];
  for (const glyph of copied) {
    const [own, twin] = [fieldAt(glyph.box), fieldAt(glyph.twin)];
    if (own !== null) found.push({ ...glyph, field: own, twinField: twin });
    else if (twin !== null)
      found.push({ character: glyph.character, box: glyph.twin, twin: glyph.box, field: twin, twinField: null });
    else return null;
  }
  return found;
}
