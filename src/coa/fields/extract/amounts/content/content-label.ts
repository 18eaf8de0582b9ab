import type { Cell } from '../../../../layout/cells.ts';
import { beforeOf, type PageGraph } from '../../../../layout/page-graph.ts';
import { textOf } from '../../../../layout/word.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import { countWords, notCounted } from '../../../text/words-of-title.ts';
import { anyOf } from '../../../vocabulary/any-of.ts';
import { CONTENT_TITLES } from '../../../vocabulary/results.ts';
import { firstLabelOf } from '../../search/label-of.ts';
import { isTotalTitle } from '../summary-lines.ts';
import { OTHER_AMOUNT, UNIT_ALONE } from './content-candidate.ts';

/** Words of a title beyond which it is a sentence. */
export const MAX_TITLE_WORDS = 7;
const CONTENT_TITLE = anyOf(CONTENT_TITLES);

/** Words of a title that only join: a content is that "per vial" or "in a vial". Titles of purities have others. */
const JOINING = notCounted('per|a|an');

/** What a title says of how many it was measured in: "Content per vial, mean of V1 and V2". */
const MEAN_OF = /,? (?:mean|average) of .*$/i;

/** How many words a title has, remarks in brackets aside and, of one without a full stop or a figure, words that only join. */
function wordsOfTitle({ text }: Cell): number {
  const said = withoutBrackets(text).replace(MEAN_OF, '');
  return countWords(said, /\d|\.$/.test(said) ? null : JOINING);
}

/** Whether a cell has too many words to be a title. */
export const isSentence = (cell: Cell): boolean => wordsOfTitle(cell) > MAX_TITLE_WORDS;

/** A title with what stands in words before it in its row: "Choline" in a column of components. */
export function wholeTitle(title: Cell, graph: PageGraph): string {
  const [before] = beforeOf(title, graph);
  const isOfRow = before?.onLine === true && /^\p{L}{3}/u.test(before.cell.text);
  return isOfRow ? `${before.cell.text}: ${title.text}` : title.text;
}

/** What begins a cell as the label of a content, or is as a whole the title of a row that gives one. */
export interface ContentLabel {
  text: string;
  /** Words of the cell that it takes. */
  words: number;
  /** Not a known label, but a title that speaks of a content somewhere. */
  isTitle: boolean;
  /** A colon closes it: what follows is the value, however long the line. */
  isClosed: boolean;
}

/** The label with which a cell begins, if it is one of the content's. */
export function contentLabelOf(cell: Cell): ContentLabel | null {
  const label = firstLabelOf(cell);
  return label?.field === 'content'
    ? { text: textOf(cell.words.slice(0, label.words)), words: label.words, isTitle: false, isClosed: label.closed }
    : null;
}

/** A title that says somewhere that its row gives what a vial holds, and of nothing else; behind it may stand the figure itself. */
export function contentTitleOf({ words }: Cell): ContentLabel | null {
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
