import type { Config, Context } from '@netlify/functions';
import { checkCoa } from '../../../src/coa/check-coa.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import { partnerLaboratory } from '../../../src/dataset/partner-laboratory.ts';
import { handleCheck } from '../../../src/http/check/handle-check.ts';
import { createRateLimiter } from '../../../src/http/rate-limit/rate-limit.ts';
import { describeAnswer } from '../../../src/site/words/describe-answer.ts';
import { blobsCounterStore } from '../../blobs-counter-store.ts';
import { dataset } from '../../dataset.ts';
import { holdYoungGeneration } from '../../hold-young-generation.ts';
import { layouts } from '../../layouts.ts';
import { rateLimitKey } from '../../rate-limit-key.ts';
import { requestEnvironment } from '../../request-environment.ts';

/**
 * The memory in megabytes that budgets.ts and the hostile requests hold it to. Netlify lets nobody set the time of a function that is
 * waited for: it has 30 seconds by Netlify's library, 60 by its documentation. A check ends after twenty.
 */
export const config: Config = { path: '/api/check-coa', memory: 1024 };

/** Two workers read the strips of a page side by side. */
const WORKERS = 2;

/** Kept for as long as the instance lives: starting it takes longer than reading a page. */
const reader = createTextReader(WORKERS);

/** Kept as well: it remembers what it has seen of today's counts. */
const limiter = createRateLimiter({ store: blobsCounterStore, now: () => new Date(), key: rateLimitKey });

const partner = partnerLaboratory(dataset).name;
const known = contextFrom(dataset, reader, '', layouts);

/** Answers a request to check a certificate; what nobody waits for is done once the answer was sent. */
export default async (request: Request, context: Context): Promise<Response> =>
  handleCheck(request, {
    ...requestEnvironment(context),
    address: context.ip,
    limiter,
    defer: (work) => context.waitUntil(work),
    describe: (report) => describeAnswer(report, partner),
    check: ({ today, ...file }) => checkCoa(file, { ...known, today }).finally(holdYoungGeneration),
  });
