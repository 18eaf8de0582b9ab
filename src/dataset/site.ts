import { z } from 'zod';
import { Day, Id } from './source.ts';

/** A DOI without resolver, such as "10.5281/zenodo.1234567". */
const Doi = z.string().regex(/^10\.\d{4,9}\/[-._;()/:A-Za-z0-9]+$/, 'Expected a DOI such as "10.5281/zenodo.1234567".');

/** Facts about the publication itself. Whoever runs a copy of the service changes this file first. */
export const Site = z
  .strictObject({
    $schema: z.string().optional().describe('JSON Schema for editors.'),
    name: z.string().min(2).max(60).describe('Name of the service.'),
    publisher: z.string().min(2).max(120).describe('Who publishes it and answers for it.'),
    base_url: z
      .url({ protocol: /^https$/ })
      .refine((url) => !url.endsWith('/'), 'Expected no slash at the end.')
      .describe('Public address, https, without a slash at the end.'),
    contact_email: z.email().describe('Where corrections, objections and questions go.'),
    demonstration: z.boolean().describe('True while the vendors are invented; every page and file then says so.'),
    hsts_preload: z
      .boolean()
      .optional()
      .describe(
        'True asks browsers to list the domain as one of HTTPS only (hstspreload.org); every subdomain must then serve HTTPS, and leaving the list takes months. Left out, it is not asked for.',
      ),
    partner_laboratory: Id.describe('Id of the partner laboratory: its reports can be "genuine-independent".'),
    stale_months: z
      .number()
      .int()
      .min(1)
      .max(60)
      .describe('Months after which a report says nothing about what is sold today.'),
    methodology: z
      .array(
        z.strictObject({
          version: z
            .string()
            .regex(/^\d+\.\d+$/, 'Expected a version such as "1.0".')
            .describe('Its number; the first part changes where an earlier audit could have ended otherwise.'),
          since: Day.describe('The first day on which audits follow it.'),
          changes: z.string().trim().min(10).max(500).describe('What it asks for that the version before did not.'),
        }),
      )
      .min(1)
      .superRefine((versions, { addIssue }) => {
        for (const [at, { version, since }] of versions.entries()) {
          if (versions.findIndex((other) => other.version === version) < at)
            addIssue({
              code: 'custom',
              path: [at, 'version'],
              message: `Expected each version once; found "${version}".`,
            });
          const before = versions[at - 1]?.since ?? '';
          if (since <= before)
            addIssue({ code: 'custom', path: [at, 'since'], message: `Expected a day after ${before}, oldest first.` });
        }
      })
      .describe('Versions of the audit methodology, oldest first; the last is in force.'),
    dataset: z
      .strictObject({
        version: Day.describe('Version of the data set: the day of its last change, YYYY-MM-DD.'),
        revision: z
          .int()
          .min(1)
          .default(1)
          .describe('State of the data within that day: 2 or more where it changed after the release of the day.'),
        doi: z
          .strictObject({
            concept: Doi.nullable().describe('DOI of the data set in every version; null before the first deposit.'),
            versions: z
              .record(Day, Doi)
              .describe('DOI of each deposited release, by its day. A release is deposited after it was made.'),
          })
          .default({ concept: null, versions: {} })
          .describe('Where the data set is deposited.'),
        title: z.string().min(5).max(120).describe('Title of the data set.'),
        description: z.string().min(50).max(5000).describe('What the data set holds, for catalogues.'),
        keywords: z.array(z.string().min(2).max(40)).min(1).describe('Words under which catalogues list it.'),
        licence: z
          .strictObject({
            id: z.string().describe('SPDX identifier.'),
            name: z.string().describe('Name of the licence.'),
            url: z.url().describe('Where its text stands.'),
          })
          .describe('Licence of the data.'),
        attribution: z.string().min(5).max(200).describe('How to name the source when the data is used.'),
      })
      .describe('The data set as a publication.'),
  })
  .describe('Facts about the publication itself.');

export type Site = z.infer<typeof Site>;

export { partnerLaboratory } from './partner-laboratory.ts';
