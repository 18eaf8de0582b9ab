import type { Cell } from '../../../../layout/cells.ts';
import { nextLineOf, type PageGraph } from '../../../../layout/page-graph.ts';
import { textOf, type Word } from '../../../../layout/word.ts';
import { anyOf, wholly } from '../../../vocabulary/any-of.ts';
import { DEMANDS, VERBS_OF_RESULTS } from '../../../vocabulary/results.ts';
import { type Percentage, readPercent, SMALLEST_UNTITLED } from '../read-percent.ts';
import { OTHER_PURITY, PURITY, type PurityReading, SCORES, WHOLE } from './purity-reading.ts';

const DEMAND = anyOf(DEMANDS);
/** Titles of so many words are sentences, in which the figure follows at once. */
const SENTENCE_WORDS = 13;
/** Words within which it does, and within which it may be said behind it that it is only asked for. */
const SENTENCE_REACH = 6;
/** The same where what is said in between ends in a verb: "The purity by HPLC at 214 nm was 99.55 %". */
const FAR_REACH = 18;
const VERB = wholly(VERBS_OF_RESULTS);
const FIGURE_WORDS = 3;
/** Words of a title in which its colon follows: "Blend purity by HPLC (sum of both main peaks): 99.14 %". */
const TITLE_REACH = 12;
/** Words before a title of which a figure may be: "Shows 98.4% purity". */
export const WORDS_BEFORE_TITLE = 2;
const DEMAND_REACH = 6;

/** Whether a line is a sentence, which may speak of other purities as well. */
export const isSentence = ({ words }: Cell): boolean => words.length >= SENTENCE_WORDS;

/** "… gave a chromatographic purity of 99.153 %", on whichever line the figure stands; behind a colon it may be farther. */
export function inSentence(sentence: Cell, graph: PageGraph): PurityReading | null {
  const words = [...sentence.words, ...(nextLineOf(sentence, graph)?.words ?? [])];
  for (const [at, word] of sentence.words.entries()) {
    if (!PURITY.test(word.text) || OTHER_PURITY.test(`${words[at - 1]?.text ?? ''} ${word.text}`)) continue;
    const rest = words.slice(at + 1);
    const colon = rest.slice(0, TITLE_REACH).findIndex(({ text }) => text.endsWith(':')) + 1;
    const verb = rest.slice(0, FAR_REACH).findIndex(({ text }) => VERB.test(text)) + 1;
    const told =
      readPercent(rest.slice(0, SENTENCE_REACH)) ??
      readPercent(rest.slice(colon, colon + SENTENCE_REACH)) ??
      (verb > 0 ? readPercent(rest.slice(verb, verb + FIGURE_WORDS)) : null);
    const read = told ?? (at < SENTENCE_REACH ? inClosingBrackets(sentence) : null);
    if (read === null) continue;
    const isResult =
      told === null
        ? read.value >= SMALLEST_UNTITLED
        : !DEMAND.test(textOf(rest.slice(0, SENTENCE_REACH + DEMAND_REACH)));
    if (isResult) return { ...read, label: labelIn(words, at), score: SCORES.sentence };
  }
  return null;
}

/** The figure in brackets with which a sentence ends: "… purity was found to conform (99.31 %)." */
function inClosingBrackets({ text, words }: Cell): Percentage | null {
  return /\(\S+ ?%\)\.?$/.test(text) ? readPercent(words.slice(-2)) : null;
}

/** The word for purity in a sentence, with what says before it that it is of the whole: "Overall blend purity". */
function labelIn(words: readonly Word[], at: number): string {
  const label = textOf(words.slice(Math.max(0, at - WORDS_BEFORE_TITLE), at + 1));
  return WHOLE.test(label) ? label : words[at]!.text;
}
