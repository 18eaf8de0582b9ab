import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { compareFields, type FieldComparison } from '../features/compare-fields.ts';
import { everyField } from '../features/every-field.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';
import { featuresNamed } from '../features/registry.ts';
import type { Layout } from '../layouts/layout.ts';
import { SETTING_MEASURES } from '../layouts/layout.ts';
import { MIN_AGREEING } from '../layouts/places/learned-places.ts';
import { median } from '../statistics.ts';
import { probabilityOf, type Tree } from './boosted-trees.ts';
import { type ScoredField, scoredFields } from './scored-field.ts';
import fitted from './unlike-laboratory.json' with { type: 'json' };

/** On how many pages of known laboratories, of sources that the fit never saw, the thresholds were set; see scripts/fit/local-edits. */
export const UNLIKE_LABORATORY_FIGURES = {
  cleanPages: fitted.cleanPages,
  editedPages: fitted.editedPages,
  doubt: fitted.doubt,
  alone: fitted.alone,
  together: fitted.together,
  faint: fitted.faint,
} as const;

/** Fields whose setting must have been learned before a page is held against its laboratory's layout. */
const MIN_LEARNED = 4;
/** Median distance of the fields' sizes to the nearest learned page, in least differences, above which a page is of another design. */
const MAX_DESIGN_DISTANCE = 2;
const SIZE = SETTING_MEASURES.findIndex(([name]) => name === 'size');

const MODEL_FEATURES = featuresNamed(fitted.features);
/** Ids of the laboratories whose pages the trees were fitted to. */
const LABORATORIES: readonly string[] = fitted.laboratories;

/** Whether the trees were fitted to pages of a laboratory. @param id of its record. */
export function isFittedTo(id: string): boolean {
  return LABORATORIES.includes(id);
}

/**
 * Scores the fields of a page against the page and against how its laboratory sets them. Null where the trees were not
 * fitted to its pages, where too little can be compared, and where the page is of a design that was not learned: that is
 * evidence of nothing.
 */
export function compareWithLaboratory(
  picture: Pixels,
  words: readonly PlacedWord[],
  placed: readonly PlacedField[],
  layout: Layout,
): ScoredField[] | null {
  if (!isFittedTo(layout.laboratory)) return null;
  const fields = everyField(words, placed);
  const page = compareFields(picture, words, fields, { reach: 'every', layout });
  if (page === null || !isOfLearnedDesign(page.fields)) return null;
  return scoredFields(page.fields, fields, (field) =>
    probabilityOf(
      fitted.trees as Tree[],
      fitted.bias,
      MODEL_FEATURES.map(({ compute }) => compute(field)),
    ),
  );
}

/**
 * How much each field of a page says: `alone` beyond every field of every clean page, `together` where another field stands
 * out as well, farther than a second one on any clean page, `doubt`, and `faint`, which says nothing by itself; null for a
 * field that does not stand out. Who puts another name on a report types over several fields, and then there is less of
 * the page left for one of them to differ from.
 */
export function weighFields(scores: readonly number[]): ('alone' | 'together' | 'doubt' | 'faint' | null)[] {
  const isSecond = scores.filter((score) => score >= fitted.together.threshold).length > 1;
  return scores.map((score) => {
    if (score >= fitted.alone.threshold) return 'alone';
    if (isSecond && score >= fitted.together.threshold) return 'together';
    if (score >= fitted.doubt.threshold) return 'doubt';
    return score >= fitted.faint.threshold ? 'faint' : null;
  });
}

/** By the sizes of its fields and, where places were learned, by the words that stand as on a learned page. */
function isOfLearnedDesign(fields: readonly FieldComparison[]): boolean {
  const distances = fields.flatMap(({ layout }) => layout?.nearest[SIZE] ?? []);
  const agreeing = fields[0]?.layout?.agreeing ?? null;
  return (
    distances.length >= MIN_LEARNED &&
    median(distances) <= MAX_DESIGN_DISTANCE &&
    (agreeing === null || agreeing >= MIN_AGREEING)
  );
}
