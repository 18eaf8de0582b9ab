import { z } from 'zod';
import { Id, Source } from './source.ts';

const Mass = z.number().positive().max(100_000);

/** Another chemical form sold or printed under the same name (a salt, another sequence in circulation, …). */
const CompoundVariant = z.strictObject({
  form: z.string().max(160).describe('What the form is.'),
  formula: z.string().max(60).nullable(),
  average_mass: Mass.describe('Average molecular mass, Da.'),
  monoisotopic_mass: Mass.nullable().describe('Monoisotopic mass, Da.'),
  source: z.string().max(300),
});

/** A compound sold as a research peptide, with every mass that an honest certificate may print for it. */
export const Compound = z
  .strictObject({
    $schema: z.string().optional(),
    id: Id,
    name: z.string().min(2).max(120),
    kind: z
      .enum([
        'peptide',
        'modified_peptide',
        'peptidomimetic',
        'protein',
        'small_molecule',
        'metal_complex',
        'polymer',
        'mixture',
        'blend',
        'diluent',
      ])
      .describe('Masses of blends, mixtures, polymers and diluents are not compared.'),
    aliases: z
      .array(z.string().min(2).max(120))
      .describe(
        'Other names on certificates and labels. A name stands on two compounds only when trade uses it for both, and each then names the other under `shares_names_with`.',
      ),
    cas: z
      .array(z.string().regex(/^\d{2,7}-\d{2}-\d$/))
      .describe('CAS registry numbers in use for it; disputed ones included.'),
    shares_names_with: z
      .array(Id)
      .default([])
      .describe(
        'Other compounds (ids) that trade calls by one of these names or CAS numbers; each names the other. May be left out of the file while there are none.',
      ),
    formula: z.string().max(60).nullable(),
    sequence: z.string().max(400).nullable(),
    modifications: z.string().max(300).nullable(),
    pubchem_cid: z.number().int().positive().nullable(),
    average_mass: Mass.nullable().describe('Average molecular mass, Da; null when there is no single one.'),
    monoisotopic_mass: Mass.nullable().describe('Monoisotopic mass, Da.'),
    variants: z.array(CompoundVariant),
    components: z.array(Id).describe('For a blend: the ids of its components.'),
    note: z.string().max(1000).nullable().describe('Traps for whoever compares a certificate with this entry.'),
    verified: z.boolean().describe('The mass of the formula agrees with a published molecular weight.'),
    verified_basis: z.string().max(300),
    sources: z.array(Source).min(1),
  })
  .describe('A compound sold as a research peptide.');

export type Compound = z.infer<typeof Compound>;
