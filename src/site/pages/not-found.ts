import type { Site } from '../../dataset/site.ts';

/** What programs get for data that is not there (RFC 9457); netlify.toml serves it with status 404. */
export function notFoundProblem({ base_url }: Site): Record<string, unknown> {
  return {
    type: `${base_url}/docs/#problem-not-found`,
    title: 'There is nothing at this address',
    status: 404,
    detail: `Every address is described in ${base_url}/openapi.json. A vendor without a file has not been audited; that says nothing about it.`,
  };
}
