import { listed } from '../../words/listed.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'number-printed-otherwise',
  title: 'The report number and batch are the same wherever they appear',
  description:
    'Reports repeat their number at the foot of the page and the batch above the chromatogram. Somebody who edits the top of the page leaves those behind. A page that lists several numbers does so on purpose.',
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
        'The page says that it replaces another report, or covers a second sample, so it may name the number or batch of that one.',
      );
    const [number, ...more] = elsewhere.reportNumber;
    if (reportNumber !== null && number !== undefined && more.length === 0) {
      const why = `The report number is ${quote(reportNumber.value)}; elsewhere the page shows ${quote(number.text)}, a number of the same form.`;
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
      const where = lot.onTrace ? 'above the chromatogram' : 'elsewhere on the page';
      return failed(
        'doubt',
        `The batch is ${quote(batch.value)}; ${where} it is ${quote(lot.text)}, a number of the same form.`,
        `The page prints two batch numbers: ${quote(batch.value)} and, ${where}, ${quote(lot.text)}.`,
        ['batch'],
        [lot.box],
      );
    }
    if (more.length > 0 || lots.length > 0) return notApplicable('The page lists several numbers of the same kind.');
    const compared = [reportNumber === null ? [] : 'report number', batch === null ? [] : 'batch'].flat();
    const [reads, them] = compared.length > 1 ? ['read', 'them'] : ['reads', 'it'];
    return passed(`The ${listed(compared)} ${reads} the same wherever the page prints ${them}.`);
  },
});
