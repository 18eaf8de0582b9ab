import type { Laboratory } from '../../../dataset/laboratory.ts';
import { namesOf } from '../../fields/fields.ts';
import { nameWords } from '../../fields/text/names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

type Habit = Laboratory['habits'][number]['habit'];

export default defineCheck({
  id: 'unlike-the-laboratorys-reports',
  title: 'It keeps to the habits of the laboratory',
  description:
    'A laboratory writes dates, decimals and lot numbers the same way for years. Whoever retypes a field may not know how. Laboratories change their forms too, so this is worth knowing and decides nothing.',
  uses: ['fields'],
  decides: {},
  run({ fields }) {
    const laboratory = fields.laboratory?.laboratory;
    if (!laboratory) return notApplicable('No laboratory on our list is named.');
    const habit = (wanted: Habit) => laboratory.habits.find((entry) => entry.habit === wanted);
    const compared: string[] = [];
    const broken: string[] = [];
    const initials = habit('lot-starts-with-client-initials');
    if (initials !== undefined && fields.batch !== null && fields.client !== null && fields.client.confidence >= 0.6) {
      const first = nameWords(fields.client.value)
        .map((word) => word[0])
        .join('')
        .toUpperCase();
      const lot = fields.batch.value.toUpperCase();
      compared.push('batch', 'client');
      if (first.length >= 2 && !lot.startsWith(first.slice(0, 2))) {
        return failed(
          'note',
          `${laboratory.name} starts lot numbers with the client’s initials. ${initials.seen} Here the client is ${quote(fields.client.value)} and the lot ${quote(fields.batch.value)}.`,
          `The lot ${quote(fields.batch.value)} does not start with the initials of the client, as lots of this laboratory do.`,
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
        broken.push(`the date ${date.role} is written ${quote(date.text)}`);
    }
    const decimals = habit('purity-decimals');
    if (decimals?.value != null && fields.purity !== null) {
      compared.push('purity');
      if (!decimals.value.split(',').includes(String(fields.purity.decimals)))
        broken.push(`the purity has ${fields.purity.decimals} decimals`);
    }
    if (compared.length === 0) return notApplicable(`No habit of ${laboratory.name} that we know could be compared.`);
    // Without a sentence among the flags: forms change, and what was seen of a laboratory is few reports.
    if (broken.length > 0)
      return {
        outcome: 'fail',
        severity: 'note',
        why: `Unlike the reports of ${laboratory.name} that we saw: ${broken.join('; ')}.`,
        rests: [],
      };
    return passed(
      `Dates, decimals and lot are as on the reports of ${laboratory.name} that we saw.`,
      undefined,
      compared,
    );
  },
});
