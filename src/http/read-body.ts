import { HttpProblem } from './problem.ts';

/**
 * Reads a body up to a limit, and not a byte further.
 *
 * @param limit in bytes.
 * @param advice what to do when it is too large, as a sentence.
 * @throws HttpProblem `too-large` when more was announced or arrived.
 */
export async function readBody(request: Request, limit: number, advice = ''): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw tooLarge(limit, advice);
  if (request.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body) {
    length += part.byteLength;
    if (length > limit) throw tooLarge(limit, advice);
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

function tooLarge(limit: number, advice: string): HttpProblem {
  const detail = `The request body may have at most ${limit.toLocaleString('en-GB')} bytes. ${advice}`.trim();
  return new HttpProblem('too-large', detail, { members: { limit_bytes: limit } });
}
