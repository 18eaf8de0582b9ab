import { otherSpellings } from '../search/other-spellings.ts';

/** What a row of the vendors table can be found by. */
export interface RowFacts {
  /** Lower-case name, domain and aliases in one string. */
  text: string;
  verdict: string;
  type: string;
  /** Rating on a scale of five; empty when none was found. */
  stars: string;
  /** Ids of the laboratories that its certificates name. */
  laboratories: readonly string[];
}

/** What the reader of the vendors table asks for; "" where nothing is asked. */
export interface Filter {
  text: string;
  verdict: string;
  type: string;
  laboratory: string;
  /** The least stars of five, or "none" for vendors without a rating. */
  rating: string;
}

/**
 * The text to filter by: as typed where a row holds it, and else the host of a pasted web address, or a business without its
 * legal form, where a row holds that.
 */
export function textMeant(rows: readonly Pick<RowFacts, 'text'>[], typed: string): string {
  const isHeld = (text: string): boolean => rows.some((row) => row.text.includes(text.trim().toLowerCase()));
  return [typed, ...otherSpellings(typed)].find(isHeld) ?? typed;
}

/** Whether a row stays under a filter; an empty part of the filter lets everything through. */
export function matches(row: RowFacts, filter: Filter): boolean {
  return (
    row.text.includes(filter.text.trim().toLowerCase()) &&
    (filter.verdict === '' || row.verdict === filter.verdict) &&
    (filter.type === '' || row.type === filter.type) &&
    (filter.laboratory === '' || row.laboratories.includes(filter.laboratory)) &&
    hasRating(row.stars, filter.rating)
  );
}

function hasRating(stars: string, wanted: string): boolean {
  if (wanted === '') return true;
  return wanted === 'none' ? stars === '' : stars !== '' && Number(stars) >= Number(wanted);
}

const collator = new Intl.Collator('en-GB', { numeric: true });

/** Order of two sort keys: numbers by size, everything else by the alphabet; empty ones last in either direction. */
export function compareKeys(left: string, right: string, descending = false): number {
  if (left === '' || right === '') return left === right ? 0 : left === '' ? 1 : -1;
  const difference = Number(left) - Number(right);
  return (Number.isNaN(difference) ? collator.compare(left, right) : difference) * (descending ? -1 : 1);
}
