import { expect, test } from 'vitest';
import type { LogLine } from './log.ts';
import { HttpProblem } from './problem.ts';
import { serveRequest } from './serve-request.ts';

const endpoint = { name: 'thing', methods: ['GET', 'HEAD'] };

function environment() {
  const lines: LogLine[] = [];
  let time = Date.parse('2026-11-20T10:00:00Z');
  return {
    lines,
    requestId: 'r1',
    now: () => {
      time += 5;
      return new Date(time);
    },
    log: (line: LogLine) => void lines.push(line),
    documentation: 'https://service.example/docs/',
    link: '</openapi.json>; rel="service-desc"',
  };
}

const ask = (method: string, headers = {}) => new Request('https://service.example/thing', { method, headers });

test('a success carries CORS, security headers and the request id, and one line is logged', async () => {
  const host = environment();
  const answer = await serveRequest(ask('GET'), endpoint, host, async (notes) => {
    notes.verdict = 'unclear';
    return Response.json({ fine: true });
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ fine: true });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'r1',
    link: '</openapi.json>; rel="service-desc"',
    'cache-control': 'no-store',
  });
  expect(host.lines).toEqual([
    {
      time: '2026-11-20T10:00:00.005Z',
      id: 'r1',
      endpoint: 'thing',
      method: 'GET',
      status: 200,
      ms: 5,
      verdict: 'unclear',
    },
  ]);
});

test('OPTIONS is answered with what may be sent, and does not reach the handler', async () => {
  const answer = await serveRequest(
    ask('OPTIONS', { Origin: 'https://page.example', 'Access-Control-Request-Method': 'GET' }),
    endpoint,
    environment(),
    async () => {
      throw new Error('reached');
    },
  );
  expect(answer.status).toBe(204);
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
  expect(answer.headers.get('access-control-allow-headers')).toContain('Content-Type');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('another method is refused with Allow', async () => {
  const answer = await serveRequest(ask('DELETE'), endpoint, environment(), async () => new Response());
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 405, detail: 'DELETE is not allowed here; use GET or HEAD.' });
});

test('HEAD has the headers of GET and no body', async () => {
  const answer = await serveRequest(ask('HEAD'), endpoint, environment(), async () => Response.json({ fine: true }));
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.text()).toBe('');
});

test('a thrown problem is the answer', async () => {
  const answer = await serveRequest(ask('GET'), endpoint, environment(), async () => {
    throw new HttpProblem('undecodable', 'Cut off.', { headers: { 'Retry-After': '1' } });
  });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('retry-after')).toBe('1');
});

test('any other error is a 500 that says nothing of its cause, in answer or log', async () => {
  const host = environment();
  const answer = await serveRequest(ask('GET'), endpoint, host, async () => {
    throw new Error('the text that was read');
  });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('that was read');
  expect(host.lines[0]?.fault).toMatch(/^Error at/);
  expect(JSON.stringify(host.lines)).not.toContain('that was read');
});

test('a client that hung up is no fault of the service', async () => {
  const host = environment();
  const gone = new AbortController();
  const request = new Request('https://service.example/thing', { signal: gone.signal });
  const answer = await serveRequest(request, endpoint, host, async () => {
    gone.abort();
    throw new Error('aborted');
  });
  expect(answer.status).toBe(499);
  expect(host.lines[0]).not.toHaveProperty('fault');
});
