import { expect, test } from 'vitest';
import { refuseForeignForm } from './refuse-foreign-form.ts';

const sent = (site: string | null, mode: string | null) => () => {
  const headers = new Headers();
  if (site !== null) headers.set('Sec-Fetch-Site', site);
  if (mode !== null) headers.set('Sec-Fetch-Mode', mode);
  return refuseForeignForm(new Request('https://service.example/', { method: 'POST', headers }));
};

test.each([
  ['cross-site', 'navigate', /choose the picture there/],
  ['cross-site', 'no-cors', /mode "cors"/],
])('%s, %s is refused with what to do', (site, mode, words) => {
  expect(sent(site, mode)).toThrow(
    expect.objectContaining({ id: 'origin-refused', message: expect.stringMatching(words) }),
  );
});

test.each([
  ['cross-site', 'cors'],
  ['same-origin', 'navigate'],
  ['same-site', 'navigate'],
  ['none', 'navigate'],
  [null, null],
])('%s, %s is let through', (site, mode) => {
  expect(sent(site, mode)).not.toThrow();
});
