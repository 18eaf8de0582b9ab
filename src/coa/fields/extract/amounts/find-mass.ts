import type { Cell } from '../../../layout/cells.ts';
import { below, columnOf, type PageGraph, rowOf } from '../../../layout/page-graph.ts';
import type { Column } from '../../../layout/table.ts';
import type { Word } from '../../../layout/word.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { MASS_TITLES, NOT_A_MASS } from '../../vocabulary/results.ts';
import { confidenceOf } from '../search/find-labelled.ts';

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

const TITLE = anyOf(MASS_TITLES);
const NUMBER =
  /(?<![\d.,A-Za-z/-])[~≈]?(\d{1,2}[,\s]\d{3}(?:\.\d{1,4})?|\d{3,5}(?:[.,]\d{1,4})?)(?![-–]\d|\s?(?:mg|mcg|µg|ug|ng|ppm|ppb|nm|%|ml|iu|eu|°|min))/i;
const UNIT = /\b(da|dalton|g\/mol|amu|u|m\/z)\b/i;
const TOLERANCE = /(?:±|\+\/?-|\+)\s?(\d(?:\.\d+)?)/;
/** Labels of peaks in a spectrum. */
const ION = /\[m|\bm\s?\+|\bm\s?\/\s?z\b|\bcharge|\bion\b|\d\+\)|\]\s?\d?\+/i;
/** Words that say that an instrument found the mass. */
const FOUND = /observ|found|measur|determin|experimental/i;
const NOT_MASS = anyOf(NOT_A_MASS);

/** Molecular masses printed in rows or behind labels; numbers on the spectrum itself are left alone. */
export function findMasses(graph: PageGraph): MassReading[] {
  const found: MassReading[] = [];
  for (const title of graph.cells) {
    if (title.words.length > 10 || NOT_MASS.test(title.text)) {
      found.push(...inProse(title));
      continue;
    }
    const match = TITLE.exec(title.text);
    if (match === null) continue;
    const label = title.text.slice(0, match.index + match[0].length).slice(-60);
    const rest = wordsAfter(title.words, match.index + match[0].length);
    const own = readMass(rest);
    const kind = (read: MassNumber, column: Column | null): MassReading['kind'] => {
      if (ION.test(title.text) || ION.test(read.text)) return 'ion';
      if (/theor|calc|expect|spec|refer/i.test(title.text) || column === 'specification' || read.tolerance !== null)
        return 'stated';
      return column === 'result' || FOUND.test(title.text) ? 'measured' : 'stated';
    };
    if (own !== null && (own.decimals > 0 || UNIT.test(own.text) || /mol|mass|m\.?w|m\/z/i.test(label))) {
      found.push({ ...own, label, kind: kind(own, columnOf(title, graph)) });
      if (columnOf(title, graph) !== 'test') continue;
    }
    const row = rowOf(title, graph);
    if (own === null && !row.some((cell) => readMass(cell.words) !== null)) {
      // Cards print the label above its value.
      const [under] = below(title, graph);
      const read = under === undefined ? null : readMass(under.cell.words);
      if (read !== null && (UNIT.test(read.text) || read.decimals > 0))
        found.push({ ...read, label, kind: kind(read, null) });
    }
    for (const cell of row) {
      if (TITLE.test(cell.text) && !UNIT.test(cell.text) && columnOf(cell, graph) === null) break;
      const read = readMass(cell.words);
      if (read === null) continue;
      const column = columnOf(cell, graph);
      const unit = UNIT.test(cell.text);
      // Without a unit a number is a mass only where the title speaks of one, or its decimals do.
      if (
        !unit &&
        !/mol|mass|m\.?w|m\/z|^ms$/i.test(label) &&
        (read.decimals === 0 || (column !== 'result' && column !== 'specification'))
      )
        continue;
      // In a row without headings the first number is the reference, a second one what was found.
      const second = column === null && found.some((mass) => mass.label === label && mass.kind === 'stated');
      found.push({ ...read, label, kind: second && kind(read, column) === 'stated' ? 'measured' : kind(read, column) });
    }
  }
  // A row's title and the cell beside it can both lead to one number.
  return found.filter((mass, index) => found.findIndex((other) => other.words[0] === mass.words[0]) === index);
}

type MassNumber = Omit<MassReading, 'label' | 'kind'>;

function readMass(words: readonly Word[]): MassNumber | null {
  const text = words.map((word) => word.text).join(' ');
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const tidy = match[1]!.replace(/(?<=^\d{1,2})[,\s](?=\d{3})/, '').replace(',', '.');
  const value = Number(tidy);
  if (!(value >= 100 && value <= 60_000)) return null;
  const after = text.slice(match.index + match[0].length);
  const tolerance = TOLERANCE.exec(after);
  return {
    text: text.slice(0, 80),
    value,
    decimals: tidy.split('.')[1]?.length ?? 0,
    tolerance: tolerance === null ? null : Number(tolerance[1]),
    words: wordsHolding(words, match[1]!),
    confidence: confidenceOf(words),
  };
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

/** Masses that a sentence gives: "… gave a molecular mass of 802.00 Da, consistent with X (theory 802.07)". */
function inProse(cell: Cell): MassReading[] {
  const readings: MassReading[] = [];
  const patterns = [
    ['measured', /mol(?:ecular|ar) (?:mass|weight)(?: of| was| is|:)? ([\d.,]+ ?(?:Da|g\/mol)?)/i],
    ['stated', /(?:theory|theoretical|calculated|expected)[^\d]{0,12}([\d.,]+ ?(?:Da|g\/mol)?)/i],
  ] as const;
  for (const [kind, pattern] of patterns) {
    const match = pattern.exec(cell.text);
    if (match === null) continue;
    const read = readMass(wordsAfter(cell.words, match.index + match[0].length - match[1]!.length));
    if (read !== null && read.decimals > 0) readings.push({ ...read, label: match[0].slice(0, 40), kind });
  }
  return readings;
}
