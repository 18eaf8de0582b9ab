import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { compareFields } from '../features/compare-fields.ts';
import { everyField } from '../features/every-field.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';
import { featuresNamed } from '../features/registry.ts';
import { probabilityOf, type Tree } from './boosted-trees.ts';
import { relativeScores } from './relative-scores.ts';
import type { ScoredField } from './unlike-laboratory.ts';
import fitted from './whole-page.json' with { type: 'json' };

/** On how many real pages, of laboratories that the fit never saw, the threshold was set; see scripts/fit/local-edits. */
export const WHOLE_PAGE_FIGURES = {
  cleanPages: fitted.cleanPages,
  editedPages: fitted.editedPages,
  doubt: fitted.doubt,
} as const;

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
  const features = featuresNamed(fitted.features);
  const scores = relativeScores(
    page.fields.map((field) =>
      probabilityOf(
        fitted.trees as Tree[],
        fitted.bias,
        features.map(({ compute }) => compute(field)),
      ),
    ),
  );
  const boxOf = new Map(fields.map(({ name, box }) => [name, box]));
  return page.fields.flatMap((comparison, index) => {
    const box = boxOf.get(comparison.name);
    return box === undefined || judged.has(comparison.name) ? [] : [{ comparison, box, score: scores[index]! }];
  });
}
