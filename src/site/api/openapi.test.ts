import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { BUDGETS } from '../../coa/budgets.ts';
import { publishVendors } from '../../dataset/published.ts';
import { siteContext } from '../../pages/_site.ts';
import { API_CHANGES } from './api-changes.ts';
import { endpoints } from './endpoints/index.ts';
import { buildOpenapi } from './openapi.ts';

const context = siteContext();
const document = buildOpenapi(context) as any;
const ajv: any = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: unknown) => void)(ajv);
ajv.addSchema({ $id: 'openapi', ...document });

const validatorOf = (pointer: string) => ajv.getSchema(`openapi${pointer}`);

/** Every media type object in the document, with where it stands. */
function* mediaTypes(): Generator<{
  place: string;
  schema: { $ref: string };
  examples: Record<string, { value: unknown }>;
}> {
  for (const [path, item] of Object.entries<any>(document.paths)) {
    for (const [method, operation] of Object.entries<any>(item)) {
      const contents = [
        ['request', operation.requestBody?.content],
        ...Object.entries<any>(operation.responses).map(([status, response]) => [status, response.content]),
      ];
      for (const [where, content] of contents) {
        for (const media of Object.values<any>(content ?? {}))
          yield { place: `${method} ${path} ${where}`, examples: {}, ...media };
      }
    }
  }
}

test('every example conforms to its schema', () => {
  let examples = 0;
  for (const { place, schema, examples: named } of mediaTypes()) {
    const validate = validatorOf(schema.$ref);
    // A data file is its own example; makers of typed clients stop at an externalValue, which they take for a reference.
    if (!place.startsWith('get /data/')) expect(Object.keys(named), `${place} has no example`).not.toEqual([]);
    for (const [name, { value }] of Object.entries(named)) {
      expect(validate(value), `${place}, ${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      examples++;
    }
  }
  expect(examples).toBeGreaterThan(15);
});

test('a problem shows the members of its kind, which the schema names', () => {
  const { properties } = document.components.schemas.Problem;
  const { responses } = document.paths['/api/check-coa'].post;
  const exampleOf = (status: string, name: string) =>
    responses[status].content['application/problem+json'].examples[name].value;
  const kinds = [
    ['400', 'invalidFields', 'errors'],
    ['413', 'tooLarge', 'limit_bytes'],
    ['429', 'quotaExceeded', 'violated-policies'],
  ] as const;
  for (const [status, name, member] of kinds) {
    expect(exampleOf(status, name)).toHaveProperty([member]);
    expect(properties).toHaveProperty([member]);
  }
  expect(exampleOf('400', 'malformedJson')).not.toHaveProperty('errors');
});

test('the published data conforms to its schema', () => {
  const validate = validatorOf('#/components/schemas/PublishedVendors');
  expect(validate(publishVendors(context.data)), ajv.errorsText(validate.errors)).toBe(true);
});

test('an answer may gain a field, and must have its eight', () => {
  const validate = validatorOf('#/components/schemas/CheckAnswer');
  const answer =
    document.paths['/api/check-coa'].post.responses['200'].content['application/json'].examples.unclear.value;
  expect(validate(answer)).toBe(true);
  expect(validate({ ...answer, score: 1 })).toBe(true);
  for (const field of Object.keys(answer)) expect(validate({ ...answer, [field]: undefined }), field).toBe(false);
});

test('every operation is anonymous, named, tagged and answers an error', () => {
  const operations = Object.values<any>(document.paths).flatMap((item) => Object.values<any>(item));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { security, tags, summary, description, responses } of operations) {
    expect(security).toEqual([]);
    expect(document.tags.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(tags));
    expect(summary && description).toBeTruthy();
    expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true);
  }
  expect(document.security).toEqual([]);
});

test('no answer is closed to fields that are added later', () => {
  expect(JSON.stringify(document.components.schemas)).not.toContain('"additionalProperties":false');
});

test('limits and formats of the picture and the vendor are said', () => {
  const { image, vendor } = document.components.schemas.CheckRequest.properties;
  expect(image).toMatchObject({ minLength: 1, maxLength: BUDGETS.bodyBytes });
  // It may be a data: URL, which is no base64.
  expect(image).not.toHaveProperty('contentEncoding');
  expect(vendor.anyOf).toEqual([
    { type: 'string', maxLength: 253, format: 'idn-hostname' },
    { type: 'string', maxLength: 2048, format: 'iri' },
    { type: 'string', const: '' },
    { type: 'null' },
  ]);
});

test('the first server is the site that serves the document', () => {
  const at = (base: string) => new URL(document.servers[0].url, `${base}/openapi.json`).href;
  expect(at('http://localhost:8888')).toBe('http://localhost:8888/');
  expect(document.servers.map(({ url }: { url: string }) => url)).toContain(context.data.site.base_url);
});

test('every function says that it may fail', () => {
  const operations = Object.values<any>(document.paths).flatMap((item) => Object.values<any>(item));
  const ofFunctions = operations.filter(({ tags }) => !tags.includes('data'));
  expect(ofFunctions).toHaveLength(3);
  for (const { responses } of ofFunctions) expect(Object.keys(responses)).toContain('500');
});

test('the log of the interface is newest first, and the newest day is not ahead of the day of the build', () => {
  const days = API_CHANGES.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect(days[0]! <= context.builtOn).toBe(true);
});

test('the checks of a day and the UTC day are said', () => {
  const check = endpoints(context).find(({ operationId }) => operationId === 'checkCoa')!;
  expect(check.description).toContain(`${context.rateLimit.quota} requests per UTC day`);
});
