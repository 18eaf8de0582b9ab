import { daysBetween } from '../../../dataset/days-between.ts';
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
  title: 'The day of the report is the same wherever it stands',
  description:
    'Many reports give their day twice, at the head and beside the signature. Whoever makes a report look newer easily forgets one. Only days with a label are compared, and only those of receipt and report; a report that says that it was amended or printed again may bear two.',
  uses: ['fields', 'today'],
  decides: { doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  run({ fields, today }) {
    if (fields.saysAmended === true)
      return notApplicable('The page says that it replaces another: it may give two days.');
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
      return failed(
        'doubt',
        `Two dates of the day ${wanted} stand on the page: ${one} and ${two}. A copy that was made out later would explain it; so would an edited date.`,
        `It gives two days as that on which it was ${wanted}, ${daysApart(first, other)} days apart: ${one} and ${two}.`,
        namesOf(fields, [first, other]),
      );
    }
    return compared === 0
      ? notApplicable('No day of receipt or report stands on the page twice.')
      : passed('Days that stand on the page twice are the same.');
  },
});

/** Days between two dates, as near as they may lie. */
function daysApart(one: DateField, other: DateField): number {
  const apart = possibleDays(one).flatMap((a) => possibleDays(other).map((b) => Math.abs(daysBetween(a, b))));
  return Math.min(...apart);
}
