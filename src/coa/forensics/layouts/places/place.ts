import { centreWithin } from '../../../geometry/box.ts';
import { furtherKind } from '../../features/further-values.ts';
import type { MeasuredWord, PlacedField } from '../../features/measured-word.ts';
import { estimateBaselines, hasBaseline, levelNear, type PageWord } from '../../glyphs/baselines.ts';
import { median, medianOf } from '../../statistics.ts';

/** Where ink begins, ends and stands, in median heights of the page's words; of a page turned so that its lines run level. */
export interface Place {
  left: number;
  right: number;
  /** Null where no letter shows the line it stands on. */
  baseline: number | null;
}

/** A word by which pages of one laboratory are laid over one another. */
export type Anchor = Place & { baseline: number };

/** Where a page's fields stand, and the words around them. */
export interface PagePlaces {
  /** Words that stand once on the page and in no field, by `numberOfWord`. */
  anchors: ReadonlyMap<number, Anchor>;
  /** By name; values that are no fields have none that would be the same on another page. */
  fields: ReadonlyMap<string, Place>;
}

/** Letters below which a word is too often misread for another. */
const MIN_LETTERS = 3;
/** Heights by which words of one line stand apart at most. */
const ONE_LINE = 0.5;
const BITS = 16;

/** Where the words and the fields of a page stand. */
export function placesOn(words: readonly MeasuredWord[], fields: readonly PlacedField[]): PagePlaces {
  const baselines = estimateBaselines(words.map(({ typeset }) => typeset));
  const placed = levelNear(baselines, median(words.map(({ typeset }) => typeset.edges.bottom)));
  const unit = median(words.map(({ measures }) => measures.height));
  const anchors = new Map<number, Anchor>();
  const twice = new Set<number>();
  for (const [index, one] of placed.entries()) {
    const letters = one.word.text.toLowerCase().replace(/[^a-z]/g, '');
    if (letters.length < MIN_LETTERS || fields.some(({ box }) => centreWithin(words[index]!.box, box))) continue;
    const number = numberOfWord(letters);
    if (anchors.has(number)) twice.add(number);
    else if (hasBaseline(one)) anchors.set(number, anchorOf(one, unit));
  }
  for (const number of twice) anchors.delete(number);
  return {
    anchors,
    fields: new Map(
      fields.flatMap(({ name, box }) => {
        if (furtherKind(name) !== null) return [];
        const own = placed.filter((_, index) => centreWithin(words[index]!.box, box));
        return own.length === 0 ? [] : [[name, placeOf(firstLine(own), unit)] as const];
      }),
    ),
  };
}

/**
 * A number below 65,536 in place of a word, so that no client's or signatory's name is kept: many words share each number.
 * FNV-1a of its letters, folded to 16 bits (http://www.isthe.com/chongo/tech/comp/fnv/, 2026-11-23).
 */
export function numberOfWord(letters: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < letters.length; i++) hash = Math.imul(hash ^ letters.charCodeAt(i), 0x01000193) >>> 0;
  return (hash >>> BITS) ^ (hash & (2 ** BITS - 1));
}

/** The words of a value's first line. */
function firstLine(words: readonly PageWord[]): PageWord[] {
  const top = Math.min(...words.map(({ word }) => word.edges.bottom));
  return words.filter(({ word }) => word.edges.bottom - top < ONE_LINE * word.height);
}

function anchorOf({ left, right, baseline }: PageWord & { baseline: number }, unit: number): Anchor {
  return { left: left / unit, right: right / unit, baseline: baseline / unit };
}

function placeOf(words: readonly PageWord[], unit: number): Place {
  const baseline = medianOf(words.filter(hasBaseline).map((word) => word.baseline));
  return {
    left: Math.min(...words.map(({ left }) => left)) / unit,
    right: Math.max(...words.map(({ right }) => right)) / unit,
    baseline: baseline === null ? null : baseline / unit,
  };
}
