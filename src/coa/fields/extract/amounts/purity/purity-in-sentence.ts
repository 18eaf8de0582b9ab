import type { Cell } from '../../../../layout/cells.ts';
import { nextLineOf, type PageGraph } from '../../../../layout/page-graph.ts';
import { textOf, type Word } from '../../../../layout/word.ts';
import { anyOf } from '../../../vocabulary/any-of.ts';
import { DEMANDS } from '../../../vocabulary/results.ts';
import { behindVerb } from '../behind-verb.ts';
import { type Percentage, readPercent, SMALLEST_UNTITLED } from '../read-percent.ts';
import { OTHER_PURITY_TITLE, PURITY_TITLE, type PurityReading, SCORES, WHOLE_PURITY_TITLE } from './purity-reading.ts';

/** How a sentence says that a figure is only asked for, and words behind the figure within which it does. */
const DEMAND = anyOf(DEMANDS);
const DEMAND_REACH = 6;
/** Titles of so many words are sentences, in which the figure follows at once. */
const MIN_SENTENCE_WORDS = 13;
/** Words within which it does. */
const SENTENCE_REACH = 6;
/** The same where what is said in between ends in a verb: "The purity by HPLC at 214 nm was 99.55 %". */
const FAR_REACH = 18;
/** Words of a figure and its sign behind such a verb: "99.55 per cent". */
const FIGURE_WORDS = 3;
/** Words of a title in which its colon follows: "Blend purity by HPLC (sum of both main peaks): 99.14 %". */
const TITLE_REACH = 12;
/** Words before a title of which a figure may be: "Shows 98.4% purity". */
export const WORDS_BEFORE_TITLE = 2;

/** Whether a line is a sentence, which may speak of other purities as well. */
export const isSentence = ({ words }: Cell): boolean => words.length >= MIN_SENTENCE_WORDS;

/** "… gave a chromatographic purity of 99.153 %", on whichever line the figure stands; behind a colon it may be farther. */
export function inSentence(sentence: Cell, graph: PageGraph): PurityReading | null {
  const words = [...sentence.words, ...(nextLineOf(sentence, graph)?.words ?? [])];
  for (const [at, word] of sentence.words.entries()) {
    if (!PURITY_TITLE.test(word.text) || OTHER_PURITY_TITLE.test(`${words[at - 1]?.text ?? ''} ${word.text}`)) continue;
    const rest = words.slice(at + 1);
    const colon = rest.slice(0, TITLE_REACH).findIndex(({ text }) => text.endsWith(':')) + 1;
    const told =
      readPercent(rest.slice(0, SENTENCE_REACH)) ??
      readPercent(rest.slice(colon, colon + SENTENCE_REACH)) ??
      readPercent(behindVerb(rest, FAR_REACH, FIGURE_WORDS));
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
  return WHOLE_PURITY_TITLE.test(label) ? label : words[at]!.text;
}
