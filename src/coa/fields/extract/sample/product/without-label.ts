import { type Cell, cellOf } from '../../../../layout/cells.ts';
import { depthOf } from '../../../../layout/page-graph.ts';
import type { FieldClues } from '../../../clues.ts';
import { wordsWithin } from '../../parties/words-within.ts';
import type { LabelledValue } from '../../search/labelled/labelled-value.ts';
import { matchCompound } from '../compounds/match-compound.ts';
import { isBlend, type Sample } from './sample.ts';
import { BATCH_BEHIND } from './spelt-product.ts';

/** Where a product stands without a label: in the upper half, on a line of few words, of which a name may be a part if they are fewer. */
export const UNLABELLED = {
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

/** A shop's page in the bar of a browser: "quarrybank.example/shop/bac-water". */
const WEB_ADDRESS = /^\S+\.[a-z]{2,}\/\S+$/i;

/** What a title says before the product: "Certificate of Analysis: GHK-Cu 50 mg". */
const TITLE_BEFORE = /^(?:certificate|statement|report) of (?:analysis|quality|assay): /i;

/** The title of a page and not what was tested, though it names that: "Ostrel | Cagrilintide report" on a browser's tab. */
const TITLE_OF_PAGE = /^(?=.*\|).*\b(?:report|certificate|coa)\b/i;

/** Without a label: the first short line of the upper half that names a compound and nothing else. */
export function findUnlabelled({ graph, compounds }: FieldClues): Sample | null {
  let inTitle: Sample | null = null;
  for (const printed of graph.cells) {
    if (depthOf(printed, graph) > UNLABELLED.depth) break;
    if (ROW_OF_AMOUNTS.test(printed.text) || MEASURED_OF.test(printed.text) || WEB_ADDRESS.test(printed.text)) continue;
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

/** A name without the stop that closes its part of the sentence. */
export const withoutStop = (text: string): string => text.replace(/[,;:]$/, '');

/** A line as the product’s name that no label announces. */
export function asUnlabelledSample(cell: Cell): LabelledValue {
  const { words, confidence } = cell;
  const text = withoutStop(cell.text);
  return { field: 'sample', label: '', words, cell, text, confidence, score: UNLABELLED.score, place: 'same-cell' };
}
