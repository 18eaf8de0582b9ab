import { anyOf } from '../../../vocabulary/any-of.ts';
import { DOSE_OF, DOSE_UNITS } from '../../../vocabulary/products.ts';

const DOSE = new RegExp(
  `\\b\\d+(?:[.,]\\d+)?\\s?(?:${anyOf(DOSE_UNITS).source})(?:\\s?\\/\\s?(?:${anyOf(DOSE_OF).source}))?\\b`,
  'gi',
);

/** A product's name without its dose. */
export const withoutDose = (text: string): string => text.replace(DOSE, ' ');

/** What is left of the doses of a blend's parts where one unit closes them: "Wolverine Blend 10/10mg", "10/5/5 mg". */
export const DOSE_OF_PART = /\s(?:\d{1,3}\s?\/\s?)+$/;

/** Names with a dose set tight against their own digits taken off: "PT-14110 mg" is PT-141, 10 mg. */
export function withoutTightDose(text: string): string[] {
  const match = /^(.*?\D)(\d{2,7})\s?(?:mg|mcg|iu)\b/i.exec(text.trim());
  if (match === null) return [];
  return Array.from(
    { length: match[2]!.length - 1 },
    (_, index) => match[1]! + match[2]!.slice(0, index + 1),
  ).reverse();
}
