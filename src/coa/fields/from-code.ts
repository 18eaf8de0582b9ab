import { CODE_FORMATS } from '../ocr/code-formats.ts';
import type { Field } from './fields.ts';

const FORMATS: ReadonlySet<string> = new Set(CODE_FORMATS);

/** Whether a value was read in a code, whose kind is then its label, and not in print, where nobody can hold it against the page. */
export const isFromCode = ({ label }: Pick<Field<unknown>, 'label'>): boolean => FORMATS.has(label);
