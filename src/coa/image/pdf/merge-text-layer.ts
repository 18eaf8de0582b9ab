import type { Word } from '../../layout/word.ts';
import type { SetWord, TextLayerFacts } from '../container/container.ts';
import { applyToBox, invert, type Transform } from '../transform.ts';
import { familyOf } from './font-family.ts';
import { type LayerWord, sharedArea } from './layer-words.ts';

/** What the picture and the text layer say together. */
export interface MergedText {
  words: Word[];
  /** Words that both read alike, and those with a letter or digit that only one read or that they read apart. */
  agreed: Word[];
  alone: Word[];
  facts: TextLayerFacts;
}

/** Two boxes belong together when they share so much of the smaller one. */
const TOGETHER = 0.5;
/** Share of the layer's letters that must be on view, or else the layer is a machine's reading behind a scan. */
const ON_VIEW = 0.6;
/** Share of letters read alike from which on the layer is believed: some fonts map their glyphs to nonsense. */
const BELIEVED = 0.6;
/** Of a word that both read alike. */
const AGREED_CONFIDENCE = 0.99;
/**
 * Of a word that only the layer has, or has otherwise than the picture was read. Chosen, not measured: just as much as a reading needs that
 * stands by itself (`FIRM` in fields/firm-reading.ts). With less, what only the layer has would be told as hard to read.
 */
const LAYER_CONFIDENCE = 0.85;
/** A word read this surely stands there, whatever the layer says. */
const SURE = 0.5;
/** What is typed over a word has about its height. */
const HEIGHTS: readonly [number, number] = [0.6, 1.7];

/**
 * Merges the words read from a rendered page with those of its text layer. Words on view take the layer's spelling when
 * layer and picture agree on the whole; a machine's reading behind a scan only confirms what was read. Words that cannot
 * be seen are never read, but one in whose place another word is seen contradicts the picture.
 * @param toPicture maps a pixel of the page read to the rendered page, to which the layer refers.
 */
export function mergeTextLayer(read: readonly Word[], layer: readonly LayerWord[], toPicture: Transform): MergedText {
  const toPage = invert(toPicture);
  const placed = layer.map((word): LayerWord => {
    const [left, top, width, height] = applyToBox(toPage, word);
    return { ...word, left, top, right: left + width, bottom: top + height };
  });
  const letters = (words: readonly { text: string }[]): number =>
    words.reduce((sum, { text }) => sum + fold(text).length, 0);
  const visible = placed.filter((word) => word.visible);
  const onView = letters(visible) >= ON_VIEW * letters(placed);
  const groups = group(read, onView ? visible : placed);
  const both = groups.filter((one) => one.alike);
  const compared = letters(groups.filter((one) => one.read.length > 0).flatMap((one) => one.layer));
  const agreement = compared === 0 ? 0 : letters(both.flatMap((one) => one.layer)) / compared;
  const believed = onView && agreement >= BELIEVED;
  const hidden = placed.filter((word) => !word.visible);
  const matched = new Map(groups.flatMap((one) => one.read.map((word) => [word, one.alike])));
  const known: { word: Word; agreed: boolean }[] = believed
    ? [
        ...groups.flatMap((one) => wordsOf(one, hidden).map((word) => ({ word, agreed: one.alike }))),
        ...read.filter((word) => !matched.has(word)).map((word) => ({ word, agreed: false })),
      ]
    : read.map((word) =>
        matched.get(word) === true
          ? { word: { ...word, confidence: AGREED_CONFIDENCE }, agreed: true }
          : { word, agreed: false },
      );
  return {
    words: known.map(({ word }) => word),
    agreed: known.filter((one) => one.agreed).map(({ word }) => word),
    alone: known.filter((one) => !one.agreed && fold(one.word.text) !== '').map(({ word }) => word),
    facts: {
      words: layer.length,
      visible: visible.length,
      agreement: Math.round(agreement * 100) / 100,
      contradictions: believed ? contradictions(read, hidden, toPicture) : [],
      set: believed ? visible.map((word) => setWord(word, toPicture)) : [],
    },
  };
}

function setWord(word: LayerWord, toPicture: Transform): SetWord {
  return { text: word.text, family: familyOf(word.font), box: applyToBox(toPicture, word) };
}

interface Group {
  read: Word[];
  layer: LayerWord[];
  alike: boolean;
}

/** Words of both sides that stand on the same spot, with what overlaps them in turn; layer words nobody read stand alone. */
function group(read: readonly Word[], layer: readonly LayerWord[]): Group[] {
  const groups = new Map<LayerWord | Word, { read: Set<Word>; layer: Set<LayerWord> }>();
  for (const word of layer) groups.set(word, { read: new Set(), layer: new Set([word]) });
  const byTop = [...layer].sort((a, b) => a.top - b.top);
  for (const word of read) {
    for (const own of byTop) {
      if (own.top >= word.bottom) break;
      if (own.bottom <= word.top || sharedArea(own, word) < TOGETHER) continue;
      const one = groups.get(own);
      const other = groups.get(word) ?? { read: new Set([word]), layer: new Set() };
      if (one === undefined || one === other) continue;
      for (const member of other.read) one.read.add(member);
      for (const member of other.layer) one.layer.add(member);
      for (const member of [...one.read, ...one.layer]) groups.set(member, one);
    }
  }
  return [...new Set(groups.values())].map((one) => {
    const members = { read: inLine([...one.read]), layer: inLine([...one.layer]) };
    return { ...members, alike: members.read.length > 0 && joined(members.read) === joined(members.layer) };
  });
}

/**
 * The words of a group: the layer's where both are alike or all but, the picture's where something stands over hidden
 * text or where it was read surely and quite otherwise, as when a font maps some glyphs to nonsense.
 */
function wordsOf({ read, layer, alike }: Group, hidden: readonly LayerWord[]): Word[] {
  if (alike) return layer.map((word) => asWord(word, AGREED_CONFIDENCE));
  const overHidden = read.some((word) => hidden.some((other) => sharedArea(other, word) >= TOGETHER));
  const otherwise =
    read.length > 0 && read.every(({ confidence }) => confidence >= SURE) && !nearlyAlike(joined(read), joined(layer));
  return overHidden || otherwise ? read : layer.map((word) => asWord(word, LAYER_CONFIDENCE));
}

/** Whether two texts begin and end alike, but for less than half of the longer one. */
function nearlyAlike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return start + end > Math.max(a.length, b.length) / 2;
}

/** Hidden words in whose place the picture shows other ones of about their height. */
function contradictions(
  read: readonly Word[],
  hidden: readonly LayerWord[],
  toPicture: Transform,
): TextLayerFacts['contradictions'] {
  return hidden.flatMap((word) => {
    const height = word.bottom - word.top;
    const shown = inLine(
      read.filter(
        (one) =>
          one.confidence >= SURE &&
          sharedArea(one, word) >= TOGETHER &&
          (one.bottom - one.top) / height >= HEIGHTS[0] &&
          (one.bottom - one.top) / height <= HEIGHTS[1],
      ),
    );
    const [below, above] = [fold(word.text), joined(shown)];
    if (below.length < 2 || above.length < 2 || above.includes(below) || below.includes(above)) return [];
    return [{ hidden: word.text, shown: shown.map(({ text }) => text).join(' '), box: applyToBox(toPicture, word) }];
  });
}

function inLine<Item extends { left: number }>(words: readonly Item[]): Item[] {
  return [...words].sort((a, b) => a.left - b.left);
}

function joined(words: readonly { text: string }[]): string {
  return words.map(({ text }) => fold(text)).join('');
}

/** Letters and digits alone, with those that a reader confuses made one. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[oq]/g, '0')
    .replace(/[il|]/g, '1')
    .replace(/s/g, '5')
    .replace(/b/g, '8')
    .replace(/z/g, '2');
}

function asWord({ text, left, top, right, bottom }: LayerWord, confidence: number): Word {
  return { text, confidence, left, top, right, bottom };
}
