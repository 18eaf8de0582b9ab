import type { Cell } from '../../../layout/cells.ts';
import { below, depthOf, type PageGraph, rightOf } from '../../../layout/page-graph.ts';
import { identifierOf } from '../../text/values.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { CERTIFICATE_TITLES } from '../../vocabulary/certificate.ts';
import type { LabelledValue } from './find-labelled.ts';

const TITLE = anyOf(CERTIFICATE_TITLES);
/** How far down a page its title stands at most, share of its height, and of how many words it is. */
const HEAD = 0.4;
const LONGEST_TITLE = 5;
/** What the place says for a number's being the report's, beside a label's 1; and digits that it has at least, unlike a year or a page. */
const SCORE = 0.65;
const MIN_DIGITS = { plain: 5, lettered: 4 } as const;

/** The number that stands alone beside the page's title or right under it, as of “CERTIFICATE OF ANALYSIS   26-04418-1”; null where none does. */
export function findBesideTitle(graph: PageGraph): LabelledValue | null {
  for (const title of graph.cells) {
    if (!TITLE.test(title.text) || title.words.length > LONGEST_TITLE || depthOf(title, graph) > HEAD) continue;
    const [beside, ...others] = rightOf(title, graph).map(({ cell }) => cell);
    const isBeside = beside !== undefined && others.length === 0 && isNumber(beside);
    const found = isBeside ? beside : beside === undefined ? numberUnder(title, graph) : undefined;
    if (found === undefined) continue;
    const { text, words, confidence } = found;
    const place = isBeside ? 'right' : 'below';
    return { field: 'report_number', label: title.text, words, cell: found, text, confidence, score: SCORE, place };
  }
  return null;
}

/** The number with letters right under a title and in line with it. */
function numberUnder(title: Cell, graph: PageGraph): Cell | undefined {
  const [under] = below(title, graph);
  return under?.inLine === true && /^[A-Z]{2}/.test(under.cell.text) && isNumber(under.cell) ? under.cell : undefined;
}

/** Whether a cell is an identifier and nothing else. */
function isNumber({ text, words }: Cell): boolean {
  const least = /^[A-Z]{2}/.test(text) ? MIN_DIGITS.lettered : MIN_DIGITS.plain;
  return words.length === 1 && text.replace(/\D/g, '').length >= least && identifierOf(text) === text;
}
