import { anyOf } from '../vocabulary/any-of.ts';
import { LEGAL_FORMS } from '../vocabulary/business-names.ts';

const AT_END = new RegExp(`\\b(?:${anyOf(LEGAL_FORMS).source})\\.?$`, 'i');

/** Whether a name ends in a legal form, with its full stop or without: "Meadow Sciences, Inc." */
export function endsInLegalForm(name: string): boolean {
  return AT_END.test(name);
}

/** A name without the legal form at its end. */
export function withoutLegalForm(name: string): string {
  return endsInLegalForm(name) ? name.replace(AT_END, '').replace(/(?<![,\s])[,\s]+$/, '') : name;
}
