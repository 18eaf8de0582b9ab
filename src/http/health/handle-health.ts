// The schema as a type only: a probe of health should not wait for a library that its answer does not need.

import { type RequestEnvironment, serveRequest } from '../serve-request.ts';
import type { Health } from './health.ts';

const HEALTH_ENDPOINT = { name: 'health', methods: ['GET', 'HEAD'] } as const;

/** What an answer on health tells of, and how the store is asked. */
export interface HealthDependencies extends RequestEnvironment {
  version: string;
  datasetVersion: string;
  /** Whether the store of the rate limit answers; never rejects. */
  isStoreReachable: () => Promise<boolean>;
}

/** GET /api/health: always 200 when the function runs at all. */
export async function handleHealth(request: Request, dependencies: HealthDependencies): Promise<Response> {
  return serveRequest(request, HEALTH_ENDPOINT, dependencies, async (notes) => {
    const isReachable = await dependencies.isStoreReachable();
    if (!isReachable) notes.degraded = 'store unreachable';
    const health: Health = {
      status: isReachable ? 'ok' : 'degraded',
      version: dependencies.version,
      dataset_version: dependencies.datasetVersion,
      time: dependencies.now().toISOString(),
    };
    return Response.json(health);
  });
}
