import { expect, test } from 'vitest';
import { loadSite } from '../../pages/_site.ts';
import { linkHeader } from './link-header.ts';
import { pageHeaders } from './page-headers.ts';

const rules = pageHeaders(loadSite());
const linkOf = (path: string) => rules.find((rule) => rule.for === path)?.values['Link'];

test('every kind of page announces its twin beside all else', () => {
  for (const path of ['/', '/check/', '/vendors/', '/vendors/:id/', '/labs/:id/', '/compounds/:id/', '/docs/']) {
    expect(linkOf(path), path).toBe(`${linkHeader()}, <index.md>; rel="alternate"; type="text/markdown"`);
  }
});

test('the data page names the licence too', () => {
  expect(linkOf('/data/')).toMatch(/rel="license".*rel="alternate"/);
});

test('a Link header stays under 2,000 characters', () => {
  for (const { values } of rules) expect(values['Link']!.length).toBeLessThan(2000);
});

test('a twin points back at its page', () => {
  expect(linkOf('/:section/:id/index.md')).toBe('<./>; rel="canonical"');
});
