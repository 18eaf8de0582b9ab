import { type Box, centreWithin } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { compareFields } from '../features/compare-fields.ts';
import { everyField } from '../features/every-field.ts';
import { measureWords, type PlacedField, type PlacedWord } from '../features/measured-word.ts';
import { featuresNamed } from '../features/registry.ts';
import { type GoOn, UNHURRIED } from '../out-of-time.ts';
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

/** Light words on dark beside a field, at most so many of its heights above or below, from which on it stands in a panel that the form has. */
const PANEL = { words: 2, heights: 5 } as const;

/**
 * Scores the values that the trees of made pages do not know: in coloured ink, on tints, light on dark, and printed beside
 * the fields. They are held against their whole page by trees of real pages; a doubt is all that comes of it.
 * What stands light on dark in a panel of the form is left out: typeface, size and ground of the page say nothing of it.
 * @param judged names of the fields that are compared otherwise.
 * @throws OutOfTime as `goOn` does.
 */
export function compareWithWholePage(
  picture: Pixels,
  words: readonly PlacedWord[],
  placed: readonly PlacedField[],
  judged: ReadonlySet<string>,
  goOn: GoOn = UNHURRIED,
): ScoredField[] {
  const fields = everyField(words, placed);
  if (fields.every(({ name }) => judged.has(name))) return [];
  const page = compareFields(picture, words, fields, { reach: 'every', goOn });
  if (page === null) return [];
  const light = wordsOfPanels(picture, words);
  return scoredFields(page.fields, fields, (field) =>
    probabilityOf(
      fitted.trees as Tree[],
      fitted.bias,
      MODEL_FEATURES.map(({ compute }) => compute(field)),
    ),
  ).filter(({ comparison, box }) => !judged.has(comparison.name) && !isInPanel(light, box));
}

/** The words that are printed light on dark, where most of the page is not; none of a page that is dark throughout. */
function wordsOfPanels(picture: Pixels, words: readonly PlacedWord[]): readonly PlacedWord[] {
  const measured = measureWords(picture, words, { lightOnDark: true });
  const light = measured.filter(({ lightOnDark }) => lightOnDark);
  return 2 * light.length < measured.length ? light : [];
}

/** Whether a field is printed light on dark, and words beside it are, too. */
function isInPanel(light: readonly PlacedWord[], field: Box): boolean {
  const isOwn = ({ box }: PlacedWord): boolean => centreWithin(box, field);
  if (!light.some(isOwn)) return false;
  const middle = (box: Box): number => box[1] + box[3] / 2;
  const isBeside = ({ box }: PlacedWord): boolean => Math.abs(middle(box) - middle(field)) <= PANEL.heights * field[3];
  return light.filter((word) => !isOwn(word) && isBeside(word)).length >= PANEL.words;
}
