import type { Vendor } from './vendor.ts';

/**
 * Whether an audit is past the day by which it was to be reviewed again; on that day itself it is not.
 * @param day `YYYY-MM-DD`: the version of the data, or for pages and badges the day on which they are made
 */
export function isOverdue({ next_review_at }: Pick<Vendor, 'next_review_at'>, day: string): boolean {
  return day > next_review_at;
}
