import { specOf } from '../../fields/specs.ts';
import type { Box } from '../../geometry/box.ts';
import { centreWithin } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { type CopiedGlyph, findCopiedGlyphs } from '../glyphs/find-copied-glyphs.ts';
import { compareLayout, type LayoutComparison } from '../layouts/compare-layout.ts';
import type { Layout } from '../layouts/layout.ts';
import { comparePlaces } from '../layouts/places/learned-places.ts';
import { placesOn } from '../layouts/places/place.ts';
import { mediansOf, settingOf } from '../layouts/setting.ts';
import { type GoOn, UNHURRIED } from '../out-of-time.ts';
import { median } from '../statistics.ts';
import { compareGlyphs, type GlyphComparison, gatherGlyphs, type PageGlyphs } from './glyph-features.ts';
import { type Ground, groundOf } from './ground.ts';
import { compareLetters, type LetterComparison } from './letter-features.ts';
import { compareLines, type LineComparison } from './line-features.ts';
import {
  type MeasuredField,
  type MeasuredWord,
  measureWords,
  ofHeight,
  type PlacedField,
  type PlacedWord,
} from './measured-word.ts';
import type { PageTexture } from './page-class.ts';
import { gatherLetters, type PageLetters } from './page-letters.ts';
import { gatherLines, type PageLines } from './page-lines.ts';
import { comparePixels, medianHeight, type PixelComparison } from './pixel-features.ts';

/** Words on a page below which there is nothing to compare with. */
const MIN_WORDS = 12;
/** Share of coloured pixels around a field above which somebody drew on it, or it stands on a tint: it cannot be compared. */
const MAX_COLOURED = 0.012;
/** Difference of the strongest and the weakest of red, green and blue from which on a pixel counts as coloured. */
const COLOURED = 45;
/** The same where every field is compared: pixels within it that are neither ground nor ink nor a mixture of both. */
const MAX_FOREIGN = 0.25;
/** Ratios of heights within which the words of other fields count as printed like the field. */
const FIELD_HEIGHTS = { min: 0.75, max: 1.33 };

/** How a field differs from the rest of its page; features are computed from it (see `FEATURES`). */
export interface FieldComparison {
  name: string;
  pixels: PixelComparison;
  glyphs: GlyphComparison;
  line: LineComparison;
  letters: LetterComparison;
  /** Null where only the fields that the model was made for are compared, and where the laboratory's layout is not known. */
  ground: Ground | null;
  layout: LayoutComparison | null;
}

/** What comparing a page's words and fields gave. */
export interface PageComparison {
  fields: FieldComparison[];
  texture: PageTexture;
  /** Null where the page cannot show whether letters were copied, and where every field is compared: the letters are the same. */
  copied: CopiedGlyph[] | null;
}

/** The words of a page, its letters and its lines: what fields are compared with. */
interface MeasuredPage {
  words: readonly MeasuredWord[];
  glyphs: PageGlyphs;
  lines: PageLines;
  letters: PageLetters;
}

interface ComparisonOptions {
  reach?: 'judged' | 'every';
  layout?: Layout | null;
  goOn?: GoOn;
}

/**
 * Compares each field's pixels with those of the other words and fields of its page: paper, ink, edges, the noise that
 * JPEG leaves, shapes, heights and baselines of the letters. Null when the page has too few words that can be measured.
 * @param reach `judged`: the fields that the fitted model was made for, dark on untinted paper. `every`: all fields given,
 *   in coloured ink, on tints, and light on dark; what a model for real pages is to be fitted to.
 * @param layout how the page's laboratory sets its fields, where that was learned.
 * @throws OutOfTime as `goOn` does, which is asked before every word and every field.
 */
export function compareFields(
  picture: Pixels,
  words: readonly PlacedWord[],
  fields: readonly PlacedField[],
  { reach = 'judged', layout = null, goOn = UNHURRIED }: ComparisonOptions = {},
): PageComparison | null {
  const measured = measureWords(picture, words, { lightOnDark: reach === 'every', goOn });
  if (measured.length < MIN_WORDS) return null;
  const typeset = measured.map((word) => word.typeset);
  const page: MeasuredPage = {
    words: measured,
    glyphs: gatherGlyphs(measured),
    lines: gatherLines(typeset),
    letters: gatherLetters(typeset),
  };
  const candidates = fields.filter(
    ({ name, box }) =>
      reach === 'every' || (specOf(name)?.compared !== undefined && colouredShare(picture, box) < MAX_COLOURED),
  );
  const compared = candidates
    .map((field) => ({ ...field, words: measured.filter((word) => centreWithin(word.box, field.box)) }))
    .filter((field) => field.words.length > 0)
    .map((field) => ({ ...field, ground: reach === 'every' ? groundOf(picture, field.box) : null }))
    .filter(({ ground }) => ground === null || ground.foreignWithin < MAX_FOREIGN);
  const layouts = layout === null ? null : compareWithLayout(compared, measured, fields, layout);
  return {
    fields: compared.map((field, index) => {
      goOn();
      return {
        ...compareField(field, compared, page),
        ground: field.ground,
        layout: layouts?.[index] ?? null,
      };
    }),
    texture: textureOf(measured),
    copied:
      reach === 'every'
        ? null
        : findCopiedGlyphs(
            picture,
            page.glyphs.glyphs.map(({ glyph }) => glyph),
          ),
  };
}

/** Compares the fields of a page with how their laboratory sets them, in their order. */
function compareWithLayout(
  fields: readonly MeasuredField[],
  words: readonly MeasuredWord[],
  placed: readonly PlacedField[],
  layout: Layout,
): LayoutComparison[] {
  const page = mediansOf(words);
  const places = layout.places === null ? null : comparePlaces(placesOn(words, placed), layout.places);
  return compareLayout(
    fields.map((field) => ({ name: field.name, setting: settingOf(field.words, page) })),
    layout.fields,
    places,
  );
}

/** Compares one field with its page and the other fields there. */
function compareField(
  field: MeasuredField,
  fields: readonly MeasuredField[],
  { words, glyphs, lines, letters }: MeasuredPage,
): Omit<FieldComparison, 'ground' | 'layout'> {
  const again = wordsOfRepeats(field, fields);
  const others = ofHeight(
    wordsOfOthers(field, fields).filter((word) => !again.includes(word)),
    medianHeight(field.words),
    FIELD_HEIGHTS,
  );
  const own = field.words.map((word) => word.typeset);
  const line = compareLines(lines, own);
  return {
    name: field.name,
    pixels: comparePixels(field.words, words, others),
    glyphs: compareGlyphs(glyphs, field.words, others, again),
    line,
    letters: compareLetters(
      letters,
      own,
      others.map((word) => word.typeset),
      line.column,
      again.map((word) => word.typeset),
    ),
  };
}

/** Shorter values are alike by chance. */
const MIN_REPEATED = 4;

/**
 * Words of other fields that print the same value again, as a client who is the manufacturer, or a purity in a table and in a sentence.
 * Whoever types over one types over all, alike: they do not tell how the value was set before.
 */
function wordsOfRepeats(field: MeasuredField, fields: readonly MeasuredField[]): MeasuredWord[] {
  const mine = new Set(field.words);
  const printed = plainText(field);
  if (printed.length < MIN_REPEATED) return [];
  return fields
    .filter((other) => plainText(other) === printed)
    .flatMap((other) => other.words)
    .filter((word) => !mine.has(word));
}

function plainText({ words }: MeasuredField): string {
  return words.map(({ text }) => text.toLowerCase().replace(/[^a-z0-9]/g, '')).join('');
}

/** Words of the fields that share none with this one; keys are random letters in a face of their own. */
function wordsOfOthers(field: MeasuredField, fields: readonly MeasuredField[]): MeasuredWord[] {
  const mine = new Set(field.words);
  return fields
    .filter((other) => other.name !== field.name && other.name !== 'key' && !other.words.some((word) => mine.has(word)))
    .flatMap((other) => other.words);
}

function textureOf(words: readonly MeasuredWord[]): PageTexture {
  return {
    paperNoise: median(words.map(({ measures }) => measures.paperNoise)),
    flatShare: median(words.map(({ measures }) => measures.flatShare)),
    ringNoise: median(words.map(({ measures }) => measures.ringNoise)),
    sharpness: median(words.map(({ measures }) => measures.sharpness)),
  };
}

/** Share of strongly coloured pixels in a box and half its height around it. */
function colouredShare({ width, height, rgba }: Pixels, [x, y, w, h]: Box): number {
  const margin = h / 2;
  const [left, right] = [Math.max(0, Math.floor(x - margin)), Math.min(width, Math.ceil(x + w + margin))];
  const [top, bottom] = [Math.max(0, Math.floor(y - margin)), Math.min(height, Math.ceil(y + h + margin))];
  let coloured = 0;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = (row * width + column) * 4;
      const [r, g, b] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
      if (Math.max(r, g, b) - Math.min(r, g, b) > COLOURED) coloured++;
    }
  }
  return coloured / Math.max(1, (right - left) * (bottom - top));
}
