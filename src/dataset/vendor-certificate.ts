import { z } from 'zod';
import { Day, Id } from './source.ts';

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
      })
      .describe("What the laboratory's own look-up said of it, and when."),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'Expected 64 lower-case hexadecimal digits.')
      .nullable()
      .describe('SHA-256 of the picture or file as published.'),
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
    captured_at: Day.describe('The day it was seen there, or received.'),
    archive_url: z.url().nullable().describe('An archived copy of that page.'),
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

/** The newest day printed on a certificate; "" when it prints none. */
export function newestDay(certificate: Pick<VendorCertificate, 'received_on' | 'analysed_on' | 'reported_on'>): string {
  return [certificate.received_on, certificate.analysed_on, certificate.reported_on].reduce<string>(
    (newest, day) => (day !== null && day > newest ? day : newest),
    '',
  );
}
