import type { Fields } from '../fields/fields.ts';
import type { Decision } from '../verdict/decide.ts';

/**
 * Whether the laboratory that a page names is said to have issued it: a sheet of the seller's own only quotes one of our list, and who heads
 * a page that was read in part may be somebody of whom the rest was not read.
 */
export function namesIssuer({ verdict, because }: Decision, { laboratory }: Pick<Fields, 'laboratory'>): boolean {
  if (laboratory === null) return false;
  return laboratory.laboratory === null ? !because.includes('reading-cut-short') : verdict !== 'self-made';
}
