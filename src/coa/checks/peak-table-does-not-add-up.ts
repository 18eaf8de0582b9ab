import { defineCheck, failed, notApplicable, passed } from './check.ts';

/** What rounding of the printed rows can add up to, in percent, besides half a unit of the last decimal a row. */
const SLACK = 0.15;

export default defineCheck({
  id: 'peak-table-does-not-add-up',
  title: 'The peak table adds up',
  description: 'Area percents are shares of one total: they sum to 100, and each is its area divided by the sum of areas.',
  uses: ['fields'],
  run({ fields }) {
    const { peaks } = fields;
    if (peaks === null || peaks.rows.length < 2) return notApplicable('No peak table could be read.');
    const rows = peaks.rows;
    const names = rows.map((_, index) => `peak_${index + 1}`);
    const sum = rows.reduce((total, row) => total + row.value, 0);
    const decimals = Math.min(...rows.map((row) => row.text.split('.')[1]?.length ?? 0));
    const rounding = SLACK + rows.length * 0.5 * 10 ** -decimals;
    const areas = rows.map((row) => row.area);
    const total = areas.reduce<number>((all, area) => all + (area ?? NaN), 0);
    // Area against percent, row by row: where both agree everywhere, a wrong sum is a row that was not read.
    const misfit = Number.isNaN(total) || total <= 0 ? [] : rows.filter((row) => Math.abs((100 * row.area!) / total - row.value) > rounding + 0.1);
    if (Math.abs(sum - 100) <= rounding && misfit.length === 0) {
      return passed(`${rows.length} area percents sum to ${sum.toFixed(decimals)}.`, 'Its peak table adds up.', names);
    }
    if (Math.abs(sum - 100) <= rounding) {
      const row = misfit[0]!;
      return failed('doubt', `Area ${row.area} of ${total} is ${((100 * row.area!) / total).toFixed(decimals)} %, printed ${row.value} %.`, 'In its peak table an area and its percentage do not agree.', names);
    }
    // Rows that the reader missed make a sum too small. One above 100, or one whose printed total says that all rows are here, cannot come from that.
    const complete = sum > 100 + rounding || (peaks.totalArea !== null && !Number.isNaN(total) && Math.abs(peaks.totalArea - total) <= 1) || (!Number.isNaN(total) && misfit.length > 0);
    const why = `${rows.length} area percents sum to ${sum.toFixed(decimals)}, not 100.`;
    return failed(complete ? 'decisive' : 'doubt', why, `Its peak table does not add up: the area percents sum to ${sum.toFixed(decimals)}.`, names);
  },
});
