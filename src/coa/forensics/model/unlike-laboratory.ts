import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { releasePixels } from '../../image/release-pixels.ts';
import { compareFields, type FieldComparison } from '../features/compare-fields.ts';
import { everyField } from '../features/every-field.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';
import { featuresNamed } from '../features/registry.ts';
import type { Layout } from '../layouts/layout.ts';
import { SETTING_MEASURES } from '../layouts/layout.ts';
import { MIN_AGREEING } from '../layouts/places/learned-places.ts';
import { type GoOn, UNHURRIED } from '../out-of-time.ts';
import { median } from '../statistics.ts';
import { probabilityOf, type Tree } from './boosted-trees.ts';
import { type ScoredField, scoredFields } from './scored-field.ts';
import { enlargedPage, type PlacedPage, scoresByBothLooks } from './seen-again.ts';
import fitted from './unlike-laboratory.json' with { type: 'json' };

/** On how many pages of known laboratories, of sources that the fit never saw, the thresholds were set; see scripts/fit/local-edits. */
export const UNLIKE_LABORATORY_FIGURES = {
  cleanPages: fitted.cleanPages,
  editedPages: fitted.editedPages,
  doubt: fitted.doubt,
  alone: fitted.alone,
  together: fitted.together,
  three: fitted.three,
  five: fitted.five,
  apart: fitted.apart,
  faint: fitted.faint,
} as const;

/** Fields whose setting must have been learned before a page is held against its laboratory's layout. */
const MIN_LEARNED = 4;
/** Median distance of the fields' sizes to the nearest learned page, in least differences, above which a page is of another design. */
const MAX_DESIGN_DISTANCE = 2;
/**
 * Share of the fields set in letters of another typeface than on any learned page from which on the whole page is, where its
 * words stand farther from their places than this, in heights: a form that was drawn after the laboratory's, or a new one. Of
 * 525 real pages of learned laboratories, photographs and altered ones among them, at most 0.7 of the fields are; whoever
 * types over every field of a real form leaves its words where they are (0.05 and less where it is not a photograph).
 */
const OTHER_TYPEFACE = { share: 0.9, noise: 0.1 } as const;
/**
 * Baseline farther off its place than this, in heights: the field stands on another line than on any learned page, so that this is
 * another place where the laboratory prints the value, and may be set otherwise. Of 226 edited fields of real pages two stand so,
 * of 2,538 untouched ones fifty.
 */
export const ANOTHER_LINE = 1.5;
const SIZE = SETTING_MEASURES.findIndex(([name]) => name === 'size');

const MODEL_FEATURES = featuresNamed(fitted.features);
/** Ids of the laboratories whose pages the trees were fitted to. */
const LABORATORIES: readonly string[] = fitted.laboratories;

/** Whether the trees were fitted to pages of a laboratory. @param id of its record. */
export function isFittedTo(id: string): boolean {
  return LABORATORIES.includes(id);
}

/** What a page of a design that was not learned is called: that is evidence of nothing. */
export const ANOTHER_DESIGN = 'another design';

/**
 * Scores the fields of a page against the page and against how its laboratory sets them, each where the laboratory sets it. Null
 * where the trees were not fitted to its pages, and where too little can be compared.
 * @throws OutOfTime as `goOn` does.
 */
export function compareWithLaboratory(
  picture: Pixels,
  words: readonly PlacedWord[],
  placed: readonly PlacedField[],
  layout: Layout,
  goOn: GoOn = UNHURRIED,
): ScoredField[] | typeof ANOTHER_DESIGN | null {
  if (!isFittedTo(layout.laboratory)) return null;
  const fields = everyField(words, placed);
  const page = compareFields(picture, words, fields, { reach: 'every', layout, goOn });
  if (page === null) return null;
  const distances = page.fields.flatMap(({ layout }) => layout?.nearest[SIZE] ?? []);
  if (distances.length < MIN_LEARNED) return null;
  if (median(distances) > MAX_DESIGN_DISTANCE || !isOfLearnedDesign(page.fields)) return ANOTHER_DESIGN;
  const scored = scoredFields(page.fields, fields, probabilityOfEdit);
  const scores = scoresByBothLooks(scored.map(named), () => scoresEnlarged({ picture, words, fields }, layout, goOn));
  return scored
    .map((field, index) => ({ ...field, score: scores[index]! }))
    .filter(({ comparison: { layout } }) => (layout?.place?.baseline ?? 0) <= ANOTHER_LINE);
}

function probabilityOfEdit(field: FieldComparison): number {
  return probabilityOf(
    fitted.trees as Tree[],
    fitted.bias,
    MODEL_FEATURES.map(({ compute }) => compute(field)),
  );
}

/** The scores of a page's fields when it is looked at enlarged; none where it is not. */
function scoresEnlarged(placed: PlacedPage, layout: Layout, goOn: GoOn): { name: string; score: number }[] {
  goOn();
  const enlarged = enlargedPage(placed);
  if (enlarged === null) return [];
  const { picture, words, fields } = enlarged;
  const page = compareFields(picture, words, fields, { reach: 'every', layout, goOn });
  releasePixels(picture.rgba);
  return scoredFields(page?.fields ?? [], fields, probabilityOfEdit).map(named);
}

const named = ({ comparison: { name }, score }: ScoredField): { name: string; score: number } => ({ name, score });

/** What a field says: `null` where it does not stand out. */
export type Weight = 'alone' | 'apart' | OfSeveral | 'doubt' | 'faint' | null;
/** What a field says with the others of its page. */
export type OfSeveral = 'together' | 'three' | 'five' | 'three apart' | 'five apart';

const OF_SEVERAL: readonly Weight[] = ['together', 'three', 'five', 'three apart', 'five apart'] satisfies OfSeveral[];

/** Whether a field accuses with others of its page, and not by itself. */
export function isOfSeveral(weight: Weight): weight is OfSeveral {
  return OF_SEVERAL.includes(weight);
}

/** A bound that scores are held against, log odds. */
interface Bound {
  threshold: number;
}

/** What scores are held against; `apart` their distances from those of the other fields. */
export interface Bounds extends Readonly<Record<'doubt' | 'alone' | 'together' | 'three' | 'five' | 'faint', Bound>> {
  apart: Readonly<Record<'one' | 'three' | 'five', Bound>>;
}

/**
 * How much each field of a page says: `alone` beyond every field of every clean page, `apart` where it lies farther above all others of its
 * page than on any clean page, `together` where another field stands out as well, farther than a second one on any clean page, `three` where
 * the three that stand out most do so farther, added up, than those of any clean page, `five` where five do, each faintly at least, either
 * `apart` where it is their distance from the others that no clean page has, `doubt`, and `faint`, which says nothing by itself; null for a
 * field that does not stand out. Who puts another name on a report types over several fields, and then there is less of the page left for
 * one of them to differ from.
 * @param bounds those that were fitted; the fit gives its own.
 */
export function weighFields(fields: readonly { score: number }[], bounds: Bounds = fitted): Weight[] {
  const { alone, apart, doubt, faint } = bounds;
  const scores = fields.map(({ score }) => score);
  const [highest] = descending(scores);
  const isApart = distanceOf(scores, 1) >= apart.one.threshold;
  return scores.map((score) => {
    if (score >= alone.threshold) return 'alone';
    if (isApart && score === highest && score >= doubt.threshold) return 'apart';
    const others = weightAmong(score, scores, bounds);
    if (others !== null) return others;
    if (score >= doubt.threshold) return 'doubt';
    return score >= faint.threshold ? 'faint' : null;
  });
}

/** What a field says with the others of its page; null where it needs to stand out by itself. @param scores of all fields, its own among them. */
export function weightAmong(score: number, scores: readonly number[], bounds: Bounds = fitted): OfSeveral | null {
  const { doubt, together, three, five, faint, apart } = bounds;
  const sorted = descending(scores);
  const [highest = -Infinity, second = -Infinity, third = -Infinity, , fifth = -Infinity] = sorted;
  if (score >= together.threshold && second >= together.threshold) return 'together';
  if (second >= doubt.threshold && sumOfHighest(scores, 3) >= three.threshold)
    return score >= Math.max(third, doubt.threshold) ? 'three' : null;
  if (fifth >= faint.threshold && sumOfHighest(scores, 5) >= five.threshold) return score >= fifth ? 'five' : null;
  if (highest < doubt.threshold) return null;
  if (third >= faint.threshold && distanceOf(scores, 3) >= apart.three.threshold)
    return score >= third ? 'three apart' : null;
  if (fifth >= faint.threshold && distanceOf(scores, 5) >= apart.five.threshold)
    return score >= fifth ? 'five apart' : null;
  return null;
}

/** The highest scores of a page added up; below all bounds of a page of fewer fields. */
export function sumOfHighest(scores: readonly number[], count: number): number {
  return scores.length < count
    ? -Infinity
    : descending(scores)
        .slice(0, count)
        .reduce((sum, score) => sum + score, 0);
}

/** Fields beside those that lie apart, at least: distances from fewer were not measured. */
const MIN_OTHERS = 4;

/**
 * How far the highest scores of a page lie above its others, added up: one above the next, several above the middle of the rest, since who
 * types over several fields may have left another doubtful one. A score is already held against what the page's fields have in common, by
 * half: where many are typed over, that is what they have in common.
 * @param count how many lie above; below all bounds on a page of fewer than four more.
 */
export function distanceOf(scores: readonly number[], count: number): number {
  if (scores.length < count + MIN_OTHERS) return -Infinity;
  const rest = descending(scores).slice(count);
  const others = count === 1 ? rest[0]! : rest[rest.length >> 1]!;
  return sumOfHighest(scores, count) - count * others;
}

const descending = (scores: readonly number[]): number[] => [...scores].sort((a, b) => b - a);

/** By the words that stand as on a learned page, where places were learned, and by its letters. */
function isOfLearnedDesign(fields: readonly FieldComparison[]): boolean {
  const agreeing = fields[0]?.layout?.agreeing ?? null;
  return (agreeing === null || agreeing >= MIN_AGREEING) && !isOfAnotherTypeface(fields);
}

function isOfAnotherTypeface(fields: readonly FieldComparison[]): boolean {
  const noise = fields[0]?.layout?.noise ?? 0;
  const beyond = fields.flatMap(({ layout }) => layout?.beyond ?? []);
  const others = beyond.filter((distance) => distance > 0).length;
  return noise > OTHER_TYPEFACE.noise && beyond.length >= MIN_LEARNED && others >= OTHER_TYPEFACE.share * beyond.length;
}
