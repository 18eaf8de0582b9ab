import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { BUDGETS } from '../../coa/budgets.ts';
import type { HttpProblem } from '../problem.ts';
import { CheckRequest, readCheckRequest } from './read-check-request.ts';

const base64 = Buffer.from('picture').toString('base64');

function post(
  body: BodyInit | object,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Request {
  const isObject = typeof body === 'object' && !(body instanceof Uint8Array) && !(body instanceof ReadableStream);
  return new Request('https://service.example/api/check-coa', {
    method: 'POST',
    headers,
    body: isObject ? JSON.stringify(body) : (body as BodyInit),
  });
}

async function refusal(request: Request): Promise<HttpProblem> {
  return readCheckRequest(request).then(
    () => Promise.reject(new Error('Expected a refusal.')),
    (error: HttpProblem) => error,
  );
}

const errorsOf = (problem: HttpProblem) =>
  problem.extras.members?.['errors'] as { field: string; pointer: string; detail: string }[];

test('a picture and a vendor are read', async () => {
  const { picture, vendor } = await readCheckRequest(post({ image: base64, vendor: 'WWW.Vendor.example' }));
  expect(Buffer.from(picture).toString()).toBe('picture');
  expect(vendor).toBe('vendor.example');
  expect((await readCheckRequest(post({ image: base64 }))).vendor).toBeNull();
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON ; charset=utf-8',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/vnd.api+json',
])('JSON sent as %s is read, as tools send it', async (type) => {
  expect((await readCheckRequest(post({ image: base64 }, { 'Content-Type': type }))).vendor).toBeNull();
});

test.each(['multipart/form-data; boundary=x', 'image/png', 'application/octet-stream', 'text/html'])(
  'a body sent as %s is refused',
  async (type) => {
    expect(await refusal(post({ image: base64 }, { 'Content-Type': type }))).toMatchObject({ id: 'unsupported-type' });
  },
);

test('the types that are read are told where the body is described', () => {
  for (const type of ['application/json', '+json', 'text/plain', 'application/x-www-form-urlencoded', 'no type at all'])
    expect(CheckRequest.description).toContain(type);
});

test.each(['vendor.example', 'https://vendor.example/shop', '', null])(
  'the vendor %j is one that is described, formats and all',
  (vendor) => {
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    // ajv-formats has neither; both are of this shape for names in ASCII.
    ajv.addFormat('idn-hostname', /^[a-z0-9-]+(\.[a-z0-9-]+)+$/).addFormat('iri', /^[a-z]+:\S+$/);
    expect(ajv.compile(z.toJSONSchema(CheckRequest))({ image: base64, vendor })).toBe(true);
  },
);

test('a compressed body is refused', async () => {
  expect(
    await refusal(post({ image: base64 }, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })),
  ).toMatchObject({ id: 'unsupported-type' });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"image":'],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
])('%s is malformed', async (_name, body) => {
  expect(await refusal(post(body))).toMatchObject({ id: 'malformed-json' });
});

test('each wrong field is named, with a pointer and what was expected', async () => {
  const problem = await refusal(post({ image: 5, vendor: 'sales@vendor.example', lang: 'en' }));
  expect(problem.id).toBe('invalid-fields');
  expect(errorsOf(problem).map(({ field, pointer }) => [field, pointer])).toEqual([
    ['image', '#/image'],
    ['vendor', '#/vendor'],
  ]);
  expect(problem.message).toContain('if the shop is at "vendor.example", send that');
});

test.each([
  ['a missing image', '{}', ['image']],
  ['an empty image', '{"image":""}', ['image']],
  ['a vendor that is no text', `{"image":"${base64}","vendor":5}`, ['vendor']],
  ['a vendor of white space', `{"image":"${base64}","vendor":" "}`, ['vendor']],
  ['a list', '[]', ['']],
  ['null', 'null', ['']],
  ['a string', '"x"', ['']],
])('%s is named', async (_name, body, fields) => {
  expect(errorsOf(await refusal(post(body))).map(({ field }) => field)).toEqual(fields);
});

test('of a body that is no object it says so, and points at no field', async () => {
  const problem = await refusal(post('[]'));
  expect(problem.message).toBe('Expected an object with the field image.');
  expect(errorsOf(problem)).toEqual([{ field: '', pointer: '', detail: problem.message }]);
  expect((await refusal(post('{}'))).message).toMatch(/^image: Expected a picture as a string/);
});

test.each([null, '', undefined])('a vendor given as %j is none', async (vendor) => {
  expect((await readCheckRequest(post({ image: base64, vendor }))).vendor).toBeNull();
});

test('of a web address as vendor the host is taken, however long it is up to a limit', async () => {
  const long = `https://www.vendor.example/${'x'.repeat(2_000)}`;
  expect((await readCheckRequest(post({ image: base64, vendor: long }))).vendor).toBe('vendor.example');
  expect(errorsOf(await refusal(post({ image: base64, vendor: `${long}${long}` }))).map(({ field }) => field)).toEqual([
    'vendor',
  ]);
});

test('fields that are not known are ignored and named', async () => {
  expect((await readCheckRequest(post({ image: base64 }))).ignored).toEqual([]);
  expect((await readCheckRequest(post({ image: base64, lang: 'en', 'a/b': 1 }))).ignored).toEqual(['lang', 'a/b']);
  const odd = await readCheckRequest(post(`{"image":"${base64}","__proto__":{"vendor":"x.example"},"\\ud800":1}`));
  expect(odd).toMatchObject({ vendor: null, ignored: ['__proto__', '\ufffd'] });
});

test('no more than ten are named, and their names are cut', async () => {
  const long = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${i}${'x'.repeat(500)}`, 1]));
  const { ignored } = await readCheckRequest(post({ image: base64, ...long }));
  expect(ignored).toHaveLength(10);
  expect(Math.max(...ignored.map((name) => name.length))).toBe(BUDGETS.quotedCharacters);
});

test('a body over the limit is refused', async () => {
  expect(await refusal(post({ image: 'A'.repeat(BUDGETS.bodyBytes) }))).toMatchObject({
    id: 'too-large',
    extras: { members: { limit_bytes: BUDGETS.bodyBytes } },
  });
});
