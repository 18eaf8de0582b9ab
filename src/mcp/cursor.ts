import { z } from 'zod';
import { COA_TYPE_IDS, VENDOR_VERDICT_IDS } from '../dataset/vendor/vendor.ts';
import { WrongArgument } from './tool.ts';

/** Vendors of one page of a list at most. */
export const MAX_LIMIT = 200;

/** What a list is narrowed to. */
const Filter = z.strictObject({
  verdict: z.enum(VENDOR_VERDICT_IDS).optional(),
  coa_type: z.enum(COA_TYPE_IDS).optional(),
  min_rating: z.number().optional(),
  max_rating: z.number().optional(),
});

/** Where a list goes on: after which id, under which filter, in pages of what length, in which edition of the data. */
const Position = z.strictObject({
  version: z.string().max(40),
  filter: Filter,
  limit: z.int().min(1).max(MAX_LIMIT),
  after: z.string().max(60),
});

export type Filter = z.infer<typeof Filter>;
export type Position = z.infer<typeof Position>;

/** Writes a position as an opaque cursor. */
export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Reads a cursor back.
 *
 * @param version edition of the data now; a cursor made in another is refused.
 * @param filter of this call: what it leaves out or null is taken from the cursor, what differs is refused.
 * @throws WrongArgument with why, and what to do. It is an argument of a tool: the specification's −32602 is for tools/list.
 */
export function readCursor(
  cursor: string,
  version: string,
  filter: { [name in keyof Filter]: Filter[name] | null },
): Position {
  const parsed = Position.safeParse(parse(cursor));
  if (!parsed.success) throw invalidCursor('it was not made by this server');
  const position = parsed.data;
  if (position.version !== version) throw invalidCursor('the data has changed since it was made');
  const made: Record<string, unknown> = position.filter;
  const differs = Object.entries(filter).some(
    ([name, value]) => value !== null && value !== undefined && value !== made[name],
  );
  if (differs) throw invalidCursor('it was made for another filter');
  return position;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function invalidCursor(why: string): WrongArgument {
  return new WrongArgument(`Invalid cursor: ${why}. Call list_vendors without a cursor to start again.`);
}
