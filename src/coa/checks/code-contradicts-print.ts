import { identifiersInCode, sameMake, spelledByCode } from '../fields/code-parts.ts';
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
    const printed = [
      { name: 'key', field: fields.key },
      { name: 'report_number', field: fields.reportNumber },
    ].filter((entry) => entry.field !== null && entry.field.value.length >= 5 && entry.field.label !== code.label);
    if (printed.length === 0) return notApplicable('No printed number or key to compare with the code.');
    const compared: string[] = [];
    for (const { name, field } of printed) {
      // Only parts of the same make can be meant: a key against a key, not against a running number.
      const alike = carried.filter((part) => Math.abs(part.length - field!.value.length) <= 2 && sameMake(part, field!.value));
      if (alike.length === 0) continue;
      if (spelledByCode(field!, [code]) !== null) {
        compared.push(name);
        continue;
      }
      const what = name === 'key' ? 'key' : 'report number';
      return failed('decisive', `Printed ${what} ${quote(field!.value)}; the code carries ${alike.map(quote).join(', ')}.`, `The ${what} printed, ${quote(field!.value)}, is not the one in its own code.`, [name], code.box === null ? [] : [code.box]);
    }
    if (compared.length === 0) return notApplicable('The code carries neither number nor key.');
    return passed(`The code carries the printed ${compared.join(' and ')}.`, 'The number or key printed is the one in its code.', compared);
  },
});
