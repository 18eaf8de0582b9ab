import { z } from 'zod';
import { Vendor } from './vendor.ts';

const { id, domain, $schema, ...rest } = Vendor.shape;

/**
 * A record that the auditor is still filling in: only id and domain must stand, and null is allowed everywhere. Drafts
 * are checked as far as they go and are never published; without `draft` the file is a record and must be whole.
 */
export const VendorDraft = z
  .strictObject({
    $schema,
    draft: z.literal(true).describe('Not published while this stands; removed by `npm run audit -- publish ID`.'),
    id,
    domain,
    ...(Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, field.nullable().optional()])) as {
      [K in keyof typeof rest]: z.ZodOptional<z.ZodNullable<(typeof rest)[K]>>;
    }),
  })
  .describe('The audit of one vendor, unfinished.');

export type VendorDraft = z.infer<typeof VendorDraft>;

/** Whether the content of a vendor's file says that it is a draft. */
export function isDraft(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'draft' in content && content.draft === true;
}
