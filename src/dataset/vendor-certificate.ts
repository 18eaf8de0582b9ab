import { z } from 'zod';
import { Day, Id, listItem } from './source.ts';

const Hash256 = z.string().regex(/^[0-9a-f]{64}$/, 'Expected 64 lower-case hexadecimal digits.');

/** An amount as printed, such as 10 mg. */
const Amount = z.strictObject({
  value: z.number().positive().describe('The number as printed.'),
  unit: z.string().min(1).max(20).describe('Its unit as printed, such as "mg", "mcg" or "IU".'),
});

/** The result of a further test, in the words of the page. */
const Result = z.string().trim().min(1).max(120).nullable().default(null);

/** Who issued a certificate. */
export const ISSUERS = {
  laboratory: 'A laboratory other than vendor and manufacturer, by what the page says.',
  manufacturer: 'The manufacturer of the material.',
  vendor: 'The vendor itself.',
} as const;

/** A look-up at the laboratory, recorded so that somebody else can repeat it. */
export const LookUp = z
  .strictObject({
    url: z.url().describe('The address that was opened: on a host of the laboratory.'),
    by: z.string().trim().min(2).max(60).describe('Who looked it up, by role or initials.'),
    archive_url: z.url().nullable().default(null).describe('A copy of what was shown; null when none was kept.'),
  })
  .describe('The look-up itself.');

/** What holding a certificate against the laboratory's own copy can come to: what `compareCopies` answers. */
const COPY_RESULTS = ['same', 'changed', 'another', 'cannot-tell'] as const;

/** The laboratory's own copy that a certificate was held against, recorded so that somebody else can repeat it. */
export const LaboratoryCopy = z
  .strictObject({
    result: z
      .enum(COPY_RESULTS)
      .describe(
        'What the comparison came to: the same report, the same with values changed, another report, or nothing certain.',
      ),
    changed: z
      .array(z.string().min(1).max(60))
      .max(100)
      .default([])
      .describe('Fields whose values differ, by the names of the evidence; "text" where it is no known field.'),
    sha256: Hash256.describe("SHA-256 of the laboratory's copy."),
    url: z.url().describe('Where the laboratory shows it: on a host of the laboratory.'),
    compared_at: Day.describe('The day the two were compared.'),
    by: z.string().trim().min(2).max(60).describe('Who compared them, by role or initials.'),
  })
  .describe("The laboratory's own copy, and what holding the certificate against it came to.");

export type LaboratoryCopy = z.infer<typeof LaboratoryCopy>;

/** One certificate that the vendor published, as the auditor saw it. Values are as printed. */
export const VendorCertificate = z
  .strictObject({
    id: Id.describe('Identifier of the certificate within this vendor; never reused.'),
    laboratory: Id.nullable().describe(
      'Id of the laboratory on our list; null when it is not there, or no laboratory is named.',
    ),
    laboratory_name: z.string().max(120).nullable().describe('The laboratory as printed; null when none is named.'),
    report_number: z.string().max(60).nullable().describe('Report number as printed.'),
    key: z.string().max(60).nullable().describe('Verification key or search code as printed.'),
    client: z
      .string()
      .max(120)
      .nullable()
      .describe('The client as printed; null when none is printed or it is redacted.'),
    product: z.string().max(120).describe('The product as printed, strength included.'),
    compound: Id.nullable().describe('Id of the compound on our list; null when it is not there.'),
    batch: z.string().max(60).nullable().describe('Batch or lot as printed.'),
    received_on: Day.nullable().describe('Day the laboratory received the sample.'),
    analysed_on: Day.nullable().describe('Day of the analysis.'),
    reported_on: Day.nullable().describe('Day of the report.'),
    purity: z.number().min(0).max(100).nullable().describe('Purity in per cent as printed.'),
    verification: z
      .strictObject({
        status: z
          .enum(['confirmed', 'differs', 'not-found', 'no-look-up', 'not-tried'])
          .describe(
            "What the laboratory's own look-up said: confirmed every value, shows other values, does not know the report, does not exist, or was not tried.",
          ),
        verified_at: Day.nullable().describe('The day it was looked up; null when it was not.'),
        look_up: LookUp.nullable().default(null).describe('Where it was looked up, and by whom; null when it was not.'),
        copy: LaboratoryCopy.nullable()
          .default(null)
          .describe("What holding it against the laboratory's own copy came to; null when it was not."),
      })
      .describe("What the laboratory's own look-up said of it, and when."),
    issuer: z
      .enum(Object.keys(ISSUERS) as [keyof typeof ISSUERS, ...(keyof typeof ISSUERS)[]])
      .nullable()
      .default(null)
      .describe('Who issued it, by what the page says; null when that cannot be told.'),
    strength: Amount.nullable().default(null).describe('Strength on the label, also called label claim.'),
    content: Amount.nullable().default(null).describe('Content that was found.'),
    purities: z
      .array(
        z.strictObject({
          of: listItem(z.string().trim().min(1).max(120)).describe(
            'What it is the purity of, in the words of the page.',
          ),
          value: z.number().min(0).max(100).describe('Per cent, as printed.'),
        }),
      )
      .max(40)
      .default([])
      .describe('Every purity, where the page prints more than one.'),
    endotoxin: Result.describe('Result of the endotoxin test as printed; null when none is printed.'),
    metals: Result.describe('Result for heavy metals as printed; null when none is printed.'),
    sterility: Result.describe('Result of the sterility test as printed; null when none is printed.'),
    page: z.int().min(1).nullable().default(null).describe('Page of the file it begins on; null for a picture.'),
    further_pages: z.array(z.int().min(1)).max(50).default([]).describe('Further pages of the file that belong to it.'),
    page_sha256: Hash256.nullable()
      .default(null)
      .describe('SHA-256 of that page as drawn: a line "WIDTHxHEIGHT RGBA", then its pixels; null for a picture.'),
    code_url: z.url().nullable().default(null).describe('Address in the code printed on it; null when there is none.'),
    sha256: Hash256.nullable().describe('SHA-256 of the picture or file as published.'),
    perceptual_hash: z
      .string()
      .regex(/^[0-9a-f]{16}$/, 'Expected 16 lower-case hexadecimal digits.')
      .nullable()
      .describe('64-bit perceptual hash of the page.'),
    chromatogram_hash: z
      .string()
      .regex(/^[0-9a-f]{128}$/, 'Expected 128 lower-case hexadecimal digits.')
      .nullable()
      .default(null)
      .describe(
        'Hash of the trace of its chromatogram: height in 128 columns, one digit each; null when it shows none.',
      ),
    published_at: z
      .url()
      .nullable()
      .describe('Where the vendor published it; null when it stands at no address (sent on request, say).'),
    copies: z
      .array(
        z.strictObject({
          sha256: Hash256.describe('SHA-256 of that file.'),
          published_at: z.url().nullable().describe('Where the vendor published it; null when at no address.'),
        }),
      )
      .default([])
      .describe('Further files of the same report that the vendor published, such as a picture of the PDF.'),
    confirmed: z
      .strictObject({
        by: z.string().trim().min(2).max(60).describe('Who compared it, by role or initials.'),
        at: Day.describe('The day it was compared.'),
      })
      .nullable()
      .default(null)
      .describe('Who compared every value with the page, and when; null for records from before this was noted.'),
    captured_at: Day.describe('The day it was seen there, or received.'),
    archive_url: z.url().nullable().describe('An archived copy of that page.'),
    gone_since: Day.nullable()
      .default(null)
      .describe(
        'The day on which it was first seen that the vendor no longer publishes it; null while it does. It stays on record, and no later audit counts it.',
      ),
  })
  .refine(
    (c) => (c.verification.verified_at === null) === ['no-look-up', 'not-tried'].includes(c.verification.status),
    {
      path: ['verification', 'verified_at'],
      error: 'Expected a day when the look-up was used, and null when it was not.',
    },
  )
  .describe('One certificate that the vendor published.');

export type VendorCertificate = z.infer<typeof VendorCertificate>;

/**
 * Statuses that say what the laboratory said, each with the result of a comparison with its copy that bears it out; null
 * where only a stated look-up does.
 */
export const STATED_BY_LABORATORY: Partial<
  Record<VendorCertificate['verification']['status'], LaboratoryCopy['result'] | null>
> = { confirmed: 'same', differs: 'changed', 'not-found': null };

/** Whether something on record bears out what a laboratory is said to have said: a stated look-up, or its own copy. */
export function isBorneOut({ status, look_up: lookUp, copy }: VendorCertificate['verification']): boolean {
  return lookUp !== null || (copy !== null && copy.result === STATED_BY_LABORATORY[status]);
}

/** Whether the vendor still published a certificate on a day, as far as was seen. */
export function isPublishedOn({ gone_since: gone }: Pick<VendorCertificate, 'gone_since'>, day: string): boolean {
  return gone === null || gone > day;
}

/** Whether the vendor still publishes a certificate, as far as was seen. */
export function isStillPublished({ gone_since: gone }: Pick<VendorCertificate, 'gone_since'>): boolean {
  return gone === null;
}

/** The newest day printed on a certificate; "" when it prints none. */
export function newestDay(certificate: Pick<VendorCertificate, 'received_on' | 'analysed_on' | 'reported_on'>): string {
  return [certificate.received_on, certificate.analysed_on, certificate.reported_on].reduce<string>(
    (newest, day) => (day !== null && day > newest ? day : newest),
    '',
  );
}
