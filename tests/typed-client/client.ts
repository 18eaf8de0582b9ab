/**
 * What a programmer writes who has nothing but the published openapi.json: types made by openapi-typescript, calls by
 * openapi-fetch. `node client.ts ADDRESS PICTURE VENDOR` prints what it was answered.
 */
import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { components, paths } from './openapi.d.ts';

const [address = '', picture = '', vendor = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: address });
const image = readFileSync(picture).toString('base64');

const { data: report, error } = await client.POST('/api/check-coa', {
  params: { query: { evidence: '1' } },
  body: { image, vendor },
});
if (error !== undefined) throw new Error(error.detail);
const verdict: components['schemas']['CheckAnswer']['verdict'] = report.verdict;
const words: number | undefined = report.evidence?.page.words;

// A field of another type, a field that is missing and a verdict that does not exist do not compile.
// @ts-expect-error
const refused = await client.POST('/api/check-coa', { body: { image, vendor: 5 } });
// @ts-expect-error
const incomplete = await client.POST('/api/check-coa', { body: {} });
// @ts-expect-error
const isFake = report.verdict === 'fake';

const { data: audit } = await client.GET('/data/vendors.json');
const [first] = audit?.vendors ?? [];
const { data: record } = await client.GET('/data/vendors/{id}.json', { params: { path: { id: first?.id ?? '' } } });

console.log(
  JSON.stringify({
    verdict,
    words,
    isFake,
    refused: refused.error?.errors?.map(({ field }) => field),
    incomplete: incomplete.error?.status,
    sameRecord: JSON.stringify(record) === JSON.stringify(first),
  }),
);
