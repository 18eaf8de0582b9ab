import { z } from 'zod';
import { Correction } from '../correction.ts';
import type { Dataset } from '../dataset.ts';
import { auditUrl } from '../published.ts';
import { Id } from '../source.ts';
import { type Edition, HEADER, header } from './edition.ts';

const { raised_at, at, raised_by, text, outcome, fields } = Correction.shape;

/** One decision of the public log: whose record it concerns, and the decision itself. */
export const LoggedCorrection = z
  .strictObject({
    record: z.enum(['vendor', 'laboratory']).describe('Which list the record stands in.'),
    id: Id.describe('Identifier of the record.'),
    name: z.string().describe('Name of the record.'),
    raised_at,
    at,
    raised_by,
    text,
    outcome,
    url: z.url().describe('The page of the record.'),
    fields,
  })
  .describe('One correction or rejected objection.');

/** What stands in corrections.json. */
export const PublishedCorrections = z
  .strictObject({
    ...HEADER,
    corrections: z.array(LoggedCorrection).describe('Every correction and rejected objection, newest first.'),
  })
  .describe('The public log of corrections, rejected objections included.');

export type LoggedCorrection = z.infer<typeof LoggedCorrection>;

/** Every correction and every rejected objection, newest first; on one day in the order of names. */
export function correctionsLog({ site, vendors, laboratories }: Dataset): LoggedCorrection[] {
  const log = [
    ...vendors.flatMap(({ id, name, corrections }) =>
      corrections.map((correction) => ({
        record: 'vendor' as const,
        id,
        name,
        ...correction,
        url: auditUrl(site, id),
      })),
    ),
    ...laboratories.flatMap(({ id, name, corrections }) =>
      corrections.map((correction) => ({
        record: 'laboratory' as const,
        id,
        name,
        ...correction,
        url: `${site.base_url}/labs/${id}/`,
      })),
    ),
  ];
  return log.sort((left, right) =>
    left.at === right.at ? (left.id < right.id ? -1 : 1) : left.at < right.at ? 1 : -1,
  );
}

/** The content of corrections.json. */
export function publishCorrections(edition: Edition): z.infer<typeof PublishedCorrections> {
  const corrections = correctionsLog(edition.dataset);
  return {
    ...header(edition, 'corrections.json', 'Corrections and rejected objections', corrections.length),
    corrections,
  };
}
