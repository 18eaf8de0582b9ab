import { BUDGETS } from './budgets.ts';
import { CheckError } from './errors.ts';
import { type CompoundIndex, indexCompounds } from './fields/extract/sample/compounds/compound-index.ts';
import { findFields } from './fields/find-fields.ts';
import { type OtherPage, type PageSummary, summaryOf } from './fields/page-summary.ts';
import { layerWords } from './image/pdf/layer-words.ts';
import type { SurveyedPage } from './image/pdf/pdf-messages.ts';
import { surveyLayers } from './image/pdf/render-page.ts';
import { LETTERS } from './image/prepare/prepare-page.ts';
import { pageGraph } from './layout/build-graph.ts';
import { groupCells } from './layout/cells.ts';
import type { ReadingContext } from './read-page.ts';
import { afterMessagesSent } from './threads/after-messages-sent.ts';

/** Words of a text layer from which on it says what its page is. */
const MIN_LAYER_WORDS = 15;

/**
 * What the pages of a PDF are by their text layers, first to last; null for a page without one. The layer is not what is
 * seen: whatever is judged is read from the picture. Where the layers cannot be listed, no page has one.
 * @param hasTime asked before every page: full ones take half a second each, of the thread in which the check runs. Pages
 *   after the last for which there was time are left out.
 */
export async function surveyPdf(
  pdf: Uint8Array,
  context: ReadingContext,
  hasTime: () => boolean,
): Promise<(PageSummary | null)[]> {
  const surveyed = await surveyLayers(pdf, LETTERS).catch((cause: unknown) => {
    if (cause instanceof CheckError) return [];
    throw cause;
  });
  const compounds = indexCompounds(context.compounds);
  const summaries: (PageSummary | null)[] = [];
  for (const page of surveyed) {
    if (!hasTime()) break;
    summaries.push(await afterMessagesSent(() => summaryOfLayer(page, context, compounds)));
  }
  return summaries;
}

/** What a page is by its text layer; null where it has none to speak of. */
function summaryOfLayer(
  { characters, height }: SurveyedPage,
  { laboratories }: ReadingContext,
  compounds: CompoundIndex,
): PageSummary | null {
  const words = layerWords(characters)
    .slice(0, BUDGETS.words)
    .map((word) => ({ ...word, confidence: 1 }));
  if (words.length < MIN_LAYER_WORDS) return null;
  return summaryOf(
    findFields({
      graph: pageGraph(groupCells(words, LETTERS), LETTERS, { top: 0, bottom: height }),
      codes: [],
      laboratories,
      compounds,
      toPicture: ({ left, top, right, bottom }) => [left, top, right - left, bottom - top],
    }),
  );
}

/**
 * The pages of a PDF that were not judged, first to last, as they were read or by their text layers; of those behind the
 * last that is surveyed only what was read.
 * @param judged the page that was, from 0.
 * @param read what was read from pictures, by page.
 */
export function otherPagesOf(
  pages: number,
  judged: number,
  read: ReadonlyMap<number, PageSummary>,
  layers: readonly (PageSummary | null)[],
): OtherPage[] {
  const surveyed = Math.min(pages, BUDGETS.surveyedPages);
  const beyond = [...read.keys()].filter((page) => page >= surveyed).sort((a, b) => a - b);
  return [...Array(surveyed).keys(), ...beyond]
    .filter((page) => page !== judged)
    .map((page): OtherPage => {
      const seen = read.get(page);
      const summary = seen ?? layers[page] ?? null;
      const how = seen !== undefined ? 'picture' : summary === null ? 'not read' : 'text layer';
      return { page: page + 1, place: 'whole', read: how, summary };
    });
}
