import { specOf } from '../../../../src/coa/fields/specs.ts';
import { furtherKind } from '../../../../src/coa/forensics/features/further-values.ts';
import type { PlacedWord } from '../../../../src/coa/forensics/features/measured-word.ts';
import { around, type Box, centreWithin } from '../../../../src/coa/geometry/box.ts';
import { clampBox } from '../../../certificates/pixels/raster.ts';
import type { Random } from '../../../certificates/random.ts';
import { REAL_EDIT_METHODS } from './index.ts';
import { newText } from './new-text.ts';
import type { ReadField, RealPage } from './page.ts';

/** How often fields of a kind are chosen: what sellers change most comes first. */
const WEIGHTS: Readonly<Record<string, number>> = { purity: 4, content: 2, batch: 2, client: 2, key: 0.7 };
const OTHER_WEIGHT = 1;
const ELSEWHERE_WEIGHT = 0.2;

/** What was done to a page. */
export interface RealEdited {
  method: string;
  field: string;
  text: string;
  box: Box;
}

/**
 * Changes one field of a real page, chosen at random, by a method chosen at random; the page is changed in place. Null
 * where that method cannot change that field; then the page is not to be used.
 * @param lenders other pages of the laboratory, loaded only where they are needed.
 */
export async function editReal(
  page: RealPage,
  lenders: () => Promise<RealPage[]>,
  random: Random,
): Promise<RealEdited | null> {
  const field = chooseField(page.fields, random);
  const method = random.pick(REAL_EDIT_METHODS);
  const text = field === null ? null : newText(field.name, field.text, random);
  if (field === null || text === null) return null;
  const others = method.id === 'pasted' ? await lenders() : [];
  const words = await method.apply({ page, field, text, others, random });
  return words === null || words.length === 0 ? null : noteEdit(page, field, text, words, method.id);
}

/** Exchanges a field's words, box and text on a page for those of an edit. */
export function noteEdit(
  page: RealPage,
  field: ReadField,
  text: string,
  words: readonly PlacedWord[],
  method: string,
): RealEdited {
  const box = clampBox(around(words.map((word) => word.box)), page.raster);
  page.words = [...page.words.filter((word) => !centreWithin(word.box, field.box)), ...words];
  page.fields = page.fields.map((one) => (one === field ? { ...one, box, text } : one));
  return { method, field: field.name, text, box };
}

function chooseField(fields: readonly ReadField[], random: Random): ReadField | null {
  const able = fields.filter(({ text }) => text !== '');
  const weights = able.map(({ name }) =>
    furtherKind(name) !== null ? ELSEWHERE_WEIGHT : (WEIGHTS[specOf(name)?.compared ?? ''] ?? OTHER_WEIGHT),
  );
  let left = random.between(
    0,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [index, field] of able.entries()) {
    left -= weights[index]!;
    if (left <= 0) return field;
  }
  return able.at(-1) ?? null;
}
