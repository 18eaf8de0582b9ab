import type { Compound } from '../../../../dataset/compound.ts';
import type { Cell } from '../../../layout/cells.ts';
import { above, below, type PageGraph } from '../../../layout/page-graph.ts';
import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import type { CompoundIndex } from '../sample/compounds/compound-index.ts';
import { matchCompound, withoutRemarks } from '../sample/compounds/match-compound.ts';
import { rowOfTest } from '../search/row-of-test.ts';
import { readInUnit } from './content/amount-without-unit.ts';
import { readRow } from './content/content-in-row.ts';
import { type AmountReading, hasDecimals, readAmount } from './read-amount.ts';
import { LIMIT, type Percentage, readPercent } from './read-percent.ts';

/** What a page gives of one component of a blend. */
export interface ComponentReading {
  /** What its name can mean on our list. */
  compounds: readonly Compound[];
  /** Its name as printed. */
  text: string;
  words: Word[];
  confidence: number;
  /** Amount found and amount claimed. */
  content: AmountReading | null;
  claim: AmountReading | null;
  purity: Percentage | null;
}

/** Words of a component's name at most, with what leads to it: "Quantity: Thymosin Beta-4". */
const MAX_NAME_WORDS = 6;
/** What a title says before or behind the name: "Quantity: TB-500", "KPV content", "BPC-157 purity (HPLC)", "GHK-Cu –". */
const LEAD = /^(?:net )?(?:quantity|content|amount|assay|potency|purity|identity)(?: of)?\s?[:–—-]?\s+/i;
const SEQUEL = /^(?:\((?:mg|hplc|%)\)|net|quantity|content|amount|assay|potency|purity|found|mg|[:=–—-]{1,3})[,:]?$/i;
/** How what stands behind a name begins: its amount, what parts that from it, or a remark. */
const BEHIND_NAME = /^[\d(<>≥≤~:=–—|-]/;
/** What is no part of a name. */
const AMOUNT = /\d\s?(?:mc?g|[µu]g|%)/i;
const PURITY = /\bpurity\b/i;
/** Percent below which no purity of a component is told: it is its share of all. */
const LEAST_PURITY = 50;

/**
 * The components of a blend, each with what was found of it: in the row of its name, or behind it in one line. None where fewer than two
 * are named with a result. A name that is on no list of compounds is no component: most rows of a table are of other tests.
 */
export function findComponents(graph: PageGraph, compounds: CompoundIndex): ComponentReading[] {
  const found: ComponentReading[] = [];
  for (const cell of graph.cells) {
    const named = nameIn(cell, compounds);
    if (named === null) continue;
    const given = resultsOf(cell, named, graph);
    if (given.content === null && given.purity === null) continue;
    const at = found.findIndex((other) => isOfSame(other.compounds, named.compounds));
    const before = found[at];
    const { words } = named;
    if (before === undefined)
      found.push({ ...given, compounds: named.compounds, text: textOf(words), words, confidence: confidenceOf(words) });
    // What the page sums up at its head it gives again among its results.
    else
      found[at] = {
        ...before,
        content: before.content ?? given.content,
        claim: before.claim ?? given.claim,
        purity: before.purity ?? given.purity,
      };
  }
  return found.length > 1 ? found : [];
}

const isOfSame = (some: readonly Compound[], others: readonly Compound[]): boolean =>
  some.some((one) => others.includes(one));

interface Named {
  compounds: readonly Compound[];
  /** Those of the name, and those behind it. */
  words: Word[];
  behind: Word[];
  /** What the title says besides the name. */
  title: string;
}

/** The one compound that a line begins with, before its amount or percentage where it has one. */
function nameIn({ words }: Cell, compounds: CompoundIndex): Named | null {
  for (let end = Math.min(words.length, MAX_NAME_WORDS); end > 0; end--) {
    const next = words[end];
    if (next !== undefined && !BEHIND_NAME.test(next.text)) continue;
    const title = textOf(words.slice(0, end));
    if (AMOUNT.test(title)) continue;
    const name = withoutSequels(title.replace(LEAD, ''));
    const match = matchCompound(withoutRemarks(name), compounds);
    if (match === null || !match.whole || match.parts !== undefined) continue;
    if (match.compounds.some(({ kind }) => kind === 'blend')) return null;
    return { compounds: match.compounds, words: wordsOf(name, words.slice(0, end)), behind: words.slice(end), title };
  }
  return null;
}

function withoutSequels(title: string): string {
  const words = title.split(' ');
  const last = words.findLastIndex((word) => !SEQUEL.test(word));
  return words
    .slice(0, last + 1)
    .join(' ')
    .replace(/(?<![,:–—-])[,:–—-]+$/, '');
}

/** The words of a title that hold a name. */
function wordsOf(name: string, title: readonly Word[]): Word[] {
  const count = name.split(' ').length;
  const at = title.findIndex((_, start) => textOf(title.slice(start, start + count)).startsWith(name));
  return at < 0 ? [...title] : title.slice(at, at + count);
}

/** What stands behind a component's name, or in its row. */
function resultsOf(
  cell: Cell,
  { title, behind }: Named,
  graph: PageGraph,
): Pick<ComponentReading, 'content' | 'claim' | 'purity'> {
  const own = LIMIT.test(textOf(behind)) ? null : readAmount(behind);
  const { result, claim } = readRow(cell, graph);
  const purity = purityOf(cell, title, behind, graph);
  // "BPC-157 5 mg" and, beside it, what was found.
  const isMeasured = result !== null && hasDecimals(result.amount.text);
  if (own !== null && (hasDecimals(own.text) || !isMeasured)) return { content: own, claim: null, purity };
  return { content: result?.amount ?? withUnitBelow(cell, behind, graph), claim: own ?? claim?.amount ?? null, purity };
}

/** A number with decimals behind a name, or next in its row, whose unit begins the next one: "Thymosin Beta-4 – 12.30" over "mg". */
function withUnitBelow(cell: Cell, behind: readonly Word[], graph: PageGraph): AmountReading | null {
  const line = [...behind, ...rowOfTest(cell, graph).flatMap(({ words }) => words)];
  const number = line.find(({ text }) => !/^[–—-]+$/.test(text));
  const isCut = number !== undefined && /^\d+[.,]\d+$/.test(number.text);
  const unit = below(cell, graph).find(({ overlaps }) => overlaps)?.cell.text;
  return isCut && unit?.toLowerCase() === 'mg' ? readInUnit({ ...cell, words: [number] }, 'mg') : null;
}

/** The percentage behind a title that says that it is a purity, in its row, or under a head that says so. */
function purityOf(cell: Cell, title: string, behind: readonly Word[], graph: PageGraph): Percentage | null {
  const row = rowOfTest(cell, graph).filter(({ text }) => !LIMIT.test(text));
  const isTitled = PURITY.test(title);
  const cells = isTitled ? row : row.filter((one) => isUnderPurity(one, graph));
  const found = (isTitled ? readPercent(behind) : null) ?? cells.map(({ words }) => readPercent(words)).find(Boolean);
  return found && found.value >= LEAST_PURITY && found.value <= 100 ? found : null;
}

/** Whether a column is one of purities: of what stands over a cell, the nearest that is no figure says so. */
function isUnderPurity(cell: Cell, graph: PageGraph): boolean {
  const over = above(cell, graph).find(({ cell: other, overlaps }) => overlaps && !/\d/.test(other.text));
  return over !== undefined && PURITY.test(over.cell.text);
}
