import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordChange } from './record-change.ts';
import { type TestWorkspace, testWorkspace } from './test-workspace.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

const historyOf = () => (work.vendor('vendor-one')['history'] as unknown as { field: string }[]).map((entry) => entry);

describe('recordChange', () => {
  it('writes one entry for each difference, and the check that failed passes then', () => {
    work.edit('vendor-one', { name: 'Renamed', next_review_at: '2027-05-01' });
    expect(work.problems()).toEqual(
      expect.arrayContaining(['data/vendors/vendor-one.json: name', 'data/vendors/vendor-one.json: next_review_at']),
    );
    recordChange(work, ['vendor-one'], '  The vendor said so.  ');
    const entry = { at: '2026-11-25', why: 'The vendor said so.' };
    expect(historyOf()).toEqual([
      { ...entry, field: 'name', from: 'Vendor vendor-one', to: 'Renamed' },
      { ...entry, field: 'next_review_at', from: '2027-04-01', to: '2027-05-01' },
    ]);
    expect(work.problems()).toEqual([]);
  });

  it('sets the version to the day of the change; CITATION.cff goes on to tell of the last release', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    expect(recordChange(work, ['vendor-one'], 'The vendor said so.')).toContain('Version 2026-11-25.');
    expect(work.read('data/site.json')).toContain('"version": "2026-11-25"');
    expect(work.read('CITATION.cff')).toContain('version: "2026-11-20"');
  });

  it('counts a change on the day of a release as a revision of that day', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    expect(recordChange({ ...work, today: '2026-11-20' }, ['vendor-one'], 'The vendor said so.')).toContain(
      'Version 2026-11-20, revision 2.',
    );
    expect(work.problems()).toEqual([]);
  });

  it('tells only what is new the second time', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    recordChange(work, ['vendor-one'], 'First reason.');
    work.edit('vendor-one', { name: 'Renamed again' });
    recordChange(work, ['vendor-one'], 'Second reason.');
    expect(historyOf()).toMatchObject([
      { from: 'Vendor vendor-one', to: 'Renamed' },
      { from: 'Renamed', to: 'Renamed again', why: 'Second reason.' },
    ]);
  });

  it.each(['', '  ', 'no'])('refuses the reason %j and writes nothing', (why) => {
    work.edit('vendor-one', { name: 'Renamed' });
    const before = work.read('data/vendors/vendor-one.json');
    expect(() => recordChange(work, ['vendor-one'], why)).toThrow('needs a reason');
    expect(work.read('data/vendors/vendor-one.json')).toBe(before);
  });

  it('refuses where nothing changed, and where the record would not be valid', () => {
    expect(() => recordChange(work, ['vendor-one'], 'Some reason.')).toThrow('Nothing changed');
    work.edit('vendor-one', { verdict: 'watch' });
    expect(() => recordChange(work, ['vendor-one'], 'Some reason.')).toThrow(/verdict: Expected "verified" exactly/);
    expect(historyOf()).toEqual([]);
  });
});
