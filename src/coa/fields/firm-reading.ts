import type { Field } from './fields.ts';

/** Confidence from which on a reading stands by itself; below it a letter is wrong often enough that it has to be held against the page. */
export const FIRM = 0.85;

/**
 * Whether a reading may be told as what the page says: it was read well, or twice alike. Of clients on real pages taken with a
 * phone that were neither, four of five were misread (`npm run bench:coa -- FOLDER --as phone`).
 */
export function isFirm({ confidence, readings }: Pick<Field<unknown>, 'confidence' | 'readings'>): boolean {
  return readings > 1 || confidence >= FIRM;
}
