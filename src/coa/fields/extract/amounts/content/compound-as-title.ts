import type { Cell } from '../../../../layout/cells.ts';
import { textOf } from '../../../../layout/word.ts';
import { milligrams } from '../../../text/milligrams.ts';
import { isWordOfLabel } from '../../../vocabulary/compose-label.ts';
import type { CompoundIndex } from '../../sample/compounds/compound-index.ts';
import { matchCompound, withoutRemarks } from '../../sample/compounds/match-compound.ts';
import { type Amount, hasDecimals, readAmount } from '../read-amount.ts';

/** Words of a compound's name at most. */
const MAX_NAME_WORDS = 5;
/** Words of an amount: its number and its unit. */
export const AMOUNT_WORDS = 2;
/** The unit with which the head of a column names a compound, and what the title of a row says of it: "Tirzepatide, mg", "Selank found". */
const UNIT_BEHIND = /,? (?:\(?mg\)?|found\W*)$/i;

/** Whether a cell is the name of a compound and nothing else, but for the unit that a head gives with it. */
export function isCompound(cell: Cell, compounds: CompoundIndex): boolean {
  if (cell.words.length > MAX_NAME_WORDS || milligrams(cell.text) !== null) return false;
  const match = matchCompound(withoutRemarks(cell.text).replace(UNIT_BEHIND, ''), compounds);
  // What is called by its parts is the product, beside its dose.
  return match?.whole === true && match.parts === undefined;
}

/** Letters of a product's first word at least by which the row of a product that no list has is known. */
const MIN_PRODUCT = 5;

/** Whether a title begins as the product does, "Berberine hydrochloride" of "Berberine HCl 500 mg capsules", or is it, beside its dose. */
export function isProduct({ text, words }: Cell, product: string | null): boolean {
  if (product === null || words.length > MAX_NAME_WORDS || milligrams(text) !== null) return false;
  const [own = ''] = /^\p{L}+/u.exec(product.toLowerCase()) ?? [];
  return own.length >= MIN_PRODUCT && !isWordOfLabel(own) && /^\p{L}+/u.exec(text.toLowerCase())?.[0] === own;
}

/** A measured amount behind the compound's name and a colon: "Delta sleep inducing peptide: 10.58 mg". */
export function amountOfCompound(cell: Cell, compounds: CompoundIndex): Amount | null {
  const colon = cell.words.findIndex(({ text }) => text.endsWith(':'));
  if (colon < 0 || colon >= MAX_NAME_WORDS) return null;
  const label = textOf(cell.words.slice(0, colon + 1)).replace(/:$/, '');
  const amount = readAmount(cell.words.slice(colon + 1, colon + 1 + AMOUNT_WORDS));
  const isAlone = cell.words.length <= colon + 1 + AMOUNT_WORDS;
  return amount !== null && isAlone && hasDecimals(amount.text) && matchCompound(label, compounds)?.whole === true
    ? { ...amount, label }
    : null;
}
