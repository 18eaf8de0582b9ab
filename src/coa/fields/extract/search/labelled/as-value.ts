import type { Cell } from '../../../../layout/cells.ts';
import { confidenceOf, type Word } from '../../../../layout/word.ts';
import { SPECS } from '../../../specs.ts';
import { speltName, withCapitals } from '../../../text/spelt-name.ts';
import { withWrapped } from '../values-around.ts';
import { CUTS } from './cut-value.ts';
import { type Accepts, type Label, type LabelledValue, type Page, valueText } from './labelled-value.ts';
import { upToNextLabel } from './up-to-next-label.ts';

/** What stands beside or under a label as its value; none where the field does not accept it. */
export function asValue(
  label: Label,
  cell: Cell,
  place: 'right' | 'below' | 'above',
  placeScore: number,
  { graph, accepts }: Page,
): LabelledValue[] {
  return ofWords(label, withWrapped(upToNextLabel(cell.words), graph), cell, place, placeScore, accepts);
}

/** The words as the label's value; none where the field does not accept them. */
export function ofWords(
  { field, text: label, strength }: Label,
  printed: Word[],
  cell: Cell,
  place: LabelledValue['place'],
  placeScore: number,
  accepts: Accepts,
): LabelledValue[] {
  const kind = SPECS[field].value;
  const words = CUTS[kind]?.(printed) ?? printed;
  const isName = kind === 'party' || kind === 'product';
  const said = valueText(words);
  const text = isName ? speltName(withCapitals(said)) : said;
  if (!accepts(field, text)) return [];
  return [{ field, label, words, cell, text, confidence: confidenceOf(words), score: strength * placeScore, place }];
}
