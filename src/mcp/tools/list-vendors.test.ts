import { expect, test } from 'vitest';
import { toolContext } from '../../../tests/support/tool-context.ts';
import { listVendors } from './list-vendors.ts';

interface Page {
  vendors: { id: string; verdict: string }[];
  total: number;
  next_cursor: string | null;
}

const context = toolContext();
const { vendors } = context.dataset;
const run = (input: object) =>
  listVendors.output.parse(listVendors.run(listVendors.input.parse(input), context)) as unknown as Page;

function walk(input: object): string[] {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = run({ ...input, ...(cursor === null ? {} : { cursor }) });
    ids.push(...page.vendors.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return ids;
}

test('one page holds them all when they fit', () => {
  expect(run({})).toMatchObject({
    total: vendors.length,
    next_cursor: null,
    licence: { id: 'CC-BY-4.0' },
    demonstration: true,
  });
  expect(run({}).vendors.map(({ id }) => id)).toEqual(vendors.map(({ id }) => id));
});

test.each([1, 3, vendors.length - 1, vendors.length, 200])(
  'pages of %d, one after the other, give every vendor once',
  (limit) => {
    expect(walk({ limit })).toEqual(vendors.map(({ id }) => id));
  },
);

test.each(['verified', 'watch'] as const)('the verdict %s filters pages and total', (verdict) => {
  const expected = vendors.filter((vendor) => vendor.verdict === verdict).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  expect(walk({ verdict, limit: 2 })).toEqual(expected);
  expect(run({ verdict, limit: 1 }).total).toBe(expected.length);
});

test('a cursor of another verdict or of nobody is invalid params', () => {
  const cursor = run({ limit: 1 }).next_cursor;
  expect(() => run({ verdict: 'watch', cursor })).toThrow(expect.objectContaining({ code: -32_602 }));
  expect(() => run({ cursor: 'bm9uc2Vuc2U' })).toThrow(expect.objectContaining({ code: -32_602 }));
});

test.each([{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, { limit: '5' }, { verdict: 'good' }, { offset: 1 }])(
  '%j is refused',
  (input) => {
    expect(listVendors.input.safeParse(input).success).toBe(false);
  },
);
