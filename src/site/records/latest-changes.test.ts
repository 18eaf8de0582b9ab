import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { latestByVendor, latestChanges } from './latest-changes.ts';

const [vendor] = loadData().vendors;
const change = (field: string, from: string | null, to: string | null, at = '2026-11-04') => ({
  at,
  field,
  from,
  to,
  why: 'Seen.',
});

test.each([
  [change('verdict', 'watch', 'verified'), 'Verdict from Watch to Verified'],
  [change('coa_type', 'none', 'independent-own'), 'Certificates from “none” to “independent, its own”'],
  [change('certificates.2026-10-kpv', null, 'KPV 10mg, Partnerlab, R-1'), 'Certificate added: KPV 10mg'],
  [change('certificates.2026-10-kpv', 'KPV 10mg, Partnerlab, R-1', null), 'Certificate removed: KPV 10mg'],
])('%j in words', (entry, what) => {
  expect(latestChanges([{ ...vendor!, history: [entry] }], 5)).toEqual([
    { day: '2026-11-04', vendor: { id: vendor!.id, name: vendor!.name }, what, why: 'Seen.' },
  ]);
});

test.each(['audited_at', 'verdict_reason', 'certificates.2026-10-kpv.captured_at', 'review_rating.count'])(
  'a change of %s is bookkeeping',
  (field) => {
    expect(latestChanges([{ ...vendor!, history: [change(field, 'a', 'b')] }], 5)).toEqual([]);
  },
);

test('the newest come first, and no more than asked for', () => {
  const history = [
    change('verdict', 'watch', 'verified', '2026-01-01'),
    change('verdict', 'verified', 'watch', '2026-02-01'),
  ];
  expect(latestChanges([{ ...vendor!, history }], 1).map(({ day }) => day)).toEqual(['2026-02-01']);
});

test('a vendor stands once, with the change of its verdict where that day has one', () => {
  const history = [
    change('coa_type', 'none', 'in-house'),
    change('verdict', 'watch', 'verified'),
    change('certificates.a', null, 'KPV'),
  ];
  expect(
    latestByVendor(
      [
        { ...vendor!, history },
        { ...vendor!, id: 'other', history: [] },
      ],
      5,
    ).map(({ what }) => what),
  ).toEqual(['Verdict from Watch to Verified']);
});
