import { defineCheck, failed, passed } from '../check.ts';

/** Kinds of certificate content (see `certificateMarks`) that a page must show to be taken for a certificate. */
const MIN_MARKS = 4;

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
    if (marks.length >= MIN_MARKS && (result || (title && marks.includes('compound')))) return passed(why);
    return failed('decisive', why, 'The page does not show enough of what a certificate of analysis shows.', []);
  },
});
