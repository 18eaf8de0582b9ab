import { describe, expect, it } from 'vitest';
import { testCertificate } from '../test-data.ts';
import { copiesCompared } from './copies-compared.ts';
import { lookUpsRecorded } from './look-ups-recorded.ts';
import { foundBy, testPublication } from './test-publication.ts';
import { verdictFollows } from './verdict/verdict-follows.ts';

const HASH = 'a'.repeat(64);
const copy = {
  result: 'same',
  sha256: HASH,
  url: 'https://lab-one.example/r/T-123',
  compared_at: '2026-10-02',
  by: 'the auditor',
};
const confirmed = { status: 'confirmed', verified_at: '2026-10-02' };
const differs = { status: 'differs', verified_at: '2026-10-02' };
const untried = { status: 'not-tried', verified_at: null };
const publication = (verification: object, certificate: object = {}, vendor: object = {}) =>
  testPublication({
    vendor: {
      verdict: 'watch',
      coa_type: 'outdated',
      certificates: [{ ...testCertificate(), verification, ...certificate }],
      ...vendor,
    },
  });
const found = (verification: object, certificate: object = {}) =>
  foundBy(copiesCompared, publication(verification, certificate));

describe('copiesCompared', () => {
  it.each<[string, object]>([
    ['a confirmation by the copy', { ...confirmed, copy }],
    ['values that differ', { ...differs, copy: { ...copy, result: 'changed', changed: ['purity'] } }],
    ['what differs by the machine alone', { ...untried, copy: { ...copy, result: 'changed' } }],
    ['another report', { ...untried, copy: { ...copy, result: 'another' } }],
    [
      'a later look-up that says otherwise',
      { ...confirmed, verified_at: '2026-11-01', copy: { ...copy, result: 'changed' } },
    ],
  ])('lets through %s', (_what, verification) => {
    expect(found(verification)).toEqual([]);
  });

  it.each<[string, object, object, RegExp]>([
    [
      'a copy of somebody else',
      { ...confirmed, copy: { ...copy, url: 'https://vendor-one.example/r' } },
      {},
      /copy\.url/,
    ],
    ["the vendor's own file", { ...confirmed, copy }, { sha256: HASH }, /copy\.sha256: .*proves nothing/],
    [
      "another of the vendor's own files",
      { ...confirmed, copy },
      { copies: [{ sha256: HASH, published_at: null }] },
      /copy\.sha256: .*proves nothing/,
    ],
    ['the same report that is said not to be looked up', { ...untried, copy }, {}, /status: Expected "confirmed"/],
    [
      'the same report that is said to have no look-up',
      { ...untried, status: 'no-look-up', copy },
      {},
      /status: Expected "confirmed"/,
    ],
    [
      'a confirmation beside a copy with other values',
      { ...confirmed, copy: { ...copy, result: 'changed' } },
      {},
      /status: Expected "differs"/,
    ],
    [
      'a copy of no known laboratory',
      { ...untried, copy: { ...copy, result: 'another' } },
      { laboratory: null },
      /copy: /,
    ],
  ])('stops %s', (_what, verification, certificate, expected) => {
    expect(found(verification, certificate)).toEqual([
      expect.stringMatching(new RegExp(`^certificates\\.0\\.verification\\.${expected.source}`)),
    ]);
  });
});

describe('a certificate counts as confirmed', () => {
  it('by the copy as by a stated look-up, and by nothing else', () => {
    const lookedUp = (verification: object) => foundBy(lookUpsRecorded, publication(verification));
    expect(lookedUp({ ...confirmed, copy })).toEqual([]);
    for (const result of ['changed', 'another', 'cannot-tell'])
      expect(lookedUp({ ...confirmed, copy: { ...copy, result } })).toEqual([
        expect.stringMatching(/look_up: .*behind "confirmed".*audit -- verify vendor-one COPY/),
      ]);
    expect(lookedUp({ ...differs, copy })).toHaveLength(1);
    expect(lookedUp({ status: 'not-found', verified_at: '2026-10-02', copy })).toHaveLength(1);
  });

  it('so that its vendor is "verified"', () => {
    const own = { verdict: 'verified', coa_type: 'independent-own' };
    expect(foundBy(verdictFollows, publication({ ...confirmed, copy }, {}, own))).toEqual([]);
    expect(
      foundBy(verdictFollows, publication({ ...confirmed, copy: { ...copy, result: 'cannot-tell' } }, {}, own)),
    ).toEqual([expect.stringMatching(/certificates: .*look-up or the laboratory's own copy/)]);
  });
});
