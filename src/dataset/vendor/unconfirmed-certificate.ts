import { z } from 'zod';
import { Day, Id } from '../source.ts';
import { VendorCertificate } from '../vendor-certificate.ts';

/** What the checker made of a picture: the auditor compares it with the page. */
const CheckerReading = z
  .strictObject({
    file: z.string().min(1).max(255).describe('Name of the file that was read.'),
    path: z.string().max(1000).optional().describe('Where it lay on the machine of the auditor.'),
    checked_at: Day.describe('The day it was read.'),
    verdict: z.string().max(60).describe('What the checker says of it.'),
    confidence: z.number().min(0).max(1).describe('The confidence it says so with.'),
    red_flags: z.array(z.string().max(1000)).describe('What it holds against the certificate.'),
    fields: z
      .array(
        z.strictObject({
          field: z.string().max(60).describe('Name of the field.'),
          text: z.string().max(500).describe('The text as read.'),
          confidence: z.number().min(0).max(1).describe('Confidence of the reading.'),
          box: z
            .tuple([z.number(), z.number(), z.number(), z.number()])
            .nullable()
            .default(null)
            .describe('[x, y, width, height] on the page, where it stands; null when it is not known.'),
          settled: z
            .enum(['text-layer', 'two-readings', 'other-dates', 'known-name'])
            .nullable()
            .default(null)
            .describe(
              'What makes it certain: the text of the PDF, two readings that agree, the other dates of the page, or a name on our list; null when only one reading speaks for it.',
            ),
        }),
      )
      .describe('The fields as read.'),
  })
  .describe('What the checker made of a picture.');

/** What the machine read of a certificate that was confirmed, and what a person typed instead. */
export const Confirmation = z
  .strictObject({
    certificate: Id.describe('Id of the certificate.'),
    by: z.string().trim().min(2).max(60).describe('Who compared it with the page.'),
    at: Day.describe('The day.'),
    typed: z
      .array(z.string().max(60))
      .describe('Fields that the person typed, since the reading was wrong or missing.'),
    reading: CheckerReading,
  })
  .describe('How a certificate was confirmed.');

/** A certificate as the checker read it, values unconfirmed. */
export const UnconfirmedCertificate = z
  .strictObject({
    ...VendorCertificate.shape,
    product: VendorCertificate.shape.product.nullable(),
    reading: CheckerReading,
  })
  .describe('A certificate as the checker read it. It is published once the auditor has confirmed it.');

export type UnconfirmedCertificate = z.infer<typeof UnconfirmedCertificate>;

export type Confirmation = z.infer<typeof Confirmation>;
