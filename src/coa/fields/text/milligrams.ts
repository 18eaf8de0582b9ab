import { withoutThousands } from './without-thousands.ts';

/** Milligrams of a gram, and micrograms of a milligram. */
const THOUSAND = 1000;
/** Grams in a vial or a capsule at most; more of them were micrograms. */
const MOST_GRAMS = 10;
const OF_ONE = /\bg\s?(?:\/|per\b)\s?(?:cap|tab|vial|amp|unit|dose)/i;
/** Decimals of a milligram that an amount in micrograms comes to at most: four of its own. */
const MICROGRAM_DECIMALS = 7;

/**
 * An amount in milligrams; null when the text holds none. Readers take "mcg" for "meg", "µg" for "pg", "yg" or "g", "mg/vial" for "mgivial", and
 * part "mg" where letters are set wide.
 */
export function milligrams(printed: string): number | null {
  const text = withoutThousands(printed);
  const match =
    /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,4})?)\s?(m\s?g|milligrams?|mcg|meg|[µupy]g|g)(?:\b|(?=[ijl]vial\b))(?!\s?\/\s?mol)/i.exec(
      text,
    );
  if (match === null) return null;
  const number = Number(match[1]!.replace(',', '.'));
  const unit = match[2]!.toLowerCase().replace(/\s/, '');
  if (unit === 'g' && number > MOST_GRAMS && OF_ONE.test(text)) return null;
  // Divided, 502.77 would be 0.5027699999999999.
  return unit === 'mg' || unit.startsWith('milli')
    ? number
    : unit === 'g'
      ? number * THOUSAND
      : Number((number / THOUSAND).toFixed(MICROGRAM_DECIMALS));
}
