import { cellOf } from '../../../../layout/cells.ts';
import { nextLineOf } from '../../../../layout/page-graph.ts';
import { confidenceOf } from '../../../../layout/word.ts';
import type { FieldClues } from '../../../clues.ts';
import { acceptsValue } from '../../../text/accepts.ts';
import { milligrams } from '../../../text/milligrams.ts';
import { anyOf } from '../../../vocabulary/any-of.ts';
import { BEFORE_PRODUCT, BEHIND_PRODUCT } from '../../../vocabulary/products.ts';
import { wordsWithin } from '../../parties/words-within.ts';
import { matchCompound } from '../compounds/match-compound.ts';
import { DOSE_BEHIND } from './dose-behind.ts';
import type { Sample } from './sample.ts';
import { asUnlabelledSample, withoutStop } from './without-label.ts';

/** What a vial is marked with, in a sentence. */
const QUOTED =
  /\b(?:marked|labell?ed|inscribed|(?:your|one|the) (?:vial|sample|material|product))(?: as)? [“”"‘'«]([^”"’'»]{3,60})[”"’'»]/i;
/** What a line says it is about: "hereby certifies that MOTS-c 10 mg, batch NR-26-0093, has been examined", "Result of analysis KPV 5 mg, Lot 7". */
const SPOKEN_OF = new RegExp(
  `\\b(?:${anyOf(BEFORE_PRODUCT).source}) (?!\\d)(.{3,60}?)(?=,? (?:${anyOf(BEHIND_PRODUCT).source}|\\()|[.;]|$)`,
  'i',
);
/** Quotation marks about a name. */
const QUOTES = /^[“”"‘'«]+|(?<![”"’'»])[”"’'»]+$/g;

/**
 * What a letter says that the vial was marked with, "one vial marked “Ipamorelin 10 mg”", or what a line is about, where that names a
 * compound; one with its dose before one without.
 */
export function findQuoted({ graph, compounds }: FieldClues): Sample | null {
  const found: Sample[] = [];
  for (const cell of graph.cells) {
    const next = nextLineOf(cell, graph);
    // "a sample of Kisspeptin-10," over "10 mg, lot 31".
    const goesOn = next !== undefined && /,$/.test(cell.text) && DOSE_BEHIND.test(next.text);
    const line = goesOn ? cellOf([...cell.words, ...next.words.slice(0, 2)]) : cell;
    const text = (QUOTED.exec(line.text) ?? SPOKEN_OF.exec(line.text))?.[1]?.replace(QUOTES, '');
    const match = text === undefined ? null : matchCompound(text, compounds, true);
    if (text === undefined || match === null || !acceptsValue('sample', text)) continue;
    const words = wordsWithin(text, line);
    const sample = { ...asUnlabelledSample(line), words, text: withoutStop(text), confidence: confidenceOf(words) };
    found.push({ sample, compound: match });
  }
  return found.find(({ sample }) => sample !== null && milligrams(sample.text) !== null) ?? found[0] ?? null;
}
