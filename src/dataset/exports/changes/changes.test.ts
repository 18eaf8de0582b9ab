import { describe, expect, it } from 'vitest';
import { testDataset } from '../test-edition.ts';
import { changesBetween, changesSinceFirst, type RecordSet } from './changes.ts';

const BASE = 'https://audit.example';
const now: RecordSet = testDataset();
const [awkward, vendorOne] = now.vendors as [RecordSet['vendors'][number], RecordSet['vendors'][number]];
const told = (from: RecordSet | null, to: RecordSet = now) =>
  changesBetween(from, to, '2026-11-20', BASE).map(({ at, kind, record, id, field }) => [at, kind, record, id, field]);

describe('changesBetween', () => {
  it('goes back to the first publication, newest first, laboratories and compounds left out', () => {
    expect(told(null)).toEqual([
      ['2026-10-06', 'changed', 'vendor', 'awkward', 'verdict'],
      ['2026-10-05', 'objection-rejected', 'vendor', 'awkward', null],
      ['2026-10-01', 'added', 'vendor', 'awkward', null],
      ['2026-10-01', 'added', 'vendor', 'vendor-one', null],
    ]);
  });

  it('finds nothing between equal states', () => {
    expect(told(now)).toEqual([]);
  });

  it('tells what is new in the lists of a record that was there', () => {
    expect(told({ ...now, vendors: [{ ...awkward, history: [], corrections: [] }, vendorOne] })).toEqual([
      ['2026-10-06', 'changed', 'vendor', 'awkward', 'verdict'],
      ['2026-10-05', 'objection-rejected', 'vendor', 'awkward', null],
    ]);
  });

  it('tells of records of every list that came, changed or went', () => {
    const [laboratory] = now.laboratories;
    expect(told({ vendors: now.vendors, laboratories: [], compounds: now.compounds })).toEqual([
      ['2026-11-20', 'added', 'laboratory', 'lab-one', null],
    ]);
    expect(told({ ...now, laboratories: [{ ...laboratory!, name: 'Earlier' }] })).toEqual([
      ['2026-11-20', 'changed', 'laboratory', 'lab-one', null],
    ]);
    expect(told(now, { ...now, compounds: [] })).toEqual([['2026-11-20', 'removed', 'compound', 'compound-one', null]]);
  });

  it('takes a field that only the newer form has for no change of a laboratory', () => {
    const [{ habits: _, ...laboratory }] = now.laboratories as [{ habits?: unknown; id: string; name: string }];
    expect(told({ ...now, laboratories: [laboratory] })).toEqual([]);
  });

  it('gives every change the page of its record', () => {
    for (const { id, url } of changesBetween(null, now, '2026-11-20', BASE)) expect(url).toBe(`${BASE}/vendors/${id}/`);
  });
});

describe('changesSinceFirst', () => {
  const since = (...releases: { day: string; registers: Pick<RecordSet, 'laboratories' | 'compounds'> }[]) =>
    changesSinceFirst(releases, now, '2026-11-28', BASE).map(({ at, kind, record, id }) => [at, kind, record, id]);
  const ofVendors = changesBetween(null, now, '2026-11-28', BASE).map(({ at, kind, record, id }) => [
    at,
    kind,
    record,
    id,
  ]);
  const none = { laboratories: [], compounds: [] };

  it('is of vendors alone before the first release, and at it', () => {
    expect(since()).toEqual(ofVendors);
    expect(since({ day: '2026-10-01', registers: now })).toEqual(ofVendors);
  });

  it('tells of laboratories and compounds from each release to the next and to now, by the day of the later state', () => {
    const { laboratories } = now;
    expect(
      since({ day: '2026-10-20', registers: none }, { day: '2026-11-20', registers: { laboratories, compounds: [] } }),
    ).toEqual([
      ['2026-11-28', 'added', 'compound', 'compound-one'],
      ['2026-11-20', 'added', 'laboratory', 'lab-one'],
      ...ofVendors,
    ]);
  });

  it('tells of a decision on an objection of a laboratory once', () => {
    const [laboratory] = now.laboratories;
    const decided = { at: '2026-11-21', text: 'It was right.', outcome: 'accepted' as const };
    const after = { ...now, laboratories: [{ ...laboratory!, corrections: [decided] }] };
    const found = changesSinceFirst([{ day: '2026-11-20', registers: now }], after, '2026-11-28', BASE);
    expect(found.filter(({ record }) => record === 'laboratory').map(({ at, kind }) => [at, kind])).toEqual([
      ['2026-11-28', 'changed'],
      ['2026-11-21', 'corrected'],
    ]);
  });
});
