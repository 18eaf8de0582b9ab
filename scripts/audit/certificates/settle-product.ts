import type { Compound } from '../../../src/dataset/compound.ts';
import { isNamed } from '../../../src/dataset/vendor/find-vendor.ts';

/** Letters that a reader takes for a digit of their shape. */
const DIGIT_OF: Readonly<Record<string, string>> = { S: '5', s: '5', O: '0', o: '0', l: '1', I: '1', B: '8' };
const UNIT = /(?<![\p{L}\d])([SsOolIB\d]{1,4})\s?(?=(?:mg|mcg|µg|IU|mL)\b)/gu;
const BESIDE_DIGITS = /[SsOolIB](?=\d)|(?<=\d)[SsOolIB](?![\p{L}])/gu;
const STRENGTH = /\s*\d+([.,]\d+)?\s*(mg|mcg|µg|g|iu|ml)\b.*$/i;

const digits = (text: string) => text.replace(/[SsOolIB]/g, (letter) => DIGIT_OF[letter] ?? letter);

/** The name of a product without its strength: that of a compound, where our list has it. */
export const withoutStrength = (product: string) => product.replace(STRENGTH, '');

/**
 * A product whose name a reader spelt with letters in place of digits: before a unit there is a number ("Smg" is 5 mg),
 * and a name that only then stands on our list of compounds is that name ("TB-S00"). Everything else stays as read.
 */
export function settleProduct(read: string, compounds: readonly Compound[]): string {
  const counted = read.replace(UNIT, digits);
  const known = (product: string) => compounds.some((compound) => isNamed(compound, withoutStrength(product)));
  const mended = counted.replace(BESIDE_DIGITS, digits);
  return !known(counted) && known(mended) ? mended : counted;
}
