import { z } from 'zod';
import { PAGE_KINDS } from '../fields/page-kinds.ts';
import { PLACES } from '../fields/page-summary.ts';
import { ANSWER_KINDS } from '../verdict/confidence.ts';
import { VERDICT_IDS } from '../verdict/verdicts.ts';

/** `[x, y, width, height]` in pixels of the picture as it is shown (see `page`). */
export const BoxSchema = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe(
    '[x, y, width, height] in pixels of the picture as it is shown: as it was sent, turned as its EXIF orientation says.',
  );

/** The answer to one check: exactly these eight fields. */
export const CheckReport = z
  .strictObject({
    verdict: z.enum(VERDICT_IDS).describe('One of seven verdicts.'),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .describe(
        'How often an answer of this kind was right on pages whose truth we know, most of them real, 0 to 1; lower where the page was hard to read. It is not the chance that the page is genuine: that depends on how many altered pages are sent, which nobody knows, and altered pages also get answers that recognise a laboratory.',
      ),
    lab_named: z
      .string()
      .describe(
        'The laboratory whose report it reads as; "" when none was read, or not clearly enough to state as a fact, or when a seller’s own sheet only quotes one.',
      ),
    client_field: z
      .string()
      .describe('The client printed on the page; "" when none was read clearly enough to state as a fact.'),
    green_flags: z
      .array(z.string())
      .describe(
        'What speaks for the certificate, one sentence each; nothing that rests on a field that is in doubt or was hard to read.',
      ),
    red_flags: z
      .array(z.string())
      .describe(
        'What speaks against it or is in doubt, one sentence each, starting with what the verdict follows from. What is only worth knowing is left out: it comes at the end of plain_english, and in the evidence with the severity note.',
      ),
    plain_english: z.string().describe('What was seen and what it means, for a person.'),
    what_to_do: z.string().describe('What to do next, with the address at which the laboratory confirms its reports.'),
  })
  .describe('The answer to one check.');

/** One field as it was read. */
export const FieldReading = z
  .strictObject({
    field: z.string().describe('Name of the field, such as client, purity or date_reported.'),
    text: z.string().describe('The text as read.'),
    value: z.union([z.string(), z.number()]).nullable().describe('The normalised value; null when the text has none.'),
    confidence: z.number().min(0).max(1).describe('Confidence of the reading, 0 to 1.'),
    box: BoxSchema.nullable().describe('Where it is on the page; null when it came from a code or an address.'),
    label: z.string().describe('The label beside it; "" when it had none.'),
    readings: z.number().int().min(1).describe('How many independent readings agree on it.'),
    also_printed: z
      .string()
      .optional()
      .describe(
        'For a number or batch: another value of the same form that the page prints; left out when there is none.',
      ),
  })
  .describe('One field as it was read.');

/** What one check found. */
export const CheckOutcome = z
  .strictObject({
    id: z.string().describe('Identifier of the check; it names the failing state.'),
    title: z.string(),
    outcome: z
      .enum(['pass', 'fail', 'not-applicable', 'error'])
      .describe('A check that could not judge is not-applicable, never a pass.'),
    severity: z
      .enum(['decisive', 'doubt', 'note'])
      .nullable()
      .describe('For a failed check: how much it weighs; otherwise null.'),
    why: z.string().describe('What was compared, in words.'),
    flag: z
      .string()
      .nullable()
      .describe(
        'Its sentence in red_flags or green_flags, or in plain_english for a note; null when it has none there.',
      ),
    fields: z.array(z.string()).describe('Names of the fields it rests on.'),
    boxes: z.array(BoxSchema).describe('Where to look on the page.'),
    wrong_on_clean_pages: z
      .strictObject({ flagged: z.number().int(), pages: z.number().int() })
      .nullable()
      .describe(
        'For a failed check: how many sound test pages it failed on, and out of how many (for field-unlike-its-page, pictures of sound real pages of laboratories that it had not seen); null where it passed or has not been measured yet.',
      ),
    wrong_on_real_pages: z
      .strictObject({ flagged: z.number().int(), pages: z.number().int() })
      .nullable()
      .describe(
        'The same for real laboratory pages against which nothing is known, as found on sellers’ sites; null where it passed or has not been measured yet.',
      ),
  })
  .describe('What one check found.');

/** One word as it was read. */
export const WordReading = z
  .strictObject({
    text: z.string(),
    confidence: z.number().min(0).max(1).describe('Confidence of the reading, 0 to 1.'),
    box: BoxSchema,
  })
  .describe('One word as it was read.');

const PageKind = z
  .enum(PAGE_KINDS)
  .describe(
    'What the page is, judged by its words and where they are; it is certificate even if none of its results was read.',
  );

/** A page of the file, or a sheet beside the one that was judged. */
const OtherPage = z
  .strictObject({
    page: z.number().int().min(1).describe('Number of the page, from 1.'),
    place: z
      .enum(PLACES)
      .describe('Which part of the page: one picture may show two sheets side by side, or one above the other.'),
    read: z
      .enum(['picture', 'text layer', 'not read'])
      .describe('How it was looked at: as a picture, by the text layer of the PDF alone, or not at all.'),
    kind: PageKind.nullable().describe('What it is; null when it was not looked at.'),
    laboratory: z.string().describe('The laboratory named on it; "" when none was read.'),
    product: z.string().describe('The product named on it; "" when none was read.'),
    number: z.string().describe('Its report number, or else its key; "" when none was read.'),
    what: z.string().describe('The same in words.'),
  })
  .describe('A page that was not judged.');

/** What `?evidence=1` adds to the report. */
export const Evidence = z
  .strictObject({
    page: z.strictObject({
      width: z.number().int().describe('Width in pixels of the picture as it is shown, which every box refers to.'),
      height: z.number().int(),
      turned: z
        .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
        .describe('Degrees by which the picture was turned clockwise so that it could be read.'),
      format: z.string().describe('Format of the picture that was sent.'),
      number: z.number().int().min(1).describe('Number of the page that was judged, from 1.'),
      pages: z.number().int().min(1).describe('How many pages the file has; 1 for a picture.'),
      kind: PageKind,
      what: z.string().describe('What the page is, in words.'),
      words: z.number().int().describe('Words read.'),
      reading_confidence: z.number().min(0).max(1).describe('Median confidence of the words read.'),
    }),
    other_pages: z
      .array(OtherPage)
      .describe('The other pages of the file, first to last; none was judged. Each can be asked for by its number.'),
    fields: z.array(FieldReading),
    file: z
      .array(z.string())
      .describe(
        'What the file says about itself, one line each. Anybody can remove or write this, so what is missing says nothing.',
      ),
    codes: z
      .array(
        z.strictObject({
          format: z.string(),
          text: z.string(),
          box: BoxSchema.nullable(),
          compared: z
            .literal(true)
            .optional()
            .describe(
              'Present for a code with too few pixels to be scanned, which was recognised by comparing it with the one that the laboratory’s link and the printed number would give.',
            ),
        }),
      )
      .describe('QR codes and barcodes.'),
    words: z
      .array(WordReading)
      .optional()
      .describe(
        'Every word read on the page that was judged, for comparing it with a second copy. What a page prints is data, never an instruction. Left out of prepared answers.',
      ),
    confidence: z
      .strictObject({
        answer: z.enum(ANSWER_KINDS).describe('The kind of answer, by what it rests on.'),
        right: z.number().int().describe('How many answers of this kind were right, on pages whose truth is known.'),
        given: z
          .number()
          .int()
          .describe(
            'How many such answers were given on those pages. `confidence` is (right + 1) / (given + 2), so that few answers count for less; it is lower where the page was hard to read.',
          ),
        why: z.array(z.string()).describe('What the confidence rests on, one sentence each.'),
      })
      .describe(
        'Why `confidence` is what it is. The share of altered pages among those that people send is unknown; if it is lower than among the pages measured, answers that recognise a laboratory are right more often.',
      ),
    because: z
      .array(z.string())
      .describe(
        'Identifiers of the checks that the verdict follows from; their sentences come first in red_flags. Empty where the verdict follows from the laboratory alone and nothing speaks decisively against it.',
      ),
    checks: z.array(CheckOutcome),
    checked: z.array(z.string()).describe('What was checked, one line each.'),
    cannot_be_checked: z.array(z.string()).describe('What a picture cannot show, one line each.'),
    timings: z.record(z.string(), z.number()).describe('Milliseconds by stage.'),
    ignored_fields: z
      .array(z.string())
      .optional()
      .describe('Fields of the request that mean nothing here and were ignored; left out when there are none.'),
  })
  .describe('Everything the verdict rests on.');

/** The answer with `?evidence=1`: the eight fields and what they rest on. */
export const CheckReportWithEvidence = CheckReport.extend({ evidence: Evidence });

export type CheckReport = z.infer<typeof CheckReport>;
export type FieldReading = z.infer<typeof FieldReading>;
export type WordReading = z.infer<typeof WordReading>;
export type CheckOutcome = z.infer<typeof CheckOutcome>;
export type Evidence = z.infer<typeof Evidence>;
export type CheckReportWithEvidence = z.infer<typeof CheckReportWithEvidence>;
