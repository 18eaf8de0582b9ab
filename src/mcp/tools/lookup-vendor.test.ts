import { expect, test } from 'vitest';
import { toolContext } from '../../../tests/support/tool-context.ts';
import { lookupVendor } from './lookup-vendor.ts';

const context = toolContext();
const vendor = context.dataset.vendors[0]!;
const run = (query: string) =>
  lookupVendor.output.parse(lookupVendor.run({ query }, context)) as {
    found: boolean;
    vendor: { id: string; audit_url: string } | null;
    candidates: { id: string }[];
  };

test.each([vendor.id, vendor.name, vendor.name.toUpperCase(), vendor.domain, `https://www.${vendor.domain}/coa?x=1`])(
  '%s finds the vendor',
  (query) => {
    const answer = run(query);
    expect(answer).toMatchObject({ found: true, candidates: [], licence: { id: 'CC-BY-4.0' }, demonstration: true });
    expect(answer.vendor).toMatchObject({
      id: vendor.id,
      audit_url: `${context.dataset.site.base_url}/vendors/${vendor.id}/`,
    });
  },
);

test('a near miss is a candidate and never an answer', () => {
  const answer = run(vendor.name.slice(0, -1));
  expect(answer.found).toBe(false);
  expect(answer.vendor).toBeNull();
  expect(answer.candidates.map(({ id }) => id)).toContain(vendor.id);
});

test('an unknown name finds nothing, and that is said to mean nothing', () => {
  expect(run('zzqqxxww')).toMatchObject({
    found: false,
    vendor: null,
    candidates: [],
    message: expect.stringContaining('says nothing about it'),
  });
});

test.each([{}, { query: '' }, { query: ' ' }, { query: 5 }, { query: 'x'.repeat(301) }, { query: 'x', extra: 1 }])(
  '%j is refused',
  (input) => {
    expect(lookupVendor.input.safeParse(input).success).toBe(false);
  },
);
