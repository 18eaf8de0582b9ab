import type { Fields } from '../fields/fields.ts';

/**
 * Another value of a number or batch that the page prints, made the same way; null where it prints none, and where it
 * lists several on purpose.
 * @param field its name in the evidence.
 */
export function otherNumber(field: string, { elsewhere }: Pick<Fields, 'elsewhere'>): string | null {
  const others = field === 'report_number' ? elsewhere.reportNumber : field === 'batch' ? elsewhere.batch : [];
  return others.length === 1 ? others[0]!.text : null;
}
