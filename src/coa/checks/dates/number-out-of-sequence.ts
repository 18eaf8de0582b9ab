import { stageShownBy } from '../../forensics/layouts/intervals.ts';
import { numberedPage, outOfSequence } from '../../forensics/layouts/sequence.ts';
import { inWords } from '../../words/days.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'number-out-of-sequence',
  title: 'The report number fits its date',
  description:
    'Laboratories number their reports one after another, so a number shows roughly when it was given out. A report whose date was changed by months sits among the numbers of another time. A laboratory is judged only if we have learned its numbers on at least four days, and by at least two other reports; only gaps of weeks count, and only pages of a design that we have learned.',
  uses: ['fields', 'timing', 'localEdits'],
  decides: { doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, timing: { sequences }, localEdits }) {
    const laboratory = fields.laboratory?.laboratory?.name;
    if (laboratory === undefined || sequences.length === 0)
      return notApplicable('We do not know in what order this laboratory numbers its reports.');
    if (localEdits?.anotherDesign === true)
      return notApplicable(
        `Its design differs from the reports by ${laboratory} that we learned from, so it may be numbered differently too.`,
      );
    const page = numberedPage(fields);
    const out = outOfSequence(page, sequences);
    if (out === undefined)
      return notApplicable(
        'We could not compare its number and date with others, or they lie beyond those that we have learned.',
      );
    const number = quote(page.number ?? '');
    if (out === null) return passed(`Its number, ${number}, fits its date.`, undefined, ['report_number']);
    const { others, day, own, by } = out;
    const contradiction =
      others === 'higher'
        ? `reports by ${laboratory} with higher numbers are dated ${inWords(day)} or earlier`
        : `reports by ${laboratory} with lower numbers are dated ${inWords(day)} or later`;
    return failed(
      'doubt',
      `The report is numbered ${number} and dated ${inWords(own)} (${by}), but ${contradiction}. A number kept from an earlier order would explain it; so would an edited date or number.`,
      `Its number, ${number}, does not fit its date, ${inWords(own)}: ${contradiction}.`,
      ['report_number', ...stageShownBy(by, fields)],
    );
  },
});
