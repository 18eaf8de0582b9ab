import type { Dataset } from '../../dataset/dataset.ts';
import type { Vendor } from '../../dataset/vendor/vendor.ts';
import { VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';
import { counted } from '../words/words.ts';
import { type Chart, element, stacked, text, vendorMark } from './chart.ts';

const WIDTH = 400;
const LEFT = 6;
const RIGHT = 394;
const MARK = 12;

/** A rating as stars of five, to two decimals. */
function starsOf(review: NonNullable<Vendor['review_rating']>): number {
  return twoDecimals((review.rating / review.scale) * 5);
}

/** As it is printed and compared: a title must not call higher what it prints alike. */
function twoDecimals(stars: number): number {
  return Math.round(stars * 100) / 100;
}

/** The middle one of some figures of two decimals; the mean of the two middle ones of an even number, to two decimals too. */
export function median(figures: readonly number[]): number | null {
  if (figures.length === 0) return null;
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : twoDecimals((sorted[middle - 1]! + sorted[middle]!) / 2);
}

/** Stars elsewhere against the verdict, one mark a vendor. */
export function starsAgainstVerdict({ site, vendors }: Dataset): Chart {
  const rated = vendors.flatMap((vendor) => {
    const { review_rating: review } = vendor;
    return review === null ? [] : [{ vendor, stars: starsOf(review), reviews: review.count }];
  });
  const of = (verdict: string): number[] =>
    rated.filter(({ vendor }) => vendor.verdict === verdict).map(({ stars }) => stars);
  const ofVerified = of('verified');
  const ofWatch = of('watch');
  const [verified, watch] = [median(ofVerified), median(ofWatch)];
  const x = (stars: number): number => LEFT + 12 + (stars / 5) * (RIGHT - LEFT - 24);
  let y = 0;
  let drawing = '';
  for (const verdict of ['verified', 'watch'] as const) {
    const laid = stacked(of(verdict).map(x), MARK);
    const rows = Math.max(1, ...laid.map(({ row }) => row + 1));
    drawing += text(LEFT, y + 14, `${VENDOR_VERDICT_WORDS[verdict].label} (${laid.length})`);
    const base = y + 24 + rows * MARK;
    for (const { position, row } of laid)
      drawing += vendorMark(position, base - 7 - row * MARK, verdict === 'verified');
    drawing += element('path', { d: `M${LEFT} ${base}H${RIGHT}`, class: 'c-axis' });
    y = base + 14;
  }
  for (const stars of [0, 1, 2, 3, 4, 5]) drawing += text(x(stars), y + 4, String(stars), 'c-soft c-middle');
  drawing += text(WIDTH / 2, y + 22, 'stars of 5 on review sites', 'c-soft c-middle');
  const title =
    verified === null || watch === null
      ? `${counted(rated.length, 'vendor')} with a rating on a review site.`
      : `${watch >= verified ? 'Good stars do not mean good certificates: the' : 'The'} median rating is ${watch} of 5 for ${counted(ofWatch.length, 'vendor')} on watch and ${verified} for ${counted(ofVerified.length, 'verified one')}.`;
  return {
    id: 'stars-against-verdict',
    title,
    n: `${counted(ofWatch.length, 'vendor')} on watch and ${ofVerified.length} verified with a rating, of ${vendors.length}`,
    asOf: site.dataset.version,
    note: 'Reviews are about delivery and service. They do not affect the verdict.',
    columns: ['Vendor', 'Verdict', 'Stars of 5', 'Reviews'],
    rows: rated
      .toSorted((a, b) => b.stars - a.stars)
      .map(({ vendor, stars, reviews }) => [vendor.name, VENDOR_VERDICT_WORDS[vendor.verdict].label, stars, reviews]),
    width: WIDTH,
    height: y + 26,
    drawing,
  };
}
