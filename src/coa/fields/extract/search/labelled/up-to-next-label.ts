import type { Word } from '../../../../layout/word.ts';
import { specOf } from '../../../specs.ts';
import { type LabelMatch, matchLabel } from '../../../vocabulary/labels.ts';
import { findDates } from '../../dates/find-dates.ts';

/** What parts labels with their days on one line. */
const STROKE = /^[/|·•–—-]$/;

/** Whether a label that no colon closes stands between strokes with its day: "Received 2026-10-08 | Tested 2026-10-13 | Released 2026-10-14". */
export function isNextOfDays(texts: readonly string[], start: number, { field, words }: LabelMatch): boolean {
  if (field === 'other' || specOf(field)?.role === undefined || !STROKE.test(texts[start - 1]!)) return false;
  return findDates(texts.slice(start + words).join(' '))[0]?.index === 0;
}

/** What closes a label. */
const CLOSES = /[:：>]$/;

/** Whether a label is told once more behind a stroke and closed there: "Nr serii / Batch No.: SMX-1". */
function isTranslated(texts: readonly string[], after: number): boolean {
  // A label may take the stroke behind it for its own.
  const stroke = texts[after - 1] === '/' ? after - 1 : after;
  if (texts[stroke] !== '/') return false;
  const again = matchLabel(texts, stroke + 1);
  return again !== null && CLOSES.test(texts[stroke + again.words]!);
}

/** Whether the bracket that was opened before a word is closed behind it or with it. */
function isWithinBrackets(texts: readonly string[], at: number): boolean {
  const isOpen = openBracketsIn(texts.slice(0, at)) > 0;
  return isOpen && openBracketsIn(texts.slice(0, at + 1)) <= 0;
}

/** Brackets that words open and do not close; negative where they close more. */
const openBracketsIn = (texts: readonly string[]): number =>
  [...texts.join(' ')].reduce((open, sign) => open + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);

/** Cuts a value where the next label begins, with a colon or behind a stroke: "R-1234 Batch: Y", "R-1234 / Order no. 7". */
export function upToNextLabel(words: readonly Word[]): Word[] {
  const texts = words.map((word) => word.text);
  for (let start = 1; start < texts.length; start++) {
    const match = matchLabel(texts, start);
    // "Semax injection (5 mL Vial) Submitted: 4 vials": what closes a bracket is no label.
    if (match === null || isWithinBrackets(texts, start)) continue;
    const last = texts[start + match.words - 1]!;
    if (CLOSES.test(last) || isTranslated(texts, start + match.words)) return words.slice(0, start);
    // "CJC-1295 5 mg + Ipamorelin 5 Date of Analysis": the label of the next column, which stands too near.
    if (match.words > 1 && match.strength === 1 && start + match.words === texts.length) return words.slice(0, start);
    if (
      start > 1 &&
      ((/^[/|·•]$/.test(texts[start - 1]!) && /\d/.test(texts[start + match.words] ?? '')) ||
        isNextOfDays(texts, start, match))
    )
      return words.slice(0, start - 1);
  }
  return [...words];
}
