import { z } from 'zod';
import { PAGE_CLASSES, type PageClass } from '../../../src/coa/forensics/features/page-class.ts';

const AGAINST = ['page', 'whole page', 'laboratory'] as const;
/** What a field is held against: its page alone, the same with every value of the page, or its laboratory’s layout too. */
export type Against = (typeof AGAINST)[number];
const LOOKS = ['as it is', 'enlarged'] as const;
/** The size at which a page was looked at. */
export type Look = (typeof LOOKS)[number];

/** One field of one page as `measure.ts` writes it: what is known of it, and how it differs from its page. */
export const MeasuredField = z.object({
  set: z.string(),
  /** What the field was held against: its page alone, as made pages are, the same with every value of the page, or its laboratory's layout too. */
  against: z.enum(AGAINST).default('page'),
  /** Whether the page was measured as it is or enlarged, see `enlargedPage`. */
  look: z.enum(LOOKS).default('as it is'),
  file: z.string(),
  capture: z.string(),
  pageClass: z.enum(Object.keys(PAGE_CLASSES) as [PageClass]),
  /** How the page was edited; null when nobody did. */
  tamper: z.string().nullable(),
  template: z.string(),
  /** The page it was made from, whatever was done to it since; null where each page is its own source. */
  source: z.string().nullable().default(null),
  /** Whether the file names a program for changing pictures as the one that saved it. */
  editor: z.boolean(),
  split: z.string().nullable(),
  field: z.string(),
  edited: z.boolean(),
  /** By name, see `FEATURES`. */
  features: z.record(z.string(), z.number().nullable()),
});

export type MeasuredField = z.infer<typeof MeasuredField>;

/** A feature's number as it is written: to five digits, null where there is none. */
export function rounded(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(5));
}
