import type { Cell } from '../../../layout/cells.ts';
import {
  above,
  below,
  columnOf,
  figureBefore,
  figureFarOver,
  figuresFarUnder,
  figuresOver,
  isSetLarger,
  lineOf,
  NO_RESULTS,
  nextLineOf,
  type PageGraph,
  rowOf,
  upperLineOf,
} from '../../../layout/page-graph.ts';
import { textOf, type Word } from '../../../layout/word.ts';
import { withoutBrackets } from '../../text/values.ts';
import { anyOf, beginningWith, wholly } from '../../vocabulary/any-of.ts';
import {
  ASSAY_TITLES,
  AVERAGES,
  BY_WEIGHT,
  CHROMATOGRAPHIC,
  DEMANDS,
  OF_SEVERAL_RUNS,
  OTHER_PURITIES,
  PARTIAL_PURITIES,
  PHOTOMETRY,
  PLAIN_WORDS_OF_PURITY,
  PURITY_TITLES,
  QUALIFIED_PURITIES,
  SUBSTANCE_HEADERS,
  VERBS_OF_RESULTS,
  WHOLE_PURITIES,
} from '../../vocabulary/results.ts';
import { rowOfTest } from '../search/row-of-test.ts';
import { LIMIT, type Percentage, readBare, readBound, readPercent, SMALLEST_UNTITLED } from './read-percent.ts';
import { averageBeside, averageUnder, isAverageTitle, totalUnder } from './summary-lines.ts';

/** A purity with the title that gives it, and how plainly it does. */
export interface PurityReading extends Percentage {
  label: string;
  score: number;
}

const PURITY = anyOf(PURITY_TITLES);
const OTHER_PURITY = anyOf(OTHER_PURITIES);
const WHOLE = beginningWith(WHOLE_PURITIES);
const PARTIAL = anyOf(PARTIAL_PURITIES);
const DEMAND = anyOf(DEMANDS);
const ASSAY = anyOf(ASSAY_TITLES);
const SUBSTANCE_HEADER = anyOf(SUBSTANCE_HEADERS);
/** A title that gives the unit of the numbers under it: "Determined purity (%)" over "99.74". */
const PER_CENT_TITLE = /[([]%[)\]]/;
/** The same anywhere in a title, and a unit that stands by itself. */
const PER_CENT_ASIDE =
  /%\s?[)\]]?$|[([,/] ?(?:area[- ]?)?%(?: (?:of )?(?:the )?(?:total )?(?:UV |peak )?area[)\]]?$|[)\]]?$)|\bper ?cent$/i;
const UNIT_ALONE =
  /^(?:\p{L}{1,8}[.-]?[- ]?)?%(?:\s?[(/]?\s?(?:area|plochy|pow|fl|w\/w|rel|norm)[-. %)/]*(?:area)?)?$/iu;
/** How a share of the peaks' area is said, and the figure without which a line says none. */
const SHARE_IN_LINE = /\d{2}[.,]\d/;
const SHARE_OF_AREA =
  /(\d{2}[.,]\d{1,4}) ?(?:%|per ?cent) (?:pure\b|of (?:(?:the )?(?:(?:total|integrated|chromatographic|peptide|peak) ){0,3}(?:peak )?area|all (?:the )?(?:integrated )?peaks))/i;
/** A share of nearly all, without its sign. */
const NEARLY_ALL = /^9\d[.,]\d{2,3}$/;
/** A cell that begins with its figure. */
const FIGURE_FIRST = /^[^\p{L}\d]{0,3}\d/u;
/** What is said of a figure in small letters under it. */
const CAPTION = /^(?:area at|of (?:the )?(?:total )?(?:peak )?area)/i;
/** A share whose sign stands in a column of its own. */
const SHARE_ALONE = /^\d{2}[.,]\d{1,4}$/;
/** Heads and captions over and under a figure that may say what it is. */
const MOST_HEADS = 3;
/** What stands in the place of a result that there is none of. */
const NOT_FOUND = /^(?:not (?:tested|requested|determined|performed|measured|ordered|applicable|reported)|pending)$/i;
/** A number alone. */
const BARE = /^[\d.,]+$/;
/** How a sentence says a per cent apart from its figure, on the next line even. */
const PER_CENT_WORD = /^(?:%|per|cent|percent)$/i;
/** Of several vials the average is the purity of the page. */
const AVERAGE = new RegExp(`^(?:${anyOf(AVERAGES).source}) purity\\b`, 'i');
/** No report prints a purity below this: a smaller number has lost its first digit. */
const SMALLEST = 10;
/** What may be left, per cent, of a purity that lost its first digit. */
const LEAST_LEFT = 5;
/** How much a number counts whose first digit is probably lost. */
const CUT_OFF = 0.5;
/** Titles of so many words are sentences, in which the figure follows at once. */
const SENTENCE_WORDS = 13;
/** Words within which it does, and within which it may be said behind it that it is only asked for. */
const SENTENCE_REACH = 6;
/** The same where what is said in between ends in a verb: "The purity by HPLC at 214 nm was 99.55 %". */
const FAR_REACH = 18;
const VERB = wholly(VERBS_OF_RESULTS);
const FIGURE_WORDS = 3;
/** A remark in brackets with which a title goes on in its second line: "(HPLC area)" under "Purity". */
const REMARK = /^\([^()\d]+\)$/;
/** Words of a title in which its colon follows: "Blend purity by HPLC (sum of both main peaks): 99.14 %". */
const TITLE_REACH = 12;
/** Words before a title of which a figure may be: "Shows 98.4% purity". */
const BEFORE = 2;
/** What closes before a title is not of it: "(k = 2, 95 %): purity ± 0.3". */
const CLOSED = /[):;,.]$/;
const DEMAND_REACH = 6;
/**
 * What a purity's place says for it: behind its title, in its row (`rivalled` where other numbers of the row may be meant),
 * under or over it, in the first row of the `group` that it heads, in a sentence, or beside the substance alone. Behind many words a title may be of something else. That of a part
 * of a blend counts by `partial`, one measured where few peptides absorb by `longWavelength`.
 */
const SCORES = {
  own: 1,
  row: 0.95,
  under: 0.8,
  group: 0.75,
  over: 0.7,
  far: 0.68,
  rivalled: 0.7,
  substance: 0.65,
  sentence: 0.6,
  ofArea: 0.55,
  assay: 0.45,
  ownOfLong: 0.5,
  rowOfLong: 0.4,
  partial: 0.5,
  longWavelength: 0.95,
  whole: 0.9,
} as const;
/** Words of a title that stands plainly for its value, and of one that may stand over it or under it. */
const MAX_TITLE_WORDS = 7;
const MAX_WORDS_OF_COLUMN = 4;

/**
 * Every purity printed on the page, the plainest first. Limits and specifications are left out; a number whose first digit
 * the reader lost stands behind the whole one where the page prints that too.
 */
export function findPurity(graph: PageGraph): PurityReading[] {
  const found = graph.cells
    .filter((cell) => PURITY.test(cell.text) && (isSentence(cell) || !OTHER_PURITY.test(cell.text)))
    .flatMap((title) => [averageBelow(title, graph), ofSummary(title, graph), purityOf(title, graph)])
    .filter((reading) => reading !== null)
    // Away from its title so small a share is another result, unless it is what was left of a purity: "9.327%" of 99.327 %.
    .filter(
      ({ value, score, decimals }) =>
        value >= SMALLEST || score === SCORES.own || (value >= LEAST_LEFT && decimals >= 2),
    )
    .map((reading) => ({ ...reading, score: scoreOf(reading, graph) }));
  found.push(...besideSubstance(graph), ...shareOfArea(graph), ...underAverage(graph));
  if (found.length === 0) found.push(...asAssay(graph), ...underAreaHead(graph));
  return wholeFirst(found.sort((a, b) => b.score - a.score || b.confidence - a.confidence));
}

/** The cell in which a purity stands. */
function cellOfReading(words: readonly Word[], { cells }: PageGraph): Cell | undefined {
  return cells.find((cell) => cell.words.includes(words[0]!));
}

/**
 * The other percentages in the row of a purity and in its column: where one was taken for another, the right one is among them.
 * @param peaks cells that hold the shares of peaks, which are no purities.
 */
export function percentagesBeside({ words }: PurityReading, peaks: readonly Cell[], graph: PageGraph): number[] {
  const cell = cellOfReading(words, graph);
  if (cell === undefined) return [];
  const column = [...above(cell, graph), ...below(cell, graph)].flatMap((edge) => (edge.overlaps ? [edge.cell] : []));
  return [...new Set([...lineOf(cell, graph), ...column])].flatMap((other) =>
    other === cell || peaks.includes(other) ? [] : (shareIn(other) ?? []),
  );
}

/** Every percentage of a page, but for those of its peaks; also one whose sign stands elsewhere. @param peaks cells that hold those. */
export function percentagesOnPage(peaks: readonly Cell[], { cells }: PageGraph): number[] {
  return [...new Set(cells.flatMap((cell) => (peaks.includes(cell) ? [] : (shareIn(cell) ?? []))))];
}

/** The percentage in a cell, also one whose sign stands elsewhere. */
function shareIn({ words, text }: Cell): number | null {
  return readPercent(words)?.value ?? (SHARE_ALONE.test(text) ? Number(text.replace(',', '.')) : null);
}

const QUALIFIED = anyOf(QUALIFIED_PURITIES);
const PLAIN_WORD = wholly(PLAIN_WORDS_OF_PURITY);

/** Whether a title speaks of the share of the main peak's area by liquid chromatography and of nothing else; figures and units aside. */
function isPlainTitle(text: string): boolean {
  return text
    .split(/[\s()[\],:;/-]+/)
    .filter((word) => /\p{L}/u.test(word) && !/\d/.test(word))
    .every((word) => PLAIN_WORD.test(word));
}

const LIQUID = anyOf(CHROMATOGRAPHIC);
const LIGHT = anyOf(PHOTOMETRY);
const WEIGHED = anyOf(BY_WEIGHT);

/**
 * Whether a purity is an assay against a reference, which may find more than the whole: by photometry without a column before it, or in per cent
 * by weight. @param titles what names the purity, its value and unit included; @param line these and what else stands in its line.
 */
function isAssay(titles: readonly string[], line: readonly string[]): boolean {
  const isLight = line.some((text) => LIGHT.test(text)) && !line.some((text) => LIQUID.test(text));
  return isLight || titles.some((text) => WEIGHED.test(text.replace(LIMIT, ' ')));
}

const OF_SEVERAL = anyOf(OF_SEVERAL_RUNS);
const WAVELENGTH = /\b\d{3}(?= ?nm\b)/g;

/**
 * Whether the line of a purity, or the head of its column, says that it is something else than the area of the main peak in one
 * injection of the sample; or the page speaks of several runs, or names several wavelengths, of which its table may be another.
 */
export function isQualified({ words, label }: PurityReading, graph: PageGraph): boolean {
  const cell = cellOfReading(words, graph);
  if (cell === undefined) return QUALIFIED.test(label);
  const heads = [...above(cell, graph), ...below(cell, graph)].flatMap((edge) =>
    edge.overlaps && /^[^\d]*$/.test(edge.cell.text) ? [edge.cell] : [],
  );
  const line = [cell, ...lineOf(cell, graph), ...heads.slice(0, MOST_HEADS)];
  if (line.some(({ text }) => QUALIFIED.test(text.replace(LIMIT, ' '))) || QUALIFIED.test(label)) return true;
  // What its title says besides is of something else, in whatever words.
  const titles = [...line, ...heads].filter(({ text }) => PURITY.test(text) || text === label);
  if (titles.some(({ text }) => !isPlainTitle(text)) || (titles.length === 0 && !isPlainTitle(label))) return true;
  const texts = line.map(({ text }) => text);
  const units = texts.filter((text) => UNIT_ALONE.test(text));
  if (isAssay([cell.text, label, ...units, ...titles.map(({ text }) => text)], [...texts, label])) return true;
  if (/±|\+\/?-/.test(cell.text)) return true;
  const wavelengthsOf = (cells: readonly Cell[]): Set<string> =>
    new Set(cells.flatMap(({ text }) => text.match(WAVELENGTH) ?? []));
  return wavelengthsOf(graph.cells).size > 1 || graph.cells.some(({ text }) => OF_SEVERAL.test(text));
}

/** The purity of several vials on a card of their average, which holds an amount as well. */
function underAverage(graph: PageGraph): PurityReading[] {
  return graph.cells.flatMap((title) => {
    if (!isAverageTitle(title, graph)) return [];
    const read = below(title, graph)
      .map(({ cell }) => readPercent(cell.words))
      .find((percent) => percent !== null);
    return read === undefined || read.value < SMALLEST_UNTITLED || read.value > 100
      ? []
      : [{ ...read, label: title.text, score: SCORES.substance }];
  });
}

/** Wavelengths, nm, from which on aromatic side chains absorb and no longer the peptide bond, by which purities are told. */
const AROMATIC = 240;

/** Whether the line of a purity says that it was measured where few peptides absorb: "Purity, 280 nm" under "Purity, 214 nm". */
function isAtLongWavelength({ words }: PurityReading, graph: PageGraph): boolean {
  const cell = cellOfReading(words, graph);
  const line = cell === undefined ? [] : [cell, ...lineOf(cell, graph)];
  return line.some(({ text }) => (text.match(WAVELENGTH) ?? []).some((length) => Number(length) > AROMATIC));
}

/** What a title says for a reading, and whether it is of a part of a blend or of all of it. */
function scoreOf(reading: PurityReading, graph: PageGraph): number {
  const { label } = reading;
  const score = isAtLongWavelength(reading, graph) ? reading.score * SCORES.longWavelength : reading.score;
  if (PARTIAL.test(label)) return score * SCORES.partial;
  return WHOLE.test(label) ? Math.max(score, SCORES.whole) : score;
}

/** Shares of the peaks' area that sentences and lines give of the main peak: "accounted for 98.7 % of the integrated peak area". */
function shareOfArea(graph: PageGraph): PurityReading[] {
  return graph.cells.flatMap((cell) => {
    if (!SHARE_IN_LINE.test(cell.text)) return [];
    const rest = rowOf(cell, graph).flatMap((other) => other.words);
    const words = [...cell.words, ...rest, ...(nextLineOf(cell, graph)?.words ?? [])];
    const share = SHARE_OF_AREA.exec(textOf(words));
    if (share === null || !cell.text.includes(share[1]!)) return [];
    const at = words.findIndex(({ text }) => text.includes(share[1]!));
    const unit = words.slice(at + 1, at + 3).filter(({ text }) => PER_CENT_WORD.test(text));
    const read = readPercent([words[at]!, ...unit]);
    return read === null || read.value < SMALLEST_UNTITLED
      ? []
      : [{ ...read, label: 'peak area', score: SCORES.ofArea }];
  });
}

/** A share of the whole that a page without a purity calls the assay; of the claim it may be more than the whole. */
function asAssay(graph: PageGraph): PurityReading[] {
  return graph.cells
    .filter((cell) => ASSAY.test(cell.text) && !OTHER_PURITY.test(cell.text) && cell.words.length <= MAX_TITLE_WORDS)
    .flatMap((title) => {
      const inRow = firstInRow(title, graph);
      return inRow === null || inRow.read.value < SMALLEST_UNTITLED || inRow.read.value > 100
        ? []
        : [{ ...inRow.read, label: title.text, score: SCORES.assay }];
    });
}

/** The head of a column of shares in a table of what was found of an analyte: "Area %" over "99.42". */
const SHARE_OF_AREA_HEAD = /^(?:(?:peak|hplc) )?area[,-]? ?\(?%\)?$/i;

/** The one share of nearly all under such a head, in the row of the substance: a table of peaks has several, and their times. */
function underAreaHead(graph: PageGraph): PurityReading[] {
  return graph.cells
    .filter(({ text }) => SHARE_OF_AREA_HEAD.test(text))
    .flatMap((head) => {
      const column = below(head, graph).flatMap(({ cell, overlaps }) =>
        overlaps && BARE.test(cell.text) ? [cell] : [],
      );
      const [only, ...others] = column;
      const read =
        only === undefined || others.length > 0 || !NEARLY_ALL.test(only.text) ? null : readBare(only.words, 'result');
      return read === null ? [] : [{ ...read, label: head.text, score: SCORES.assay }];
    });
}

/** The average of several vials, under its title. */
function averageBelow(title: Cell, graph: PageGraph): PurityReading | null {
  if (!AVERAGE.test(title.text)) return null;
  const read = firstBelow(title, graph);
  return read && { ...read, label: title.text, score: SCORES.own };
}

/** The purity of several vials, in the row or column of their average, or of a whole blend, in the row of its total. */
function ofSummary(title: Cell, graph: PageGraph): PurityReading | null {
  if (title.words.length > MAX_TITLE_WORDS) return null;
  const average = averageUnder(title, graph) ?? averageBeside(title, graph);
  const total = average === null ? totalUnder(title, graph) : null;
  const cell = average ?? total?.figure ?? null;
  const read =
    cell &&
    (readPercent(cell.words) ??
      (isInPerCent(title) || hasUnitUnder(title, graph) ? readBare(cell.words, 'result') : null));
  // The shares of all peaks add up to a hundred.
  // A total is called so: its column may be headed as that of the parts.
  return read && read.value !== 100 ? { ...read, label: total?.title.text ?? title.text, score: SCORES.own } : null;
}

/** The purity that a title gives: behind it, in its row, under it, or over it. */
function purityOf(title: Cell, graph: PageGraph): PurityReading | null {
  const { words } = title;
  const at = words.findIndex((word) => PURITY.test(word.text));
  if (isSentence(title)) return inSentence(title, graph);
  const label = textOf(words.slice(0, at + 1));
  const short = words.length <= MAX_TITLE_WORDS;
  const behind = readPercent(words.slice(at + 1)) ?? lastOfPerCentTitle(title);
  // "44% Purity (HPLC)" beside "99.27%" is what readers make of a label in two scripts.
  const before =
    behind === null && short && !CLOSED.test(words[at - 1]?.text ?? '') && firstInRow(title, graph) === null
      ? readPercent(words.slice(Math.max(0, at - BEFORE), at))
      : null;
  const own = behind ?? before;
  if (own !== null) return { ...own, label, score: short ? SCORES.own : SCORES.ownOfLong };
  // What stands beside a caption is the next one.
  const captioned = CAPTION.test(title.text) ? firstAbove(title, graph) : null;
  if (captioned !== null) return { ...captioned, label: title.text, score: SCORES.over };
  const inRow = firstInRow(title, graph) ?? besideUpperLine(title, graph);
  const over = firstAbove(title, graph);
  // So small a share beside a caption is the figure of another card: "98.3 %" over "Purity, RP-HPLC", and "0.4 %" over "Largest impurity".
  const isOfAnother = inRow !== null && inRow.read.value < SMALLEST && over !== null && over.value >= SMALLEST;
  if (inRow !== null && !isOfAnother) return { ...inRow.read, label, score: short ? inRow.score : SCORES.rowOfLong };
  if (wordsOfTitle(title) > MAX_WORDS_OF_COLUMN) return null;
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

/** Words that join those of a title, and the wavelength it may name: "Purity, per cent of area at 220 nm". */
const JOINING = /(?<!\S)(?:of|the|by|at|in|on|as|and|per ?cent|\d{3} ?nm)(?!\S)/gi;

/** How many words a title has, remarks in brackets and words that only join aside. */
function wordsOfTitle({ text }: Cell): number {
  return withoutBrackets(text)
    .replace(JOINING, '')
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

/** Whether a line is a sentence, which may speak of other purities as well. */
const isSentence = ({ words }: Cell): boolean => words.length >= SENTENCE_WORDS;

/** "… gave a chromatographic purity of 99.153 %", on whichever line the figure stands; behind a colon it may be farther. */
function inSentence(sentence: Cell, graph: PageGraph): PurityReading | null {
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
  const label = textOf(words.slice(Math.max(0, at - BEFORE), at + 1));
  return WHOLE.test(label) ? label : words[at]!.text;
}

/** The result in the row of a title, and what its place says for it. */
function firstInRow(title: Cell, graph: PageGraph): { read: Percentage; score: number } | null {
  const row = rowOfTest(title, graph);
  // What was not found has no figure: that beside it is of something else.
  const unknown = row.findIndex(({ text }) => NOT_FOUND.test(text));
  const candidates = (unknown < 0 ? row : row.slice(0, unknown)).flatMap((cell) => {
    const column = columnOf(cell, graph);
    // "98.2 %", and behind it the remark "largest impurity 0.9 %".
    if (NO_RESULTS.has(column) || OTHER_PURITY.test(cell.text)) return [];
    // The column of tests is that of the title: what stands beside it has a head that was not read.
    const isBare =
      (column === null || column === 'test') && (hasPerCentAside(title, graph) || isLoneShare(cell, title));
    const isResult = column === 'result' || isBare;
    const isBound = LIMIT.test(withoutBrackets(cell.text));
    const read = isBound
      ? readBound(cell.words, column)
      : (readPercent(cell.words) ?? readBare(cell.words, isResult ? 'result' : column));
    return read === null ? [] : [{ cell, column, read, isBound }];
  });
  // Beside a figure a bound is what it is held to.
  const plain = candidates.filter(({ isBound }) => !isBound);
  const rivals = plain.length > 0 ? plain : candidates;
  // Behind the figure may stand a remark, or the text of a column beside: "LOQ 0.05 %".
  const figures = rivals.filter(({ cell }) => FIGURE_FIRST.test(cell.text));
  const best = rivals.find(({ column }) => column === 'result') ?? figures.at(-1) ?? rivals.at(-1);
  if (best === undefined) return null;
  const line = lineOfSpread(best.cell, graph);
  return {
    read: line === null ? best.read : (readPercent(line.words) ?? best.read),
    score: best.column === 'result' || candidates.length === 1 ? SCORES.row : SCORES.rivalled,
  };
}

/** Whether a cell is a share of nearly all with decimals, beside the word for purity alone: "Purity" and "99.206", whose sign was not read. */
function isLoneShare({ text }: Cell, title: Cell): boolean {
  return title.words.length === 1 && NEARLY_ALL.test(text);
}

/** Whether the unit stands apart from the figure: in the title, "Purity, %", or in a cell of its own, "area %". */
function hasPerCentAside(title: Cell, graph: PageGraph): boolean {
  return PER_CENT_ASIDE.test(title.text) || rowOf(title, graph).some(({ text }) => UNIT_ALONE.test(text));
}

/** Whether a title gives the unit of the numbers under it. */
function isInPerCent({ text }: Cell): boolean {
  return PER_CENT_TITLE.test(text) || PER_CENT_ASIDE.test(text) || PER_CENT_ASIDE.test(withoutBrackets(text));
}

/** Whether the unit of a column stands under its head: "Area purity" over "%". */
function hasUnitUnder(title: Cell, graph: PageGraph): boolean {
  return UNIT_ALONE.test(below(title, graph)[0]?.cell.text ?? '');
}

/** What stands beside the line over a title, of which the title is the second line: in two languages, or where it wraps. */
function besideUpperLine(title: Cell, graph: PageGraph): { read: Percentage; score: number } | null {
  if (rowOf(title, graph).length > 0) return null;
  const upper = upperLineOf(title, graph);
  const found = upper === undefined ? null : firstInRow(upper, graph);
  // A bare number there may be of another table, of which the title is no line.
  return found !== null && (found.read.text.includes('%') || isInPerCent(title)) ? found : null;
}

/**
 * The result in the first row of a group of a table, whose title stands alone over it: "Purity by RP-HPLC" over "Retatrutide", "99.42" and
 * "area %".
 */
function inFirstRowUnder(title: Cell, graph: PageGraph): Percentage | null {
  if (rowOf(title, graph).length > 0) return null;
  const row = nextLineOf(title, graph) ?? below(title, graph).find(({ overlaps }) => overlaps)?.cell;
  if (row === undefined || !/\p{L}/u.test(row.text) || OTHER_PURITY.test(row.text)) return null;
  const read = firstInRow(row, graph)?.read ?? null;
  return read === null || read.value < SMALLEST_UNTITLED || !hasPerCent(read, row, graph) ? null : read;
}

/** Whether a figure of a row is a share: its sign stands behind it, or in a cell of its own. */
function hasPerCent({ text }: Percentage, row: Cell, graph: PageGraph): boolean {
  return text.includes('%') || hasPerCentAside(row, graph);
}

/** A dial prints the figure over its word, a card sets it large over it. */
function firstAbove(title: Cell, graph: PageGraph): Percentage | null {
  for (const cell of figuresOver(title, graph)) {
    const read = LIMIT.test(cell.text) ? null : readPercent(cell.words);
    if (read !== null) return read;
  }
  return null;
}

function firstBelow(title: Cell, graph: PageGraph): Percentage | null {
  const under = below(title, graph).map(({ cell }) => cell);
  // "Purity (area %)" over "HPLC-UV 214 nm", "Purity" over "(HPLC area)", and the figure under both.
  const [line] = under;
  const goesOn = line !== undefined && (isInPerCent(title) || REMARK.test(line.text));
  if (goesOn && readPercent(line.words) === null && !BARE.test(line.text))
    under.push(...below(line, graph).map(({ cell }) => cell));
  for (const cell of under) {
    const read = LIMIT.test(withoutBrackets(cell.text))
      ? null
      : (readPercent(cell.words) ??
        (isInPerCent(title) || isLoneFigure(cell, title) ? readBare(cell.words, 'result') : null));
    if (read !== null) return read;
  }
  return null;
}

/** Whether a cell is one number, set large under its title, whose unit was not read with it: "99.41" over "%" set small. */
function isLoneFigure(cell: Cell, title: Cell): boolean {
  return cell.words.length === 1 && isSetLarger(cell, title);
}

/** Purities of tables with a row for the substance itself: "Mass Identification | Result" over "BPC-157 | 99.327%". */
function besideSubstance(graph: PageGraph): PurityReading[] {
  return graph.headers
    .filter(({ column, cell }) => column === 'test' && SUBSTANCE_HEADER.test(cell.text))
    .flatMap(({ cell: header }) => {
      const value = graph.cells.find(
        (cell) => cell.top > header.bottom && columnOf(cell, graph) === 'result' && /\d\s?%/.test(cell.text),
      );
      const read = value === undefined ? null : readPercent(value.words);
      return read === null || read.value < SMALLEST_UNTITLED
        ? []
        : [{ ...read, label: header.text, score: SCORES.substance }];
    });
}

/** Puts a whole number before the one that is its end: "9.327%" is what a reader made of a "99.327%" printed twice. */
function wholeFirst(found: PurityReading[]): PurityReading[] {
  const [best, ...others] = found;
  if (best === undefined || best.value >= SMALLEST) return found;
  const digits = best.value.toFixed(best.decimals);
  const likely = others.find((other) => other.value >= SMALLEST_UNTITLED && other.score >= best.score);
  if (likely !== undefined) return [likely, ...found.filter((other) => other !== likely)];
  const whole = others.find(
    (other) => other.value > best.value && other.value.toFixed(other.decimals).endsWith(digits),
  );
  return whole === undefined
    ? [{ ...best, confidence: best.confidence * CUT_OFF }, ...others]
    : [whole, ...found.filter((other) => other !== whole)];
}

/** The cell whose value a cell only adds the spread to: "102.83% ±" over "0.18%"; null for an ordinary cell. */
function lineOfSpread(cell: Cell, graph: PageGraph): Cell | null {
  return above(cell, graph).find((edge) => edge.overlaps && /%\s?[±=+-]+$/.test(edge.cell.text))?.cell ?? null;
}
