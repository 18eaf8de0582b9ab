import { describe, expect, it } from 'vitest';
import { testCertificate, testVendor } from '../test-data.ts';
import { differences } from './differences.ts';
import { stateOf } from './record-state.ts';

const rating = {
  site: 'Reviews',
  rating: 4.5,
  scale: 5,
  count: 10,
  captured_at: '2026-10-01',
  url: 'https://reviews.example/',
};
const between = (before: object, after: object) =>
  differences(stateOf({ ...testVendor(), ...before }), stateOf({ ...testVendor(), ...after }));

describe('differences', () => {
  it('finds none between equal records', () => {
    expect(between({}, {})).toEqual([]);
  });

  it.each<[string, object, object, object[]]>([
    ['a value', {}, { name: 'Other' }, [{ field: 'name', from: 'Vendor vendor-one', to: 'Other' }]],
    [
      'a value that was not known',
      { legal_name: null },
      { legal_name: 'Vendor One Ltd' },
      [{ field: 'legal_name', from: null, to: 'Vendor One Ltd' }],
    ],
    [
      'a value within a certificate',
      {},
      { certificates: [{ ...testCertificate(), batch: 'B2' }] },
      [{ field: 'certificates.2026-09-a.batch', from: 'B1', to: 'B2' }],
    ],
    [
      'a certificate that is new, in one line',
      { certificates: [] },
      {},
      [{ field: 'certificates.2026-09-a', from: null, to: 'Product 10mg, Laboratory lab-one, T-123, B1, 2026-09-03' }],
    ],
    [
      'a certificate that is gone',
      {},
      { certificates: [] },
      [{ field: 'certificates.2026-09-a', from: 'Product 10mg, Laboratory lab-one, T-123, B1, 2026-09-03', to: null }],
    ],
    [
      'a list of texts',
      {},
      { verdict_basis: ['One.', 'Two.'] },
      [{ field: 'verdict_basis', from: 'One of one reports was confirmed.', to: 'One.\nTwo.' }],
    ],
    [
      'a domain, dots and all',
      {},
      { domains: [...testVendor().domains, { domain: 'b.example', first_seen: '2026-02-01' }] },
      [{ field: 'domains.b.example', from: null, to: 'b.example, 2026-02-01' }],
    ],
    [
      'the day of a domain',
      {},
      { domains: [{ domain: 'vendor-one.example', first_seen: '2025-01-01' }] },
      [{ field: 'domains.vendor-one.example.first_seen', from: '2026-01-01', to: '2025-01-01' }],
    ],
  ])('tells of %s', (_what, before, after, expected) => {
    expect(between(before, after)).toEqual(expected);
  });

  it('tells of a withdrawal in one line, and of a reason that was put otherwise', () => {
    const withdrawal = { kind: 'closed', since: '2026-11-25', why: 'It ceased trading.' };
    const told = 'closed, 2026-11-25, It ceased trading.';
    expect(between({}, { withdrawal })).toEqual([{ field: 'withdrawal', from: null, to: told }]);
    expect(between({ withdrawal }, { withdrawal: { ...withdrawal, why: 'It was struck off.' } })).toEqual([
      { field: 'withdrawal', from: told, to: 'closed, 2026-11-25, It was struck off.' },
    ]);
  });

  it('tells of each value of an object where there was null, and the other way round', () => {
    expect(between({ review_rating: null }, { review_rating: rating }).map(({ field, from }) => [field, from])).toEqual(
      Object.keys(rating).map((key) => [`review_rating.${key}`, null]),
    );
    expect(between({ review_rating: rating }, { review_rating: null })).toContainEqual({
      field: 'review_rating.count',
      from: '10',
      to: null,
    });
  });

  it('does not take a field of a newer schema for a change', () => {
    const { added_at: _, ...older } = testVendor();
    expect(differences(stateOf(older), stateOf(testVendor()))).toEqual([]);
  });

  it('tells of a certificate that was taken down since a release of a form without the field', () => {
    const gone = [{ ...testCertificate(), gone_since: '2026-11-20' }];
    expect(between({}, { certificates: gone })).toEqual([
      { field: 'certificates.2026-09-a.gone_since', from: null, to: '2026-11-20' },
    ]);
    expect(between({}, { certificates: [{ ...testCertificate(), gone_since: null }] })).toEqual([]);
  });

  it('leaves out logs and sources', () => {
    expect(between({}, { history: [1], corrections: [1], sources: [] })).toEqual([]);
  });
});
