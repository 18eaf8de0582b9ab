import { areOfSeveral } from '../../fields/extract/search/label-kinds.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

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
    if (!areOfSeveral(labels)) return passed('Most labels stand on the page once.');
    return failed(
      'decisive',
      `Of ${found.length} kinds of labels ${repeated.length} stand on the page more than once: ${repeated.map(fieldInWords).join(', ')}.`,
      'The picture seems to show several certificates.',
      [],
    );
  },
});
