import { z } from 'zod';
import { serveRequest, type RequestEnvironment } from './serve-request.ts';

export const HEALTH_ENDPOINT = { name: 'health', methods: ['GET', 'HEAD'] } as const;

/** The answer of GET /api/health. */
export const Health = z
  .strictObject({
    status: z.enum(['ok', 'degraded']).describe('"degraded" when the shared count of checks cannot be reached; checks still run.'),
    version: z.string().describe('Version of the service.'),
    dataset_version: z.string().describe('Version of the data set.'),
    time: z.iso.datetime().describe('The time now, UTC.'),
  })
  .describe('Whether the service works, and what is deployed.');

export type Health = z.infer<typeof Health>;

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
