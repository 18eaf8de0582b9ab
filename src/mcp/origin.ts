import { HttpProblem } from '../http/problem.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The Origin policy, which the specification leaves to the server. The service is public, anonymous and read only, so
 * any web page may call it. On a loopback address it is somebody's own machine: only pages from there may, lest a
 * foreign page reaches it by rebinding a name.
 *
 * @throws HttpProblem `origin-refused` (403).
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const url = URL.parse(origin);
  const isOrigin = origin === 'null' || (url !== null && url.origin === origin.toLowerCase());
  if (!isOrigin)
    throw new HttpProblem('origin-refused', 'The Origin header is not an origin such as "https://site.example".');
  if (LOOPBACK.test(new URL(request.url).hostname) && !LOOPBACK.test(url?.hostname ?? '')) {
    throw new HttpProblem(
      'origin-refused',
      'This server runs on a loopback address and answers pages from there only.',
    );
  }
}
