import type { Cell } from '../layout/cells.ts';
import { above, beforeOf, type PageGraph } from '../layout/page-graph.ts';
import { medianConfidence, signsOf } from '../layout/word.ts';
import { firstLabelOf, isLabelOnly, labelOf } from './extract/search/label-of.ts';
import { namesFilledIn } from './fill-gaps.ts';
import type { LabelMatch } from './vocabulary/labels.ts';

/** How it is known that a line may hold a field: a label names it, it has figures, or letters. */
type Kind = 'named' | 'figures' | 'letters';
/** Lines of each kind at most: each takes as long as Tesseract takes for some ten words. */
const MAX_LINES: Readonly<Record<Kind, number>> = { named: 12, figures: 8, letters: 3 };
/** The same where the page was read badly, as of a photograph: half of its words worse than this. */
const MAX_OF_BAD_PAGE: Readonly<Record<Kind, number>> = { named: 12, figures: 12, letters: 12 };
const BAD_PAGE = 0.92;
/** A line of more words is prose: nothing is filled in there. */
const PROSE_WORDS = { named: 9, figures: 8, letters: 7 } as const;
/** Letters and digits of a line at least, and letter heights that it is high: lower ones are notes of charts unless a label names them, higher ones pictures. */
const LEAST_SIGNS = 2;
const LOWEST = { named: 0.5, figures: 0.7, letters: 0.8 } as const;
const HIGHEST = 6;
/** A line whose words were all read better than this has nothing to gain, unless signs stand in it that forms do not print. */
const WELL_READ = { named: 0.9, figures: 0.9, letters: 0.8 } as const;
const STRAY_SIGNS = /[|\\{}«»‘’“”€£¢~=_]/;
/** What may be a number, a key, a date or a result where no label says so, and what may be a label or a name. */
const OF_FIGURES = /\d{5}|^[A-Z\d]{8,}$|\d[-/]\d|\d\.\d+\.\d|\d.*%|\d\s?mg/;
const OF_LETTERS = /\p{L}{3}/u;
/** What a specification asks for; ">" stands before results too. */
const LIMIT = /^\W*(?:NLT|NMT|[≤≥<])/;

/**
 * Lines of a page that were read badly and may hold a field that can be filled in, the likeliest first: what stands by a label of one,
 * then what may be a date, a number or a result, then what may be a label or a name, from the head of the page on. Labels that were
 * recognised, words by other labels, limits, and the numbers on axes of charts are none.
 */
export function linesToSee(graph: PageGraph): Cell[] {
  const most = medianConfidence(graph.cells.flatMap(({ words }) => words)) < BAD_PAGE ? MAX_OF_BAD_PAGE : MAX_LINES;
  const lines: Record<Kind, Cell[]> = { named: [], figures: [], letters: [] };
  for (const cell of graph.cells) {
    const kind = kindOf(cell, graph);
    if (kind !== null && lines[kind].length < most[kind]) lines[kind].push(cell);
  }
  return [...lines.named, ...lines.figures, ...lines.letters];
}

/** What a line is, where it was read badly and is of the size and length of that kind; null of any other. */
function kindOf(cell: Cell, graph: PageGraph): Kind | null {
  const height = (cell.bottom - cell.top) / graph.letters;
  if (height > HIGHEST || signsOf(cell.text).length < LEAST_SIGNS || LIMIT.test(cell.text)) return null;
  const kind = kindByText(cell, graph);
  if (kind === null || height < LOWEST[kind] || cell.words.length > PROSE_WORDS[kind]) return null;
  const least = Math.min(...cell.words.map(({ confidence }) => confidence));
  return least < WELL_READ[kind] || STRAY_SIGNS.test(cell.text) ? kind : null;
}

/** What a line is by its own label, the one before or over it, and its signs. */
function kindByText(cell: Cell, graph: PageGraph): Kind | null {
  const isLabel = isLabelOnly(cell);
  const labels = isLabel ? [] : labelsOf(cell, graph);
  if (labels.some(namesFilledIn)) return 'named';
  if (OF_FIGURES.test(cell.text)) return 'figures';
  return !isLabel && labels.length === 0 && OF_LETTERS.test(cell.text) ? 'letters' : null;
}

function labelsOf(cell: Cell, graph: PageGraph): LabelMatch[] {
  const before = beforeOf(cell, graph).find(({ onLine }) => onLine)?.cell;
  const over = above(cell, graph)[0]?.cell;
  return [firstLabelOf(cell), before && labelOf(before), over && labelOf(over)].flatMap((label) => label ?? []);
}
