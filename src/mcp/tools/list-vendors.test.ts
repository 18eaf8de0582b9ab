import { expect, test } from 'vitest';
import { toolContext } from '../../../tests/support/tool-context.ts';
import { WrongArgument } from '../tool.ts';
import { listVendors } from './list-vendors.ts';

interface Page {
  vendors: { id: string; verdict: string; coa_type: string; review_rating: { rating: number; scale: number } | null }[];
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
    licence: 'CC-BY-4.0',
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

test('a cursor of another verdict or of nobody cannot be used', () => {
  const cursor = run({ limit: 1 }).next_cursor;
  expect(() => run({ verdict: 'watch', cursor })).toThrow(WrongArgument);
  expect(() => run({ cursor: 'bm9uc2Vuc2U' })).toThrow(WrongArgument);
});

test.each([{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, { limit: '5' }, { verdict: 'good' }, { offset: 1 }])(
  '%j is refused',
  (input) => {
    expect(listVendors.input.safeParse(input).success).toBe(false);
  },
);

test('the kind of certificates and the rating filter, and stand in every entry', () => {
  for (const coa_type of new Set(vendors.map((vendor) => vendor.coa_type)))
    expect(walk({ coa_type, limit: 2 })).toEqual(vendors.filter((v) => v.coa_type === coa_type).map(({ id }) => id));
  const stars = ({ review_rating: seen }: (typeof vendors)[number]) => (seen ? (seen.rating / seen.scale) * 5 : null);
  const rated = vendors.filter((vendor) => stars(vendor) !== null);
  expect(rated.length).toBeGreaterThan(3);
  expect(walk({ min_rating: 0.1 })).toEqual(rated.map(({ id }) => id));
  expect(rated.length).toBeLessThan(vendors.length);
  for (const whole of [{ min_rating: 0 }, { max_rating: 5 }, { min_rating: 0, max_rating: 5 }])
    expect(run(whole)).toEqual(run({}));
  const good = vendors.filter((vendor) => (stars(vendor) ?? 0) >= 4.5).map(({ id }) => id);
  const poor = vendors.filter((vendor) => (stars(vendor) ?? 5) <= 4).map(({ id }) => id);
  expect([good.length > 0, poor.length > 0]).toEqual([true, true]);
  expect(walk({ min_rating: 4.5, limit: 1 })).toEqual(good);
  expect(walk({ max_rating: 4, limit: 1 })).toEqual(poor);
  expect(run({ min_rating: 4.5, verdict: 'watch' }).vendors.every(({ verdict }) => verdict === 'watch')).toBe(true);
});

test('a least rating above the greatest is refused, with what to do', () => {
  expect(() => run({ min_rating: 4, max_rating: 2 })).toThrow(
    new WrongArgument('min_rating 4 is above max_rating 2, so no rating passes both. Exchange them, or leave one out.'),
  );
  const { rating, scale } = vendors.find(({ review_rating: seen }) => seen !== null)!.review_rating!;
  const stars = (rating / scale) * 5;
  expect(run({ min_rating: stars, max_rating: stars }).total).toBeGreaterThan(0);
});

test('null means not given; a cursor alone goes on under its filter and in its page length', () => {
  const nothing = { verdict: null, coa_type: null, min_rating: null, max_rating: null, limit: null, cursor: null };
  expect(run(nothing)).toEqual(run({}));
  const first = run({ verdict: 'watch', limit: 2 });
  const second = run({ cursor: first.next_cursor });
  expect(second.vendors).toHaveLength(2);
  expect(second).toEqual(run({ verdict: 'watch', limit: 2, cursor: first.next_cursor }));
  expect(second).toEqual(run({ verdict: 'watch', min_rating: 0, max_rating: 5, cursor: first.next_cursor }));
});

test('a list says how to tell its verdicts, and of invented vendors that they are', () => {
  const messageOf = (demonstration: boolean) => {
    const { dataset } = context;
    const site = { ...dataset.site, demonstration };
    return listVendors.run({}, { ...context, dataset: { ...dataset, site } })['message'];
  };
  expect(messageOf(true)).toMatch(/invented; say so.*Give verdict_reason and audited_at/);
  expect(messageOf(false)).toBe('Give verdict_reason and audited_at with each verdict.');
});

test('an empty list says what that does not mean', () => {
  const empty = listVendors.run({ verdict: 'verified', coa_type: 'none' }, context);
  expect(empty).toMatchObject({
    total: 0,
    message: expect.stringMatching(/invented; say so\. No audited vendor passes these filters/) as string,
  });
});

test('an audit that was withdrawn is not listed', () => {
  const withdrawal = { kind: 'withdrawn' as const, since: '2026-11-20', why: 'It was of another business.' };
  const dataset = { ...context.dataset, vendors: vendors.map((one, i) => (i === 0 ? { ...one, withdrawal } : one)) };
  const page = listVendors.run(listVendors.input.parse({}), { ...context, dataset });
  expect(page).toMatchObject({ total: vendors.length - 1 });
});
