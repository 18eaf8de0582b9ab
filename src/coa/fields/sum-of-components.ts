import type { Field, Fields } from './fields.ts';
import { beginningWith } from './vocabulary/any-of.ts';
import { TOTALS_OF_BLENDS } from './vocabulary/results.ts';

const TOTAL = beginningWith(TOTALS_OF_BLENDS);

/** Whether the label of an amount says that it is of a whole blend: "Blend Avg Net Content", "Total". */
export const isOfWholeBlend = (label: string): boolean => TOTAL.test(label);

/** What the contents of a blend's components come to. */
export interface SumOfComponents {
  /** Milligrams, to the decimals printed. */
  value: number;
  /** Milligrams by which rounding the components as printed may change it. */
  rounding: number;
  /** Whether these are all of them, by what the page claims of each or by what our list says that the blend is made of. */
  isAll: boolean;
}

/** The sum of the contents of a blend's components; null where the page gives none, or not one of each that it names. */
export function sumOfComponents(fields: Fields): SumOfComponents | null {
  const contents = fields.components.flatMap(({ content }) => content ?? []);
  if (contents.length < 2 || contents.length < fields.components.length) return null;
  const decimals = contents.map(decimalsOf);
  const sum = contents.reduce((all, { value }) => all + value, 0);
  return {
    value: Number(sum.toFixed(Math.max(...decimals))),
    rounding: decimals.reduce((all, digits) => all + halfUnit(digits), 0),
    isAll: areAll(fields),
  };
}

/** Half a unit of the last decimal of an amount as printed, milligrams. */
export const roundingOf = (amount: Field<number>): number => halfUnit(decimalsOf(amount));

const halfUnit = (decimals: number): number => 0.5 * 10 ** -decimals;

const decimalsOf = ({ text }: Field<number>): number => /\d[.,](\d+)/.exec(text)?.[1]?.length ?? 0;

function areAll({ components, compound, labelClaim }: Fields): boolean {
  const parts = (compound?.compounds ?? []).flatMap(({ kind, components: ids }) =>
    kind === 'blend' ? [ids.length] : [],
  );
  if (parts.length > 0 && parts.every((count) => count > 0 && components.length >= count)) return true;
  const claims = components.flatMap(({ claim }) => claim?.value ?? []);
  const claimed = claims.reduce((all, claim) => all + claim, 0);
  return claims.length === components.length && claimed === labelClaim?.value;
}
