import { BUDGETS } from './budgets.ts';
import { CheckError } from './errors.ts';
import { indexCompounds } from './fields/extract/match-compound.ts';
import { findFields } from './fields/find-fields.ts';
import { type OtherPage, type PageSummary, summaryOf } from './fields/page-summary.ts';
import { layerWords } from './image/pdf/layer-words.ts';
import { surveyLayers } from './image/pdf/render-page.ts';
import { LETTERS } from './image/prepare/prepare-page.ts';
import { groupCells } from './layout/cells.ts';
import type { ReadingContext } from './read-page.ts';

/** Words of a text layer from which on it says what its page is. */
const MIN_LAYER_WORDS = 15;

/**
 * What the pages of a PDF are by their text layers, first to last; null for a page without one. The layer is not what is
 * seen: whatever is judged is read from the picture. Where the layers cannot be listed, no page has one.
 */
export async function surveyPdf(pdf: Uint8Array, context: ReadingContext): Promise<(PageSummary | null)[]> {
  const surveyed = await surveyLayers(pdf, LETTERS).catch((cause: unknown) => {
    if (cause instanceof CheckError) return [];
    throw cause;
  });
  const compounds = indexCompounds(context.compounds);
  return surveyed.map(({ characters, height }) => {
    const words = layerWords(characters).map((word) => ({ ...word, confidence: 1 }));
    if (words.length < MIN_LAYER_WORDS) return null;
    return summaryOf(
      findFields({
        cells: groupCells(words, LETTERS),
        codes: [],
        pageHeight: height,
        letters: LETTERS,
        laboratories: context.laboratories,
        compounds,
        toPicture: ({ left, top, right, bottom }) => [left, top, right - left, bottom - top],
      }),
    );
  });
}

/**
 * The pages of a PDF that were not judged, first to last, as they were read or by their text layers.
 * @param judged the page that was, from 0.
 * @param read what was read from pictures, by page.
 */
export function otherPagesOf(
  pages: number,
  judged: number,
  read: ReadonlyMap<number, PageSummary>,
  layers: readonly (PageSummary | null)[],
): OtherPage[] {
  return Array.from({ length: Math.min(pages, BUDGETS.surveyedPages) }, (_, page): OtherPage => {
    const seen = read.get(page);
    const summary = seen ?? layers[page] ?? null;
    const how = seen !== undefined ? 'picture' : summary === null ? 'not read' : 'text layer';
    return { page: page + 1, place: 'whole', read: how, summary };
  }).filter(({ page }) => page !== judged + 1);
}
