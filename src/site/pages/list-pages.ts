import type { Dataset } from '../../dataset/dataset.ts';
import { correctionsLog, type LoggedCorrection } from '../../dataset/exports/corrections.ts';
import type { Vendor } from '../../dataset/vendor/vendor.ts';
import { type ListPage, paginate } from './paginate.ts';

// One collator for all comparisons: making one each time is what costs.
const { compare } = new Intl.Collator('en-GB');

/** The pages of the list of vendors, by name. */
export function vendorPages({ vendors }: Pick<Dataset, 'vendors'>): ListPage<Vendor>[] {
  return paginate(
    vendors.toSorted((left, right) => compare(left.name, right.name)),
    '/vendors/',
  );
}

/** The pages of the corrections log, newest first. */
export function correctionPages(data: Dataset): ListPage<LoggedCorrection>[] {
  return paginate(correctionsLog(data), '/corrections/');
}
