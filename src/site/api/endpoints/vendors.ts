import { PublishedVendor, PublishedVendors, publishVendor } from '../../../dataset/published.ts';
import type { SiteContext } from '../../context.ts';
import type { Endpoint } from './endpoint.ts';
import { PART, REFUSED, UNCHANGED } from './file-answers.ts';

/** GET /data/vendors.json. */
export function vendorsEndpoint({ data }: SiteContext): Endpoint {
  const { base_url, dataset } = data.site;
  return {
    operationId: 'getVendors',
    method: 'get',
    path: '/data/vendors.json',
    tag: 'data',
    summary: 'The whole audit in one file',
    description: `Every vendor with its verdict, reasons, certificates on record, review rating, sources and history, and the headline finding computed from them. ${dataset.licence.name}: credit the source as \`attribution\` says. A static file: ask with If-None-Match and expect 304.`,
    answers: [
      {
        status: '200',
        description: 'The data set.',
        mediaType: 'application/json',
        schema: PublishedVendors,
        headers: ['ETag'],
      },
      PART,
      UNCHANGED,
      REFUSED,
    ],
    problems: [],
    curl: `curl -s '${base_url}/data/vendors.json'`,
  };
}

/** GET /data/vendors/{id}.json. */
export function vendorEndpoint({ data }: SiteContext): Endpoint {
  const { site, vendors } = data;
  const [first] = vendors;
  return {
    operationId: 'getVendor',
    method: 'get',
    path: '/data/vendors/{id}.json',
    tag: 'data',
    summary: 'The audit of one vendor',
    description:
      'One vendor, as in vendors.json. A vendor without a file has not been audited; that says nothing about it.',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Id of the vendor, as in vendors.json.',
        schema: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 },
        example: first?.id ?? 'vendor-example',
      },
    ],
    answers: [
      {
        status: '200',
        description: 'The audit.',
        mediaType: 'application/json',
        schema: PublishedVendor,
        headers: ['ETag'],
        ...(first && {
          examples: [
            {
              name: first.id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
              summary: first.name,
              value: publishVendor(site, first),
            },
          ],
        }),
      },
      PART,
      UNCHANGED,
      REFUSED,
    ],
    problems: ['not-found'],
    curl: `curl -s '${site.base_url}/data/vendors/${first?.id ?? 'vendor-example'}.json'`,
  };
}
