import type { Cell } from '../../../../layout/cells.ts';
import { figureBefore, figureFarOver, figuresFarUnder, figuresOver } from '../../../../layout/figures-of-cards.ts';
import { below, type PageGraph } from '../../../../layout/page-graph.ts';
import { textOf } from '../../../../layout/word.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import { countWords, notCounted } from '../../../text/words-of-title.ts';
import { LIMIT, type Percentage, readBare, readPercent } from '../read-percent.ts';
import { firstInRow, inFirstRowUnder } from './purity-in-row.ts';
import { inSentence, isSentence, WORDS_BEFORE_TITLE } from './purity-in-sentence.ts';
import { MAX_TITLE_WORDS, MIN_PURITY, PURITY_TITLE, type PurityReading, SCORES } from './purity-reading.ts';
import { isInPerCent, UNIT_ALONE } from './unit-of-purity.ts';

/** What is said of a figure in small letters under it. */
const CAPTION = /^(?:area at|of (?:the )?(?:total )?(?:peak )?area)/i;
/** A number alone. */
export const NUMBER_ALONE = /^[\d.,]+$/;
/** A remark in brackets with which a title goes on in its second line: "(HPLC area)" under "Purity". */
const REMARK = /^\([^()\d]+\)$/;
/** What closes before a title is not of it: "(k = 2, 95 %): purity ± 0.3". */
const CLOSED = /[):;,.]$/;
/** Words of a title that may stand over its figure or under it. */
const MAX_WORDS_OF_COLUMN = 4;

/** The purity that a title gives: behind it, in its row, under it, or over it. */
export function purityOf(title: Cell, graph: PageGraph): PurityReading | null {
  const { words } = title;
  const at = words.findIndex((word) => PURITY_TITLE.test(word.text));
  if (isSentence(title)) return inSentence(title, graph);
  const label = textOf(words.slice(0, at + 1));
  const short = words.length <= MAX_TITLE_WORDS;
  const behind = readPercent(words.slice(at + 1)) ?? lastOfPerCentTitle(title);
  // "44% Purity (HPLC)" beside "99.27%" is what readers make of a label in two scripts.
  const before =
    behind === null && short && !CLOSED.test(words[at - 1]?.text ?? '') && firstInRow(title, graph) === null
      ? readPercent(words.slice(Math.max(0, at - WORDS_BEFORE_TITLE), at))
      : null;
  const own = behind ?? before;
  if (own !== null) return { ...own, label, score: short ? SCORES.own : SCORES.ownOfLong };
  // What stands beside a caption is the next one.
  const captioned = CAPTION.test(title.text) ? firstAbove(title, graph) : null;
  if (captioned !== null) return { ...captioned, label: title.text, score: SCORES.over };
  const inRow = firstInRow(title, graph);
  const over = firstAbove(title, graph);
  // So small a share beside a caption is the figure of another card: "98.3 %" over "Purity, RP-HPLC", and "0.4 %" over "Largest impurity".
  const isOfAnother = inRow !== null && inRow.read.value < MIN_PURITY && over !== null && over.value >= MIN_PURITY;
  if (inRow !== null && !isOfAnother) return { ...inRow.read, label, score: short ? inRow.score : SCORES.rowOfLong };
  if (countWords(title.text, JOINING) > MAX_WORDS_OF_COLUMN) return null;
  const under = firstBelow(title, graph);
  if (under !== null) return { ...under, label, score: SCORES.under };
  const inGroup = inFirstRowUnder(title, graph);
  if (inGroup !== null) return { ...inGroup, label, score: SCORES.group };
  if (over !== null) return { ...over, label, score: SCORES.over };
  const aside = [...figureBefore(title, graph), ...figuresFarUnder(title, graph), ...figureFarOver(title, graph)]
    .map((cell) => (LIMIT.test(cell.text) ? null : readPercent(cell.words)))
    .find((read) => read !== null);
  const far = aside ?? overUnit(title, graph);
  return far === null ? null : { ...far, label, score: SCORES.far };
}

/** A title that gives its unit and how it was measured, and ends in its figure: "Purity, HPLC area % at 220 nm 99.5". */
const FIGURE_BEHIND_UNIT = /(?<!\d ?)%\)?(?:,? (?:at|by) [^%]{1,20})? \d{2}[.,]\d{1,4}$/;

function lastOfPerCentTitle({ text, words }: Cell): Percentage | null {
  return FIGURE_BEHIND_UNIT.test(text) ? readBare(words.slice(-1), 'result') : null;
}

/** The figure of a dial whose unit stands under it, far over its title: "99.46" over "% area". */
function overUnit(title: Cell, graph: PageGraph): Percentage | null {
  const [unit] = figureFarOver(title, graph);
  const figure = unit !== undefined && UNIT_ALONE.test(unit.text) ? figuresOver(unit, graph)[0] : undefined;
  return figure === undefined ? null : readBare(figure.words, 'result');
}

/**
 * Words of a title that only join, its unit and the wavelength it may name: "Purity, per cent of area at 220 nm". "Per", "a"
 * and "an", as titles of contents have them, count here: more titles would be short enough to stand over a figure.
 */
const JOINING = notCounted('per ?cent|\\d{3} ?nm');

/** A dial prints the figure over its word, a card sets it large over it. */
function firstAbove(title: Cell, graph: PageGraph): Percentage | null {
  for (const cell of figuresOver(title, graph)) {
    const read = LIMIT.test(cell.text) ? null : readPercent(cell.words);
    if (read !== null) return read;
  }
  return null;
}

/** The purity under a title; under its second line, where the unit or a remark is that. */
export function firstBelow(title: Cell, graph: PageGraph): Percentage | null {
  const under = below(title, graph).map(({ cell }) => cell);
  // "Purity (area %)" over "HPLC-UV 214 nm", "Purity" over "(HPLC area)", and the figure under both.
  const [line] = under;
  const goesOn = line !== undefined && (isInPerCent(title) || REMARK.test(line.text));
  if (goesOn && readPercent(line.words) === null && !NUMBER_ALONE.test(line.text))
    under.push(...below(line, graph).map(({ cell }) => cell));
  for (const cell of under) {
    const read = LIMIT.test(withoutBrackets(cell.text))
      ? null
      : (readPercent(cell.words) ?? (isInPerCent(title) ? readBare(cell.words, 'result') : null));
    if (read !== null) return read;
  }
  return null;
}
