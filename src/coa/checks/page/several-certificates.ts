import { areOfSeveral } from '../../fields/extract/search/label-kinds.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { listed } from '../../words/listed.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'several-certificates',
  title: 'The picture shows one certificate',
  description:
    'Sellers put the reports of several products into one picture. If there are two, side by side or one above the other, the first is judged on its own. With more, values from one report would be compared with those of another and honest pages accused, so nothing is judged. A report prints most of its labels once.',
  uses: ['fields'],
  decides: { decisive: 'unclear', doubt: 'nothing' },
  run({ fields: { labels } }) {
    const { found, repeated } = labels;
    if (found.length === 0) return notApplicable('No field labels were read.');
    if (!areOfSeveral(labels)) return passed('Most labels appear on the page once.');
    return failed(
      'decisive',
      `Of ${found.length} kinds of label, ${repeated.length} appear on the page more than once: ${listed(repeated.map(fieldInWords))}.`,
      'The picture seems to show several certificates.',
      [],
    );
  },
});
