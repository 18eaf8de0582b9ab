import { type Cell, cellOf } from '../../../layout/cells.ts';
import {
  above,
  beforeOf,
  below,
  columnOf,
  figureBefore,
  figureFarOver,
  figuresFarUnder,
  figuresOver,
  headOf,
  NO_RESULTS,
  nextLineOf,
  type PageGraph,
  rowOf,
  upperLineOf,
} from '../../../layout/page-graph.ts';
import { areInOneColumn } from '../../../layout/relations.ts';
import { textOf, type Word } from '../../../layout/word.ts';
import { milligrams, withoutBrackets } from '../../text/values.ts';
import { anyOf, beginningWith, wholly } from '../../vocabulary/any-of.ts';
import { isWordOfLabel } from '../../vocabulary/compose-label.ts';
import {
  AVERAGES,
  CONTENT_TITLES,
  CONTENT_WORDS,
  FILL_TITLES,
  OTHER_AMOUNTS,
  UNITS_OF_CONTENT,
  VERBS_OF_RESULTS,
} from '../../vocabulary/results.ts';
import { type CompoundIndex, matchCompound, withoutRemarks } from '../sample/match-compound.ts';
import { firstLabelOf } from '../search/label-of.ts';
import { rowOfTest } from '../search/row-of-test.ts';
import { type Amount, hasDecimals, readAmount } from './read-amount.ts';
import { LIMIT } from './read-percent.ts';
import {
  averageBeside,
  averageUnder,
  isAverageTitle,
  isOfAverage,
  isTotalTitle,
  saysAverage,
  totalUnder,
} from './summary-lines.ts';

/** What a vial was found to hold, and what it was said to hold where the same label or row gives that too. */
export interface ContentReading {
  content: Amount | null;
  claim: Amount | null;
}

interface Candidate extends Amount {
  score: number;
  /** All of its title, where the label is only how that begins, with what the row begins with: "Content GHK-Cu", "Choline: Assay". */
  title?: string;
}

/** A claim that a title gives in brackets. */
const CLAIM_IN_TITLE =
  /^\((?:(?:label|claim|declared|nominal|stated)[^)]*|[^)]*\b(?:label|claim(?:ed)?|declared|nominal|stated|expected))\)?$/i;
/** The same as the first line of a label of two. */
const CLAIM_OVER = /^(?:label(?:l?ed)?|claimed|declared|nominal|stated)(?: \p{L}+){0,2}$/iu;
/** Words of a title beyond which it is a sentence. */
const LONGEST_TITLE = 7;
const LONGEST_NAME = 5;
/** In a sentence the amount follows within so many words: "The amount of peptide found was 10.43 mg". */
const SENTENCE_REACH = 10;
/** The same where what is said in between ends in a verb: "quantity of peptide in the vial, determined against a reference standard, was 9.57 mg". */
const FAR_REACH = 16;
/** Words of an amount. */
const AMOUNT_WORDS = 2;
const VERB = wholly(VERBS_OF_RESULTS);
const SENTENCE_WORD = wholly(CONTENT_WORDS);
const CONTENT_TITLE = anyOf(CONTENT_TITLES);
const OTHER_AMOUNT = anyOf(OTHER_AMOUNTS);
const UNIT_ALONE = wholly(UNITS_OF_CONTENT);

/** What an amount's place says for its being a result; an amount with decimals was measured, a whole one is mostly a claim. */
const SCORES = {
  average: 1.1,
  resultColumn: 1,
  resultOfCompound: 0.95,
  labelled: 0.85,
  namedByCompound: 0.8,
  titled: 0.75,
  unitUnder: 0.7,
  sentence: 0.5,
  alone: 0.4,
} as const;
const MEASURED = 0.15;
/** Of several vials the average is the content of the page; the border of its cell may be read as a letter. */
const AVERAGE = new RegExp(`^\\p{L}?(?:${anyOf(AVERAGES).source})\\b`, 'iu');
/** What else may stand in the cell of an amount: those of other vials or parts, its share of the claim, what it is of. */
const MORE_AMOUNTS =
  /\((?:label(?:l?ed)?|claim|declared|nominal)\b[^)]*\)|[\s;,.()[\]]|\d+(?:[.,]\d+)?\s?(?:m?g\b|%)|(?:\/|per)\s?vial\b|\bpurity\b/gi;
/** The unit that a title gives for the numbers under it, and such a number. */
const UNIT_OF_TITLE =
  /(?:[([]|[,;/] ?|^)(mg|milligrams?|mcg|[µupy]g|g)(?: ?(?:\/|per|[ijl]\/?) ?vial)?\b(?! ?\/ ?(?:ml|mg|g)\b)/i;
/** The unit with which the head of a column names a compound, and what the title of a row says of it: "Tirzepatide, mg", "Selank found". */
const UNIT_BEHIND = /,? (?:\(?mg\)?|found\W*)$/i;
/** The head of what was found in each of several vials: "Found, mg" or "NAD+ found, mg" over "Vial 1", "Vial 2" and their average. */
const FOUND_IN_UNIT = /^(?:found|measured|determined|result)\b|^\S+ found,? \(?mg\b/i;
const DECIMALS = /^\d{1,4}[.,]\d{1,4}$/;
const BARE_NUMBER = /^\d{1,4}(?:[.,]\d{1,4})?$/;
const LETTERED_NUMBER = /^[$S](?=\d*[.,]\d)/;
/** What stands behind a number and is its spread: "5.06 ± 0.12", whose sign readers take for another, or a remark: "10.21 (U 0.35, k 2)". */
const SPREAD = /^(?:[*†‡]+|(?:[±+£]|\+\/-) ?\d+(?:[.,]\d+)?|\([^()]*\))$/;
const MEASURED_ALONE = /^\d{1,4}[.,]\d{1,4}\s?mg$/i;
const UNIT_OF_AMOUNT = /\d\s?(mg|mcg|[µup]g|g)\b/i;
/** What a title says of a blend's total: "Peptide in the vial, both components: 10.71 mg". */
const OF_ALL_PARTS = /\b(?:both|all(?: two| three| four)?) (?:components?|peptides?|parts|compounds?)\b/i;
/** Lines above a result in which a list of parts may have begun, letter heights. */
const LIST_REACH = 3;

/** Letters of a product's first word at least by which the row of a product that no list has is known. */
const MIN_PRODUCT = 5;

/**
 * The content found, mg, and the claim beside it. A certificate prints both under much the same words: "Quantity: 10 mg"
 * above, "Quantity … 10.43 mg" among the results, or both in one row; some title the row with the compound alone.
 * @param product what the page calls a product that no list of compounds has.
 */
export function findContent(graph: PageGraph, compounds: CompoundIndex, product: string | null = null): ContentReading {
  const found: Candidate[] = [];
  const claims: Amount[] = [];
  const named = new Map<string, Candidate>();
  const candidate = (amount: Omit<Amount, 'label'>, label: string, place: number): Candidate => ({
    ...amount,
    label,
    score: place + (hasDecimals(amount.text) ? MEASURED : 0),
  });
  const add = (amount: Omit<Amount, 'label'> | null, label: string, place: number): void => {
    if (amount !== null) found.push(candidate(amount, label, place));
  };
  for (const title of graph.cells) {
    const summedUp = amountOfAllParts(title) ?? amountOfAverage(title);
    if (summedUp !== null) {
      add(summedUp, title.text, SCORES.average);
      continue;
    }
    const labelled = labelOf(title);
    if (wordsOfTitle(title) > LONGEST_TITLE && labelled?.isClosed !== true) {
      const words = [...title.words, ...(nextLineOf(title, graph)?.words ?? [])];
      for (const [at, { text }] of title.words.entries())
        if (SENTENCE_WORD.test(text.replace(/[:;,]$/, '')))
          add(
            readAmount(words.slice(at + 1, at + 1 + SENTENCE_REACH)) ?? behindVerb(words.slice(at + 1)),
            text,
            SCORES.sentence,
          );
      add(amountOfPeptide(words), 'peptide', SCORES.sentence);
      for (const { amount, label: said } of amountsOfClauses(title)) add(amount, said, SCORES.sentence);
      continue;
    }
    const label = labelled ?? titleOf(title);
    const byCompound = label === null && isCompound(title, compounds);
    const byName = byCompound || (label === null && isProduct(title, product));
    if (label === null && isAverageTitle(title, graph))
      add(firstAmount(cellsUnder(title, graph)) ?? averageInRow(title, graph), title.text, SCORES.average);
    if (label === null && !byName) {
      const own = amountOfCompound(title, compounds);
      const average = FOUND_IN_UNIT.test(title.text) ? averageUnder(title, graph) : null;
      if (average !== null)
        add(
          readAmount(average.words) ?? readBare(average, UNIT_OF_TITLE.exec(title.text)?.[1]),
          title.text,
          SCORES.average,
        );
      else if (own !== null) named.set(own.label.toLowerCase(), candidate(own, own.label, SCORES.namedByCompound));
      else add(amountAtUnit(title, graph), title.text, SCORES.unitUnder);
      continue;
    }
    const text = label?.text ?? title.text;
    const titled = label?.isTitle === true;
    const behind = label === null ? [] : title.words.slice(label.words);
    // "Peptide content (label claim 10 mg)" is a title.
    const own = label === null || CLAIM_IN_TITLE.test(textOf(behind)) ? null : readAmount(behind);
    if (own !== null && (isUnderSpecification(own.words, graph) || isUnderClaim(title, graph)))
      claims.push({ ...own, label: text });
    else if (own !== null) {
      add(own, text, titled ? SCORES.titled : SCORES.labelled);
      continue;
    }
    const average = averageUnder(title, graph) ?? averageBeside(title, graph);
    const total = average === null ? totalUnder(title, graph) : null;
    const summary = average ?? total?.figure ?? null;
    // A total is called so: no claim of one part is held against it.
    if (summary !== null)
      add(
        readAmount(summary.words) ?? readBare(summary, UNIT_OF_TITLE.exec(title.text)?.[1]),
        total?.title.text ?? text,
        SCORES.average,
      );
    const { result, claim } = readRow(title, graph);
    if (result === null) {
      if (label !== null)
        add(
          firstAmount(figureBefore(title, graph)) ??
            amountBelow(title, graph) ??
            amountAbove(title, graph) ??
            firstAmount([...figuresFarUnder(title, graph), ...figureFarOver(title, graph)]),
          text,
          titled ? SCORES.titled : SCORES.labelled,
        );
      continue;
    }
    const inColumn = result.column === 'result';
    if (label !== null) {
      const place =
        AVERAGE.test(text) || isTotalTitle(text) || isOfAverage(title, graph)
          ? SCORES.average
          : titled
            ? SCORES.titled
            : inColumn
              ? SCORES.resultColumn
              : SCORES.labelled;
      const { amount, name } = firstOfList(result, title, graph);
      found.push({ ...candidate(amount, name ?? text, place), title: name ?? wholeTitle(title, graph) });
    } else if (result.alone && (byCompound || inColumn))
      named.set(
        title.text.toLowerCase(),
        candidate(result.amount, text, inColumn ? SCORES.resultOfCompound : SCORES.namedByCompound),
      );
    if (claim !== null) claims.push({ ...claim.amount, label: text });
  }
  // A blend's parts, one a row, are none of them the content of the vial.
  if (named.size === 1) found.push(...named.values());
  if (found.length === 0) add(fillWeight(graph) ?? loneAmount(graph), '', SCORES.alone);
  found.sort((a, b) => b.score - a.score || b.confidence - a.confidence);
  const content = firstOfTitle(found);
  const claim = claims[0] ?? found.find((other) => other !== content && !hasDecimals(other.text)) ?? null;
  return { content: content ?? null, claim };
}

/** The amount behind a title that says that it is of all parts of a blend, or their total: "Sum of declared peptides found: 82.8 mg per vial". */
function amountOfAllParts({ text, words }: Cell): Omit<Amount, 'label'> | null {
  const colon = words.findIndex((word) => word.text.endsWith(':'));
  const isOfAll = OF_ALL_PARTS.test(text) || isTotalTitle(textOf(words.slice(0, colon + 1)));
  return colon > 0 && isOfAll ? readAmount(words.slice(colon + 1)) : null;
}

/** The amount right behind what says that it is the average, and of nothing else: "Mean of 10 capsules: 512 µg per capsule (102 % of label)". */
function amountOfAverage({ text, words }: Cell): Omit<Amount, 'label'> | null {
  const colon = words.findIndex((word) => word.text.endsWith(':'));
  if (colon < 0 || !saysAverage(textOf(words.slice(0, colon + 1))) || OTHER_AMOUNT.test(withoutBrackets(text)))
    return null;
  return readAmount(words.slice(colon + 1, colon + 1 + AMOUNT_WORDS));
}

/** The one amount in the row of an average: "Mean (RSD 0.9 %)" before "10.41 mg", under the vials' own. */
function averageInRow(title: Cell, graph: PageGraph): Omit<Amount, 'label'> | null {
  const [only, ...others] = rowOfTest(title, graph).flatMap(({ words }) => readAmount(words) ?? []);
  return only !== undefined && others.length === 0 && hasDecimals(only.text) ? only : null;
}

/** Words that join those of a title. */
const JOINING = /(?<!\S)(?:of|the|by|at|in|on|as|and|per|a|an)(?!\S)/gi;

/** What a title says of how many it was measured in: "Content per vial, mean of V1 and V2". */
const MEAN_OF = /,? (?:mean|average) of .*$/i;

/** How many words a title has, remarks in brackets aside and, of one without a full stop or a figure, words that only join. */
function wordsOfTitle({ text }: Cell): number {
  const said = withoutBrackets(text).replace(MEAN_OF, '');
  const plain = /\d|\.$/.test(said) ? said : said.replace(JOINING, '');
  return plain.split(/\s+/).filter((word) => word !== '').length;
}

/**
 * The best of some candidates; of rows of one title, as of a blend's parts, the first, which is then called by all that its title says: it
 * is that part's and not the vial's. @param found best first.
 */
function firstOfTitle(found: readonly Candidate[]): Candidate | undefined {
  const [best] = found;
  const [first, ...others] = found
    .filter(({ label, score }) => label === best?.label && score === best.score)
    .sort((a, b) => a.words[0]!.top - b.words[0]!.top);
  const isOfPart =
    first?.title !== undefined && others.some(({ title }) => title !== undefined && title !== first.title);
  return isOfPart ? { ...first, label: first.title ?? first.label } : first;
}

/** A title with what stands in words before it in its row: "Choline" in a column of components. */
function wholeTitle(title: Cell, graph: PageGraph): string {
  const [before] = beforeOf(title, graph);
  const isOfRow = before?.onLine === true && /^\p{L}{3}/u.test(before.cell.text);
  return isOfRow ? `${before.cell.text}: ${title.text}` : title.text;
}

/** What begins a cell as the label of a content, or is as a whole the title of a row that gives one. */
interface ContentLabel {
  text: string;
  words: number;
  isTitle: boolean;
  /** A colon closes it: what follows is the value, however long the line. */
  isClosed: boolean;
}

/** Whether an amount that stands in one cell with its title stands in the column of what is asked: "Quantitative Assay 50mg/ml (NLT 90%)". */
function isUnderSpecification(words: Word[], graph: PageGraph): boolean {
  const head = headOf(cellOf(words), graph);
  return graph.headers.some(({ cell, column }) => cell === head && column === 'specification');
}

/** Whether a label goes on with a line that says that its amount is claimed: "Labeled Peptide" over "Content: 50 mg". */
function isUnderClaim(title: Cell, graph: PageGraph): boolean {
  const over = upperLineOf(title, graph);
  return over !== undefined && CLAIM_OVER.test(over.text);
}

/** The amount that a sentence gives before what it is of: "There were 53.6 mg of peptide in the vial". */
function amountOfPeptide(words: readonly Word[]): Omit<Amount, 'label'> | null {
  const at = words.findIndex(({ text }, index) => text === 'of' && /^peptide\b/i.test(words[index + 1]?.text ?? ''));
  const amount = at < 1 ? null : readAmount(words.slice(Math.max(0, at - AMOUNT_WORDS), at));
  return amount !== null && hasDecimals(amount.text) ? amount : null;
}

/** The measured amounts of short sentences that are a title and its result: "UV purity 97.86 %. Peptide in the vial 10.3 mg." */
function amountsOfClauses({ words }: Cell): { amount: Omit<Amount, 'label'>; label: string }[] {
  const ends = words.flatMap(({ text }, at) => (/[.;]$/.test(text) ? [at + 1] : []));
  return [0, ...ends].flatMap((from, index) => {
    const clause = words.slice(from, ends[index] ?? words.length);
    const said = clause.length < 2 ? null : titleOf(cellOf(clause));
    if (said === null || said.words > LONGEST_TITLE) return [];
    const amount = readAmount(clause.slice(said.words));
    const isAll = amount?.words.at(-1) === clause.at(-1);
    return amount !== null && isAll && hasDecimals(amount.text) ? [{ amount, label: said.text }] : [];
  });
}

/** The amount right behind the first verb of a sentence. */
function behindVerb(words: readonly Word[]): Omit<Amount, 'label'> | null {
  const at = words.slice(0, FAR_REACH).findIndex(({ text }) => VERB.test(text));
  return at < 0 ? null : readAmount(words.slice(at + 1, at + 1 + AMOUNT_WORDS));
}

/** The label with which a cell begins, if it is one of the content's. */
function labelOf(cell: Cell): ContentLabel | null {
  const label = firstLabelOf(cell);
  return label?.field === 'content'
    ? { text: textOf(cell.words.slice(0, label.words)), words: label.words, isTitle: false, isClosed: label.closed }
    : null;
}

/** A title that says somewhere that its row gives what a vial holds, and of nothing else; behind it may stand the figure itself. */
function titleOf({ words }: Cell): ContentLabel | null {
  const figure = words.findIndex(({ text }) => /\d/.test(text) && !/\p{L}{3}/u.test(text));
  const title = words.slice(0, figure < 0 ? words.length : figure);
  const text = textOf(title);
  return title.length > 0 &&
    (CONTENT_TITLE.test(text) || isTotalTitle(text)) &&
    !UNIT_ALONE.test(text) &&
    !OTHER_AMOUNT.test(textOf(words))
    ? { text, words: title.length, isTitle: true, isClosed: false }
    : null;
}

/** What a vial was filled with, and shares of what its row requires between which that is peptide and not the cake with its filler. */
const FILL_TITLE = beginningWith(FILL_TITLES);
const OF_REQUIRED = { least: 0.8, most: 1.25 } as const;

/** The weight filled in, where a sheet gives no other amount and its row requires about what it gives: "Fill weight | 475-550 mg | 508 mg". */
function fillWeight(graph: PageGraph): Omit<Amount, 'label'> | null {
  const title = graph.cells.find(({ text }) => FILL_TITLE.test(text));
  const amount = title === undefined ? null : (readRow(title, graph).result?.amount ?? null);
  if (title === undefined || amount === null) return null;
  const required = rowOf(title, graph)
    .filter((cell) => columnOf(cell, graph) === 'specification')
    .map(({ text }) => milligrams(text));
  const isRequired = required.some(
    (much) => much !== null && amount.value >= much * OF_REQUIRED.least && amount.value <= much * OF_REQUIRED.most,
  );
  return isRequired ? amount : null;
}

/** The one amount of the page that fills a cell and has decimals, where nothing says what it is: beside “Purity 99.31 %” on a web page. */
function loneAmount(graph: PageGraph): Omit<Amount, 'label'> | null {
  const [only, ...others] = graph.cells.filter(
    (cell) => MEASURED_ALONE.test(cell.text) && columnOf(cell, graph) !== 'uncertainty',
  );
  if (only === undefined || others.length > 0) return null;
  const titles = [...beforeOf(only, graph), ...above(only, graph).slice(0, 1)];
  return titles.some(({ cell }) => OTHER_AMOUNT.test(cell.text)) ? null : readAmount(only.words);
}

/** A large figure over a unit that stands by itself, "31.72" over "mg / vial", or the number before it. */
function amountAtUnit(unit: Cell, graph: PageGraph): Omit<Amount, 'label'> | null {
  if (!UNIT_ALONE.test(unit.text)) return null;
  const average = averageUnder(unit, graph);
  if (average !== null) return readBare(average, 'mg');
  const over = above(unit, graph).find(({ centred }) => centred);
  const isOther = over !== undefined && NO_RESULTS.has(columnOf(over.cell, graph));
  const amount = over === undefined || isOther ? null : readBare(over.cell, 'mg');
  if (amount !== null) return amount;
  // In a table of peaks whose last column names the compound: "10.284 | mg/vial | 99.318 | MOTS-c".
  const [before] = beforeOf(unit, graph);
  return before !== undefined && DECIMALS.test(before.cell.text) ? readBare(before.cell, 'mg') : null;
}

function isCompound(cell: Cell, compounds: CompoundIndex): boolean {
  if (cell.words.length > LONGEST_NAME || milligrams(cell.text) !== null) return false;
  const match = matchCompound(withoutRemarks(cell.text).replace(UNIT_BEHIND, ''), compounds);
  // What is called by its parts is the product, beside its dose.
  return match?.whole === true && match.parts === undefined;
}

/** Whether a title begins as the product does, "Berberine hydrochloride" of "Berberine HCl 500 mg capsules", or is it, beside its dose. */
function isProduct({ text, words }: Cell, product: string | null): boolean {
  if (product === null || words.length > LONGEST_NAME || milligrams(text) !== null) return false;
  const [own = ''] = /^\p{L}+/u.exec(product.toLowerCase()) ?? [];
  return own.length >= MIN_PRODUCT && !isWordOfLabel(own) && /^\p{L}+/u.exec(text.toLowerCase())?.[0] === own;
}

/** A measured amount behind the compound's name and a colon: "Delta sleep inducing peptide: 10.58 mg". */
function amountOfCompound(cell: Cell, compounds: CompoundIndex): Amount | null {
  const colon = cell.words.findIndex(({ text }) => text.endsWith(':'));
  if (colon < 0 || colon >= LONGEST_NAME) return null;
  const label = textOf(cell.words.slice(0, colon + 1)).replace(/:$/, '');
  const amount = readAmount(cell.words.slice(colon + 1, colon + 1 + AMOUNT_WORDS));
  const isAlone = cell.words.length <= colon + 1 + AMOUNT_WORDS;
  return amount !== null && isAlone && hasDecimals(amount.text) && matchCompound(label, compounds)?.whole === true
    ? { ...amount, label }
    : null;
}

/** How far an amount may be from what is claimed, in whole per cent. */
const ALLOWANCE = /(?:±|\+\/?-)\s?\d{1,2}\s?%/;

/** The upper end of a range whose lower one stands in the cell before: "9.5" and "- 11.5 mg". */
const UPPER_END = /^[-–—]{1,2}\s?\d/;

interface Beside {
  cell: Cell;
  amount: Omit<Amount, 'label'>;
  column: ReturnType<typeof columnOf>;
  /** Nothing else stands in its cell. */
  alone: boolean;
}

/** Of the amounts beside a title, the one found and the one claimed. */
function readRow(title: Cell, graph: PageGraph): { result: Beside | null; claim: Beside | null } {
  const row = rowOfTest(title, graph);
  const isResult = (cell: Cell): boolean => columnOf(cell, graph) === 'result';
  const amounts = row.flatMap((cell, at): Beside[] => {
    const isEnd = UPPER_END.test(cell.text) && /\d$/.test(row[at - 1]?.text ?? '');
    const amount = isEnd || LIMIT.test(cell.text) ? null : readAmount(cell.words);
    return amount === null
      ? []
      : [
          {
            cell,
            amount,
            column: columnOf(cell, graph),
            alone: cell.words.length <= amount.words.length + 1 || cell.text.replace(MORE_AMOUNTS, '') === '',
          },
        ];
  });
  // "10.0 mg ± 10%" beside another amount says between what that must be.
  const isAllowed = (cell: Cell): boolean => amounts.length > 1 && ALLOWANCE.test(cell.text);
  const results = amounts.filter(({ column, cell }) => (column === null ? !isAllowed(cell) : !NO_RESULTS.has(column)));
  const measured = results.findLast(({ amount }) => hasDecimals(amount.text));
  // Beside the claim and what was found may stand their ratio, without a unit: "10 mg", "10.39 mg", "103.9".
  const isFound = measured !== undefined && results.length < amounts.length && !row.some(isResult);
  const result =
    results.find(({ column }) => column === 'result') ??
    (isFound ? null : resultWithoutUnit(title, row, amounts, graph)) ??
    measured ??
    results.at(-1) ??
    null;
  // How sure a result is, is no claim.
  const claim = amounts.find((other) => other !== result && other.column !== 'uncertainty') ?? null;
  return { result, claim };
}

/**
 * A number alone under the results whose unit stands elsewhere: with the claim beside it, "5 mg" and "9.90", in a column of units, in
 * the title of its row, or in the head of its column.
 */
function resultWithoutUnit(
  title: Cell,
  row: readonly Cell[],
  amounts: readonly Beside[],
  graph: PageGraph,
): Beside | null {
  const claim = amounts.find(({ column }) => column === 'specification');
  const inColumn = row.find((other) => columnOf(other, graph) === 'result');
  const unitAt = row.findIndex((other) => UNIT_ALONE.test(other.text));
  const besideUnit = DECIMALS.test(row[unitAt - 1]?.text ?? '') ? row[unitAt - 1] : undefined;
  const cell =
    inColumn ?? besideUnit ?? row.find((other) => columnOf(other, graph) === null && DECIMALS.test(other.text));
  if (cell === undefined) return null;
  // What stands right over it may be the head of another table, of which no head is known.
  const [over] = above(cell, graph);
  const isHead = over !== undefined && /^\p{L}{2,}/u.test(over.cell.text) && !UNIT_ALONE.test(over.cell.text);
  const isOfOther = isHead && over.cell !== headOf(cell, graph);
  const unit =
    (claim && UNIT_OF_AMOUNT.exec(claim.cell.text)?.[1]) ??
    (unitAt >= 0 ? 'mg' : undefined) ??
    UNIT_OF_TITLE.exec(title.text)?.[1] ??
    (isOfOther ? undefined : unitOfHead(headOf(cell, graph), graph)) ??
    unitOfSection(title, graph);
  if (unit === undefined) return null;
  const amount = readBare(cell, unit);
  return amount && { cell, amount, column: columnOf(cell, graph), alone: true };
}

/** The unit that the head of a column gives, or that stands under it: "Found" over "(mg/vial)". */
function unitOfHead(head: Cell | null, graph: PageGraph): string | undefined {
  if (head === null) return undefined;
  const own = UNIT_OF_TITLE.exec(head.text)?.[1];
  const under = below(head, graph)[0]?.cell.words[0]?.text.replace(/^\(|\)$/g, '');
  return own ?? (under !== undefined && UNIT_ALONE.test(under) ? 'mg' : undefined);
}

/** The unit that the title of a table's section gives for its rows: "Assay (HPLC), mg per vial" over "Total peptide". */
function unitOfSection(title: Cell, graph: PageGraph): string | undefined {
  const over = above(title, graph).find(({ cell, inLine }) => inLine && UNIT_OF_TITLE.test(cell.text));
  return over !== undefined && rowOf(over.cell, graph).length === 0
    ? UNIT_OF_TITLE.exec(over.cell.text)?.[1]
    : undefined;
}

/**
 * The amount with which a blend's list of parts begins, and the part, where the result is one of its later lines: each line says what
 * the amount is of, "KPV 8.3 mg" under "GHK-Cu 40.5 mg".
 */
function firstOfList(
  { cell, amount }: Beside,
  title: Cell,
  graph: PageGraph,
): { amount: Beside['amount']; name: string | null } {
  const isNamed = ({ text }: Cell): boolean => /^\p{L}/u.test(text);
  if (!isNamed(cell)) return { amount, name: null };
  const from = title.top - graph.letters * LIST_REACH;
  const lines = above(cell, graph).flatMap(({ cell: line, overlaps }) =>
    overlaps && line.top > from && isNamed(line) && !LIMIT.test(line.text)
      ? [[line, readAmount(line.words)] as const]
      : [],
  );
  for (const [line, first] of lines.reverse())
    if (first !== null)
      return { amount: first, name: textOf(line.words.slice(0, line.words.indexOf(first.words[0]!))) };
  return { amount, name: null };
}

function amountBelow(title: Cell, graph: PageGraph): Omit<Amount, 'label'> | null {
  const under = below(title, graph).find(({ cell }) => !LIMIT.test(cell.text))?.cell;
  if (under === undefined || OTHER_AMOUNT.test(withoutBrackets(under.text))) return null;
  if (UNIT_ALONE.test(under.text)) return onlyAmountUnder(under, graph);
  const unit = UNIT_OF_TITLE.exec(title.text)?.[1];
  // "Net content (mg/vial)" over "vs. ref. std", and the figure under both.
  const second = unit === undefined || /\d/.test(under.text) ? undefined : below(under, graph)[0]?.cell;
  return readAmount(under.words) ?? readBare(under, unit) ?? (second === undefined ? null : readBare(second, unit));
}

/** The one number of a column whose unit stands under its head, in the row of the compound and in that of the total. */
function onlyAmountUnder(unit: Cell, graph: PageGraph): Omit<Amount, 'label'> | null {
  const column = graph.cells
    .filter((cell) => cell.top > unit.bottom && areInOneColumn(unit, cell) && isTitled(cell, graph))
    .flatMap((cell) => (DECIMALS.test(cell.text) ? (readBare(cell, 'mg') ?? []) : []));
  return new Set(column.map(({ value }) => value)).size === 1 ? column[0]! : null;
}

/** Whether words stand before a figure, as in a table's row, and no figures, as on a chromatogram. */
function isTitled(figure: Cell, graph: PageGraph): boolean {
  return beforeOf(figure, graph).some(({ cell }) => /\p{L}{3}/u.test(cell.text));
}

/** The first amount in cells. */
function firstAmount(cells: readonly Cell[]): Omit<Amount, 'label'> | null {
  return cells.map(({ words }) => readAmount(words)).find((amount) => amount !== null) ?? null;
}

const cellsUnder = (title: Cell, graph: PageGraph): Cell[] => below(title, graph).map(({ cell }) => cell);

/** A card's figure over its caption: "10.31 mg" over "Measured amount". */
function amountAbove(title: Cell, graph: PageGraph): Omit<Amount, 'label'> | null {
  return firstAmount(figuresOver(title, graph).filter(({ text }) => !LIMIT.test(text)));
}

/**
 * A number whose unit stands elsewhere, as in a title: "Determined content (mg)" over "10.16". One of which a reader made
 * a letter is a doubtful reading: "$.11" is 5.11.
 */
function readBare({ words: [word, ...others] }: Cell, unit: string | undefined): Omit<Amount, 'label'> | null {
  if (word === undefined || (others.length > 0 && !SPREAD.test(textOf(others))) || unit === undefined) return null;
  const number = word.text.replace(LETTERED_NUMBER, '5');
  if (!BARE_NUMBER.test(number)) return null;
  const amount = readAmount([{ ...word, text: `${number} ${unit}` }]);
  const confidence = number === word.text ? word.confidence : word.confidence / 2;
  return amount && { ...amount, confidence, text: number, words: [word] };
}
