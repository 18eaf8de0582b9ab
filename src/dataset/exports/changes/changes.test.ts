import { describe, expect, it } from 'vitest';
import { testDataset } from '../test-edition.ts';
import { changesBetween, type RecordSet } from './changes.ts';

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

  it('gives every change the page of its record', () => {
    for (const { id, url } of changesBetween(null, now, '2026-11-20', BASE)) expect(url).toBe(`${BASE}/vendors/${id}/`);
  });
});
