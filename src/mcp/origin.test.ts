import { expect, test } from 'vitest';
import { refuseForeignOrigin } from './origin.ts';

const ask = (url: string, origin?: string) =>
  new Request(url, { method: 'POST', headers: origin === undefined ? {} : { Origin: origin } });

test.each([
  ['https://service.example/mcp', undefined],
  ['https://service.example/mcp', 'https://page.example'],
  ['https://service.example/mcp', 'null'],
  ['http://localhost:8888/mcp', undefined],
  ['http://localhost:8888/mcp', 'http://localhost:6274'],
  ['http://127.0.0.1:8888/mcp', 'http://[::1]:6274'],
])('%s answers a page from %s', (url, origin) => {
  expect(() => refuseForeignOrigin(ask(url, origin))).not.toThrow();
});

test.each([
  ['https://service.example/mcp', 'page.example'],
  ['https://service.example/mcp', 'https://page.example/path'],
  ['http://localhost:8888/mcp', 'https://page.example'],
  ['http://127.0.0.1:8888/mcp', 'https://localhost.page.example'],
  ['http://localhost:8888/mcp', 'null'],
])('%s refuses a page from %s', (url, origin) => {
  expect(() => refuseForeignOrigin(ask(url, origin))).toThrow(expect.objectContaining({ id: 'origin-refused' }));
});
