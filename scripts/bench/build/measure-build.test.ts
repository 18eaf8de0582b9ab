import { expect, test } from 'vitest';
import { type BuildFigures, brokenBounds, parseSize } from './measure-build.ts';

const row: BuildFigures = {
  vendors: 120,
  certificates: 2_400,
  'load s': 1,
  'build s': 20,
  'build CPU s': 30,
  'peak MiB': 800,
  files: 2_000,
  'site MB': 40,
  'largest MB': 25,
  'vendors.json MB': 3,
};

test('a file or list that is larger than it may be is named', () => {
  expect(brokenBounds(row)).toEqual([]);
  expect(brokenBounds({ ...row, 'largest MB': 25.1 })).toEqual([expect.stringContaining('25.1 MB')]);
  expect(brokenBounds({ ...row, 'vendors.json MB': 3.1 })).toEqual([
    expect.stringContaining('vendors.json has 3.1 MB'),
  ]);
  expect(brokenBounds({ ...row, certificates: 2_401, 'vendors.json MB': 3.1 })).toEqual([]);
});

test('a size is a number of vendors, and of certificates each has', () => {
  expect(parseSize('60x40')).toEqual({ vendors: 60, certificates: 40 });
  expect(parseSize('120')).toEqual({ vendors: 120, certificates: 20 });
  for (const wrong of ['0', '60x0', '60x', 'x40', '-3', '6.5', 'many']) expect(parseSize(wrong), wrong).toBeNull();
});
