import { specOf } from '../../fields/specs.ts';
import { matchLabel } from '../../fields/vocabulary/labels.ts';
import { sharedArea } from '../../geometry/box.ts';
import { type Copy, type CopyWord, wordsOf } from '../copy.ts';
import type { Printed } from './difference.ts';
import { plainText } from './texts.ts';

/** Share of what was printed that must lie within a field to be it. */
const WITHIN = 0.5;
/** Words of a label at most, and how far above what it announces it stands, in heights. */
const MAX_LABEL_WORDS = 5;
const ABOVE = 3.2;
/** Letters and digits from which on a value is told from others. */
const MIN_LETTERS = 4;

/**
 * The field that stands where two copies differ: one read there on the laboratory's copy, else on the given one, else what
 * the label beside or above it says. Null where nothing tells.
 */
export function nameOf(given: Printed | null, copy: Printed | null, from: Copy, to: Copy): string | null {
  const sides: [Printed | null, Copy][] = [
    [copy, to],
    [given, from],
  ];
  const isContent = sides.every(([printed, page]) => printed !== null && isAmount(printed, page));
  for (const tell of [fieldAt, fieldLike, labelOf])
    for (const [printed, page] of sides) {
      const found = printed === null ? null : tell(printed, page);
      // In a card above the table the nearest label may be of the card beside it.
      if (found === null || (tell === labelOf && isContent && specOf(found)?.value !== 'amount')) continue;
      return FURTHER_DATE.test(found) ? (dateBeside(sides) ?? found) : found;
    }
  return isContent ? 'content' : null;
}

/** A further date of the report: a page has one, so it is of something that "Date" alone does not say. */
const FURTHER_DATE = /^date_reported\d+$/;

/** The date that the line says it is: "Received … Date: 06/08/2026". Null where it says none. */
function dateBeside(sides: readonly (readonly [Printed | null, Copy])[]): string | null {
  for (const [printed, page] of sides) {
    if (printed === null) continue;
    const left = wordsLeftOf(printed, page).toReversed();
    for (const word of left) {
      const found = labelled([word]);
      if (found !== null && found !== 'date_reported' && specOf(found)?.value === 'date') return found;
    }
  }
  return null;
}

/** Whether an amount stands there, with decimals: a label claim is printed without, so it is what was found. */
function isAmount({ box, text }: Printed, page: Copy): boolean {
  if (/^\d+[.,]\d+\s?mg\b/i.test(text)) return true;
  const [x, y, width, height] = box;
  return (
    /^\d+[.,]\d+$/.test(text) &&
    wordsOf(page).some(
      ({ text: unit, box: [wx, wy] }) =>
        /^mg\b/i.test(unit) && wx > x && wx < x + width + height && wy > y - height / 2 && wy < y + height * 1.2,
    )
  );
}

function fieldAt({ box }: Printed, { fields }: Copy): string | null {
  let best: { field: string; share: number } | null = null;
  for (const { field, box: there } of fields) {
    if (there === null || field === 'laboratory' || field === 'letterhead') continue;
    const shared = sharedArea(box, there);
    const least = Math.min(box[2] * box[3], there[2] * there[3]);
    if (shared < WITHIN * least) continue;
    const share = shared / (box[2] * box[3] + there[2] * there[3] - shared);
    if (best === null || share > best.share) best = { field, share };
  }
  return best?.field ?? null;
}

/** The field of which the same value is printed here once more, as in a card above the table. */
function fieldLike({ text }: Printed, { fields }: Copy): string | null {
  const plain = plainText(text);
  const found = fields.find((field) => {
    const value = plainText(field.text);
    if (field.box === null || Math.min(value.length, plain.length) < MIN_LETTERS) return false;
    return (
      (plain.includes(value) && value.length > plain.length / 2) || (value.startsWith(plain) && /^\d+/.test(plain))
    );
  });
  return found?.field ?? null;
}

/** What the nearest label says: to the left on the same line, else the line above. */
function labelOf({ box, text }: Printed, copy: Copy): string | null {
  const fits = (field: string | null): field is string => field !== null && (!isCounted(field) || /\d/.test(text));
  const words = wordsOf(copy);
  const [x, y, width, height] = box;
  const middle = y + height / 2;
  const left = wordsLeftOf({ box }, copy);
  for (let count = Math.min(MAX_LABEL_WORDS, left.length); count > 0; count--) {
    const found = labelled(left.slice(-count));
    if (fits(found)) return found;
  }
  const over = words.filter(
    ({ box: [wx, wy, ww, wh] }) =>
      wy + wh <= middle && y - wy - wh < ABOVE * height && wx < x + width && wx + ww > x - 2 * height,
  );
  const lines = over.sort((a, b) => b.box[1] - a.box[1]);
  for (const { box: near } of lines) {
    const line = words
      .filter(
        ({ box: [wx, wy, ww, wh] }) =>
          Math.abs(wy + wh / 2 - near[1] - near[3] / 2) < 0.5 * near[3] && wx + ww > x - 2 * height && wx < x + width,
      )
      .sort((a, b) => a.box[0] - b.box[0]);
    for (let start = 0; start < line.length; start++) {
      const found = labelled(line.slice(start, start + MAX_LABEL_WORDS), false);
      if (fits(found)) return found;
    }
  }
  return null;
}

/** Words on the line of a box, left of it, from left to right. */
function wordsLeftOf({ box: [x, y, width, height] }: Pick<Printed, 'box'>, copy: Copy): CopyWord[] {
  const middle = y + height / 2;
  return wordsOf(copy)
    .filter(({ box: [wx, wy, ww, wh] }) => wx + ww <= x + width * 0.2 && Math.abs(wy + wh / 2 - middle) < 0.7 * height)
    .sort((a, b) => a.box[0] - b.box[0]);
}

/** Whether values of a field hold a figure at least. */
function isCounted(field: string): boolean {
  return /^(date|number|amount|identifier|key|cas)$/.test(specOf(field)?.value ?? '');
}

function labelled(words: readonly CopyWord[], whole = true): string | null {
  const match = matchLabel(words.map(({ text }) => text));
  if (match === null || match.field === 'other' || (whole && match.words < words.length)) return null;
  return match.field;
}
