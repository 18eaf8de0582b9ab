import type { Laboratory } from '../../../dataset/laboratory.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { namesOf } from '../../fields/fields.ts';
import { initialsOf, nameWords } from '../../fields/text/names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { LEGIBLE_CLIENT } from './client-not-vendor.ts';

type Habit = Laboratory['habits'][number]['habit'];

export default defineCheck({
  id: 'unlike-the-laboratorys-reports',
  title: 'It follows the laboratory’s habits',
  description:
    'A laboratory writes dates, decimals and lot numbers the same way for years. Somebody who retypes a field may not know how. Laboratories change their forms too, so this is worth knowing but decides nothing.',
  uses: ['fields'],
  decides: {},
  run({ fields }) {
    const laboratory = fields.laboratory?.laboratory;
    if (!laboratory) return notApplicable('No laboratory on our list is named.');
    const habit = (wanted: Habit) => laboratory.habits.find((entry) => entry.habit === wanted);
    const compared: string[] = [];
    const broken: string[] = [];
    const initials = habit('lot-starts-with-client-initials');
    const { batch, client } = fields;
    if (initials !== undefined && batch !== null && client !== null && client.confidence >= LEGIBLE_CLIENT) {
      const first = initialsOf(nameWords(client.value)).toUpperCase();
      const lot = batch.value.toUpperCase();
      compared.push('batch', 'client');
      if (first.length >= 2 && !lot.startsWith(first.slice(0, 2))) {
        return failed(
          'note',
          `The lot numbers on the reports by ${laboratory.name} that we have seen start with the client’s initials. ${initials.seen} Here the client is ${quote(client.value)} and the lot ${quote(batch.value)}.`,
          `The lot ${quote(batch.value)} does not start with the client’s initials; those on the reports by ${laboratory.name} that we have seen do.`,
          ['batch', 'client'],
        );
      }
    }
    const written = habit('date-written');
    for (const date of fields.dates.filter(
      ({ role, label }) => label !== '' && (role === 'received' || role === 'analysed' || role === 'reported'),
    )) {
      if (written?.value == null) break;
      compared.push(...namesOf(fields, [date]));
      if (!new RegExp(written.value, 'i').test(date.text.trim()))
        broken.push(`the ${fieldInWords(`date_${date.role}`)} is written ${quote(date.text)}`);
    }
    const decimals = habit('purity-decimals');
    if (decimals?.value != null && fields.purity !== null) {
      compared.push('purity');
      if (!decimals.value.split(',').includes(String(fields.purity.decimals)))
        broken.push(
          `the purity has ${fields.purity.decimals} ${fields.purity.decimals === 1 ? 'decimal place' : 'decimal places'}`,
        );
    }
    if (compared.length === 0)
      return notApplicable(`None of the habits of ${laboratory.name} that we know could be compared.`);
    // Without a sentence among the flags: forms change, and what was seen of a laboratory is few reports.
    if (broken.length > 0)
      return {
        outcome: 'fail',
        severity: 'note',
        why: `Unlike the reports by ${laboratory.name} that we have seen: ${broken.join('; ')}.`,
        rests: [],
      };
    return passed(
      `Dates, decimals and lot number are written as on the reports by ${laboratory.name} that we have seen.`,
      undefined,
      compared,
    );
  },
});
