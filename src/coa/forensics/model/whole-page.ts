import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { compareFields } from '../features/compare-fields.ts';
import { everyField } from '../features/every-field.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';
import { featuresNamed } from '../features/registry.ts';
import { probabilityOf, type Tree } from './boosted-trees.ts';
import { type ScoredField, scoredFields } from './scored-field.ts';
import fitted from './whole-page.json' with { type: 'json' };

/** On how many real pages, of laboratories that the fit never saw, the threshold was set; see scripts/fit/local-edits. */
export const WHOLE_PAGE_FIGURES = {
  cleanPages: fitted.cleanPages,
  editedPages: fitted.editedPages,
  doubt: fitted.doubt,
} as const;

const MODEL_FEATURES = featuresNamed(fitted.features);

/**
 * Scores the values that the trees of made pages do not know: in coloured ink, on tints, light on dark, and printed beside
 * the fields. They are held against their whole page by trees of real pages; a doubt is all that comes of it.
 * @param judged names of the fields that are compared otherwise.
 */
export function compareWithWholePage(
  picture: Pixels,
  words: readonly PlacedWord[],
  placed: readonly PlacedField[],
  judged: ReadonlySet<string>,
): ScoredField[] {
  const fields = everyField(words, placed);
  if (fields.every(({ name }) => judged.has(name))) return [];
  const page = compareFields(picture, words, fields, { reach: 'every' });
  if (page === null) return [];
  return scoredFields(page.fields, fields, (field) =>
    probabilityOf(
      fitted.trees as Tree[],
      fitted.bias,
      MODEL_FEATURES.map(({ compute }) => compute(field)),
    ),
  ).filter(({ comparison }) => !judged.has(comparison.name));
}
