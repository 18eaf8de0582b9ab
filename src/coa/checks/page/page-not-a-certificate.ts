import { defineCheck, failed, passed } from '../check.ts';

/** Kinds of certificate content (see `certificateMarks`) that a page must show to be taken for a certificate. */
const MIN_MARKS = 4;
/** The same on a page worded as those of a laboratory that we know, of whose phrases it shows so many. */
const MIN_MARKS_OF_KNOWN = 2;
const MIN_WORDINGS = 2;

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
    const result = marks.some((mark) => ['purity', 'mass', 'peaks', 'content'].includes(mark));
    const title = marks.includes('title');
    const why =
      marks.length === 0
        ? 'Nothing was found that belongs to a certificate.'
        : `Found of a certificate: ${marks.join(', ')}.`;
    const tested = result || marks.includes('contaminants') || marks.includes('compound');
    if ((fields.laboratory?.wordings ?? 0) >= MIN_WORDINGS && marks.length >= MIN_MARKS_OF_KNOWN && tested)
      return passed(`${why} It is worded as the reports of ${fields.laboratory?.name} are.`);
    if (marks.length >= MIN_MARKS && (result || (title && marks.includes('compound')))) return passed(why);
    // Sheets about water and other solvents state neither purity nor content, but whether they meet a specification.
    if (title && marks.length > MIN_MARKS && marks.includes('specification') && marks.includes('batch'))
      return passed(why);
    return failed('decisive', why, 'The page does not show enough of what a certificate of analysis shows.', []);
  },
});
