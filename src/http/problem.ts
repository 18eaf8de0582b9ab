import { RATE_LIMIT } from './rate-limit/rate-limit-policy.ts';

/**
 * Errors as RFC 9457 problem details. Every answer that is not a success is one of these; the catalogue is what the API
 * page and openapi.json are written from.
 */
export const PROBLEMS = {
  'malformed-json': {
    status: 400,
    title: 'The body is not JSON',
    about: 'The request body could not be parsed as JSON in UTF-8.',
  },
  'invalid-fields': {
    status: 400,
    title: 'Some fields are wrong',
    about:
      'The body is JSON but not of the documented shape, or a query parameter has a value that means nothing; `errors` names each wrong field.',
  },
  'origin-refused': {
    status: 403,
    title: 'This origin may not call this address',
    about:
      'The Origin header is malformed, or it names a site other than the local machine that the server runs on; or a page of another site sent a form, or something whose answer it cannot read.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing at this address',
    about: 'Nothing below `/api/` or `/data/` has this address. A vendor without a file has not been audited.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This method is not allowed here',
    about: 'The `Allow` header lists the methods that are.',
  },
  'not-acceptable': {
    status: 406,
    title: 'Only JSON is served here',
    about: 'The Accept header rules out application/json.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    about: 'The body or the picture is over the limit; `detail` says which and what the limit is.',
  },
  'unsupported-type': {
    status: 415,
    title: 'This type is not supported',
    about:
      'JSON is not read under this Content-Type, the body is compressed, or the picture is in a format that cannot be read.',
  },
  undecodable: {
    status: 422,
    title: 'The picture cannot be decoded',
    about: 'The picture claims a supported format but is damaged or incomplete.',
  },
  'quota-exceeded': {
    status: 429,
    title: 'The daily number of checks is used up',
    about: `Each address may ask for ${RATE_LIMIT.quota} checks per UTC day; \`Retry-After\` says when the next day begins.`,
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong on our side',
    about: 'A fault in the service; the request id helps us to find it.',
  },
  'check-unavailable': {
    status: 503,
    title: 'The check cannot run at the moment',
    about:
      'The text reader could not start or has stopped, or checks cannot be counted at the moment; try again after `Retry-After` seconds.',
  },
} as const satisfies Record<string, { status: number; title: string; about: string; type?: string }>;

/** Identifier of a kind of problem, by which the API page lists it. */
export type ProblemId = keyof typeof PROBLEMS;

/** One wrong field, as RFC 9457 suggests: a JSON Pointer into the body, and what was expected there. */
export interface FieldError {
  field: string;
  pointer: string;
  detail: string;
}

/** What an answer with a problem may have besides its sentence. */
export interface ProblemExtras {
  /** Headers that belong to this problem, such as Allow or Retry-After. */
  headers?: Record<string, string>;
  /** Extension members of the problem, such as `errors`. */
  members?: Record<string, unknown>;
}

/** A refusal with a sentence that tells a person what to do; thrown by handlers and turned into an answer in one place. */
export class HttpProblem extends Error {
  readonly id: ProblemId;
  readonly extras: ProblemExtras;

  constructor(id: ProblemId, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.name = 'HttpProblem';
    this.id = id;
    this.extras = extras;
  }
}

/** The `type` of a problem: an address at which it is documented. `documentation` is the address of the API page. */
export function problemType(id: ProblemId, documentation: string): string {
  const entry = PROBLEMS[id];
  return 'type' in entry ? entry.type : `${documentation}#problem-${id}`;
}

/**
 * The body of a problem, RFC 9457 section 3.1. `instance` is the request's id as a tag: URI (RFC 4151): ids are those of the
 * host, no UUIDs everywhere, and there is no URN namespace for them.
 */
export function problemBody(problem: HttpProblem, documentation: string, requestId: string): Record<string, unknown> {
  const { status, title } = PROBLEMS[problem.id];
  return {
    type: problemType(problem.id, documentation),
    title,
    status,
    detail: problem.message,
    instance: `tag:${new URL(documentation).hostname},2026:request/${encodeURIComponent(requestId)}`,
    ...problem.extras.members,
  };
}
