import { expect, test } from 'vitest';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { keepLastPage } from './page-pictures.ts';

const certificate = (id: string, path: string) =>
  ({ id, page: 1, reading: { file: 'page', path } }) as UnconfirmedCertificate;

test('a page is drawn once for all the values on it, and kept until another is asked for', async () => {
  const openPage = keepLastPage();
  const first = certificate('first', 'fixtures/certificates/genuine-png.png');
  const [one, two] = await Promise.all([openPage(first), openPage(first)]);
  expect(two).toBe(one);
  const other = await openPage(certificate('second', 'fixtures/certificates/stale.png'));
  expect(other).not.toBe(one);
  expect(await openPage(first)).not.toBe(one);
});

test('what was not there is looked for again', async () => {
  const openPage = keepLastPage();
  await expect(openPage(certificate('first', 'nowhere.png'))).rejects.toThrow('nowhere.png is not there any more');
  expect((await openPage(certificate('first', 'fixtures/certificates/stale.png'))).width).toBeGreaterThan(100);
});
