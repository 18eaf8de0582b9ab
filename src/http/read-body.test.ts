import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const post = (body: BodyInit, headers = {}) =>
  new Request('https://service.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** A body of so many chunks of ten bytes, which counts how many were asked for. */
function stream(chunks: number) {
  const asked = { chunks: 0 };
  const body = new ReadableStream({
    pull(controller) {
      asked.chunks += 1;
      if (asked.chunks > chunks) controller.close();
      else controller.enqueue(new Uint8Array(10));
    },
  });
  return { body, asked };
}

test('a body up to the limit is read whole', async () => {
  expect(Buffer.from(await readBody(post('0123456789'), 10)).toString()).toBe('0123456789');
  const announced = await readBody(post('0123456789', { 'Content-Length': '10' }), 10);
  expect(announced.byteLength).toBe(10);
  expect((await readBody(new Request('https://service.example/', { method: 'POST' }), 10)).byteLength).toBe(0);
});

test('one byte more is refused, and the limit is said', async () => {
  await expect(readBody(post('0123456789+'), 10)).rejects.toMatchObject({
    id: 'too-large',
    message: 'The request body may have at most 10 bytes.',
    extras: { members: { limit_bytes: 10 } },
  });
});

test('an announced length over the limit is refused before anything is read', async () => {
  const { body, asked } = stream(3);
  const before = asked.chunks;
  await expect(readBody(post(body, { 'Content-Length': '1000000' }), 100)).rejects.toMatchObject({ id: 'too-large' });
  expect(asked.chunks - before).toBeLessThanOrEqual(1);
});

test('a body of no announced length is read no further than the limit', async () => {
  const { body, asked } = stream(1_000_000);
  await expect(readBody(post(body), 100)).rejects.toMatchObject({ id: 'too-large' });
  expect(asked.chunks).toBeLessThan(20);
});
