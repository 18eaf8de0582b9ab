import { z } from 'zod';
import { Compound } from '../compound.ts';
import { Laboratory } from '../laboratory.ts';
import { type Edition, HEADER, header } from './edition.ts';

const { $schema: _laboratory, ...laboratoryFields } = Laboratory.shape;
const { $schema: _compound, ...compoundFields } = Compound.shape;

/** What stands in labs.json. */
export const PublishedLaboratories = z
  .strictObject({
    ...HEADER,
    laboratories: z
      .array(z.strictObject(laboratoryFields).describe('One laboratory.'))
      .describe('Every laboratory on the list, sorted by id.'),
  })
  .describe('The list of laboratories: facts for reading and verifying their reports, never a grade.');

/** What stands in compounds.json. */
export const PublishedCompounds = z
  .strictObject({
    ...HEADER,
    compounds: z
      .array(z.strictObject(compoundFields).describe('One compound.'))
      .describe('Every compound on the list, sorted by id.'),
  })
  .describe(
    'The list of compounds: names and masses for reading certificates. It says nothing about effects, uses or doses.',
  );

/** The content of labs.json. */
export function publishLaboratories(edition: Edition): z.infer<typeof PublishedLaboratories> {
  const laboratories = edition.dataset.laboratories.map(({ $schema: _, ...laboratory }) => laboratory);
  return {
    ...header(edition, 'labs.json', 'Laboratories that issue certificates of analysis', laboratories.length),
    laboratories,
  };
}

/** The content of compounds.json. */
export function publishCompounds(edition: Edition): z.infer<typeof PublishedCompounds> {
  const compounds = edition.dataset.compounds.map(({ $schema: _, ...compound }) => compound);
  return { ...header(edition, 'compounds.json', 'Compounds sold as research peptides', compounds.length), compounds };
}
