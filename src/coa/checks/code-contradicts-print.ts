import { editDistance } from '../fields/edit-distance.ts';
import { defineCheck, failed, notApplicable, passed } from './check.ts';
import { quote } from '../quote.ts';

/** Readers mix up a few shapes in a key; this share of its letters may differ and it still counts as the same. */
const MISREAD_SHARE = 0.34;

export default defineCheck({
  id: 'code-contradicts-print',
  title: 'The code and the print agree',
  description: 'The address in a report’s QR code usually carries its number and key. Whoever edits the printed ones seldom makes a new code.',
  uses: ['fields'],
  run({ fields }) {
    const code = fields.hosts.find((host) => host.fromCode);
    if (code === undefined) return notApplicable('No code with an address could be read.');
    const carried = [...code.text.matchAll(/(?<![A-Za-z0-9])[A-Za-z0-9][A-Za-z0-9-]{4,39}(?![A-Za-z0-9])/g)].map((match) => match[0].toUpperCase()).filter((part) => /\d/.test(part) || /^[A-Z]{8,}$/.test(part));
    const printed = [
      { name: 'key', field: fields.key },
      { name: 'report_number', field: fields.reportNumber },
    ].filter((entry) => entry.field !== null && entry.field.value.length >= 5);
    if (printed.length === 0) return notApplicable('No printed number or key to compare with the code.');
    const compared: string[] = [];
    for (const { name, field } of printed) {
      const value = field!.value.toUpperCase();
      // Only parts of the same make can be meant: a key against a key, not against a running number.
      const alike = carried.filter((part) => Math.abs(part.length - value.length) <= 2 && sameMake(part, value));
      if (alike.length === 0) continue;
      const misses = Math.min(...alike.map((part) => editDistance(folded(part), folded(value))));
      if (misses <= Math.floor(value.length * MISREAD_SHARE)) {
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

function folded(text: string): string {
  return text.replace(/[OQD]/g, '0').replace(/[IL]/g, '1').replace(/S/g, '5').replace(/Z/g, '2').replace(/B/g, '8').replace(/G/g, '6');
}

function sameMake(a: string, b: string): boolean {
  const make = (text: string): string => (/^\d+$/.test(text) ? 'digits' : /^[A-Z]{1,3}-?\d/.test(text) && text.replace(/\D/g, '').length > text.length / 2 ? 'number' : 'key');
  return make(a) === make(b);
}
