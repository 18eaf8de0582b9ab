import type { Field, Fields } from './fields.ts';

/** Whether the address in a code carries the number or key of its page: a shop's own code, laid over a report, does not. */
export function looksUpReport({ text }: Pick<Field<string>, 'text'>, { reportNumber, key }: Fields): boolean {
  const address = lettersOf(text);
  return [reportNumber, key].some((printed) => {
    const letters = lettersOf(printed?.value ?? '');
    return letters !== '' && address.includes(letters);
  });
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
