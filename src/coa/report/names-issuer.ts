import type { Fields } from '../fields/fields.ts';
import type { Decision } from '../verdict/decide.ts';

/** Whether the laboratory that a page names is said to have issued it: a sheet of the seller's own only quotes one of our list. */
export function namesIssuer({ verdict }: Decision, { laboratory }: Pick<Fields, 'laboratory'>): boolean {
  return laboratory !== null && (verdict !== 'self-made' || laboratory.laboratory === null);
}
