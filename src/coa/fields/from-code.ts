import type { Field } from './fields.ts';

/** How a code's reader calls the kinds of codes, which stand as the label of what was read in one. */
const KINDS_OF_CODES = /^(?:(?:Micro)?QRCode|DataMatrix|Aztec|PDF417|Code\d+)$/;

/** Whether a value was read in a code and not in print, where nobody can hold it against the page. */
export const isFromCode = ({ label }: Pick<Field<unknown>, 'label'>): boolean => KINDS_OF_CODES.test(label);
