import { specOf } from '../../fields/specs.ts';
import { editDistance } from '../../fields/text/edit-distance.ts';
import { type CopyField, daysOf } from '../copy.ts';
import { foldedText, plainText } from './texts.ts';

/** Share of a name's letters that two readings of it may differ in. */
const MISREAD_SHARE = 0.2;

/** Whether two readings mean one value: in normal form, letters that readers mix up counting as one. */
export function isSameValue(given: CopyField, copy: CopyField): boolean {
  const [one, other] = [given.value, copy.value];
  if (typeof one === 'number' && typeof other === 'number') return one === other;
  if (one !== null && one === other) return true;
  if (specOf(given.field)?.value === 'date') return daysOf(given).some((day) => daysOf(copy).includes(day));
  const [a, b] = [foldedText(given.text), foldedText(copy.text)];
  if (a === b || foldedText(String(one)) === foldedText(String(other))) return true;
  const kind = specOf(given.field)?.value;
  if (kind !== 'party' && kind !== 'product') return false;
  const limit = Math.floor(Math.max(a.length, b.length) * MISREAD_SHARE);
  return editDistance(plainText(given.text), plainText(copy.text)) <= limit;
}
