import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { sharePicturePath, sharePictureSvg, sharePictures } from './share-picture.ts';

const data = loadData();

test("every page has one picture; a vendor's says verdict and date", () => {
  const pictures = sharePictures(data, ['2026-11-20']);
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length);
  expect(pictures.filter(({ path }) => path.startsWith('/og/vendors/'))).toHaveLength(data.vendors.length);
  expect(pictures.find(({ path }) => path === `/og/vendors/${data.vendors[0]!.id}.png`)?.line).toMatch(
    /^(Verified|Watch), audited \d+ \w+ \d{4}$/,
  );
});

test('of very many vendors all share one', () => {
  const many = { vendors: Array.from({ length: 2001 }, () => data.vendors[0]!) };
  expect(sharePicturePath('/vendors/some-one/', many)).toBe('/og/vendors.png');
  expect(sharePicturePath('/labs/partnerlab/', many)).toBe('/og/labs/partnerlab.png');
  expect(sharePicturePath('/', many)).toBe('/og/index.png');
});

test('a title cannot break out of the picture', () => {
  expect(sharePictureSvg({ path: '', title: '<b>"&', line: '', tone: 'none' }, data.site)).toContain(
    '&lt;b&gt;&quot;&amp;',
  );
});
