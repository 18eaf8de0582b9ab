import { fieldInWords } from '../fields/field-in-words.ts';
import type { Fields } from '../fields/fields.ts';

/** A laboratory on our list, as a page names it. */
export type ListedLaboratory = NonNullable<NonNullable<Fields['laboratory']>['laboratory']>;

/** A field by which laboratories look reports up. */
export type Needed = NonNullable<ListedLaboratory['verification']>['needs'][number];

/** Whether a label of the register says where something stands, as "in the verification address", in place of words that are printed. */
export function saysWhere(label: string): boolean {
  return /\bin the\b/i.test(label);
}

/**
 * What a field is called that a look-up asks for: as the laboratory prints it, such as "Search Code", else by our own
 * name for it.
 */
export function labelOfNeeded(need: Needed, identifiers: ListedLaboratory['identifiers']): string {
  const printed = identifiers.find(({ field }) => field === need)?.label;
  return printed === undefined || saysWhere(printed) ? fieldInWords(need) : printed;
}
