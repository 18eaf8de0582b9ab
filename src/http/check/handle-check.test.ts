import { expect, test } from 'vitest';
import { CheckError, type CheckFailure } from '../../coa/errors.ts';
import type { CheckReportWithEvidence } from '../../coa/report/report.ts';
import { testEvidence } from '../../coa/testing/evidence.ts';
import type { LogLine } from '../log.ts';
import type { RateLimitResult } from '../rate-limit/rate-limit-policy.ts';
import { type CheckDependencies, handleCheck } from './handle-check.ts';

const REPORT: CheckReportWithEvidence = {
  verdict: 'unclear',
  confidence: 0.4,
  lab_named: '',
  client_field: '',
  green_flags: [],
  red_flags: ['Too little could be read.'],
  plain_english: 'Too little could be read.',
  what_to_do: 'Send a larger picture.',
  evidence: testEvidence(),
};

const FREE: RateLimitResult = { allowed: true, remaining: 29, resetSeconds: 100, degraded: null };

function host(check: CheckDependencies['check'], rate = FREE) {
  const lines: LogLine[] = [];
  const counted: unknown[] = [];
  const dependencies: CheckDependencies = {
    requestId: 'r1',
    now: () => new Date('2026-11-20T23:00:00Z'),
    log: (line) => void lines.push(line),
    documentation: 'https://service.example/docs/',
    link: '</openapi.json>; rel="service-desc"',
    address: '192.0.2.1',
    limiter: {
      count: async (address) => {
        counted.push(address);
        return rate;
      },
    },
    defer: () => {},
    check,
    describe: ({ verdict }) => ({ heading: `It is ${verdict}`, meaning: 'What that means.', sure: '' }),
  };
  return { lines, counted, dependencies };
}

const post = (body: unknown, query = '') =>
  new Request(`https://service.example/api/check-coa${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const picture = { image: Buffer.from('picture').toString('base64'), vendor: 'vendor.example' };

test('the answer has exactly the eight fields, and the RateLimit fields in its headers', async () => {
  const { dependencies, lines } = host(async () => REPORT);
  const answer = await handleCheck(post(picture), dependencies);
  expect(answer.status).toBe(200);
  expect(Object.keys((await answer.json()) as object)).toEqual([
    'verdict',
    'confidence',
    'lab_named',
    'client_field',
    'green_flags',
    'red_flags',
    'plain_english',
    'what_to_do',
  ]);
  expect(answer.headers.get('ratelimit')).toBe('"daily";r=29;t=100');
  expect(lines).toMatchObject([{ endpoint: 'check-coa', status: 200, verdict: 'unclear' }]);
});

test('evidence=1 adds evidence, evidence=0 does not; what is neither is refused and not counted', async () => {
  const { dependencies, counted } = host(async () => REPORT);
  expect(await (await handleCheck(post(picture, '?evidence=1'), dependencies)).json()).toEqual(REPORT);
  expect(await (await handleCheck(post(picture, '?evidence=0'), dependencies)).json()).not.toHaveProperty('evidence');
  expect(counted).toHaveLength(2);
  const refused = await handleCheck(post(picture, '?evidence=maybe'), dependencies);
  expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ field: 'evidence' }] }]);
  expect(counted).toHaveLength(2);
});

test('the check gets the bytes, the vendor and the UTC day', async () => {
  const asked: unknown[] = [];
  const { dependencies } = host(async (request) => {
    asked.push(request);
    return REPORT;
  });
  await handleCheck(post(picture), dependencies);
  expect(asked).toEqual([
    { picture: Buffer.from('picture'), declaredType: null, page: null, vendor: 'vendor.example', today: '2026-11-20' },
  ]);
});

test('a request refused for bad input was counted, and its answer says what is left', async () => {
  const { dependencies, counted } = host(async () => REPORT);
  const answer = await handleCheck(post({}), dependencies);
  expect(answer.status).toBe(400);
  expect(counted).toEqual(['192.0.2.1']);
  expect(answer.headers.get('ratelimit')).toBe('"daily";r=29;t=100');
});

test('a wrong method or a preflight is not counted', async () => {
  const { dependencies, counted } = host(async () => REPORT);
  for (const method of ['GET', 'OPTIONS', 'PUT'])
    await handleCheck(new Request('https://service.example/api/check-coa', { method }), dependencies);
  expect(counted).toEqual([]);
});

test('a page that the PDF does not have is a wrong field, with the reason', async () => {
  const detail = 'Page 3 was asked for; the PDF has 2 pages.';
  const { dependencies } = host(async () => {
    throw new CheckError('no-such-page', detail);
  });
  const answer = await handleCheck(post(picture), dependencies);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'image', pointer: '#/image', detail }] });
});

test('over the quota the check does not run', async () => {
  const { dependencies } = host(() => Promise.reject(new Error('ran')), { ...FREE, allowed: false, remaining: 0 });
  const answer = await handleCheck(post(picture), dependencies);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('100');
  expect(await answer.json()).toMatchObject({
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    'violated-policies': ['daily'],
    detail: 'Your address has used its 30 checks for this UTC day. Try again after midnight UTC (in about 2 minutes).',
  });
});

test.each([
  [1, '1 minute'],
  [3601, '61 minutes'],
  [8_000, '2 hours'],
  [86_400, '24 hours'],
])('%d seconds before midnight it says that there are about %s left', async (resetSeconds, time) => {
  const { dependencies } = host(async () => REPORT, { ...FREE, allowed: false, remaining: 0, resetSeconds });
  const answer = await handleCheck(post(picture), dependencies);
  expect(answer.headers.get('retry-after')).toBe(String(resetSeconds));
  const { detail } = (await answer.json()) as { detail: string };
  expect(detail).toMatch(new RegExp(`\\(in about ${time}\\)\\.$`));
});

test('over the quota of its network an address is not told that it used up its own', async () => {
  const { dependencies } = host(async () => REPORT, { ...FREE, allowed: false, remaining: 0, ofNetwork: true });
  const answer = await handleCheck(post(picture), dependencies);
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({
    detail: expect.stringMatching(
      /^The network your address belongs to has used its checks for this UTC day\. Try again/,
    ),
  });
});

test.each<[CheckFailure, number]>([
  ['unsupported-type', 415],
  ['too-large', 413],
  ['undecodable', 422],
  ['reader-unavailable', 503],
])('a check that ends with %s is answered with %d and its own words', async (kind, status) => {
  const { dependencies, lines } = host(() => Promise.reject(new CheckError(kind, 'What to do.')));
  const answer = await handleCheck(post(picture), dependencies);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ status, detail: 'What to do.' });
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '30' : null);
  expect(lines[0]).not.toHaveProperty('fault');
});

test('a check that breaks is a 503 whose cause is in the log only', async () => {
  const { dependencies, lines } = host(() => Promise.reject(new TypeError('client: Jane Doe')));
  const answer = await handleCheck(post(picture), dependencies);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.text()).not.toContain('Jane');
  expect(lines[0]?.fault).toMatch(/^TypeError at/);
});

test('a count made in this instance only is in the log', async () => {
  const { dependencies, lines } = host(async () => REPORT, { ...FREE, degraded: 'store failed: StoreError' });
  await handleCheck(post(picture), dependencies);
  expect(lines[0]?.degraded).toBe('store failed: StoreError');
});

test('what cannot be counted and is not let through is a 503 that says so, not a used-up quota', async () => {
  const rate = { ...FREE, allowed: false, remaining: 0, degraded: 'store failed: StoreError' };
  const answer = await handleCheck(post(picture), host(async () => REPORT, rate).dependencies);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('ratelimit-policy')).toContain('"unshared"');
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('cannot be reached') });
});

test('fields that are not known are ignored, and named in the evidence when it is asked for', async () => {
  const body = { image: Buffer.from('picture').toString('base64'), lang: 'en' };
  const request = (query: string) =>
    new Request(`https://service.example/api/check-coa${query}`, { method: 'POST', body: JSON.stringify(body) });
  const plain = await handleCheck(request(''), host(async () => REPORT).dependencies);
  expect([plain.status, JSON.stringify(await plain.json())]).toEqual([200, expect.not.stringContaining('ignored')]);
  const full = await handleCheck(request('?evidence=1'), host(async () => REPORT).dependencies);
  expect(await full.json()).toMatchObject({ evidence: { ignored_fields: ['lang'] } });
});

function form(name: string): Request {
  const body = new FormData();
  body.append('image', new File([Uint8Array.of(1)], name));
  return new Request('https://service.example/api/check-coa', {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body,
  });
}

test('a form without script is counted like any request and answered with a page, on which nothing read is markup', async () => {
  const { dependencies, counted } = host(async () => ({ ...REPORT, plain_english: '<script>alert(1)</script>' }));
  const answer = await handleCheck(form('&<b>.png'), dependencies);
  expect([answer.status, answer.headers.get('content-type'), counted.length]).toEqual([
    200,
    'text/html; charset=utf-8',
    1,
  ]);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const page = await answer.text();
  expect(page).toContain('<h1>It is unclear</h1>');
  expect(page).toContain('<title>It is unclear: &#38;b.png · Check a certificate</title>');
  expect(page).toContain('Send a larger picture.');
  expect(page).not.toMatch(/<script|<b>/);

  const refused = await handleCheck(
    form(''),
    host(async () => REPORT, { ...FREE, allowed: false, remaining: 0 }).dependencies,
  );
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(await refused.text()).toContain('has used its');
});

test('a form whose check could not run says when to try again', async () => {
  const { dependencies } = host(() => Promise.reject(new CheckError('reader-unavailable', 'What to do.')));
  const answer = await handleCheck(form('page.png'), dependencies);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.text()).toContain('What to do.');
});

test('what a page of another site sends for somebody is refused, and not counted: a form with a page', async () => {
  const { dependencies, counted } = host(async () => REPORT);
  const from = (mode: string) => {
    const request = post(picture);
    request.headers.set('Sec-Fetch-Site', 'cross-site');
    request.headers.set('Sec-Fetch-Mode', mode);
    return handleCheck(request, dependencies);
  };
  const [form, silent] = [await from('navigate'), await from('no-cors')];
  expect([form.status, form.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  expect(await form.text()).toContain('choose the picture there');
  expect([silent.status, silent.headers.get('content-type')]).toEqual([403, 'application/problem+json']);
  expect(counted).toEqual([]);
  expect((await from('cors')).status).toBe(200);
});
