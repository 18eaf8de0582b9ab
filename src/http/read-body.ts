import { HttpProblem } from './problem.ts';

/**
 * Reads a body up to a limit, and not a byte further.
 *
 * @param limit in bytes.
 * @throws HttpProblem `too-large` when more was announced or arrived.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw tooLarge(limit);
  if (request.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body) {
    length += part.byteLength;
    if (length > limit) throw tooLarge(limit);
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

function tooLarge(limit: number): HttpProblem {
  const detail = `The request body may have at most ${limit.toLocaleString('en-GB')} bytes. Send a smaller picture.`;
  return new HttpProblem('too-large', detail, { members: { limit_bytes: limit } });
}
