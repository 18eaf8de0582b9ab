import { BOUND } from '../../fields/extract/amounts/read-percent.ts';
import type { Fields, PeakRow, PurityField } from '../../fields/fields.ts';
import { anyOf } from '../../fields/vocabulary/any-of.ts';
import { NAMES_OF_BLENDS } from '../../fields/vocabulary/products.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { LEAST_MAIN, lostDecimals } from './peak-table-does-not-add-up.ts';

/** Area of a peak, per cent, from which on it may be a component of a blend. */
const SMALLEST_COMPONENT = 5;
/** Area of a main peak, per cent, below which another so large that it may be a component says that the page is a blend's. */
const MAIN_OF_ONE = 80;
/** Per cent that a purity stands above its main peak where somebody raised it: one of several injections differs from their mean by less. */
const LEAST_RAISED = 0.5;
/** Peaks that are ordinarily counted in or left out, isomers, solvents or counter-ions: so many together, each below so many per cent. */
const LIKELY = { most: 2, below: SMALLEST_COMPONENT } as const;
/** Of more any purity comes out of some of them; nobody is accused for what they may explain. */
const POSSIBLE = { most: 5, below: Infinity } as const;
/** A purity of all there is, per cent: the main peak with all others always comes to it, and so does a table's total. */
const WHOLE = 100;
const BLEND = anyOf(NAMES_OF_BLENDS);

export default defineCheck({
  id: 'purity-not-main-peak',
  title: 'The purity is that of the main peak',
  description:
    'Purity by area is the share of the main peak in the chromatogram. A headline purity that differs from its own peak table was changed, or taken from another report. It is only a doubt where the two differ by little, as one injection differs from the mean of several; where the page says that the purity is something else; where it is 100 % or the total of its table; or where several peaks together add up to it. One or two peaks of less than 5 % may be counted in or left out: isomers, solvents.',
  uses: ['fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  run({ fields }) {
    const { purity, peaks } = fields;
    if (purity === null || peaks === null || peaks.rows.length < 2)
      return notApplicable('A purity and a peak table could not both be read.');
    if (purity.isMainPeak === true) return notApplicable('The only purity printed is the main peak.');
    if (isMixture(fields)) return notApplicable('For a blend, no single peak is the purity.');
    const main = Math.max(...peaks.rows.map((row) => row.value));
    if (main <= LEAST_MAIN || main > 100 || lostDecimals(peaks.rows))
      return notApplicable('The main peak could not be read.');
    const at = peaks.rows.findIndex((row) => row.value === main);
    const rounding = 0.5 * 10 ** -Math.min(purity.decimals, peaks.rows[0]!.decimals) + 0.011;
    const names = ['purity', `peak_${at + 1}`];
    if (isOfSeveralRuns(purity, peaks.rows, rounding))
      return notApplicable('Several rows of its table give a main peak: the purity is one of them, or their mean.');
    const isLikeBlend =
      main < MAIN_OF_ONE && peaks.rows.some(({ value }) => value !== main && value >= SMALLEST_COMPONENT);
    const mayBeBlend = fields.compound === null || fields.others.length > 0 || isLikeBlend;
    const isSum = isOfSeveral(purity, peaks.rows, rounding);
    if (isSum && mayBeBlend) return notApplicable('The purity is that of several large peaks together, as of a blend.');
    if (Math.abs(main - purity.value) <= rounding)
      return passed(
        `Purity ${purity.value} %, main peak ${main} %.`,
        'The purity printed is that of the main peak.',
        names,
      );
    if (isOfOtherPeaks(purity, peaks.rows, rounding, LIKELY))
      return notApplicable(
        `Counting a small peak as well, or leaving one out, turns the main peak's ${main} % into ${purity.value} %.`,
      );
    if (purity.beside?.some((value) => Math.abs(main - value) <= rounding))
      return notApplicable(
        `Beside ${purity.value} % the page prints ${main} %, the main peak: we do not know which of them is the purity.`,
      );
    if (isTail(purity, peaks.rows[at]!))
      return notApplicable(`The purity could not be read whole: ${purity.value} is how the main peak's ${main} ends.`);
    const sum = peaks.rows.reduce((total, row) => total + row.value, 0);
    const why = `Purity ${purity.value} %, but the main peak has ${main} % of the area.`;
    const tableHolds = peaks.complete || Math.abs(sum - 100) <= 0.2 + peaks.rows.length * 0.005;
    // "9.86" beside "99.86": a mark over a digit, or a lost one, does as much.
    const lostDigit = lacksOneDigit(purity.text, peaks.rows[at]!.text);
    // Nobody alters a purity to less than was found: then the table may be a standard's. Bounds and whole numbers are mostly limits.
    // Where the main peak's figure stands as a percentage besides, that may be the purity, and this one of a standard or another lot.
    const isOnPage = purity.onPage?.some((value) => Math.abs(main - value) <= rounding) === true;
    const isTotal = purity.value === WHOLE || Math.abs(purity.value - sum) <= rounding;
    const isClaim = purity.value >= main + LEAST_RAISED && !isTotal && purity.decimals > 0 && !BOUND.test(purity.text);
    const mayBeSum = isSum || isOfOtherPeaks(purity, peaks.rows, rounding, POSSIBLE);
    return failed(
      // Where no substance is named, or another peak is large, it may be a page of a blend; of two tables one may be a standard's.
      tableHolds &&
        isClaim &&
        !isOnPage &&
        purity.isQualified !== true &&
        !lostDigit &&
        (peaks.others ?? 0) === 0 &&
        !mayBeBlend &&
        !mayBeSum
        ? 'decisive'
        : 'doubt',
      why,
      `The purity printed, ${purity.value} %, is not that of the main peak in its own table, ${main} %.`,
      names,
    );
  },
});

/** Whether several substances are named, or one product that is made of several: no peak of theirs is the purity. */
function isMixture({ compound, identified }: Fields): boolean {
  const named = [...(compound?.compounds ?? []), ...(identified?.compounds ?? [])];
  return (
    named.some(({ kind }) => kind === 'blend' || kind === 'mixture') ||
    /[+&/]/.test(compound?.name ?? '') ||
    BLEND.test(compound?.name ?? '')
  );
}

/** Whether a table gives the main peak of several injections, one a row, and a purity is that of one row: a worksheet, with standards and means. */
function isOfSeveralRuns(purity: PurityField, rows: readonly PeakRow[], rounding: number): boolean {
  const mains = rows.filter(({ value }) => value > LEAST_MAIN);
  return mains.length > 1 && mains.some(({ value }) => Math.abs(value - purity.value) <= rounding);
}

/** Whether a purity is the sum of the largest peaks, each too large for an impurity: a blend whose product was not read as one. */
function isOfSeveral(purity: PurityField, rows: readonly PeakRow[], rounding: number): boolean {
  const large = rows.map(({ value }) => value).filter((value) => value >= SMALLEST_COMPONENT);
  const together = large.reduce((total, value) => total + value, 0);
  return large.length > 1 && Math.abs(together - purity.value) <= rounding * large.length;
}

/**
 * Whether the main peak with some small peaks counted as well, or left out of the whole, is the purity: isomers, solvents, counter-ions. All of them
 * with the main one are the whole, which says nothing.
 */
function isOfOtherPeaks(
  purity: PurityField,
  rows: readonly PeakRow[],
  rounding: number,
  { most, below }: typeof LIKELY | typeof POSSIBLE,
): boolean {
  const main = Math.max(...rows.map(({ value }) => value));
  const others = rows.map(({ value }) => value).filter((value) => value !== main);
  const small = others.filter((value) => value < below).sort((x, y) => y - x);
  let some: number[][] = [[]];
  for (const value of small.slice(0, POSSIBLE.most))
    some = [...some, ...some.flatMap((taken) => (taken.length < most ? [[...taken, value]] : []))];
  // One alone of the smaller ones, and all below some share, as those of a blank or under the limit of what is reported.
  some.push(...small.map((value) => [value]), ...small.map((_, at) => small.slice(at)));
  return some
    .filter(({ length }) => length < others.length)
    .map((taken) => taken.reduce((total, value) => total + value, 0))
    .some((sum) =>
      [main + sum, (main / (WHOLE - sum)) * 100].some((share) => Math.abs(share - purity.value) <= rounding),
    );
}

/** Whether a purity is only the last digits of the main peak, "56" of "98.56": something covers the rest. */
function isTail(purity: PurityField, peak: PeakRow): boolean {
  const tail = String(purity.value);
  const whole = peak.value.toFixed(peak.decimals).replace(/\D/g, '');
  return purity.decimals === 0 && tail.length < whole.length && whole.endsWith(tail);
}

/** Whether one number is the other without one of its digits. */
function lacksOneDigit(one: string, other: string): boolean {
  const [short, long] = [one, other].map((text) => text.replace(/\D/g, '')).sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  return [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short);
}
