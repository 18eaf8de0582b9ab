import { expect, test } from 'vitest';
import { refuseEncodedBody } from './refuse-encoded-body.ts';

const ask = (encoding?: string) =>
  new Request('https://service.example/', {
    method: 'POST',
    headers: encoding === undefined ? {} : { 'Content-Encoding': encoding },
  });

test.each([undefined, 'identity', ' Identity '])('%s is no encoding', (encoding) => {
  expect(() => refuseEncodedBody(ask(encoding))).not.toThrow();
});

test.each(['gzip', 'br', 'identity, gzip'])('%s is refused, and what is accepted is said', (encoding) => {
  expect(() => refuseEncodedBody(ask(encoding))).toThrow(
    expect.objectContaining({ id: 'unsupported-type', extras: { headers: { 'Accept-Encoding': 'identity' } } }),
  );
});
