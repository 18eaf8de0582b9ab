import type { Config, Context } from '@netlify/functions';
import { handleHealth } from '../../../src/http/health/handle-health.ts';
import { handleNotFound } from '../../../src/http/not-found/handle-not-found.ts';
import { createPurger } from '../../../src/http/rate-limit/purge-days.ts';
import { blobsCounterStore } from '../../blobs-counter-store.ts';
import { isStoreReachable } from '../../is-store-reachable.ts';
import { requestEnvironment } from '../../request-environment.ts';
import { serviceVersion } from '../../service-version.ts';
import { site } from '../../site.ts';

/**
 * Beside health, everything below /api/ and /data/ that neither a file nor another function answers: a page of the host's
 * would tell programs nothing.
 */
export const config: Config = {
  path: ['/api/health', '/api/*', '/data/*'],
  excludedPath: '/api/check-coa',
  preferStatic: true,
};

/** Monitors ask for health all day: with them, counts are removed after their day even when nobody checks anything. */
const purge = createPurger({ store: blobsCounterStore, now: () => new Date() });

/** Says whether the service works, and of any other address that nothing is there. */
export default async (request: Request, context: Context): Promise<Response> => {
  if (!/^\/api\/health\/?$/.test(new URL(request.url).pathname))
    return handleNotFound(request, requestEnvironment(context));
  purge((work) => context.waitUntil(work));
  return handleHealth(request, {
    ...requestEnvironment(context),
    version: serviceVersion,
    datasetVersion: site.dataset.version,
    isStoreReachable: () => isStoreReachable(new Date()),
  });
};
