import type { Cell } from '../../../layout/cells.ts';
import { beforeOf, below, columnOf, type PageGraph } from '../../../layout/page-graph.ts';
import type { Word } from '../../../layout/word.ts';
import { anyOf, wholly } from '../../vocabulary/any-of.ts';
import { COMPOSITION_PARTS, COUNTER_IONS, DISTINCT_IONS, OTHER_WHOLES } from '../../vocabulary/results.ts';
import { labelOf } from '../search/label-of.ts';
import { rowOfTest } from '../search/row-of-test.ts';
import { LIMIT, readPercent } from './read-percent.ts';

/** What share of the sample a part of it was found to be. */
export interface CompositionReading {
  part: 'peptide' | 'counter-ion' | 'water';
  text: string;
  /** Percent by weight. */
  value: number;
  words: Word[];
  label: string;
  confidence: number;
}

/** Words beyond which a title is a sentence. */
const MAX_TITLE_WORDS = 6;

const PARTS = COMPOSITION_PARTS.map(([part, titles]) => [part, anyOf(titles)] as const);

const NAME = wholly(COUNTER_IONS);
/** A title that says which counter-ion there is: "Counter-ion: Acetate". */
const NAMED = /^counter.?ion[^:]{0,8}:\s*(?<name>.+)$/i;
const IONS = DISTINCT_IONS.map(anyOf);
const OTHER_WHOLE = anyOf(OTHER_WHOLES);

/** Per cent of which shares are parts. */
const WHOLE = 100;

const partOf = ({ text }: Cell): CompositionReading['part'] | undefined =>
  PARTS.find(([, pattern]) => pattern.test(text))?.[0];

/** Whether a title gives a share that another gave: of two counter-ions each has its own, unless one of them is not named. */
function isSameShare(
  title: Cell,
  part: CompositionReading['part'],
  { part: other, label }: CompositionReading,
): boolean {
  if (part !== other) return false;
  const [one, two] = [title.text, label].map((text) => IONS.findIndex((ion) => ion.test(text)));
  return part !== 'counter-ion' || one === two || one === -1 || two === -1;
}

/** Whether a title, by itself or with what stands beside it, says which counter-ion it is and not how much of it. */
function saysWhich(
  { text }: Cell,
  part: CompositionReading['part'],
  beside: Cell | undefined,
  graph: PageGraph,
): boolean {
  if (NAME.test(NAMED.exec(text)?.groups?.name ?? '')) return true;
  if (beside === undefined || columnOf(beside, graph) !== null) return false;
  return part === 'counter-ion' && NAME.test(beside.text);
}

/** Shares by weight, beside their titles or under them: net peptide, counter-ion, water; limits are left out. */
export function findComposition(graph: PageGraph): CompositionReading[] {
  const found: CompositionReading[] = [];
  for (const title of graph.cells) {
    const part = partOf(title);
    if (part === undefined || title.words.length > MAX_TITLE_WORDS) continue;
    if (found.some((reading) => isSameShare(title, part, reading))) continue;
    // "Counter ion: Acetate" says which it is, and the share below is of something else.
    const [before] = beforeOf(title, graph);
    if (before?.onLine === true && (labelOf(before.cell) !== null || partOf(before.cell) === part)) continue;
    const isResult = (cell: Cell): boolean => !LIMIT.test(cell.text) && columnOf(cell, graph) !== 'specification';
    const row = rowOfTest(title, graph);
    if (saysWhich(title, part, row[0], graph)) continue;
    if ([title, ...row].some(({ text }) => OTHER_WHOLE.test(text))) continue;
    const beside = row.filter(isResult);
    // A form with boxes sets values under their titles.
    const under = beside.some(({ text }) => /\d/.test(text))
      ? []
      : below(title, graph)
          .slice(0, 1)
          .flatMap(({ cell }) => (/^\d/.test(cell.text) && isResult(cell) ? [cell] : []));
    const read =
      readPercent(title.words.slice(1)) ??
      [...beside, ...under].map((cell) => readPercent(cell.words)).find((reading) => reading !== null) ??
      null;
    if (read !== null && read.value > 0 && read.value <= WHOLE)
      found.push({
        part,
        text: read.text,
        value: read.value,
        words: read.words,
        label: title.text,
        confidence: read.confidence,
      });
  }
  return found;
}
