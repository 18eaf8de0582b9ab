import type { Cell } from '../../../layout/cells.ts';
import { below, columnOf, lineOf, type PageGraph } from '../../../layout/page-graph.ts';
import type { Column } from '../../../layout/table.ts';
import { confidenceOf, textOf, type Word } from '../../../layout/word.ts';
import { SPECS } from '../../specs.ts';
import { withoutThousands } from '../../text/without-thousands.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import {
  FOUND_WORDS,
  ION_LABELS,
  MASS_LEADS,
  MASS_TITLES,
  MASS_UNITS,
  MASS_WORDS,
  NOT_A_MASS,
  REFERENCE_WORDS,
  SPECTROMETERS,
} from '../../vocabulary/results.ts';
import { findDates } from '../dates/find-dates.ts';
import { isOfPeak } from '../peaks/peak-heads.ts';
import { labelOf } from '../search/label-of.ts';
import { rowOfTest } from '../search/row-of-test.ts';

/** A mass that the page prints, and whose. */
export interface MassReading {
  text: string;
  /** Daltons, or m/z where an adduct is named. */
  value: number;
  decimals: number;
  /**
   * "stated": the reference mass, theory or specification; "measured": the mass found, where its label or its column
   * says so; "ion": m/z of one ion of a spectrum, of whatever charge, adduct, fragment or component.
   */
  kind: 'stated' | 'measured' | 'ion';
  /** Printed tolerance in daltons, where one follows the number. */
  tolerance: number | null;
  words: Word[];
  label: string;
  confidence: number;
}

/** What calls its figure a mass. */
const TITLE = anyOf(MASS_TITLES);
/** The figure of a mass: with a mark of thousands, "4,113.6" or "4.113,6", or without, "4113.6". */
const FIGURE_OF_MASS = /\d{1,2}\.\d{3},\d{1,4}|\d{1,2}[,\s'’]\d{3}(?:\.\d{1,4})?|\d{3,5}(?:[.,]\d{1,4})?/;
/** Units of other quantities, before which a number is no mass. */
const OTHER_UNITS = /mg|mcg|µg|ug|ng|ppm|ppb|[nmµ]m\b|%|[mµu]l|iu|eu|°|min|å/;
/** A number that may be a mass: no part of a longer number, of a word or of a range. */
const NUMBER = new RegExp(
  `(?<![\\d.,'’A-Za-z/-])[~≈]?(${FIGURE_OF_MASS.source})(?!\\d|[-–]\\d|\\s?(?:${OTHER_UNITS.source}))`,
  'i',
);
/** A unit of a molecular mass. */
export const UNIT_OF_MASS = new RegExp(`\\b(?:${anyOf(MASS_UNITS).source})\\b`, 'i');
const TOLERANCE = /(?:±|\+\/?-|\+)\s?(\d(?:\.\d+)?)/;
const ION = anyOf(ION_LABELS);
/** An ion as a spectrum names it, with what it carries and its charge: "[M+2H]2+". */
const ADDUCT = /^\[m[^\]]{0,12}\]\s?\d?\+?/i;
const FOUND = anyOf(FOUND_WORDS);
const REFERENCE = anyOf(REFERENCE_WORDS);
const SPECTROMETER = anyOf(SPECTROMETERS);
const SPEAKS_OF_MASS = anyOf(MASS_WORDS);
/** How a sentence leads to a mass, and the number that follows. */
const LEADS = MASS_LEADS.map(
  ([kind, leads]) => [kind, new RegExp(`(?:${anyOf(leads).source})([\\d.,]+ ?(?:Da|g\\/mol)?)`, 'i')] as const,
);
/** Words of a title beyond which it is a sentence. */
const MAX_TITLE_WORDS = 10;
/** Daltons between which a mass may be one of a peptide. */
const SMALLEST = 100;
const LARGEST = 60_000;
/** Characters of a label, of a value and of what leads to one in a sentence that are quoted at most. */
const QUOTED = { label: 60, value: 80, lead: 40 } as const;
const NOT_MASS = anyOf(NOT_A_MASS);

/** Molecular masses printed in rows or behind labels; numbers on the spectrum itself are left alone. */
export function findMasses(graph: PageGraph): MassReading[] {
  const found: MassReading[] = [];
  for (const title of graph.cells) {
    if (title.words.length > MAX_TITLE_WORDS || NOT_MASS.test(title.text)) {
      found.push(...inProse(title));
      continue;
    }
    const match = TITLE.exec(title.text);
    if (match === null) continue;
    const adduct = ADDUCT.exec(title.text.slice(match.index))?.[0] ?? match[0];
    const label = title.text.slice(0, match.index + adduct.length).slice(-QUOTED.label);
    const rest = wordsAfter(title.words, match.index + match[0].length);
    const own = readMass(rest);
    const kind = (read: MassNumber, column: Column | null): MassReading['kind'] => {
      if (ION.test(title.text) || ION.test(read.text)) return 'ion';
      // "Observed mass 4813.45 Da (calc. 4813.53)": what stands behind a mass is of another.
      const lead = leadTo(read, title);
      if (REFERENCE.test(lead) || column === 'specification' || read.tolerance !== null) return 'stated';
      const isFound = FOUND.test(lead) || (SPEAKS_OF_MASS.test(label) && SPECTROMETER.test(title.text));
      return column === 'result' || isFound ? 'measured' : 'stated';
    };
    // "Mass Spectrometry Core, Arbuckle Hall 214" is where it was measured.
    const isOfMass = SPEAKS_OF_MASS.test(label) && !/\bmass spec\w*$/i.test(label);
    if (own !== null && (own.decimals > 0 || UNIT_OF_MASS.test(own.text) || isOfMass)) {
      found.push({ ...own, label, kind: kind(own, columnOf(title, graph)) });
      if (columnOf(title, graph) !== 'test') continue;
    }
    const row = rowOfTest(title, graph);
    if (own === null && !row.some((cell) => readMass(cell.words) !== null)) {
      // Cards print the label above its value.
      const under = massesUnder(title, graph);
      // Under the head of a table of peaks it is that of the main one: the others are of what else was found.
      const isOfPeaks = under.length > 1 && under.some((cell) => shareBeside(cell, graph) !== null);
      const shown = isOfPeaks ? under.find((cell) => (shareBeside(cell, graph) ?? 0) >= MAIN_SHARE) : under[0];
      const read = shown === undefined ? null : readMass(shown.words);
      if (read !== null && (UNIT_OF_MASS.test(read.text) || read.decimals > 0))
        found.push({ ...read, label, kind: kind(read, null) });
    }
    for (const cell of row) {
      if (isOfOtherField(cell)) break;
      if (TITLE.test(cell.text) && !UNIT_OF_MASS.test(cell.text) && columnOf(cell, graph) === null) break;
      const read = findDates(cell.text).length > 0 || isOfPeak(cell, graph) ? null : readMass(cell.words);
      const isBehindMass = columnOf(cell, graph) === null && found.some(({ label: of }) => of === label);
      // Behind a mass what is none begins another table, as that of the peaks: "Mol. weight 1024.20    1  2.85  24598.6".
      if (read === null && isBehindMass && /^[\d.,]+$/.test(cell.text)) break;
      if (read !== null && isBehindMass && read.decimals === 0 && !UNIT_OF_MASS.test(cell.text)) continue;
      if (read === null) continue;
      const column = columnOf(cell, graph);
      const unit = UNIT_OF_MASS.test(cell.text);
      // Without a unit a number is a mass only where the title speaks of one, or its decimals do.
      if (
        !unit &&
        !SPEAKS_OF_MASS.test(label) &&
        !/^ms$/i.test(label) &&
        (read.decimals === 0 || (column !== 'result' && column !== 'specification'))
      )
        continue;
      // In a row without headings the first number is the reference, a second one what was found.
      const second = column === null && found.some((mass) => mass.label === label && mass.kind === 'stated');
      found.push({ ...read, label, kind: second && kind(read, column) === 'stated' ? 'measured' : kind(read, column) });
    }
  }
  // A row's title and the cell beside it can both lead to one number.
  return found
    .filter((mass, index) => found.findIndex((other) => other.words[0] === mass.words[0]) === index)
    .map(withoutTick);
}

/** A number of one or two digits that ends beside that of a peak. */
const TICK_BEFORE = /^\d{1,2}\s\d{3}\.\d/;

/** The mass of an ion without the end of a tick of the axis beside it, "343.10" of "15 343.10": no spectrum parts thousands. */
function withoutTick(mass: MassReading): MassReading {
  const read = mass.kind === 'ion' && TICK_BEFORE.test(mass.text) ? readMass(mass.words.slice(1)) : null;
  return read === null ? mass : { ...mass, ...read };
}

/** The masses that stand under a title, one under the other. */
function massesUnder(title: Cell, graph: PageGraph): Cell[] {
  const found: Cell[] = [];
  for (let cell = below(title, graph)[0]?.cell; cell !== undefined && readMass(cell.words) !== null; ) {
    found.push(cell);
    cell = below(cell, graph)[0]?.cell;
  }
  return found;
}

/** Share of all peaks from which on one is the main one, percent. */
const MAIN_SHARE = 50;

/** The largest share that stands in the row of a mass, percent; null where none does. */
function shareBeside(cell: Cell, graph: PageGraph): number | null {
  const shares = lineOf(cell, graph)
    .filter(({ text }) => /^\d{1,3}[.,]\d{1,4} ?%?$/.test(text))
    .map(({ text }) => Number.parseFloat(text.replace(',', '.')))
    .filter((share) => share <= 100);
  return shares.length === 0 ? null : Math.max(...shares);
}

/** Whether a cell begins with the label of something that is numbered or dated: what it holds is no mass. */
function isOfOtherField(cell: Cell): boolean {
  const field = labelOf(cell)?.field;
  return field !== undefined && field !== 'other' && !['amount', 'formula'].includes(SPECS[field].value);
}

type MassNumber = Omit<MassReading, 'label' | 'kind'>;

function readMass(words: readonly Word[]): MassNumber | null {
  const text = textOf(words);
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const tidy = withoutThousands(match[1]!)
    .replace(/(?<=^\d{1,2})[,\s'’](?=\d{3})/, '')
    .replace(',', '.');
  const value = Number(tidy);
  if (!(value >= SMALLEST && value <= LARGEST)) return null;
  const after = text.slice(match.index + match[0].length);
  const tolerance = TOLERANCE.exec(after);
  return {
    text: text.slice(0, QUOTED.value),
    value,
    decimals: tidy.split('.')[1]?.length ?? 0,
    tolerance: tolerance === null ? null : Number(tolerance[1]),
    words: withUnitBehind(wordsHolding(words, match[1]!), words),
    confidence: confidenceOf(words),
  };
}

/** What stands before a mass in the cell of its title; all of that where the mass stands in another. */
function leadTo({ words: [first] }: MassNumber, { words, text }: Cell): string {
  const at = first === undefined ? -1 : words.indexOf(first);
  return at > 0 ? textOf(words.slice(0, at)) : text;
}

function wordsAfter(words: readonly Word[], characters: number): Word[] {
  let at = 0;
  for (let index = 0; index < words.length; index++) {
    const end = at + words[index]!.text.length;
    if (at >= characters) return words.slice(index);
    at = end + 1;
  }
  return [];
}

function wordsHolding(words: readonly Word[], number: string): Word[] {
  const hit = words.filter((word) => number.includes(word.text) || word.text.includes(number));
  return hit.length > 0 ? hit : [...words];
}

/** A number's words with the unit behind them: read again without it, the last digit may be cut, since the reader's boxes are often too narrow. */
function withUnitBehind(number: readonly Word[], words: readonly Word[]): Word[] {
  const next = words[words.indexOf(number.at(-1)!) + 1];
  return next !== undefined && UNIT_OF_MASS.test(next.text) ? [...number, next] : [...number];
}

/** Masses that a sentence gives: "… gave a molecular mass of 802.00 Da, consistent with X (theory 802.07)". */
function inProse(cell: Cell): MassReading[] {
  const readings: MassReading[] = [];
  for (const [kind, pattern] of LEADS) {
    const match = pattern.exec(cell.text);
    if (match === null) continue;
    const read = readMass(wordsAfter(cell.words, match.index + match[0].length - match[1]!.length));
    if (read !== null && read.decimals > 0) readings.push({ ...read, label: match[0].slice(0, QUOTED.lead), kind });
  }
  return readings;
}
