import type { z } from 'zod';
import { Compound } from '../../compound.ts';
import { Laboratory } from '../../laboratory.ts';
import { Site } from '../../site.ts';
import { Vendor } from '../../vendor/vendor.ts';
import { VendorDraft } from '../../vendor/vendor-draft.ts';
import { jsonText } from '../artefact.ts';
import { toJsonSchema } from './schemas.ts';

/** The kinds of file in data/, by the name of their schema. */
const KINDS = {
  vendor: Vendor,
  'vendor-draft': VendorDraft,
  laboratory: Laboratory,
  compound: Compound,
  site: Site,
} as const satisfies Record<string, z.ZodType>;

/** The JSON Schemas that editors read while a file of data/ is written, by path below data/. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(KINDS).map(([name, schema]) => [
      `schemas/${name}.schema.json`,
      jsonText(toJsonSchema(schema, `${name}.schema.json`, 'input')),
    ]),
  );
}
