import { COMMON_HEADERS, preflightHeaders } from './headers.ts';
import { describeFault, type Log, type LogNotes } from './log.ts';
import { HttpProblem, PROBLEMS, problemBody } from './problem.ts';

/** Status in the log of a request whose client hung up before its answer; nobody gets it. As nginx writes it. */
const HUNG_UP = 499;

/** What every handler is given by its host. */
export interface RequestEnvironment {
  /** Identifies the request in answer and log. */
  requestId: string;
  /** The time now; the only clock. */
  now: () => Date;
  log: Log;
  /** Address of the API page, where problem types are described. */
  documentation: string;
  /** Value of the Link header, which announces the documents of the site (RFC 8288). */
  link: string;
}

/** What serving a request has to know of its endpoint. */
export interface Endpoint {
  /** Its name in the log. */
  name: string;
  /** Methods besides OPTIONS. */
  methods: readonly string[];
}

/**
 * Runs one handler the way every endpoint is run: OPTIONS and wrong methods are answered here, a thrown HttpProblem
 * becomes problem+json, anything else a 500 that says nothing of its cause; CORS, security headers, Link and
 * X-Request-Id are on every answer, and one line is logged.
 *
 * @param handle answers the request; what it puts into `notes` goes into the log line.
 */
export async function serveRequest(
  request: Request,
  endpoint: Endpoint,
  environment: RequestEnvironment,
  handle: (notes: LogNotes) => Promise<Response>,
): Promise<Response> {
  const started = environment.now();
  const notes: LogNotes = {};
  const answer = finish(await answerTo(request, endpoint, environment, handle, notes), request, environment);
  environment.log({
    time: started.toISOString(),
    id: environment.requestId,
    endpoint: endpoint.name,
    method: request.method,
    status: answer.status,
    ms: environment.now().getTime() - started.getTime(),
    ...notes,
  });
  return answer;
}

async function answerTo(
  request: Request,
  endpoint: Endpoint,
  environment: RequestEnvironment,
  handle: (notes: LogNotes) => Promise<Response>,
  notes: LogNotes,
): Promise<Response> {
  const allow = [...endpoint.methods, 'OPTIONS'].join(', ');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders(allow) });
  try {
    if (!endpoint.methods.includes(request.method)) {
      throw new HttpProblem(
        'method-not-allowed',
        `${request.method} is not allowed here; use ${endpoint.methods.join(' or ')}.`,
        { headers: { Allow: allow } },
      );
    }
    return await handle(notes);
  } catch (error) {
    if (error instanceof HttpProblem) return problemResponse(error, environment);
    if (request.signal.aborted) return new Response(null, { status: HUNG_UP });
    notes.fault = describeFault(error);
    const detail = 'The fault is on our side. Try again; if it stays, report the request id.';
    return problemResponse(new HttpProblem('internal-error', detail), environment);
  }
}

/** A problem as an answer. */
export function problemResponse(
  problem: HttpProblem,
  environment: Pick<RequestEnvironment, 'documentation' | 'requestId'>,
): Response {
  return new Response(JSON.stringify(problemBody(problem, environment.documentation, environment.requestId)), {
    status: PROBLEMS[problem.id].status,
    headers: { 'Content-Type': 'application/problem+json', ...problem.extras.headers },
  });
}

function finish(answer: Response, request: Request, environment: RequestEnvironment): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(COMMON_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  headers.set('Link', environment.link);
  headers.set('X-Request-Id', environment.requestId);
  return new Response(request.method === 'HEAD' ? null : answer.body, { status: answer.status, headers });
}
