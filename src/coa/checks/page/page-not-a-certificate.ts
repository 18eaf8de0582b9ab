import { isWordedAsKnown, showsCertificate } from '../../fields/certificate-marks.ts';
import type { Fields } from '../../fields/fields.ts';
import type { PageKind } from '../../fields/page-kinds.ts';
import { listed } from '../../words/listed.ts';
import { defineCheck, failed, passed } from '../check.ts';

const MEASUREMENTS: readonly PageKind[] = ['chromatogram', 'spectrum', 'method'];

/** Whether a page shows how something was measured, names neither laboratory nor client, and says that a maker issued it. */
function isPartOfMakersSheet({ pageKind, laboratory, client, selfIssuedPhrases }: Fields): boolean {
  return MEASUREMENTS.includes(pageKind) && laboratory === null && client === null && selfIssuedPhrases.length > 0;
}

export default defineCheck({
  id: 'page-not-a-certificate',
  title: 'The page is a certificate of analysis',
  description:
    'Receipts, letters and forms carry dates and numbers too. A page counts as a certificate if it shows several things that only certificates have together: a title, a result, a batch, a method, a compound.',
  uses: ['fields'],
  decides: { decisive: 'unclear', doubt: 'nothing' },
  judgesEmptyPages: true,
  run({ fields }) {
    const marks = fields.certificateMarks;
    const why =
      marks.length === 0
        ? 'Nothing was found that belongs to a certificate.'
        : `Parts of a certificate that were found: ${listed(marks)}.`;
    if (showsCertificate(fields))
      return passed(
        isWordedAsKnown(fields) ? `${why} It is worded like the reports by ${fields.laboratory?.name}.` : why,
      );
    // Who issued it is known all the same where a maker's sheet says so of itself.
    if (isPartOfMakersSheet(fields))
      return failed('doubt', why, 'The page shows one measurement from a maker’s own sheet, not the whole sheet.', []);
    return failed('decisive', why, 'We did not find enough on the page of what a certificate of analysis shows.', []);
  },
});
