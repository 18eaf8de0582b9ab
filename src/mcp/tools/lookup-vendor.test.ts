import { expect, test } from 'vitest';
import { toolContext } from '../../../tests/support/tool-context.ts';
import { publishVendor } from '../../dataset/published.ts';
import { verdictInSentence } from '../../dataset/vendor/verdicts.ts';
import { briefVendor } from '../vendor-brief.ts';
import { lookupVendor } from './lookup-vendor.ts';

const context = toolContext();
const vendor = context.dataset.vendors[0]!;
const run = (query: string, history?: boolean | null) =>
  lookupVendor.output.parse(lookupVendor.run({ query, history }, context)) as {
    found: boolean;
    vendor: { id: string; audit_url: string } | null;
    record?: Record<string, unknown>;
    candidates: { id: string }[];
  };

test.each([vendor.id, vendor.name, vendor.name.toUpperCase(), vendor.domain, `https://www.${vendor.domain}/coa?x=1`])(
  '%s finds the vendor',
  (query) => {
    const answer = run(query);
    expect(answer).toMatchObject({ found: true, candidates: [], licence: 'CC-BY-4.0', demonstration: true });
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

test.each([
  {},
  { query: '' },
  { query: ' ' },
  { query: 5 },
  { query: 'x'.repeat(301) },
  { query: 'x', extra: 1 },
  { query: 'x', history: 'yes' },
])('%j is refused', (input) => {
  expect(lookupVendor.input.safeParse(input).success).toBe(false);
});

test('the record is there when it is asked for: with the short form it is the whole of what is published', () => {
  for (const published of context.dataset.vendors.map((each) => publishVendor(context.dataset.site, each))) {
    expect(run(published.id)).not.toHaveProperty('record');
    expect(run(published.id, null)).not.toHaveProperty('record');
    const { vendor: brief, record } = run(published.id, true);
    expect({ ...brief, ...record }).toMatchObject(published);
  }
});

test('the newest certificates are shown, and how many there are', () => {
  const most = context.dataset.vendors.toSorted((a, b) => b.certificates.length - a.certificates.length)[0]!;
  const five = { ...most, certificates: [...most.certificates, ...most.certificates].slice(0, 5) };
  const brief = briefVendor(publishVendor(context.dataset.site, five));
  expect([brief.certificates.length, brief.certificates_on_record]).toEqual([4, 5]);
  const dates = brief.certificates.map(({ newest_date }) => newest_date ?? '');
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('long texts are cut, so that no look-up outgrows its promise', () => {
  const long = 'x'.repeat(1000);
  const brief = briefVendor(
    publishVendor(context.dataset.site, { ...vendor, verdict_reason: long, verdict_basis: [long, long, long, long] }),
  );
  expect(JSON.stringify(brief).length).toBeLessThan(3000);
});

test.each([
  [true, 'verified', /^Demonstration, invented vendor: .* say that the vendor is invented\.$/],
  [true, 'watch', /^Demonstration, invented vendor: .* say that the vendor is invented\.$/],
  [false, 'watch', /Give verdict_reason and the date with it\.$/],
] as const)('the message of a vendor (invented: %s, %s) says how to tell it', (demonstration, verdict, words) => {
  const one = { ...context.dataset.vendors.find((each) => each.verdict === verdict)!, demonstration };
  const answer = lookupVendor.run(
    { query: one.id },
    { ...context, findVendor: () => ({ vendor: one, candidates: [] }) },
  );
  expect(answer['message']).toMatch(words);
  expect(answer['message']).toContain(`${one.name}, audited ${one.audited_at}: ${verdict} (`);
  expect(answer['message']).toContain(verdictInSentence(verdict));
});

test('a certificate says whom it is made out to, and whether that is the vendor', () => {
  const borrowed = context.dataset.vendors.find(({ coa_type }) => coa_type === 'another-client')!;
  const brief = (each: typeof vendor) => briefVendor(publishVendor(context.dataset.site, each)).certificates;
  const clients = borrowed.certificates.map((each) => each.client);
  expect(clients.length).toBeGreaterThan(0);
  expect(brief(borrowed).map((each) => each.made_out_to_vendor)).toEqual(clients.map(() => false));
  expect(brief(borrowed).map((each) => each.client)).toEqual(expect.arrayContaining(clients));
  const [certificate] = borrowed.certificates;
  const client = (name: string | null) =>
    brief({ ...borrowed, aliases: ['Humber Trading'], certificates: [{ ...certificate!, client: name }] })[0];
  expect(client(borrowed.name)).toMatchObject({ made_out_to_vendor: true });
  expect(client(borrowed.name)).not.toHaveProperty('client');
  expect(client('Humber Trading Ltd')).toMatchObject({ made_out_to_vendor: true });
  expect(client(null)).toMatchObject({ client: null, made_out_to_vendor: false });
});

test('an audit that was withdrawn has no verdict, and that and why is said', () => {
  const gone = { ...vendor, withdrawal: { kind: 'closed' as const, since: '2026-11-20', why: 'It ceased trading.' } };
  const withdrawn = { ...context, findVendor: () => ({ vendor: gone, candidates: [gone] }) };
  expect(lookupVendor.run({ query: vendor.id, history: true }, withdrawn)).toMatchObject({
    found: false,
    vendor: null,
    candidates: [],
    message: 'No verdict: the vendor closed, 2026-11-20. It ceased trading.',
  });
});
