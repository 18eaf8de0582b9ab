import type { Cell } from '../../../layout/cells.ts';
import type { Word } from '../../../layout/word.ts';
import { wholly } from '../../vocabulary/any-of.ts';
import { type LabelMatch, matchLabel } from '../../vocabulary/labels.ts';
import { OTHERS_WITH_LOTS } from '../../vocabulary/prose.ts';

/** Worked out once for a cell, however many finders ask. */
const known = new WeakMap<Cell, LabelMatch | null>();

/** The label with which a cell begins; null where it begins with none. */
export function firstLabelOf(cell: Cell): LabelMatch | null {
  const before = known.get(cell);
  if (before !== undefined) return before;
  const texts = cell.words.map(({ text }) => text);
  const match =
    remarked(doubled(matchLabel(texts), texts), texts) ??
    translated(texts) ??
    ofHouse(texts) ??
    behindRubble(cell.words, texts);
  known.set(cell, match);
  return match;
}

/** A label, with the same in another language behind it where that is all there is: "Cliente Client". */
function doubled(match: LabelMatch | null, texts: readonly string[]): LabelMatch | null {
  if (match === null || match.words >= texts.length) return match;
  const again = matchLabel(texts, match.words);
  return again !== null && again.field === match.field && match.words + again.words === texts.length
    ? { ...match, words: texts.length, closed: true }
    : match;
}

/** Fields of which a name, or the method or unit of a result, may stand in brackets behind the label. */
const VALUES_IN_BRACKETS = new Set<LabelMatch['field']>([
  'client',
  'manufacturer',
  'laboratory',
  'content',
  'label_claim',
]);

/** A remark in brackets without a figure: what has one may be a value. */
const REMARK = /^\([^()\d]+\):?$/;
const REMARK_IN_SMALL_LETTERS = /^\(\p{Ll}[^()\d]+\):?$/u;

/**
 * A label, with a remark in brackets behind it where that is all there is: "Received (Y-M-D)", "Charge (lt. Auftraggeber)". A product's
 * begins with a small letter: "Product (as labelled)".
 */
function remarked(match: LabelMatch | null, texts: readonly string[]): LabelMatch | null {
  if (match === null || match.words >= texts.length || VALUES_IN_BRACKETS.has(match.field)) return match;
  const remark = texts.slice(match.words).join(' ');
  const isRemark = match.field === 'sample' ? REMARK_IN_SMALL_LETTERS.test(remark) : REMARK.test(remark);
  return isRemark ? { ...match, words: texts.length, closed: true } : match;
}

/** Words of a label in a language that we do not know at most. */
const LONGEST_FOREIGN = 3;

/** A label behind a stroke and what it is in a language that we do not know, where it ends the cell: "Seria / Lot". */
function translated(texts: readonly string[]): LabelMatch | null {
  const stroke = texts.indexOf('/');
  if (stroke < 1 || stroke > LONGEST_FOREIGN || texts.slice(0, stroke).some((text) => /\d/.test(text))) return null;
  const match = matchLabel(texts, stroke + 1);
  return match !== null && stroke + 1 + match.words === texts.length
    ? { ...match, words: texts.length, closed: true }
    : null;
}

/** What stands behind the name of a house in the label of its number, and of its batch. */
const NUMBERED_BY_HOUSE = /^(?:no|nr|ref)\.?:?$/i;
const WORK_OF_HOUSE = /^(?:job|study):?$/i;
const BATCH_OF_HOUSE = /^(?:lot|batch):?$/i;
const NO_HOUSE = wholly(OTHERS_WITH_LOTS);
/** How plainly such a label announces its value, beside 1 for one that a list has. */
const OF_HOUSE = 0.7;

/** A label that says by its name whose number or batch it gives: "L&S No.:", "HCS study", "Corran job", "Meridell Lot". */
function ofHouse(texts: readonly string[]): LabelMatch | null {
  const [house = '', label = ''] = texts;
  const closed = texts.length === 2 || label.endsWith(':');
  if (!closed) return null;
  if (/^[A-Z]{1,2}&[A-Z]{1,2}$/.test(house) && NUMBERED_BY_HOUSE.test(label))
    return { field: 'report_number', words: 2, closed, strength: 1 };
  if (texts.length > 2 || !/^(?:[A-Z]{2,5}|\p{Lu}\p{Ll}{3,})$/u.test(house) || NO_HOUSE.test(house)) return null;
  if (WORK_OF_HOUSE.test(label)) return { field: 'report_number', words: 2, closed, strength: OF_HOUSE };
  return BATCH_OF_HOUSE.test(label) ? { field: 'batch', words: 2, closed, strength: OF_HOUSE } : null;
}

/** Signs of a script that the reader does not know come out so: read worse than this, or with signs that no word has. Words of them at most. */
const BADLY_READ = 0.7;
const NO_WORD = /[^\p{L}\d.,:'’()/&-]/u;
const LONGEST_RUBBLE = 3;
/** A business's name, however badly read, ends in what is a label elsewhere: "Vita Peptide". */
const NAME = /^\p{Lu}\p{Ll}{2,}$/u;
const ENDS_NAMES = /^(?:peptide|product|compound)s?$/i;

/** A label behind what it is in a script that we do not read, where it ends the cell: "#tS Batch No.", of Chinese and English. */
function behindRubble(words: readonly Word[], texts: readonly string[]): LabelMatch | null {
  for (let from = 1; from <= LONGEST_RUBBLE && from < words.length; from++) {
    const { text, confidence } = words[from - 1]!;
    if (confidence >= BADLY_READ && !NO_WORD.test(text)) return null;
    if (NAME.test(text) && ENDS_NAMES.test(texts[from]!)) return null;
    const match = matchLabel(texts, from);
    if (match?.strength === 1 && /^\p{Lu}/u.test(texts[from]!) && from + match.words === words.length)
      return { ...match, words: words.length, closed: true };
  }
  return null;
}

/** The label that a cell is, or that it begins with where a colon closes it; null where it is none. */
export function labelOf(cell: Cell): LabelMatch | null {
  const match = firstLabelOf(cell);
  return match !== null && (match.closed || match.words === cell.words.length) ? match : null;
}

/** Whether a cell is a label and nothing else: the title of a row, whose value stands elsewhere. */
export function isLabelOnly(cell: Cell): boolean {
  return firstLabelOf(cell)?.words === cell.words.length;
}
