import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { publishVendors } from '../../dataset/published.ts';
import { siteContext } from '../../pages/_site.ts';
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
    for (const [name, { value }] of Object.entries(named)) {
      expect(validate(value), `${place}, ${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      examples++;
    }
  }
  expect(examples).toBeGreaterThan(15);
});

test('the published data conforms to its schema', () => {
  const validate = validatorOf('#/components/schemas/PublishedVendors');
  expect(validate(publishVendors(context.data)), ajv.errorsText(validate.errors)).toBe(true);
});

test('an answer with a ninth field does not conform', () => {
  const validate = validatorOf('#/components/schemas/CheckAnswer');
  const answer =
    document.paths['/api/check-coa'].post.responses['200'].content['application/json'].examples.unclear.value;
  expect(validate(answer)).toBe(true);
  expect(validate({ ...answer, score: 1 })).toBe(false);
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

test('the checks of a day and the UTC day are said', () => {
  const check = endpoints(context).find(({ operationId }) => operationId === 'checkCoa')!;
  expect(check.description).toContain(`${context.rateLimit.quota} requests a UTC day`);
});
