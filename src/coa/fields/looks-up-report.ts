import type { Field, Fields } from './fields.ts';

/** Letters and figures of a number from which on an address does not hold it by chance. */
const LEAST_WITHIN = 5;

/**
 * Whether the address in a code carries the number or key of its page: a shop's own code, laid over a report, does not. A short number
 * must be a whole part of the address: "42" stands in many.
 */
export function looksUpReport({ text }: Pick<Field<string>, 'text'>, { reportNumber, key }: Fields): boolean {
  const address = text.toUpperCase();
  return [reportNumber, key].some((printed) => {
    const letters = lettersOf(printed?.value ?? '');
    if (letters.length >= LEAST_WITHIN) return lettersOf(address).includes(letters);
    return letters !== '' && new RegExp(`(?<![A-Z0-9])${[...letters].join('[^A-Z0-9]?')}(?![A-Z0-9])`).test(address);
  });
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
