import {
  figureBefore,
  figureFarOver,
  figuresFarUnder,
  nextLineOf,
  type PageGraph,
} from '../../../layout/page-graph.ts';
import { textOf } from '../../../layout/word.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { AVERAGES } from '../../vocabulary/results.ts';
import type { CompoundIndex } from '../sample/match-compound.ts';
import { amountAbove, amountBelow, averageInRow, cellsUnder, firstAmount } from './content/amount-around.ts';
import { fillWeight, loneAmount } from './content/amount-without-title.ts';
import { amountAtUnit, readInUnit, UNIT_OF_TITLE } from './content/amount-without-unit.ts';
import { CLAIM_IN_TITLE, isUnderClaim, isUnderSpecification } from './content/claim-in-label.ts';
import { amountOfCompound, isCompound } from './content/compound-as-title.ts';
import { type Candidate, MEASURED, SCORES } from './content/content-candidate.ts';
import { readRow } from './content/content-in-row.ts';
import {
  amountOfPeptide,
  amountsOfClauses,
  behindVerb,
  SENTENCE_REACH,
  SENTENCE_WORD,
} from './content/content-in-sentence.ts';
import { contentLabelOf, contentTitleOf, MAX_TITLE_WORDS, wholeTitle, wordsOfTitle } from './content/content-label.ts';
import { amountOfAllParts, firstOfList } from './content/part-of-blend.ts';
import { type Amount, hasDecimals, readAmount } from './read-amount.ts';
import { averageBeside, averageUnder, isAverageTitle, isOfAverage, isTotalTitle, totalUnder } from './summary-lines.ts';

/** What a vial was found to hold, and what it was said to hold where the same label or row gives that too. */
export interface ContentReading {
  content: Amount | null;
  claim: Amount | null;
}
/** Of several vials the average is the content of the page; the border of its cell may be read as a letter. */
const AVERAGE = new RegExp(`^\\p{L}?(?:${anyOf(AVERAGES).source})\\b`, 'iu');
/** The head of what was found in each of several vials: "Found, mg" or "NAD+ found, mg" over "Vial 1", "Vial 2" and their average. */
const FOUND_IN_UNIT = /^(?:found|measured|determined|result)\b|^\S+ found,? \(?mg\b/i;

/**
 * The content found, mg, and the claim beside it. A certificate prints both under much the same words: "Quantity: 10 mg"
 * above, "Quantity … 10.43 mg" among the results, or both in one row; some title the row with the compound alone.
 */
export function findContent(graph: PageGraph, compounds: CompoundIndex): ContentReading {
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
    const ofAllParts = amountOfAllParts(title);
    if (ofAllParts !== null) {
      add(ofAllParts, title.text, SCORES.average);
      continue;
    }
    const labelled = contentLabelOf(title);
    if (wordsOfTitle(title) > MAX_TITLE_WORDS && labelled?.isClosed !== true) {
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
    const label = labelled ?? contentTitleOf(title);
    const byName = label === null && isCompound(title, compounds);
    if (label === null && isAverageTitle(title, graph))
      add(firstAmount(cellsUnder(title, graph)) ?? averageInRow(title, graph), title.text, SCORES.average);
    if (label === null && !byName) {
      const own = amountOfCompound(title, compounds);
      const average = FOUND_IN_UNIT.test(title.text) ? averageUnder(title, graph) : null;
      if (average !== null)
        add(
          readAmount(average.words) ?? readInUnit(average, UNIT_OF_TITLE.exec(title.text)?.[1]),
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
        readAmount(summary.words) ?? readInUnit(summary, UNIT_OF_TITLE.exec(title.text)?.[1]),
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
    } else if (result.alone)
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
