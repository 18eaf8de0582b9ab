import type { SiteContext } from '../../context.ts';
import type { Endpoint } from './endpoint.ts';

/** GET /api/health. */
export function healthEndpoint({ data, schemas }: SiteContext): Endpoint {
  const { base_url, dataset } = data.site;
  return {
    operationId: 'getHealth',
    method: 'get',
    path: '/api/health',
    tag: 'status',
    summary: 'Whether the service works',
    description:
      'Status, version of the service, version of the data set, and time. "degraded" means that the shared count of checks cannot be reached; only a few checks are allowed until it can.',
    answers: [
      {
        status: '200',
        description: 'The service runs.',
        mediaType: 'application/json',
        schema: schemas.Health,
        examples: [
          {
            name: 'ok',
            summary: 'All is well',
            value: {
              status: 'ok',
              version: '1.0.0',
              dataset_version: dataset.version,
              time: `${dataset.version}T12:00:00.000Z`,
            },
          },
        ],
      },
    ],
    problems: ['method-not-allowed', 'internal-error'],
    curl: `curl -s '${base_url}/api/health'`,
  };
}
