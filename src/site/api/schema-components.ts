import { z } from 'zod';
import { BoxSchema, CheckOutcome, Evidence, FieldReading } from '../../coa/report/report.ts';
import { Change } from '../../dataset/exports/changes/change.ts';
import { PublishedChanges } from '../../dataset/exports/changes/changes.ts';
import { LoggedCorrection, PublishedCorrections } from '../../dataset/exports/corrections.ts';
import { PublishedCompounds, PublishedLaboratories } from '../../dataset/exports/registers.ts';
import { PublishedSnapshots } from '../../dataset/exports/snapshots/snapshot-index.ts';
import { Headline } from '../../dataset/headline.ts';
import { ListedVendor, PublishedVendor, PublishedVendors } from '../../dataset/published.ts';
import { Source } from '../../dataset/source.ts';
import { VendorSource } from '../../dataset/vendor/claims.ts';
import { Correction, Finding, HistoryEntry, ReviewRating } from '../../dataset/vendor/vendor.ts';
import { VendorCertificate } from '../../dataset/vendor-certificate.ts';
import type { SiteContext } from '../context.ts';
import { CheckAnswer } from './endpoints/check-coa.ts';
import { RpcAnswer, RpcBody, RpcRequest, RpcResponse } from './endpoints/rpc-messages.ts';
import { Problem } from './problem-schema.ts';

/** Every schema that has a name of its own in openapi.json. */
function namedSchemas({ schemas }: SiteContext): Record<string, z.ZodType> {
  return {
    ...schemas,
    CheckAnswer,
    Evidence,
    FieldReading,
    CheckOutcome,
    Box: BoxSchema,
    PublishedVendors,
    ListedVendor,
    PublishedVendor,
    PublishedLaboratories,
    PublishedCompounds,
    PublishedCorrections,
    LoggedCorrection,
    PublishedChanges,
    Change,
    PublishedSnapshots,
    Headline,
    VendorCertificate,
    ReviewRating,
    Finding,
    Correction,
    HistoryEntry,
    Source,
    VendorSource,
    RpcBody,
    RpcRequest,
    RpcAnswer,
    RpcResponse,
    Problem,
  };
}

/** JSON Schemas for the components of an OpenAPI document, and how to refer to one from its zod schema. */
export interface SchemaComponents {
  schemas: Record<string, Record<string, unknown>>;
  ref(schema: z.ZodType): { $ref: string };
}

/**
 * Converts the named schemas, each referring to the others by name and open to fields that are added later. Patterns that only spell out a standard format
 * (date, email, …) are left out: the format says it. Tuples must be of one type.
 * @throws Error from `ref` for a schema that has no name.
 */
export function schemaComponents(context: SiteContext): SchemaComponents {
  const named = namedSchemas(context);
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const converted = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Our own parts are closed, so that nothing is published by accident; those who read may not rely on that.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // A tuple of one type says the same as a list of fixed length, which every linter and generator understands.
      if (jsonSchema.prefixItems) {
        jsonSchema.items = jsonSchema.prefixItems[0];
        delete jsonSchema.prefixItems;
      }
    },
  });
  const schemas = Object.fromEntries(
    Object.entries(converted.schemas).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [
      id,
      schema as Record<string, unknown>,
    ]),
  );
  const ids = new Map(Object.entries(named).map(([id, schema]) => [schema, id]));
  return {
    schemas,
    ref: (schema) => {
      const id = ids.get(schema);
      if (id === undefined) throw new Error('Expected a schema that is named in schema-components.ts.');
      return { $ref: `#/components/schemas/${id}` };
    },
  };
}
