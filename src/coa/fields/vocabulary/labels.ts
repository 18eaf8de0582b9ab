import type { LabelledField } from '../specs.ts';
import { editDistance } from '../text/edit-distance.ts';
import { COMPOSED, composeLabel, isWordOfLabel } from './compose-label.ts';
import { LABEL_PHRASES, OTHER_LABELS } from './label-phrases.ts';

/** A label and how sure it is: an exact one of a certificate weighs more than a common word. */
interface LabelPhrase {
  field: LabelledField | 'other';
  words: string[];
  /** 1 for a label that means only this; less for a word with other uses, which then needs a colon or an own cell. */
  strength: number;
}

/** How much a word with other uses counts as a label, and a label of which a letter was misread. */
const AMBIGUOUS = 0.6;
const MISREAD = 0.85;

const LABELS: readonly LabelPhrase[] = [
  ...Object.entries(LABEL_PHRASES).flatMap(([field, list]) => phrasesOf(field as LabelledField, list)),
  ...phrasesOf('other', OTHER_LABELS),
];

/** Labels under what finds them quickly: those of one word under its length, others under their first word, and under their second. */
const LABELS_UNDER = new Map<string, LabelPhrase[]>();
for (const label of LABELS)
  for (const key of label.words.length === 1
    ? [`${label.words[0]!.length}`]
    : [keyOf(label.words, 0), keyOf(label.words, 1)])
    LABELS_UNDER.set(key, [...(LABELS_UNDER.get(key) ?? []), label]);

/** Under what a label of several words stands by one of them. */
function keyOf(words: readonly string[], at: 0 | 1): string {
  return `${words.length} ${at} ${words[at]}`;
}

/**
 * The labels that words may be with one of them misread: of one word those about as long, of more those that share the first or the
 * second.
 */
function* labelsLike(words: readonly string[]): Generator<LabelPhrase> {
  const { length } = words[0]!;
  const keys = words.length === 1 ? [length, length - 1, length + 1].map(String) : [keyOf(words, 0), keyOf(words, 1)];
  for (const key of keys) yield* LABELS_UNDER.get(key) ?? [];
}

/** The labels of a list as `label-phrases.ts` holds them. */
function phrasesOf(field: LabelPhrase['field'], list: string): LabelPhrase[] {
  return list
    .trim()
    .split(/,\s+/)
    .map((phrase) => ({
      field,
      words: phrase.replace('*', '').split(/\s+/),
      strength: phrase.endsWith('*') ? AMBIGUOUS : 1,
    }));
}

/** A label that was known among the words of a cell. */
export interface LabelMatch {
  field: LabelledField | 'other';
  /** How many words of the cell the label takes. */
  words: number;
  /** A colon, ">" or "#" closes it, or it is all there is. */
  closed: boolean;
  strength: number;
  /** Set where no list has it: it is made up of words of labels (`composeLabel`). */
  composed?: true;
}

/** Words of the longest label, a sign between two of them included: "Name & Address of the Party". */
const LONGEST_LABEL = 6;
/**
 * A label that is hardly legible: words up to its colon at most, letters that were read and those that it has at least, and
 * how many of them may be misread.
 */
const ILLEGIBLE = { words: 4, read: 5, printed: 6, misread: 2 } as const;
/** Words with which a cell begins of which a label may be. */
const FIRST_WORDS = 3;

/** A word that ends a sentence, and no abbreviation: "of the batch." */
const ENDS_SENTENCE = /[a-z]{4}\.$/;
const CLOSING = /(?<![:>#：])[:>#：]+$|^[:>：]+$/;

/**
 * The label that begins at `start` in the words of a cell: one of the lists, or one made up of words of labels that goes on to the
 * cell's end, a colon, or its value, where that is longer.
 */
export function matchLabel(texts: readonly string[], start = 0): LabelMatch | null {
  const listed = listedLabel(texts, start);
  const longerThan = listed?.words ?? 0;
  return (
    composedLabel(texts, start, longerThan) ??
    (start === 0 ? openLabel(texts, longerThan) : null) ??
    listed ??
    joinedLabel(texts, start)
  );
}

/** Labels of several words by their letters without spaces, and how many letters they have at least, to be known so with a letter misread. */
const JOINED_LABELS = new Map(
  LABELS.filter(({ field, words }) => field !== 'other' && words.length > 1).map((label) => [
    label.words.join(''),
    label,
  ]),
);
const JOINED = { letters: 8, misread: 9 } as const;
const IN_CAPITALS = /^\p{Lu}+\W*$/u;

/** A label whose words were read as one, and which is all of its cell or ends in a colon: "TESTEDFOR", of capitals set wide. */
function joinedLabel(texts: readonly string[], start: number): LabelMatch | null {
  const text = texts[start] ?? '';
  const letters = plainWord(text).replaceAll(' ', '');
  const closed = CLOSING.test(text) || start + 1 === texts.length;
  if (!closed || letters.length < JOINED.letters || !IN_CAPITALS.test(text)) return null;
  const exact = JOINED_LABELS.get(letters);
  if (exact !== undefined) return { field: exact.field, words: 1, closed, strength: exact.strength };
  if (letters.length < JOINED.misread) return null;
  const near = [...JOINED_LABELS].filter(([joined]) => editDistance(letters, joined, 1) <= 1).map(([, label]) => label);
  const [label] = near;
  if (label === undefined || new Set(near.map(({ field }) => field)).size > 1) return null;
  return { field: label.field, words: 1, closed, strength: label.strength * MISREAD };
}

/**
 * The label of the lists that begins at `start` in the words of a cell; the longest wins. Single misread letters are forgiven in
 * words of five letters or more.
 */
function listedLabel(texts: readonly string[], start: number): LabelMatch | null {
  const plain = texts.slice(start, start + LONGEST_LABEL).map((text) => plainWord(text));
  for (let length = Math.min(LONGEST_LABEL, plain.length); length >= 1; length--) {
    // A word broken at a slash or parenthesis still belongs to the label: "Batch/Lot#:", "Purity(HPLC)".
    const consumed = plain
      .slice(0, length)
      .flatMap((word) => word.split(' '))
      .filter((word) => word !== '');
    if (consumed.length === 0) continue;
    let best: LabelPhrase | null = null;
    let bestMisses = Infinity;
    for (const candidate of labelsLike(consumed)) {
      const misses = phraseMisses(candidate.words, consumed);
      if (misses < bestMisses) {
        best = candidate;
        bestMisses = misses;
      }
      if (bestMisses === 0) break;
    }
    if (best === null || bestMisses > 1) continue;
    const lastText = texts[start + length - 1]!;
    const nextText = texts[start + length];
    const closed = CLOSING.test(lastText) || nextText === undefined || /^[:>#：]/.test(nextText);
    const field = isNumberOf(best, lastText, nextText) ? 'other' : best.field;
    return { field, words: length, closed, strength: best.strength * (bestMisses === 0 ? 1 : MISREAD) };
  }
  return afterStroke(texts, start);
}

/** A label of more than `longerThan` words that no list has, up to the first colon or to the end of the cell. */
function composedLabel(texts: readonly string[], start: number, longerThan: number): LabelMatch | null {
  const rest = texts.slice(start, start + COMPOSED.most);
  const colon = rest.findIndex((text) => CLOSING.test(text));
  if (colon < 0 && texts.length - start > COMPOSED.most) return null;
  const label = colon < 0 ? rest : rest.slice(0, colon + 1);
  if (label.length <= longerThan || ENDS_SENTENCE.test(label.at(-1)!)) return null;
  const field = composeLabel(plainWords(label));
  return field === null ? null : { field, words: label.length, closed: true, strength: MISREAD, composed: true };
}

/** Words as those of labels are known by: a number sign is one, an article that is set to its word none. */
function plainWords(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => plainWord(text.replace(/^#:?$/, 'no').replace(/^[dl]['’]/i, '')).split(' '))
    .filter((word) => word !== '');
}

/** Fields whose values stand behind many titles, which `findContent` knows. */
const AMOUNTS: ReadonlySet<LabelMatch['field']> = new Set(['content', 'label_claim']);

/**
 * A label of more than `longerThan` words that no list has, in one cell with its value, which begins with a capital or a figure and is
 * no word of a label: "Description of sample Tesamorelin 5 mg".
 */
function openLabel(texts: readonly string[], longerThan: number): LabelMatch | null {
  for (let words = Math.min(COMPOSED.most, texts.length - 1); words >= COMPOSED.least && words > longerThan; words--) {
    const value = texts[words]!;
    if (!/^[\p{Lu}\d]/u.test(value) || plainWords([value]).some(isWordOfLabel)) continue;
    const field = composeLabel(plainWords(texts.slice(0, words)));
    if (field !== null && !AMOUNTS.has(field)) return { field, words, closed: false, strength: 1, composed: true };
  }
  return null;
}

/** A label whose first word is what it is in another language, and a stroke: "Sarze/lot:". */
function afterStroke(texts: readonly string[], start: number): LabelMatch | null {
  const [, translation] = /^\p{L}{3,}\/(\p{L}{3,}:?)$/u.exec(texts[start] ?? '') ?? [];
  if (translation === undefined) return null;
  return matchLabel([...texts.slice(0, start), translation, ...texts.slice(start + 1)], start);
}

/** Whether a label is that of a sample's number, "Sample #", rather than of its name. */
function isNumberOf({ field, words }: LabelPhrase, last: string, next: string | undefined): boolean {
  return field === 'sample' && words.length === 1 && (/#:?$/.test(last) || next?.startsWith('#') === true);
}

/**
 * The label that a cell's words up to their first colon must be when no label matches: the one within two misread
 * letters of them, spaces aside, as long as no other that fits what follows is as near.
 * @param fits whether the words from an index on can be a value of the field.
 */
export function matchIllegibleLabel(
  texts: readonly string[],
  fits: (field: LabelledField, from: number) => boolean = () => true,
): LabelMatch | null {
  const colon = texts.findIndex((text) => /[:：]$/.test(text));
  if (colon < 0 || colon >= ILLEGIBLE.words) return null;
  const joined = plainWord(texts.slice(0, colon + 1).join('')).replace(/ /g, '');
  if (joined.length < ILLEGIBLE.read) return null;
  const near = LABELS.filter((label) => {
    const wanted = label.words.join('');
    return (
      wanted.length >= ILLEGIBLE.printed &&
      editDistance(joined, wanted, ILLEGIBLE.misread) <= ILLEGIBLE.misread &&
      (label.field === 'other' || fits(label.field, colon + 1))
    );
  });
  const fields = new Set(near.map((label) => label.field));
  return fields.size === 1 ? { field: near[0]!.field, words: colon + 1, closed: true, strength: AMBIGUOUS } : null;
}

/**
 * How unlike a label of `field` the first words of a cell are: letters to change for each letter of the label, spaces
 * aside; 0 is alike.
 */
export function distanceToLabel(texts: readonly string[], field: LabelledField): number {
  const starts = texts
    .slice(0, FIRST_WORDS)
    .map((_, last) => plainWord(texts.slice(0, last + 1).join('')).replace(/ /g, ''));
  let least = 1;
  for (const label of LABELS) {
    if (label.field !== field) continue;
    const wanted = label.words.join('');
    for (const start of starts) least = Math.min(least, editDistance(start, wanted, wanted.length) / wanted.length);
  }
  return least;
}

/** Letters from which on a word of a label may have one misread, and two. */
const MISREADABLE_WORD = 5;
const LONG_WORD = 11;
const MISREAD_OF_LONG = 2;
/** Words that stand on certificates and are no label's, misread: "Match" in a column of identities is no "Batch". */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['match', 'patch', 'sampled']);

function phraseMisses(wanted: readonly string[], got: readonly string[]): number {
  let misses = 0;
  for (let i = 0; i < wanted.length; i++) {
    const w = wanted[i]!;
    const g = got[i]!;
    if (w === g) continue;
    if (w.length < MISREADABLE_WORD || Math.abs(w.length - g.length) > 1 || WORDS_OF_THEIR_OWN.has(g)) return Infinity;
    // As where "iv" is read as "w".
    const misread = editDistance(w, g, w.length < LONG_WORD ? 1 : MISREAD_OF_LONG);
    misses += w.length < LONG_WORD ? misread : Math.ceil(misread / MISREAD_OF_LONG);
    if (misses > 1) return misses;
  }
  return misses;
}

/** A word that is set to the one before it, as forms print it or readers leave it: "COANo.", "ReportDate:". */
const SET_TO = /(?<=\p{Ll}{3}|\p{Lu}{3})(No|Nr|Number|Date|ID|Code|Name)(?=[.:#]*$)/u;

/** Lower case without punctuation and accents, of which readers take "ü" for "ii"; a slash or bracket parts words, but "(s)"; "Nr." and "N°" say "no", "Report-Nr." too. */
export function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(SET_TO, ' $1')
    .toLowerCase()
    .replace(/(?<=[a-z])ii(?=[a-z])/g, 'u')
    .replace('(s)', '')
    .replace(/[/()|]+/g, ' ')
    .replace(/\bnumber\b|\bnum\b/g, 'number')
    .replace(/-?\bnr\b|\bn\.?[º°]|\bn\.(?=:?$)/g, ' no')
    .replace(/(?<=[a-z]{3})-no\b/g, ' no')
    .replace(/[^a-z0-9\- ]+/g, '')
    .trim();
}
