import { type Fields, namedFields } from '../../fields/fields.ts';
import { specOf } from '../../fields/specs.ts';
import type { Box } from '../../geometry/box.ts';
import { centreWithin } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { compareFields, type FieldComparison } from '../features/compare-fields.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';
import { classifyPage, type PageClass } from '../features/page-class.ts';
import type { PixelMeasure } from '../features/pixel-features.ts';
import { featuresNamed } from '../features/registry.ts';
import type { CopiedGlyph } from '../glyphs/find-copied-glyphs.ts';
import { magnitude } from '../statistics.ts';
import { probabilityOf, type Tree } from './boosted-trees.ts';
import fitted from './local-edits.json' with { type: 'json' };

/** A field whose pixels differ from the rest of its page as those of edited fields do. */
export interface UnlikeField {
  name: string;
  box: Box;
  /** Log odds above the page's other fields (see `relativeScores`). */
  score: number;
  /** `alone` where no clean test page came near, `together` where none had two fields as far off as this page has, else `doubt`. */
  weight: 'alone' | 'together' | 'doubt';
  /** What differs most, in words. */
  differs: string[];
}

/** What the comparison of the fields' pixels gave. */
export interface LocalEdits {
  pageClass: PageClass;
  /** How many fields could be compared with the rest of the page. */
  compared: number;
  unlike: UnlikeField[];
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

/** What the fit found on test pages of a class, of templates that the model scoring them never saw; nothing of a class it never met. */
export function figuresFor(pageClass: PageClass): ClassFigures {
  return (fitted.classes as Partial<Record<PageClass, ClassFigures>>)[pageClass] ?? { caught: 0, pages: 0 };
}

/** Share of edits found on pages of a class from which on the comparison is used there: below, clean pages stand out as often. */
export const VALID_SHARE = 0.1;

export function isValidFor(pageClass: PageClass): boolean {
  const { caught, pages } = figuresFor(pageClass);
  return pages > 0 && caught / pages >= VALID_SHARE;
}

/** On how many clean and edited pages, of templates that the fit never saw, the thresholds were set; see scripts/fit/local-edits. */
export const LOCAL_EDIT_FIGURES = {
  cleanPages: fitted.cleanPages,
  editedPages: fitted.editedPages,
  doubt: fitted.doubt,
  alone: fitted.alone,
  together: fitted.together,
  withEditor: fitted.withEditor,
} as const;

/** The features that the model was fitted to, in the order in which its trees count them. */
const MODEL_FEATURES = featuresNamed(fitted.features);

const WORDS: Readonly<Record<PixelMeasure, string>> = {
  paper: 'the paper around it is lighter or darker',
  paperCb: 'the paper around it has another tint',
  paperCr: 'the paper around it has another tint',
  ink: 'its ink is lighter or darker',
  inkCb: 'its ink has another tint',
  inkCr: 'its ink has another tint',
  sharpness: 'its edges are sharper or softer',
  stroke: 'its strokes are thicker or thinner',
  paperNoise: 'the paper around it is smoother or rougher',
  flatShare: 'the paper around it is smoother or rougher',
  ringNoise: 'its letters have other compression traces around them',
  chromaNoise: 'its letters have other compression traces around them',
};
/** A difference is named where it lies this many spreads off, and so few of the page's words lie as far. */
const NAMED_SPREADS = 2;
const NAMED_SHARE = 0.04;
const NAMED_GLYPHS = 0.05;
/** How a field is set is named from here on; on nine clean test pages of ten no field comes as far. Heights, and logarithms of sizes. */
const NAMED_OFF_ROW = 0.03;
const NAMED_SIZE = 0.03;
const NAMED_PITCH = 0.085;
const MAX_DIFFERENCES = 3;
/** Log odds of most fields of most pages, and how much of what a page's fields have in common is taken off. */
const USUAL_ODDS = -3;
const SHARED = 0.5;
/** No probability comes nearer to 0 or 1, so that odds stay finite. */
const CERTAIN = 1e-6;

/**
 * Compares the fields' pixels with the rest of the page, and says which differ as edited fields do; null when there is
 * too little on the page to compare with.
 * @param perspective whether the page was found as a sheet on a background.
 */
export function findLocalEdits(
  picture: Pixels & { format: string },
  perspective: boolean,
  words: readonly PlacedWord[],
  fields: readonly PlacedField[],
): LocalEdits | null {
  const page = compareFields(picture, words, fields);
  if (page === null || page.fields.length === 0) return null;
  const scores = scoreFields(page.fields);
  const pageClass = classifyPage(picture.format, perspective, page.texture);
  const isSecond = scores.filter((score) => score >= fitted.together.threshold).length > 1;
  const weightOf = (score: number): UnlikeField['weight'] =>
    score >= fitted.alone.threshold ? 'alone' : isSecond && score >= fitted.together.threshold ? 'together' : 'doubt';
  const unlike = page.fields.flatMap((field, index): UnlikeField[] => {
    const score = scores[index]!;
    if (score < fitted.doubt.threshold) return [];
    const box = fields.find(({ name }) => name === field.name)?.box;
    if (box === undefined) return [];
    return [{ name: field.name, box, score, weight: weightOf(score), differs: differencesOf(field) }];
  });
  return {
    pageClass,
    compared: page.fields.length,
    unlike: unlike.sort((a, b) => b.score - a.score),
    copied: page.copied === null ? null : copiedInFields(page.copied, fields),
  };
}

/** Score of each field of a page, in their order: log odds of an edit above the page's other fields. */
export function scoreFields(fields: readonly FieldComparison[]): number[] {
  return relativeScores(fields.map(probabilityOfEdit));
}

/** Probability that a field was edited, as the model fitted to test pages gives it. */
function probabilityOfEdit(field: FieldComparison): number {
  const values = MODEL_FEATURES.map(({ compute }) => compute(field));
  return probabilityOf(fitted.trees as Tree[], fitted.bias, values);
}

/**
 * What stands out of the fields that there still are: a second reading may have shown that one was a label, or covered.
 * Left out as well is what the laboratory sets apart on its genuine pages, and a day that stands on the page again: beside
 * signatures and in footers it is set otherwise than the first.
 */
export function amongFields(edits: LocalEdits, fields: Fields): LocalEdits {
  const named = namedFields(fields);
  const apart = setApart(fields);
  return {
    ...edits,
    unlike: edits.unlike.filter(({ name }) => named.has(name) && !apart.has(name) && !AGAIN.test(name)),
  };
}

/** The second and further dates of one role. */
const AGAIN = /^date_[a-z]+\d+$/;

/** Names of the fields that genuine pages of the laboratory set otherwise than the rest. */
function setApart({ laboratory }: Fields): Set<string> {
  const habits = laboratory?.laboratory?.habits ?? [];
  return new Set(habits.flatMap(({ habit, value }) => (habit === 'fields-set-apart' ? (value ?? '').split(',') : [])));
}

/**
 * Scores of a page's fields: log odds of each, less the median of the others. On a poor picture all fields look odd;
 * an edit makes one of them odder than its neighbours.
 */
export function relativeScores(probabilities: readonly number[]): number[] {
  const odds = probabilities.map((p) => Math.log(Math.max(CERTAIN, p) / Math.max(CERTAIN, 1 - p)));
  return odds.map((own, index) => {
    const others = odds.filter((_, other) => other !== index).sort((a, b) => a - b);
    // A field with nothing beside it is compared with the odds of a field of an untouched page.
    const usual = others.length < 2 ? USUAL_ODDS : others[others.length >> 1]!;
    return own - SHARED * (usual - USUAL_ODDS);
  });
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

/** What differs most, in words; three at most. */
function differencesOf({ pixels, glyphs, line, letters }: FieldComparison): string[] {
  const { measures } = pixels;
  const offRow = line.offRow ?? magnitude(line.belowLine);
  const size = magnitude(letters.shape.sizeToColumn ?? letters.shape.sizeToOthers);
  const pitch = magnitude(letters.spacing.pitchToOthers ?? letters.spacing.pitchToPage);
  const isFar = (value: number | null, from: number): boolean => value !== null && value >= from;
  const setting = [
    isFar(offRow, NAMED_OFF_ROW) ? ['it stands higher or lower than the rest of its row'] : [],
    isFar(size, NAMED_SIZE) ? ['its letters are of a slightly different size'] : [],
    isFar(pitch, NAMED_PITCH) ? ['its digits stand closer together or farther apart'] : [],
    glyphs.shareFarther !== null && glyphs.shareFarther <= NAMED_GLYPHS
      ? ['its letters are shaped otherwise than the same letters elsewhere']
      : [],
  ].flat();
  const named = (Object.keys(WORDS) as PixelMeasure[])
    .filter((measure) => Math.abs(measures[measure].spreads) >= NAMED_SPREADS && measures[measure].share <= NAMED_SHARE)
    .sort((a, b) => Math.abs(measures[b].spreads) - Math.abs(measures[a].spreads))
    .map((measure) => WORDS[measure]);
  return [...new Set([...setting, ...named])].slice(0, MAX_DIFFERENCES);
}
