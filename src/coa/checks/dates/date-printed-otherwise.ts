import { daysBetween } from '../../../dataset/days-between.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { type DateField, namesOf, possibleDays } from '../../fields/fields.ts';
import { inWords } from '../../words/days.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { OF_COPY } from './identifier-date-contradicts.ts';

/** Days of a page that there is only one of; analyses may take place on several. */
const ONE_OF = ['received', 'reported'] as const;
/** Days that two of one kind lie apart at most: on 112 real pages that give one twice, with a label each, 20. */
const MOST_DAYS = 31;

export default defineCheck({
  id: 'date-printed-otherwise',
  title: 'The dates of receipt and report are the same wherever they appear',
  description:
    'Many reports give their date twice, at the top and beside the signature, and somebody who makes a report look newer easily forgets one. Only labelled dates of receipt and report are compared. A report that says it was amended or reprinted may give two.',
  uses: ['fields', 'today'],
  decides: { doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  run({ fields, today }) {
    if (fields.saysAmended === true)
      return notApplicable('The page says that it replaces another, so it may give two dates.');
    let compared = 0;
    for (const wanted of ONE_OF) {
      const dates = fields.dates.filter(
        (date) =>
          date.role === wanted &&
          date.label !== '' &&
          !OF_COPY.test(date.label) &&
          possibleDays(date).every((day) => day <= today),
      );
      const [first, ...others] = dates;
      if (first === undefined) continue;
      compared += others.length;
      const other = others.find((date) => daysApart(first, date) > MOST_DAYS);
      if (other === undefined) continue;
      const [one, two] = [first, other].map((date) => `${quote(date.label)} ${inWords(possibleDays(date)[0]!)}`);
      const what = fieldInWords(`date_${wanted}`);
      return failed(
        'doubt',
        `The page gives two values for its ${what}: ${one} and ${two}. A copy issued later would explain it; so would an edited date.`,
        `It gives two different dates as its ${what}, ${daysApart(first, other)} days apart: ${one} and ${two}.`,
        namesOf(fields, [first, other]),
      );
    }
    return compared === 0
      ? notApplicable('No date of receipt or report appears on the page twice.')
      : passed('Dates that appear twice on the page agree.');
  },
});

/** Days between two dates, as near as they may lie. */
function daysApart(one: DateField, other: DateField): number {
  const apart = possibleDays(one).flatMap((a) => possibleDays(other).map((b) => Math.abs(daysBetween(a, b))));
  return Math.min(...apart);
}
