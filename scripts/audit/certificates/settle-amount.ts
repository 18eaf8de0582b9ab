/** An amount with its unit, as a record has it. */
interface Amount {
  value: number;
  unit: string;
}

/** Units as readers break or misread them, and as they are printed. */
const MISREAD: readonly [RegExp, string][] = [
  [/^m\s+g$/i, 'mg'],
  [/^m(?:\s+[ce]\s*|[ce]\s+|e)g$/i, 'mcg'],
];
const AMOUNT = /(\d+(?:[.,]\d+)?)\s*(m\s?g|m\s?[ce]\s?g|µg|ug|g|iu|ml)\b/i;

/**
 * The first amount in a text, such as "10.4 mg"; null where it holds none. A unit that a reader misread is the one that can
 * be meant: “meg” is mcg, “m g” is mg.
 */
export function settleAmount(text: string | null): Amount | null {
  const [, number, read] = AMOUNT.exec(text ?? '') ?? [];
  if (number === undefined || read === undefined) return null;
  const value = Number(number.replace(',', '.'));
  const unit = MISREAD.find(([misread]) => misread.test(read))?.[1] ?? read;
  return value > 0 ? { value, unit } : null;
}
