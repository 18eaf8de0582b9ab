import { stageShownBy } from '../../forensics/layouts/intervals.ts';
import { numberedPage, outOfSequence } from '../../forensics/layouts/sequence.ts';
import { inWords } from '../../words/days.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'number-out-of-sequence',
  title: 'The report number goes with its date',
  description:
    'Laboratories number their reports one after another, so that a number says about when it was given out. A report whose date was changed by months stands between the numbers of another time. Only laboratories are judged of whose numbers we learned on four days or more, by two other reports at least, only where weeks lie between, and only pages of a design that we learned.',
  uses: ['fields', 'timing', 'localEdits'],
  decides: { doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, timing: { sequences }, localEdits }) {
    const laboratory = fields.laboratory?.laboratory?.name;
    if (laboratory === undefined || sequences.length === 0)
      return notApplicable('We do not know in which order its laboratory numbers its reports.');
    if (localEdits?.anotherDesign === true)
      return notApplicable(
        `It is set otherwise than the reports of ${laboratory} that we learned from: it may be numbered otherwise, too.`,
      );
    const page = numberedPage(fields);
    const out = outOfSequence(page, sequences);
    if (out === undefined)
      return notApplicable('Its number, or the date that goes with it, could not be compared with others.');
    const number = quote(page.number ?? '');
    if (out === null) return passed(`Its number, ${number}, goes with its date.`, undefined, ['report_number']);
    const { others, day, own, by } = out;
    const contradiction =
      others === 'higher'
        ? `reports of ${laboratory} with higher numbers are of ${inWords(day)} and before`
        : `reports of ${laboratory} with lower numbers are of ${inWords(day)} and after`;
    return failed(
      'doubt',
      `The report is numbered ${number} and dated ${inWords(own)} (${by}), but ${contradiction}. A number kept from an earlier order would explain it; so would an edited date or number.`,
      `Its number, ${number}, does not go with ${inWords(own)}: ${contradiction}.`,
      ['report_number', ...stageShownBy(by, fields)],
    );
  },
});
