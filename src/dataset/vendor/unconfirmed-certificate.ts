import { z } from 'zod';
import { Day } from '../source.ts';
import { VendorCertificate } from '../vendor-certificate.ts';

/** What the checker made of a picture: the auditor compares it with the page. */
const CheckerReading = z
  .strictObject({
    file: z.string().min(1).max(255).describe('Name of the file that was read.'),
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
        }),
      )
      .describe('The fields as read.'),
  })
  .describe('What the checker made of a picture.');

/** A certificate as the checker read it, values unconfirmed. */
export const UnconfirmedCertificate = z
  .strictObject({
    ...VendorCertificate.shape,
    product: VendorCertificate.shape.product.nullable(),
    reading: CheckerReading,
  })
  .describe('A certificate as the checker read it. It is published once the auditor has confirmed it.');

export type UnconfirmedCertificate = z.infer<typeof UnconfirmedCertificate>;
