import { z } from 'zod';
import { BUDGETS } from '../../coa/budgets.ts';

/** The body of every error answer, RFC 9457. */
export const Problem = z
  .looseObject({
    type: z.url().describe('Identifies the kind of problem; open it to read about it.'),
    title: z.string().describe('The kind of problem in a few words.'),
    status: z.int().min(400).max(599).describe('The HTTP status.'),
    detail: z.string().describe('What was wrong with this request, and what to do.'),
    instance: z.string().optional().describe('This request: a tag: URI (RFC 4151) that ends in the X-Request-Id.'),
    errors: z
      .array(
        z.strictObject({
          field: z.string().describe('The wrong field of the body, or query parameter; "" for the body as a whole.'),
          pointer: z
            .string()
            .describe(
              'JSON Pointer to it in the body, as a URI fragment; "" for the body as a whole and for a parameter.',
            ),
          detail: z.string().describe('What was expected there.'),
        }),
      )
      .optional()
      .describe('Each wrong field, when fields are wrong.'),
    limit_bytes: z.int().positive().optional().describe('The limit, when something is too large.'),
    'violated-policies': z
      .array(z.string())
      .optional()
      .describe('Names of the quotas that are used up, as in RateLimit-Policy, when one is.'),
  })
  .describe('An error, as RFC 9457 problem details.');

/** Members that a kind of problem has beside those of every problem, for examples; undefined for most. */
export function exampleMembers(id: string, rateLimit: { name: string }): object | undefined {
  const members: Readonly<Record<string, object>> = {
    'invalid-fields': {
      errors: [
        {
          field: 'image',
          pointer: '#/image',
          detail: 'Expected a picture as a string: base64, or a data: URL in base64.',
        },
      ],
    },
    'too-large': { limit_bytes: BUDGETS.pictureBytes },
    'quota-exceeded': { 'violated-policies': [rateLimit.name] },
  };
  return members[id];
}
