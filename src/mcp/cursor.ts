import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { VENDOR_VERDICT_IDS } from '../dataset/vendor.ts';

/** Where a list goes on: after which id, under which filter, in which edition of the data. */
const Position = z.strictObject({
  version: z.string().max(40),
  verdict: z.enum(VENDOR_VERDICT_IDS).nullable(),
  after: z.string().max(60),
});

export type Position = z.infer<typeof Position>;

/** Writes a position as an opaque cursor. */
export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Reads a cursor back.
 *
 * @param expected the edition and filter of this call; a cursor made for another is refused.
 * @returns the id after which to go on.
 * @throws ProtocolError −32602 (invalid params), as the specification asks for a bad cursor.
 */
export function readCursor(cursor: string, expected: Omit<Position, 'after'>): string {
  const position = Position.safeParse(parse(cursor));
  if (!position.success) throw invalidCursor('it was not made by this server');
  if (position.data.version !== expected.version) throw invalidCursor('the data has changed since it was made');
  if (position.data.verdict !== expected.verdict) throw invalidCursor('it was made for another filter');
  return position.data.after;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function invalidCursor(why: string): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Invalid cursor: ${why}. Call list_vendors without a cursor to start again.`,
  );
}
