import { fieldInWords } from '../../fields/field-in-words.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/**
 * Kinds of labels that stand on a page more than once, and their share of all kinds there, from which on several sheets lie
 * in one picture. Of 281 real pages of laboratories none repeats four kinds; of 30 pictures of three or four such pages in
 * a row, a column or a square, 23 were as many, and of the others all but one were parted before.
 */
const MIN_REPEATED = 4;
const MIN_SHARE = 0.7;

export default defineCheck({
  id: 'several-certificates',
  title: 'The picture shows one certificate',
  description:
    'Sellers put the reports of several products into one picture. Where two lie side by side or one above the other, the first is judged alone; where more do, values of one report would be held against those of another, and honest pages accused. A report prints most of its labels once.',
  uses: ['fields'],
  decides: { decisive: 'unclear', doubt: 'nothing' },
  run({ fields: { labels } }) {
    const { found, repeated } = labels;
    if (found.length === 0) return notApplicable('No labels of fields were read.');
    if (repeated.length < MIN_REPEATED || repeated.length < MIN_SHARE * found.length)
      return passed('Most labels stand on the page once.');
    return failed(
      'decisive',
      `Of ${found.length} kinds of labels ${repeated.length} stand on the page more than once: ${repeated.map(fieldInWords).join(', ')}.`,
      'The picture seems to show several certificates.',
      [],
    );
  },
});
