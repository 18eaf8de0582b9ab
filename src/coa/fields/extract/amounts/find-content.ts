import type { Cell } from '../../../layout/cells.ts';
import type { PageGraph } from '../../../layout/page-graph.ts';
import { textOf } from '../../../layout/word.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { AVERAGES } from '../../vocabulary/results.ts';
import type { CompoundIndex } from '../sample/compounds/compound-index.ts';
import { amountAround, amountOfAverage } from './content/amount-around.ts';
import { amountBeforeVerb, fillWeight, loneAmount } from './content/amount-without-title.ts';
import { amountAtUnit, amountUnderTitle } from './content/amount-without-unit.ts';
import { CLAIM_IN_TITLE, isUnderClaim, isUnderSpecification } from './content/claim-in-label.ts';
import { amountOfCompound, isCompound, isProduct } from './content/compound-as-title.ts';
import { type Candidate, candidate, SCORES } from './content/content-candidate.ts';
import { readRow } from './content/content-in-row.ts';
import { contentsInSentence } from './content/content-in-sentence.ts';
import { type ContentLabel, contentLabelOf, contentTitleOf, isSentence, wholeTitle } from './content/content-label.ts';
import { amountBehindAverage, amountOfAllParts, firstOfList } from './content/part-of-blend.ts';
import { type Amount, type AmountReading, hasDecimals, readAmount } from './read-amount.ts';
import { averageUnder, isAverageTitle, isOfAverage, isTotalTitle, summaryOf, totalUnder } from './summary-lines.ts';

/** What a vial was found to hold, and what it was said to hold where the same label or row gives that too. */
export interface ContentReading {
  content: Amount | null;
  claim: Amount | null;
}

/** What one title gives. */
interface OfTitle {
  candidates: Candidate[];
  claims: Amount[];
  /** The amount in a row that a compound titles alone: of a blend there are several, none of them all of the vial. */
  ofCompound: Candidate | null;
}

/** Of several vials the average is the content of the page; the border of its cell may be read as a letter. */
const AVERAGE = new RegExp(`^\\p{L}?(?:${anyOf(AVERAGES).source})\\b`, 'iu');
/** The doses of a blend's parts, which are in its name: "5mg/5mg". */
const DOSES = /\d\s?mc?g\s?\/\s?\d+\s?mc?g\b/i;
/** Milligrams from which an amount is that of a lot, "Quantity 500 g", and not what a vial holds. Chosen. */
const BULK = 100_000;
/** A label that says how much there is, and neither that it was found nor of what. */
const SAYS_HOW_MUCH = /^(?:quantity|amount|strength) ?:?$/i;
/** Whether an amount is one that is sold, 10 or 250 mg: of what is weighed more figures tell, 492 or 10.4 mg. */
const isRound = (milligrams: number): boolean => Number.isInteger(milligrams) && /^\d{1,2}0*$/.test(String(milligrams));
/** The head of what was found in each of several vials: "Found, mg" or "NAD+ found, mg" over "Vial 1", "Vial 2" and their average. */
const FOUND_IN_UNIT = /^(?:found|measured|determined|result)\b|^\S+ found,? \(?mg\b/i;

/**
 * The content found, mg, and the claim beside it. A certificate prints both under much the same words: "Quantity: 10 mg"
 * above, "Quantity … 10.43 mg" among the results, or both in one row; some title the row with the compound alone.
 * @param product what the page calls a product that no list of compounds has.
 */
export function findContent(graph: PageGraph, compounds: CompoundIndex, product: string | null = null): ContentReading {
  const titles = graph.cells.map((title) => ofTitle(title, graph, compounds, product));
  const ofVial = ({ value }: Amount): boolean => value < BULK;
  const candidates = titles.flatMap((given) => given.candidates).filter((one) => !DOSES.test(one.text) && ofVial(one));
  const claims = titles.flatMap((given) => given.claims).filter(ofVial);
  const ofCompounds = titles.flatMap(({ ofCompound }) => ofCompound ?? []);
  // A blend's parts, one a row, are none of them the content of the vial; of one that several rows title the last one counts.
  if (new Set(ofCompounds.map(({ label }) => label.toLowerCase())).size === 1) candidates.push(ofCompounds.at(-1)!);
  if (candidates.length === 0)
    candidates.push(...candidatesOf(fillWeight(graph) ?? loneAmount(graph, claims[0]?.value), '', SCORES.alone));
  candidates.sort((a, b) => b.score - a.score || b.confidence - a.confidence);
  const [only, ...more] = candidates;
  // A form's head says what was sent in.
  if (only !== undefined && more.length === 0 && SAYS_HOW_MUCH.test(only.label) && isRound(only.value))
    return { content: null, claim: claims[0] ?? only };
  const content = firstOfTitle(candidates);
  const claim = claims[0] ?? candidates.find((other) => other !== content && !hasDecimals(other.text)) ?? null;
  return { content: content ?? null, claim };
}

const NOTHING: OfTitle = { candidates: [], claims: [], ofCompound: null };

/** An amount as a candidate, called by a label and scored by its place; none where there is no amount. */
function candidatesOf(amount: AmountReading | null, label: string, place: number): Candidate[] {
  return amount === null ? [] : [candidate(amount, label, place)];
}

/** What a cell gives, as a sentence or as the title of what stands by it. */
function ofTitle(title: Cell, graph: PageGraph, compounds: CompoundIndex, product: string | null): OfTitle {
  const summedUp = amountOfAllParts(title) ?? amountBehindAverage(title);
  if (summedUp !== null) return { ...NOTHING, candidates: candidatesOf(summedUp, title.text, SCORES.average) };
  const label = contentLabelOf(title);
  if (isSentence(title) && label?.isClosed !== true) {
    const said = contentsInSentence(title, graph);
    return { ...NOTHING, candidates: said.map((one) => candidate(one.amount, one.label, SCORES.sentence)) };
  }
  const titled = label ?? contentTitleOf(title);
  if (titled !== null) return ofLabel(title, titled, graph);
  const average = isAverageTitle(title, graph) ? amountOfAverage(title, graph) : null;
  const byCompound = isCompound(title, compounds);
  const given =
    byCompound || isProduct(title, product)
      ? ofNamedRow(title, byCompound, graph)
      : ofOtherCell(title, graph, compounds);
  return { ...given, candidates: [...candidatesOf(average, title.text, SCORES.average), ...given.candidates] };
}

/** What a label or title of a content gives: behind it in its cell, in its row or column, or by it. */
function ofLabel(title: Cell, { text, words, isTitle }: ContentLabel, graph: PageGraph): OfTitle {
  const plain = isTitle ? SCORES.titled : SCORES.labelled;
  const behind = title.words.slice(words);
  // "Peptide content (label claim 10 mg)" is a title.
  const own = CLAIM_IN_TITLE.test(textOf(behind)) ? null : readAmount(behind);
  const isClaim = own !== null && (isUnderSpecification(own.words, graph) || isUnderClaim(title, graph));
  if (own !== null && !isClaim) return { ...NOTHING, candidates: candidatesOf(own, text, plain) };
  const claims = own === null ? [] : [{ ...own, label: text }];
  const summed = ofSummary(title, text, graph);
  const { result, claim } = readRow(title, graph);
  if (result === null) {
    const around = candidatesOf(amountAround(title, graph), text, plain);
    return { ...NOTHING, candidates: [...summed, ...around], claims };
  }
  // "Labeled Peptide" over "Content: " and the amount beside it.
  if (result.column === null && isUnderClaim(title, graph))
    return { ...NOTHING, candidates: summed, claims: [...claims, { ...result.amount, label: text }] };
  const isOfAll = AVERAGE.test(text) || isTotalTitle(text) || isOfAverage(title, graph);
  const inRow = !isTitle && result.column === 'result' ? SCORES.resultColumn : plain;
  const { amount, name } = firstOfList(result, title, graph);
  const first = candidate(amount, name ?? text, isOfAll ? SCORES.average : inRow);
  return {
    candidates: [...summed, { ...first, title: name ?? wholeTitle(title, graph) }],
    claims: claim === null ? claims : [...claims, { ...claim.amount, label: text }],
    ofCompound: null,
  };
}

/** What the row of a compound's name gives, or of the product's, which may as well stand beside its dose. */
function ofNamedRow(title: Cell, byCompound: boolean, graph: PageGraph): OfTitle {
  const { text } = title;
  const candidates = ofSummary(title, text, graph);
  const { result, claim } = readRow(title, graph);
  if (result === null) return { ...NOTHING, candidates };
  const inColumn = result.column === 'result';
  const place = inColumn ? SCORES.resultOfCompound : SCORES.namedByCompound;
  return {
    candidates,
    claims: claim === null ? [] : [{ ...claim.amount, label: text }],
    ofCompound: result.alone && (byCompound || inColumn) ? candidate(result.amount, text, place) : null,
  };
}

/** What a cell gives that is no title of a content: as the head of a column of vials, behind a compound's name, or as a unit. */
function ofOtherCell(title: Cell, graph: PageGraph, compounds: CompoundIndex): OfTitle {
  if (FOUND_IN_UNIT.test(title.text)) {
    const average = averageUnder(title, graph);
    const summed =
      average === null
        ? ofTotal(title, graph)
        : candidatesOf(amountUnderTitle(title, average), title.text, SCORES.average);
    if (average !== null || summed.length > 0) return { ...NOTHING, candidates: summed };
  }
  const own = amountOfCompound(title, compounds);
  if (own !== null) return { ...NOTHING, ofCompound: candidate(own, own.label, SCORES.namedByCompound) };
  const said = amountBeforeVerb(title);
  if (said !== null) return { ...NOTHING, candidates: candidatesOf(said, said.label, SCORES.titled) };
  return { ...NOTHING, candidates: candidatesOf(amountAtUnit(title, graph), title.text, SCORES.unitUnder) };
}

/** The total under the head of what was found of each part of a blend: "Found (mg)" over "50.2", "10.3", and "60.5" beside "Total". */
function ofTotal(head: Cell, graph: PageGraph): Candidate[] {
  const total = totalUnder(head, graph);
  return total === null ? [] : candidatesOf(amountUnderTitle(head, total.figure), total.title.text, SCORES.average);
}

/** The average or total that a table gives for a title. A total is called so: no claim of one part is held against it. */
function ofSummary(title: Cell, label: string, graph: PageGraph): Candidate[] {
  const summary = summaryOf(title, graph);
  if (summary === null) return [];
  return candidatesOf(amountUnderTitle(title, summary.figure), summary.totalTitle ?? label, SCORES.average);
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
