import { HttpProblem } from '../problem.ts';
import { type RequestEnvironment, serveRequest } from '../serve-request.ts';

/** Of any method: what is not there cannot be written either. */
const NOT_FOUND_ENDPOINT = { name: 'not-found', methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] } as const;

/** Answers whatever is asked for below /api/ and /data/ and is not there: programs get a problem, not a page. */
export async function handleNotFound(request: Request, environment: RequestEnvironment): Promise<Response> {
  return serveRequest(request, NOT_FOUND_ENDPOINT, environment, async () => {
    const catalogue = new URL('/openapi.json', environment.documentation).href;
    throw new HttpProblem(
      'not-found',
      `Every address is described in ${catalogue}. A vendor without a file has not been audited; that says nothing about it.`,
    );
  });
}
