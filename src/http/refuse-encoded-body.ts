import { HttpProblem } from './problem.ts';

/**
 * Refuses a body that is compressed: unpacking it could cost any amount of memory, and no client needs it.
 *
 * @throws HttpProblem `unsupported-type` with Accept-Encoding (RFC 9110, section 12.5.3).
 */
export function refuseEncodedBody(request: Request): void {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return;
  throw new HttpProblem('unsupported-type', 'Send the body as it is, without Content-Encoding.', {
    headers: { 'Accept-Encoding': 'identity' },
  });
}
