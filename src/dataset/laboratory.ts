import { z } from 'zod';
import { Correction } from './correction.ts';
import { LaboratoryHabit } from './laboratory-habit.ts';
import { Host, Id, Source } from './source.ts';

/** One host that belongs to a laboratory, by what it is used for. */
const LaboratoryHost = z.strictObject({
  host: Host,
  use: z
    .enum(['site', 'verification', 'reports', 'email'])
    .describe('What it is used for: the home site, looking a report up, holding report files, or email only.'),
});

/**
 * An identifier that the laboratory prints, with its grammar. `pattern` is anchored and matches the identifier alone,
 * upper or lower case as printed; a named group `yymmdd`, `yyyymmdd`, `ddMonyyyy` or `yy` says where it carries a date, `report_number` and
 * `client` where it repeats the report number and the first letters of the client's name.
 */
const LaboratoryIdentifier = z.strictObject({
  field: z.enum(['report_number', 'key', 'batch']).describe('Which field of a reading it fills.'),
  label: z.string().max(60).describe('The words the laboratory prints before it.'),
  pattern: z.string().max(200).describe('Regular expression for the identifier alone, anchored at both ends.'),
  example: z
    .string()
    .max(60)
    .describe('One that was seen, with X or 0 for characters that were not recorded; it matches the pattern.'),
  carries: z
    .enum(['received', 'analysed', 'reported', 'year'])
    .nullable()
    .describe('Which date the named group in the pattern carries; null when it carries none.'),
});

/**
 * A laboratory that issues certificates: what it is called, where it can be reached, how one of its reports is looked
 * up. Facts that were seen, with source and day. Never a grade.
 */
export const Laboratory = z
  .strictObject({
    $schema: z.string().optional(),
    id: Id,
    name: z.string().min(2).max(120).describe('The name as the laboratory prints it.'),
    aliases: z
      .array(z.string().min(2).max(120))
      .describe('Other printed forms: short names, legal names, abbreviations.'),
    demonstration: z.boolean().describe('True for an invented laboratory that exists to show how the service works.'),
    // Without a default: "many" lets a page be accused, and whoever writes the entry has to say so.
    reports_seen: z
      .enum(['none', 'few', 'many'])
      .describe(
        'How many of its reports we have seen: none, where we know it by what it or others say of them; few, one or two, or their addresses alone; or many. Where not many were seen it may have addresses and habits that we do not know, and what differs from this entry accuses no page.',
      ),
    country: z.string().max(60).nullable().describe('Country of the printed address; null when none was seen.'),
    hosts: z
      .array(LaboratoryHost)
      .describe(
        'Every host seen to belong to it, one entry a use, forms with www. included where they were seen; empty when none is known.',
      ),
    verification: z
      .strictObject({
        url: z.url().describe('The page on which a person looks a report up.'),
        address_pattern: z
          .string()
          .max(300)
          .nullable()
          .describe(
            'Regular expression for a verification address without scheme, with named groups report_number and key where it carries them; null when unknown.',
          ),
        deep_link: z
          .string()
          .max(300)
          .nullable()
          .describe(
            'Address of one report, with {report_number} and {key} to be filled in by values that match `identifiers`; null when unknown.',
          ),
        needs: z
          .array(z.enum(['report_number', 'key', 'batch']))
          .describe('What must be typed in there; empty when a code on the page is scanned instead.'),
        how: z.string().max(600).describe('The steps, in words a buyer can follow.'),
      })
      .nullable()
      .describe('How a report is looked up; null when no public look-up was found.'),
    identifiers: z.array(LaboratoryIdentifier),
    habits: z
      .array(LaboratoryHabit)
      .default([])
      .describe(
        'What genuine reports were seen to do; learned from reports, never from what somebody says of them. May be left out of the file.',
      ),
    titles: z.array(z.string().max(80)).describe('Titles it prints over its reports.'),
    methods: z.array(z.string().max(120)).describe('Methods it names on its reports.'),
    accreditation: z
      .strictObject({
        claimed: z.string().max(200).describe('What it claims, as printed.'),
        scope_url: z.url().nullable().describe('The document that states the scope; null when none was seen.'),
      })
      .nullable()
      .describe(
        'Accreditation as claimed on its reports; null when none was seen. Not checked by us unless a source says so.',
      ),
    wordings: z
      .array(z.string().min(12).max(120))
      .default([])
      .describe(
        'Phrases of a line that stand on every page of one of its designs and on those of no other laboratory: by several of them its pages are known where the name is only a logo. May be left out of the file.',
      ),
    notes: z
      .array(z.string().max(500))
      .describe('Genuine oddities of its reports that a reader should not mistake for signs of alteration.'),
    corrections: z
      .array(Correction)
      .default([])
      .describe(
        'Corrections of this entry and rejected objections, oldest first; may be left out of the file while there are none.',
      ),
    sources: z.array(Source).min(1),
  })
  .describe('A laboratory that issues certificates of analysis.');

export type Laboratory = z.infer<typeof Laboratory>;
export type LaboratoryIdentifier = z.infer<typeof LaboratoryIdentifier>;
