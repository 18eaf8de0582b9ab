import type { Cell } from '../../../../layout/cells.ts';
import { confidenceOf, type Word } from '../../../../layout/word.ts';
import type { LabelledField } from '../../../specs.ts';
import { beginningWith } from '../../../vocabulary/any-of.ts';
import { type LabelMatch, matchIllegibleLabel, matchLabel } from '../../../vocabulary/labels.ts';
import { OF_REFERENCES } from '../../../vocabulary/prose.ts';
import { firstLabelOf, isLabelOnly } from '../label-of.ts';
import { valueAbove } from '../values-around.ts';
import { ofWords } from './as-value.ts';
import { type Accepts, type Label, type LabelledValue, type Page, PLACE_SCORES, valueText } from './labelled-value.ts';
import { isNextOfDays, upToNextLabel } from './up-to-next-label.ts';
import { valuesAround } from './values-of-label.ts';

/** The values of all labels in a cell: behind them in the cell, else beside or below it. */
export function valuesOfLabelsIn(cell: Cell, page: Page): LabelledValue[] {
  const texts = cell.words.map((word) => word.text);
  const found: LabelledValue[] = [];
  for (let start = 0; start < texts.length; start++) {
    const match = labelAt(cell, texts, start, page.accepts) ?? (start === 0 ? partyUnderHeading(cell, page) : null);
    if (match === null) continue;
    const end = start + match.words;
    // In the middle of a cell a label counts only with its colon, "Sample Name: X 10 mg; Batch: Y", or behind a stroke before its day.
    const isAnnounced = match.closed && (end < texts.length || isOfHouse(texts, start));
    if (start > 0 && !isAnnounced && !isNextOfDays(texts, start, match)) continue;
    if (match.field === 'client' && isReference(texts, start)) continue;
    if (isRubble(cell.words.slice(start, end))) continue;
    const { value, announced } = valueBehind(cell.words.slice(end), texts[end - 1]!, match.field);
    if (match.field !== 'other') {
      const label: Label = {
        field: match.field,
        text: texts.slice(start, end).join(' '),
        closed: match.closed || announced,
        strength: match.strength,
      };
      const around = value.length === 0 || isInOtherLetters(label, value) ? valuesAround(cell, label, page) : [];
      found.push(
        ...(value.length > 0 && around.length === 0
          ? valueInCell(label, upToNextLabel(value), cell, page.accepts)
          : around),
      );
    }
    start = end - 1;
  }
  return found;
}

/** What stands under the heading of a party before its name. */
const NAME_OF_PARTY = /^name:?$/i;

/** The label "Name" in the first row of a block that is headed "Client", as the client's. */
function partyUnderHeading(cell: Cell, { graph }: Page): LabelMatch | null {
  if (!NAME_OF_PARTY.test(cell.words[0]?.text ?? '')) return null;
  const heading = valueAbove(cell, graph);
  const match = heading !== undefined && isLabelOnly(heading) ? firstLabelOf(heading) : null;
  return match?.field === 'client' ? { ...match, words: 1 } : null;
}

/** What is behind a label in its cell is read worse than this where it is the label once more in letters of another script. */
const OTHER_LETTERS = 0.4;

/** Whether the words behind a label that no colon closes are hardly legible: "Report No." and the same in Thai, its number beside it. */
function isInOtherLetters({ closed }: Label, words: readonly Word[]): boolean {
  return !closed && confidenceOf(words) < OTHER_LETTERS;
}

/** Whether a label stands behind the short name of who issues the page and nothing else: "TVA Report ID:". */
function isOfHouse(texts: readonly string[], start: number): boolean {
  return start === 1 && /^[A-Z]{2,4}$/.test(texts[0]!);
}

/** Confidence below which so short a label may be anything. */
const HARDLY_READ = 0.5;

/** Whether a label of two letters was hardly read: "RE" of a mark above a laboratory's name. */
function isRubble(words: readonly Word[]): boolean {
  const [only, ...others] = words;
  return others.length === 0 && only !== undefined && only.text.length <= 2 && only.confidence < HARDLY_READ;
}

/** Whether the client's label only ends that of what the client calls something: "Referencia cliente:". */
function isReference(texts: readonly string[], start: number): boolean {
  return start === 1 && REFERENCE.test(texts[0]!);
}

/** The label that begins at a word of a cell; at the first word also one that is hardly legible, where a value of its field follows. */
function labelAt(cell: Cell, texts: readonly string[], start: number, accepts: Accepts): LabelMatch | null {
  if (start > 0) return matchLabel(texts, start);
  const fits = (field: LabelledField, from: number): boolean =>
    from >= texts.length || accepts(field, valueText(cell.words.slice(from)));
  return firstLabelOf(cell) ?? matchIllegibleLabel(texts, fits);
}

/** What begins the label of what a client calls something, of which “client” is the end. */
const REFERENCE = beginningWith(OF_REFERENCES);

/** Words of a label in another language, with the sign between the two. */
const LONGEST_TRANSLATION = 4;

/**
 * The words behind a label that can be its value. "Customer / Auftraggeber" is the label once more in another language and
 * has none; in "Key / Schlüssel: KVR-1" a colon announces it.
 */
function valueBehind(
  after: readonly Word[],
  last: string,
  field: LabelledField | 'other',
): { value: Word[]; announced: boolean } {
  const [first] = after;
  if (first === undefined) return { value: [], announced: false };
  // "Lot #/ MFG": another label behind the stroke.
  const endsInStroke = /[/|]$/.test(last) && (last.length === 1 || !after.some(({ text }) => /\d/.test(text)));
  if (!last.endsWith(':') && (/^[/|]/.test(first.text) || endsInStroke)) {
    const colon = after.slice(0, LONGEST_TRANSLATION).findIndex(({ text }) => text.endsWith(':'));
    return colon < 0 ? { value: [], announced: false } : { value: after.slice(colon + 1), announced: true };
  }
  const again = matchLabel(after.map(({ text }) => text));
  if (again !== null && again.field === field && again.words === after.length) return { value: [], announced: false };
  return { value: after.filter(({ text }) => !/^[:>#：=-]+$/.test(text)), announced: false };
}

/** Words behind a label that may be the rest of a longer one. */
const LONGEST_REST = 2;

/** A number that cannot be anything else: letters, and three figures or more. */
const PLAIN_NUMBER = /^[A-Z]{1,5}[-/]?\d{3}[A-Z\d-]*$/;

/** The words behind a label as its value; none where they go on with the label. */
function valueInCell(label: Label, words: Word[], cell: Cell, accepts: Accepts): LabelledValue[] {
  // "Order QF-38841" is all that its line says.
  const isNumber = label.field === 'report_number' && words.length === 1 && PLAIN_NUMBER.test(words[0]!.text);
  if (!label.closed && label.strength < 1 && !isNumber) return [];
  // "Sample Size: 43.9 g" is no sample: the label goes on up to its colon.
  if (!label.closed && words.slice(0, LONGEST_REST).some(({ text }) => /[:：]$/.test(text))) return [];
  return ofWords(label, words, cell, 'same-cell', label.closed ? 1 : PLACE_SCORES.unannounced, accepts);
}
