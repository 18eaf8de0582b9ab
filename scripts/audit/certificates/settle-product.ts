import { foldShapes } from '../../../src/coa/fields/text/letter-shapes.ts';
import type { Compound } from '../../../src/dataset/compound.ts';
import { isNamed } from '../../../src/dataset/vendor/find-vendor.ts';

/** Letters that a reader takes for a digit of their shape. */
const DIGIT_OF: Readonly<Record<string, string>> = { S: '5', s: '5', O: '0', o: '0', l: '1', I: '1', B: '8' };
const UNIT = /(?<![\p{L}\d])([SsOolIB\d]{1,4})\s?(?=(?:mg|mcg|µg|IU|mL)\b)/gu;
const BESIDE_DIGITS = /[SsOolIB](?=\d)|(?<=\d)[SsOolIB](?![\p{L}])/gu;
const LETTER = /[\p{L}\d]/gu;
/** Letters and digits from which on a name is told by its shape. */
const MIN_LETTERS = 6;
/** A stroke that begins a word is its capital I: "|pamorelin". */
const STROKE = /(?<![\p{L}\d])\|(?=\p{Ll})/gu;
const STRENGTH = /\s*\d+([.,]\d+)?\s*(mg|mcg|µg|g|iu|ml)\b.*$/i;

const digits = (text: string) => text.replace(/[SsOolIB]/g, (letter) => DIGIT_OF[letter] ?? letter);

/** The name of a product without its strength: that of a compound, where our list has it. */
export const withoutStrength = (product: string) => product.replace(STRENGTH, '');

/**
 * A product whose name a reader spelt with letters in place of digits or of others of their shape: before a unit there is a
 * number ("Smg" is 5 mg), and a name that only then stands on our list of compounds is that name ("TB-S00", "CJG-1295").
 * Everything else stays as read.
 */
export function settleProduct(read: string, compounds: readonly Compound[]): string {
  const counted = read.replace(UNIT, digits).replace(STROKE, 'I');
  const known = (product: string) => compounds.some((compound) => isNamed(compound, withoutStrength(product)));
  if (known(counted)) return counted;
  const mended = counted.replace(BESIDE_DIGITS, digits);
  return known(mended) ? mended : spelledAsKnown(counted, compounds);
}

/** A name that looks like one of our list, letter by letter, in its spelling; as read where none or several do. */
function spelledAsKnown(product: string, compounds: readonly Compound[]): string {
  const name = withoutStrength(product);
  const shape = shapeOf(name);
  if (shape.length < MIN_LETTERS) return product;
  const names = compounds.flatMap((compound) => [compound.name, ...compound.aliases]);
  const alike = names.filter((known) => shapeOf(known) === shape).map(letters);
  const [spelling, ...others] = new Map(alike.map((known) => [known.toLowerCase(), known])).values();
  if (spelling === undefined || others.length > 0) return product;
  let at = 0;
  const spelled = name.replace(LETTER, (letter) => {
    const known = spelling[at++] ?? letter;
    // A digit that stood for a letter says nothing of its case.
    if (/\d/.test(letter)) return known;
    return letter === letter.toLowerCase() ? known.toLowerCase() : known.toUpperCase();
  });
  return spelled + product.slice(name.length);
}

const letters = (name: string) => (name.match(LETTER) ?? []).join('');
const shapeOf = (name: string) => foldShapes(letters(name)).replace(/C/g, '6').replace(/J/g, '1');
