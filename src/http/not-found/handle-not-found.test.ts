import { expect, test } from 'vitest';
import { handleNotFound } from './handle-not-found.ts';

const environment = {
  requestId: 'r1',
  now: () => new Date('2026-11-20T12:00:00Z'),
  log: () => undefined,
  documentation: 'https://service.example/docs/',
  link: '</openapi.json>; rel="service-desc"',
};
const ask = (method: string) =>
  handleNotFound(new Request('https://service.example/data/vendors/nobody.json', { method }), environment);

test.each(['GET', 'POST', 'DELETE'])('%s of what is not there is a problem that names the request', async (method) => {
  const answer = await ask(method);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual({
    type: 'https://service.example/docs/#problem-not-found',
    title: 'There is nothing at this address',
    status: 404,
    detail: expect.stringContaining('https://service.example/openapi.json'),
    instance: 'tag:service.example,2026:request/r1',
  });
});

test('a preflight is answered, so that a page of another origin gets to see the problem', async () => {
  expect((await ask('OPTIONS')).status).toBe(204);
});
