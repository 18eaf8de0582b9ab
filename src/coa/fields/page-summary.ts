import type { Fields } from './fields.ts';
import type { PageKind } from './page-kinds.ts';

/** What a page says of itself in short, for a list of the pages of a file; "" for what was not found. */
export interface PageSummary {
  kind: PageKind;
  laboratory: string;
  product: string;
  /** The report's number, or else its key. */
  number: string;
  /** The batch, by which pages of a report without either are told; left out where none was read. */
  batch?: string;
}

/** All of a page, or one of two sheets that lie in one picture. */
export const PLACES = ['whole', 'left half', 'right half', 'upper part', 'lower part'] as const;

/** A page of the file, or a sheet on a picture, that was not judged. */
export interface OtherPage {
  /** From 1. */
  page: number;
  /** Which part of the page it is. */
  place: (typeof PLACES)[number];
  /** How it was looked at: as a picture, by its text layer alone, or not at all. */
  read: 'picture' | 'text layer' | 'not read';
  /** Null where it was not looked at. */
  summary: PageSummary | null;
}

/** Sums up what was found on a page. */
export function summaryOf({ pageKind, laboratory, sample, compound, reportNumber, key, batch }: Fields): PageSummary {
  return {
    kind: pageKind,
    laboratory: laboratory?.name ?? '',
    product: sample?.value ?? compound?.name ?? '',
    number: numberOf({ reportNumber, key }),
    ...(batch === null ? {} : { batch: batch.value }),
  };
}

/** By what a report is told from others: its number, or else its key; "" where neither was read. */
function numberOf({ reportNumber, key }: Pick<Fields, 'reportNumber' | 'key'>): string {
  return reportNumber?.value ?? key?.value ?? '';
}
