import { CheckError, type CheckFailure } from '../../coa/errors.ts';
import { CheckReport, type CheckReportWithEvidence } from '../../coa/report/report.ts';
import { timeUntil } from '../../coa/words/time-until.ts';
import { describeFault, type LogNotes } from '../log.ts';
import { HttpProblem, type ProblemId } from '../problem.ts';
import type { Defer } from '../rate-limit/purge-days.ts';
import type { RateLimiter } from '../rate-limit/rate-limit.ts';
import { RATE_LIMIT, type RateLimitResult, rateLimitHeaders, utcDay } from '../rate-limit/rate-limit-policy.ts';
import { problemResponse, type RequestEnvironment, serveRequest } from '../serve-request.ts';
import { type AnswerWords, answerPage, problemPage } from './answer-page.ts';
import { isForm, readCheckForm } from './read-check-form.ts';
import { fieldError, invalidFields, readCheckRequest } from './read-check-request.ts';
import { readEvidence } from './read-evidence.ts';
import { isNavigation, refuseForeignForm } from './refuse-foreign-form.ts';

/** The endpoint of a check, as it stands in the log. */
const CHECK_ENDPOINT = { name: 'check-coa', methods: ['POST'] } as const;

/** What a check needs of where it runs: who asks, what counts requests, and the checker itself. */
export interface CheckDependencies extends RequestEnvironment {
  /** The client's address as the host reports it; it is counted, never kept. */
  address: string | null | undefined;
  limiter: RateLimiter;
  defer: Defer;
  /** Runs one check; `today` is `YYYY-MM-DD` in UTC. */
  check: (request: {
    picture: Uint8Array;
    declaredType: string | null;
    page: number | null;
    vendor: string | null;
    today: string;
  }) => Promise<CheckReportWithEvidence>;
  /** A report in words, for the page that a form without script gets. */
  describe: (report: CheckReport) => AnswerWords;
}

/** Seconds after which a reader that could not start is worth another try. */
const READER_RETRY_SECONDS = 30;

const FAILURES: Record<CheckFailure, ProblemId> = {
  'unsupported-type': 'unsupported-type',
  'too-large': 'too-large',
  undecodable: 'undecodable',
  'no-such-page': 'invalid-fields',
  'reader-unavailable': 'check-unavailable',
};

/**
 * POST /api/check-coa: refuses what another site's page sends for somebody, reads the address, counts the request, reads its
 * body, checks the picture. `?evidence=1` adds `evidence` to the eight fields of the report. A form as a browser sends it
 * without script is answered with a page.
 */
export async function handleCheck(request: Request, dependencies: CheckDependencies): Promise<Response> {
  return serveRequest(request, CHECK_ENDPOINT, dependencies, async (notes) => {
    try {
      refuseForeignForm(request);
    } catch (error) {
      if (error instanceof HttpProblem && isNavigation(request)) return problemPage(error);
      throw error;
    }
    const withEvidence = readEvidence(request.url);
    const rate = await dependencies.limiter.count(dependencies.address, dependencies.defer);
    if (rate.degraded !== null) notes.degraded = rate.degraded;
    const answer = await answerCheck(request, withEvidence, rate, dependencies, notes);
    for (const [name, value] of Object.entries(rateLimitHeaders(rate))) answer.headers.set(name, value);
    return answer;
  });
}

async function answerCheck(
  request: Request,
  withEvidence: boolean,
  rate: RateLimitResult,
  dependencies: CheckDependencies,
  notes: LogNotes,
): Promise<Response> {
  try {
    if (!rate.allowed) throw refusal(rate);
    if (isForm(request)) return await answerForm(request, dependencies, notes);
    const { ignored, ...asked } = await readCheckRequest(request);
    const { evidence, ...report } = await runCheck(asked, dependencies, notes);
    const noted = ignored.length === 0 ? evidence : { ...evidence, ignored_fields: ignored };
    return Response.json(withEvidence ? { ...CheckReport.parse(report), evidence: noted } : CheckReport.parse(report));
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return isForm(request) ? problemPage(error) : problemResponse(error, dependencies);
  }
}

async function answerForm(request: Request, dependencies: CheckDependencies, notes: LogNotes): Promise<Response> {
  const { name, ...asked } = await readCheckForm(request);
  const { evidence: _, ...report } = await runCheck(asked, dependencies, notes);
  return answerPage(CheckReport.parse(report), dependencies.describe(report), name);
}

async function runCheck(
  asked: Omit<Parameters<CheckDependencies['check']>[0], 'today'>,
  dependencies: CheckDependencies,
  notes: LogNotes,
): Promise<CheckReportWithEvidence> {
  try {
    const report = await dependencies.check({ ...asked, today: utcDay(dependencies.now()) });
    notes.verdict = report.verdict;
    return report;
  } catch (error) {
    const retry = { 'Retry-After': String(READER_RETRY_SECONDS) };
    if (!(error instanceof CheckError)) {
      notes.fault = describeFault(error);
      throw new HttpProblem(
        'check-unavailable',
        'The check stopped before it was finished. Try again in half a minute.',
        {
          headers: retry,
        },
      );
    }
    const id = FAILURES[error.kind];
    if (id === 'invalid-fields') throw invalidFields([fieldError('image', error.message)]);
    throw new HttpProblem(id, error.message, id === 'check-unavailable' ? { headers: retry } : {});
  }
}

function refusal(rate: RateLimitResult): HttpProblem {
  if (rate.degraded !== null)
    return new HttpProblem(
      'check-unavailable',
      'The count of checks cannot be reached, and no more checks are allowed without it. Try again in a few seconds.',
    );
  return new HttpProblem(
    'quota-exceeded',
    `${rate.ofNetwork ? 'The network your address belongs to has used its checks' : `Your address has used its ${RATE_LIMIT.quota} checks`} for this UTC day. Try again after midnight UTC (in ${timeUntil(rate.resetSeconds)}).`,
    { members: { 'violated-policies': [RATE_LIMIT.name] } },
  );
}
