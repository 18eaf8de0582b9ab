import { isWordedAsKnown, showsCertificate } from '../../fields/certificate-marks.ts';
import { defineCheck, failed, passed } from '../check.ts';

export default defineCheck({
  id: 'page-not-a-certificate',
  title: 'The page is a certificate of analysis',
  description:
    'Receipts, letters and forms carry dates and numbers too. A page counts as a certificate when it shows several things that only certificates have together: a title, a result, a batch, a method, a compound.',
  uses: ['fields'],
  decides: { decisive: 'unclear', doubt: 'nothing' },
  judgesEmptyPages: true,
  run({ fields }) {
    const marks = fields.certificateMarks;
    const why =
      marks.length === 0
        ? 'Nothing was found that belongs to a certificate.'
        : `Found of a certificate: ${marks.join(', ')}.`;
    if (showsCertificate(fields))
      return passed(
        isWordedAsKnown(fields) ? `${why} It is worded as the reports of ${fields.laboratory?.name} are.` : why,
      );
    return failed('decisive', why, 'The page does not show enough of what a certificate of analysis shows.', []);
  },
});
