import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'number-printed-otherwise',
  title: 'Number and batch are the same wherever they stand',
  description:
    'Reports repeat their number at the foot and the batch over the chromatogram. Whoever edits the header leaves those behind. A page that lists several has several on purpose.',
  uses: ['fields'],
  decides: { doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  showsPrintedOtherwise: true,
  run({ fields }) {
    const { reportNumber, batch, elsewhere } = fields;
    if (reportNumber === null && batch === null) return notApplicable('Neither report number nor batch could be read.');
    // "Replaces LT-53377": the other number is that of the report before.
    if (fields.saysAmended === true && (elsewhere.reportNumber.length > 0 || elsewhere.batch.length > 0))
      return notApplicable(
        'The page says that it replaces another, or is about a second sample: it may name what that had.',
      );
    const [number, ...more] = elsewhere.reportNumber;
    if (reportNumber !== null && number !== undefined && more.length === 0) {
      const why = `The report number is ${quote(reportNumber.value)}; elsewhere on the page stands ${quote(number.text)}, made the same way.`;
      return failed(
        'doubt',
        `${why} A clerical slip would explain it; so would an edit.`,
        `The page prints two report numbers: ${quote(reportNumber.value)} and, elsewhere, ${quote(number.text)}.`,
        ['report_number'],
        [number.box],
      );
    }
    const [lot, ...lots] = elsewhere.batch;
    if (batch !== null && lot !== undefined && lots.length === 0) {
      const where = lot.onTrace ? 'over the chromatogram' : 'elsewhere on the page';
      return failed(
        'doubt',
        `The batch is ${quote(batch.value)}; ${where} stands ${quote(lot.text)}, made the same way.`,
        `The page prints two batch numbers: ${quote(batch.value)} and, ${where}, ${quote(lot.text)}.`,
        ['batch'],
        [lot.box],
      );
    }
    if (more.length > 0 || lots.length > 0) return notApplicable('The page lists several numbers of the same kind.');
    return passed('Number and batch read the same wherever the page prints them.');
  },
});
