import { expect, test } from 'vitest';
import { refuseForeignOrigin } from './origin.ts';

const ask = (url: string, origin?: string) =>
  new Request(url, { method: 'POST', headers: origin === undefined ? {} : { Origin: origin } });

test.each([
  ['https://service.example/mcp', undefined],
  ['https://service.example/mcp', 'https://page.example'],
  ['https://service.example/mcp', 'null'],
  ['https://service.example/mcp', 'http://page.example:8080'],
  ['https://service.example/mcp', 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'],
  ['https://service.example/mcp', 'moz-extension://0b6c4a2e-5a1f-4b8e-9d53-2f1c6a7b8c9d'],
  ['https://service.example/mcp', 'vscode-webview://1a2b3c'],
  ['https://service.example/mcp', 'tauri://localhost'],
  ['https://service.example/mcp', 'capacitor://localhost'],
  ['https://service.example/mcp', 'app://obsidian.md'],
  ['https://service.example/mcp', 'file://'],
  ['http://localhost:8888/mcp', undefined],
  ['http://localhost:8888/mcp', 'http://localhost:6274'],
  ['http://127.0.0.1:8888/mcp', 'http://[::1]:6274'],
])('%s answers a page from %s', (url, origin) => {
  expect(() => refuseForeignOrigin(ask(url, origin))).not.toThrow();
});

test.each([
  ['https://service.example/mcp', 'page.example'],
  ['https://service.example/mcp', 'https://page.example/path'],
  ['https://service.example/mcp', 'https://page.example/'],
  ['https://service.example/mcp', 'https://page.example?x'],
  ['https://service.example/mcp', 'https://user@page.example'],
  ['https://service.example/mcp', 'https://page.example https://other.example'],
  ['https://service.example/mcp', 'https://'],
  ['https://service.example/mcp', '://page.example'],
  ['http://localhost:8888/mcp', 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'],
  ['http://localhost:8888/mcp', 'tauri://localhost'],
  ['http://localhost:8888/mcp', 'file://'],
  ['http://localhost:8888/mcp', 'https://page.example'],
  ['http://127.0.0.1:8888/mcp', 'https://localhost.page.example'],
  ['http://localhost:8888/mcp', 'null'],
])('%s refuses a page from %s', (url, origin) => {
  expect(() => refuseForeignOrigin(ask(url, origin))).toThrow(expect.objectContaining({ id: 'origin-refused' }));
});
