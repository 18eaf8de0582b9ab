import { z } from 'zod';
import { PublishedVendor, PublishedVendors } from '../../published.ts';
import { type Artefact, jsonText, MEDIA_TYPES } from '../artefact.ts';
import { PublishedChanges } from '../changes/changes.ts';
import { PublishedCorrections } from '../corrections.ts';
import { addressOf, type Edition } from '../edition.ts';
import { PublishedCompounds, PublishedLaboratories } from '../registers.ts';
import { PublishedSnapshots } from '../snapshots/snapshot-index.ts';

/** Every published JSON file, by the name of its schema. */
const SCHEMAS = {
  vendors: PublishedVendors,
  vendor: PublishedVendor,
  labs: PublishedLaboratories,
  compounds: PublishedCompounds,
  corrections: PublishedCorrections,
  changes: PublishedChanges,
  snapshots: PublishedSnapshots,
} as const satisfies Record<string, z.ZodType>;

/** Name of a published schema. */
export type SchemaName = keyof typeof SCHEMAS;
/** All of them, in the order in which they are listed. */
export const SCHEMA_NAMES = Object.keys(SCHEMAS) as SchemaName[];

/** Path of a schema within its edition. */
export const schemaPath = (name: SchemaName) => `schemas/${name}.schema.json`;

/**
 * A zod schema as JSON Schema 2020-12, with its address.
 * @param io whether it is for what is read (defaults may be left out), where a field that nobody knows is a slip, or for
 * what is published: there it is open to fields, which every minor version may add (data/README.md)
 */
export function toJsonSchema(
  schema: z.ZodType,
  id: string,
  io: 'input' | 'output' = 'output',
): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    reused: 'inline',
    io,
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }) as Record<string, unknown>;
  return { $schema, $id: id, ...rest };
}

/** The JSON Schema of every published JSON file; `vendor` is that of vendors/{id}.json and of a line of vendors.ndjson. */
export function schemaFiles(edition: Edition): Artefact[] {
  return SCHEMA_NAMES.map((name) => ({
    path: schemaPath(name),
    mediaType: MEDIA_TYPES.jsonSchema,
    body: () => jsonText(toJsonSchema(SCHEMAS[name], addressOf(edition, schemaPath(name)))),
  }));
}
