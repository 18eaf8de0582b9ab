import { HttpProblem } from '../problem.ts';

/**
 * Refuses what a page of another site makes a browser send without asking this one: a form, or a request whose answer that
 * page cannot read (Fetch Metadata: `Sec-Fetch-Site`, `Sec-Fetch-Mode`). It would use up the checks of somebody who knows
 * nothing of it. Requests by CORS are for anyone, and programs send no such headers.
 *
 * @throws HttpProblem `origin-refused` (403).
 */
export function refuseForeignForm(request: Request): void {
  const isForeign = request.headers.get('sec-fetch-site') === 'cross-site';
  if (!isForeign) return;
  if (isNavigation(request))
    throw new HttpProblem(
      'origin-refused',
      'This form was sent from a page of another site, so it was not read and not counted. Open “Check a certificate” here, and choose the picture there.',
    );
  if (request.headers.get('sec-fetch-mode') === 'no-cors')
    throw new HttpProblem(
      'origin-refused',
      'A page of another site sent this without CORS, and could not read the answer. Send it with mode "cors"; any origin may.',
    );
}

/** Whether a browser shows the answer as a page. */
export function isNavigation(request: Request): boolean {
  return request.headers.get('sec-fetch-mode') === 'navigate';
}
