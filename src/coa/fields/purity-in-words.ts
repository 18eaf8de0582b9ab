import type { PurityField } from './fields.ts';

/** A purity as the page prints it, with its decimals and with the sign that makes a bound of it: "99.80 %", "more than 99.80 %". */
export function purityInWords({ value, decimals, bound }: Pick<PurityField, 'value' | 'decimals' | 'bound'>): string {
  // Another reading may have found more decimals than the first.
  const places = Math.max(decimals, String(value).split('.')[1]?.length ?? 0);
  return `${bound === undefined ? '' : `${bound} `}${value.toFixed(places)} %`;
}
