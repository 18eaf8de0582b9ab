import type { Config, Context } from '@netlify/functions';
import { handleHealth } from '../../../src/http/handle-health.ts';
import { isStoreReachable } from '../../is-store-reachable.ts';
import { requestEnvironment } from '../../request-environment.ts';
import { serviceVersion } from '../../service-version.ts';
import { site } from '../../site.ts';

export const config: Config = { path: '/api/health' };

export default async (request: Request, context: Context): Promise<Response> =>
  handleHealth(request, {
    ...requestEnvironment(context),
    version: serviceVersion,
    datasetVersion: site.dataset.version,
    isStoreReachable: () => isStoreReachable(new Date()),
  });
