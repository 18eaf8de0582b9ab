import { fieldInWords } from '../fields/field-in-words.ts';
import { identifiersInCode, makeOf, namedByPattern, plainIdentifier, sameMake, spelledByCode } from '../fields/code-parts.ts';
import { defineCheck, failed, notApplicable, passed } from './check.ts';
import { quote } from '../quote.ts';

export default defineCheck({
  id: 'code-contradicts-print',
  title: 'The code and the print agree',
  description: 'The address in a report’s QR code usually carries its number and key. Whoever edits the printed ones seldom makes a new code.',
  uses: ['fields'],
  run({ fields }) {
    const code = fields.hosts.find((host) => host.fromCode);
    if (code === undefined) return notApplicable('No code with an address could be read.');
    const carried = identifiersInCode(code.text);
    const laboratory = fields.laboratory?.laboratory ?? null;
    const named = namedByPattern(code.text, laboratory?.verification?.address_pattern ?? null);
    /** The part of the address that the laboratory says is this field, where what is printed is one by its grammar too. */
    const meantBy = (name: string, value: string, part: string | null): string | null =>
      part !== null && laboratory?.identifiers.some(({ field, pattern }) => field === name && new RegExp(pattern).test(value)) ? part : null;
    const printed = [
      { name: 'key', field: fields.key, part: named.key },
      { name: 'report_number', field: fields.reportNumber, part: named.reportNumber },
    ].filter((entry) => entry.field !== null && entry.field.value.length >= 5 && entry.field.label !== code.label);
    if (printed.length === 0) return notApplicable('No printed number or key to compare with the code.');
    const compared: string[] = [];
    const spelled = printed.map(({ field }) => spelledByCode(field!, [code]));
    for (const [index, { name, field, part }] of printed.entries()) {
      const meant = meantBy(name, field!.value, part);
      const others = [...spelled.filter((_, other) => other !== index), name === 'key' ? named.reportNumber : named.key];
      // Without that only parts of the same make can be meant, none that is another field's, and no key for a number that looks like one.
      const couldMean = (other: string): boolean => !others.includes(other) && Math.abs(other.length - field!.value.length) <= 2 && sameMake(other, field!.value) && (name === 'key' || makeOf(other) !== 'key');
      const alike = meant !== null ? [meant] : carried.filter(couldMean);
      if (alike.length === 0) continue;
      if (spelled[index] !== null || (meant !== null && isWithin(meant, field!.value))) {
        compared.push(name);
        continue;
      }
      const what = fieldInWords(name);
      return failed('decisive', `Printed ${what} ${quote(field!.value)}; the code carries ${alike.map(quote).join(', ')}.`, `The ${what} printed, ${quote(field!.value)}, is not the one in its own code.`, [name], code.box === null ? [] : [code.box]);
    }
    if (compared.length === 0) return notApplicable('The code carries neither number nor key.');
    return passed(`The code carries the printed ${compared.map(fieldInWords).join(' and ')}.`, 'The number or key printed is the one in its code.', compared);
  },
});

/** Whether one identifier is the other but for a prefix or suffix: the code may leave out the "R-" of "R-39277". */
function isWithin(one: string, other: string): boolean {
  const [a, b] = [plainIdentifier(one), plainIdentifier(other)];
  return a.includes(b) || b.includes(a);
}
