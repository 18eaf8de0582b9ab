import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

const numbers = (n: number) => Array.from({ length: n }, (_, i) => i);

test('a list that fits stays one page, an empty one too', () => {
  expect(paginate(numbers(3), '/list/', 3, 2)).toMatchObject([{ number: 1, of: 1, path: '/list/', items: [0, 1, 2] }]);
  expect(paginate([], '/list/')).toMatchObject([{ of: 1, path: '/list/', items: [] }]);
});

test('a longer one is cut, nothing lost, the first page at the path of the list', () => {
  const pages = paginate(numbers(5), '/list/', 3, 2);
  expect(pages.map(({ path, items }) => [path, items])).toEqual([
    ['/list/', [0, 1]],
    ['/list/page/2/', [2, 3]],
    ['/list/page/3/', [4]],
  ]);
  expect(pages[1]).toMatchObject({ number: 2, of: 3, paths: pages.map(({ path }) => path) });
});
