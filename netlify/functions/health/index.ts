import type { Config, Context } from '@netlify/functions';
import { handleHealth } from '../../../src/http/handle-health.ts';
import { dataset } from '../../dataset.ts';
import { isStoreReachable } from '../../is-store-reachable.ts';
import { requestEnvironment } from '../../request-environment.ts';
import { serviceVersion } from '../../service-version.ts';

export const config: Config = { path: '/api/health' };

export default async (request: Request, context: Context): Promise<Response> =>
  handleHealth(request, {
    ...requestEnvironment(context),
    version: serviceVersion,
    datasetVersion: dataset.site.dataset.version,
    isStoreReachable: () => isStoreReachable(new Date()),
  });
