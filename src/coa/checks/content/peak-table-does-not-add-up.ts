import type { PeakRow } from '../../fields/fields.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** What rounding of the printed rows can add up to, in percent, besides half a unit of the last decimal a row. */
const MAX_ROUNDING = 0.15;

export default defineCheck({
  id: 'peak-table-does-not-add-up',
  title: 'The peak table adds up',
  description:
    'Area percentages are shares of one total: they add up to 100, and each is its area divided by the sum of the areas.',
  uses: ['fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  contradictsItself: true,
  run({ fields }) {
    const { peaks } = fields;
    if (peaks === null || peaks.rows.length < 2) return notApplicable('No peak table could be read.');
    const rows = peaks.rows;
    if (lostDecimals(rows)) return notApplicable('The peak table could not be read well enough.');
    const names = rows.map((_, index) => `peak_${index + 1}`);
    const sum = rows.reduce((total, row) => total + row.value, 0);
    const { decimals } = rows[0]!;
    const rounding = MAX_ROUNDING + rows.length * 0.5 * 10 ** -decimals;
    if (Math.abs(sum - 100) > rounding && addsUpOtherwise(rows, rounding))
      return notApplicable(
        'Not every row is a peak of one whole: shares of several runs, of the main peak, or a row of several peaks.',
      );
    // Area and percent stand in one proportion in every row, whether or not each row was read.
    const misfit = rowsOutOfProportion(rows, decimals);
    const isOff = Math.abs(sum - 100) > rounding;
    if (misfit !== null && !isOff && hasLostFirstDigit(rows, decimals))
      return notApplicable('The first digit of an area could not be read.');
    if (misfit === null && !isOff)
      return passed(`${rows.length} area percents sum to ${sum.toFixed(decimals)}.`, 'Its peak table adds up.', names);
    const misread = misreadDigit(rows, decimals, rounding);
    const why = `${rows.length} area percents sum to ${sum.toFixed(decimals)}, not 100.`;
    const doubted = misread === null ? '' : ` ${misread}`;
    if (misfit !== null) {
      const proportions = `Area ${misfit[0].area.value} for ${misfit[0].value} % and area ${misfit[1].area.value} for ${misfit[1].value} % cannot both be shares of one total.`;
      const rests = misfit.flatMap((row) => [`peak_${rows.indexOf(row) + 1}`, `peak_${rows.indexOf(row) + 1}_area`]);
      // One of the two alone has honest reasons: response factors, two traces, areas of a second table; small peaks not listed.
      return failed(
        isOff && misread === null && isOneShareChanged(rows, decimals, rounding) ? 'decisive' : 'doubt',
        [proportions, isOff ? why : null, misread].filter((part) => part !== null).join(' '),
        `In its peak table areas and percentages do not agree${misread === null ? '' : ' (check the figures against the page)'}: ${proportions}${doubted}`,
        rests,
      );
    }
    // The parts of a blend, without the peaks that are none of them, and their own total.
    if (peaks.totalPercent !== null && peaks.totalPercent < 100 && Math.abs(sum - peaks.totalPercent) <= rounding)
      return notApplicable(
        `${rows.length} area percents sum to ${sum.toFixed(decimals)}, as the total printed says: not all peaks are listed.`,
      );
    // Rows that the reader missed make a sum too small: then something must show that all are here.
    const total = rows.reduce((all, row) => all + (row.area?.value ?? NaN), 0);
    const complete =
      peaks.complete || sum > 100 || (peaks.totalArea !== null && Math.abs(peaks.totalArea - total) <= 1);
    const possible = rows.every((row) => row.value <= 100) && sum < 150;
    if (!complete || !possible) return notApplicable(`Not every row could be read: ${why}`);
    return failed(
      'doubt',
      why + doubted,
      `Its peak table does not add up${misread === null ? '' : ' (check it against the page)'}: the area percents sum to ${sum.toFixed(decimals)}.${doubted}`,
      names,
    );
  },
});

/** Whether everything would agree if one percentage were what its area is of all: the others were left as they had been. */
function isOneShareChanged(rows: readonly PeakRow[], decimals: number, rounding: number): boolean {
  const areas = rows.map(({ area }) => area?.value ?? NaN);
  const whole = areas.reduce((total, area) => total + area, 0);
  if (!(whole > 0)) return false;
  return rows.some((row, index) => {
    const changed = rows.with(index, { ...row, value: ((areas[index] ?? 0) / whole) * 100 });
    const sum = changed.reduce((total, { value }) => total + value, 0);
    return Math.abs(sum - 100) <= rounding && rowsOutOfProportion(changed, decimals) === null;
  });
}

/**
 * Per cent to which shares of one run seldom sum. Chosen, not measured: with less, a run whose second peak was raised above half passes for two;
 * with more, two runs of which rows were not read are doubted.
 */
const SEVERAL_WHOLES = 110;
/** Per cent above which a peak is the main one of its run: more than half of a whole no second can be, so two such rows are of two runs. */
export const LEAST_MAIN = 50;
/** What no peak has beside another, per cent: the rows are then relative to the main peak. */
const WHOLE = 99.995;

/** Per cent by which a sum of small peaks may be off its rows. */
const ROUNDING_OF_SUM = 0.02;

/** Whether rows that do not sum to 100 are no peaks of one whole, or do without the last one, which sums up others or gives a spread. */
function addsUpOtherwise(rows: readonly PeakRow[], rounding: number): boolean {
  const sumOf = (some: readonly PeakRow[]): number => some.reduce((total, { value }) => total + value, 0);
  const sum = sumOf(rows);
  const mains = rows.filter(({ value }) => value > LEAST_MAIN).length;
  if ((sum >= SEVERAL_WHOLES && mains > 1) || rows.some(({ value }) => value >= WHOLE)) return true;
  const [last, peaks] = [rows.at(-1), rows.slice(0, -1)];
  if (last === undefined || peaks.length < 2 || Math.abs(sumOf(peaks) - 100) > rounding) return false;
  const impurities = sumOf(peaks) - Math.max(...peaks.map(({ value }) => value));
  const isLater = last.retention !== null && last.retention > (peaks.at(-1)?.retention ?? 0);
  return Math.abs(last.value - impurities) <= ROUNDING_OF_SUM || !isLater;
}

/** Whether decimal points were lost in the reading: a column is printed to one number of decimals throughout, and to some. */
export function lostDecimals(rows: readonly PeakRow[]): boolean {
  return rows[0]!.decimals === 0 || rows.some(({ decimals }) => decimals !== rows[0]!.decimals);
}

/** Whether areas and percentages, which add up, would agree if one area had another digit before its first: of "11854.91" set narrow readers make "1854.91". */
function hasLostFirstDigit(rows: readonly PeakRow[], decimals: number): boolean {
  return rows.some((row, index) => {
    const { area } = row;
    if (area === null) return false;
    const place = 10 ** String(Math.trunc(area.value)).length;
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].some((digit) => {
      const whole = { ...row, area: { ...area, value: digit * place + area.value } };
      return rowsOutOfProportion(rows.with(index, whole), decimals) === null;
    });
  });
}

/** Digits that both models take for one another in some typefaces: a dotted zero for six, an open three for eight. */
const SIMILAR_DIGITS: Readonly<Record<string, string>> = {
  0: '68',
  1: '7',
  3: '8',
  5: '6',
  6: '058',
  7: '1',
  8: '036',
};

/** Decimals that an area may have lost with its point. */
const LOST_DECIMALS = [1, 2, 3] as const;

/**
 * What a single misread digit, or a decimal point that was not read, would explain: the digit by which, exchanged for one of its shape,
 * areas, percentages and their sum all agree. Null when none does, as in tables that somebody changed by more.
 */
function misreadDigit(rows: readonly PeakRow[], decimals: number, rounding: number): string | null {
  for (const [index, row] of rows.entries()) {
    if (row.area !== null && Number.isInteger(row.area.value)) {
      const { area } = row;
      const wouldAgree = LOST_DECIMALS.some((lost) => {
        const pointed = { ...row, area: { ...area, value: area.value / 10 ** lost } };
        return rowsOutOfProportion(rows.with(index, pointed), decimals) === null;
      });
      if (wouldAgree) return `Everything would agree if the area ${area.text} had a decimal point that was not read.`;
    }
    for (const part of ['percent', 'area'] as const) {
      const text = part === 'percent' ? row.text : (row.area?.text ?? '');
      for (const [at, digit] of [...text].entries()) {
        for (const other of SIMILAR_DIGITS[digit] ?? '') {
          const value = Number((text.slice(0, at) + other + text.slice(at + 1)).replace(/[^\d.]/g, ''));
          const changed = rows.with(
            index,
            part === 'percent' || row.area === null ? { ...row, value } : { ...row, area: { ...row.area, value } },
          );
          const sum = changed.reduce((total, { value: percent }) => total + percent, 0);
          if (Math.abs(sum - 100) <= rounding && rowsOutOfProportion(changed, decimals) === null)
            return `Everything would agree if the ${digit} of ${text} were a ${other}: one misread digit.`;
        }
      }
    }
  }
  return null;
}

/** What a printed percentage may be off by besides rounding: integrators round areas too, percent of the value. */
const AREA_ROUNDING = 0.002;

type WithArea = PeakRow & { area: NonNullable<PeakRow['area']> };

/**
 * Two rows whose areas and percentages cannot belong to one total, however the percentages were rounded; null when every
 * row fits. Each row bounds the total from below and above; rows that leave nothing in common contradict each other.
 */
function rowsOutOfProportion(rows: readonly PeakRow[], decimals: number): readonly [WithArea, WithArea] | null {
  const known = rows.filter((row): row is WithArea => row.area !== null && row.area.value > 0 && row.value > 0);
  if (known.length < 3) return null;
  const half = 0.6 * 10 ** -decimals;
  const bounds = known.map((row) => {
    const slack = half + row.value * AREA_ROUNDING;
    const ofArea = 0.5 * 10 ** -(/[.,](\d+)\D*$/.exec(row.area.text)?.[1]?.length ?? 0);
    return {
      row,
      low: (row.area.value - ofArea) / (row.value + slack),
      high: row.value > slack ? (row.area.value + ofArea) / (row.value - slack) : Infinity,
    };
  });
  const highestLow = bounds.reduce((best, bound) => (bound.low > best.low ? bound : best));
  const lowestHigh = bounds.reduce((best, bound) => (bound.high < best.high ? bound : best));
  return highestLow.low > lowestHigh.high ? [highestLow.row, lowestHigh.row] : null;
}
