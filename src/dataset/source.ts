import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`, in UTC. */
export const Day = z.iso.date().describe('A calendar day, YYYY-MM-DD (UTC).');

/** A host name as printed or looked up: lower case, no scheme, no path, no port. */
export const Host = z
  .string()
  .max(253)
  .regex(
    /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    'Expected a bare host name such as "vendor.example".',
  )
  .describe('A bare host name: lower case, no scheme, no path.');

/** File name without `.json`; also the last part of the record's address. */
export const Id = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected lower-case words joined by hyphens.')
  .describe('Identifier; equals the file name.');

/** A text that stands in a list: tables put "|" between its items, so it holds none. */
export const listItem = (text: z.ZodString) =>
  text.refine((value) => !value.includes('|'), {
    error: 'Expected no "|": tables put it between the items of a list. Write "/" or a comma.',
  });

/** A copy of what was seen: kept by a web archive, or as a file beside the data. */
const ARCHIVED_COPY = {
  archive_url: z.url().nullable().optional().describe('An archived copy of it, at a web archive.'),
  archive_file: z
    .string()
    .max(200)
    .regex(
      /^archive(\/[a-z0-9][a-z0-9._-]*)+$/,
      'Expected a path below the data folder such as "archive/vendor-id/2026-10-01-page.html".',
    )
    .optional()
    .describe('A copy of it kept with the data, below the data folder; for what no web archive can hold.'),
} as const;

/** Where a claim comes from, and when it was seen there. */
export const Source = z
  .strictObject({
    title: z.string().min(3).max(300).describe('What was looked at, in words.'),
    url: z.url().nullable().describe('Its address; null where it has none (a printed report, say).'),
    captured_at: Day.describe('The day it was seen.'),
    says: z.string().max(500).optional().describe('What it says, where the title does not make that plain.'),
    ...ARCHIVED_COPY,
  })
  .describe('Where a claim comes from, and when it was seen there.');

export type Source = z.infer<typeof Source>;

/** Whether a copy of what was seen is kept somewhere that its author cannot change. */
export function hasCopy({
  archive_url: url,
  archive_file: file,
}: Pick<Source, 'archive_url' | 'archive_file'>): boolean {
  return (url ?? null) !== null || file !== undefined;
}
