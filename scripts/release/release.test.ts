import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSnapshots } from '../../data/index.ts';
import { recordChange } from '../audit/record-change.ts';
import { type TestWorkspace, testWorkspace } from '../audit/test-workspace.ts';
import { release } from './release.ts';

const TODAY = '2026-12-03';
let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

const released = () => readSnapshots(work.folder).map(({ day }) => day);

describe('release', () => {
  it('writes a snapshot, sets the version, and leaves the earlier snapshot as it is', () => {
    const [first] = readSnapshots(work.folder);
    work.edit('vendor-one', { name: 'Renamed' });
    recordChange(work, ['vendor-one'], 'The vendor said so.');
    const said = release(work.folder, '2026-12-01', TODAY, true);
    expect(said).toContain('1 × vendor changed');
    for (const path of ['data/site.json', 'CITATION.cff'])
      expect(said.split('\n').at(-1)).toContain(join(work.folder, '..', path));
    expect(released()).toEqual(['2026-11-20', '2026-12-01']);
    expect(readSnapshots(work.folder)[0]).toEqual(first);
    expect(work.read('data/site.json')).toContain('"version": "2026-12-01"');
    expect(work.read('CITATION.cff')).toContain('date-released: 2026-12-01');
    expect(work.problems()).toEqual([]);
    const changes = JSON.parse(work.read('data/snapshots/2026-12-01/changes.json')) as {
      since: string;
      changes: object[];
    };
    expect(changes).toMatchObject({
      since: '2026-11-20',
      changes: [{ id: 'vendor-one', field: 'name', to: 'Renamed' }],
    });
  });

  it('refuses to release the same once more', () => {
    expect(() => release(work.folder, '2026-12-01', TODAY, true)).toThrow('Nothing changed since 2026-11-20');
    expect(released()).toEqual(['2026-11-20']);
  });

  it('refuses to release the same once more where records tell of the day of the release', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    recordChange(work, ['vendor-one'], 'The vendor said so.');
    release(work.folder, work.today, TODAY, true);
    expect(work.read(`data/snapshots/${work.today}/vendors.ndjson`)).toContain(`"at":"${work.today}"`);
    expect(() => release(work.folder, '2026-12-01', TODAY, true)).toThrow(`Nothing changed since ${work.today}`);
    expect(released()).toEqual(['2026-11-20', work.today]);
  });

  it('releases a change of a laboratory alone', () => {
    const path = 'data/labs/lab-one.json';
    work.write(path, work.read(path).replace('"name": "Laboratory lab-one"', '"name": "Laboratory One"'));
    expect(release(work.folder, '2026-12-01', TODAY, true)).toContain('1 × laboratory changed');
  });

  it('writes nothing in a dry run', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    recordChange(work, ['vendor-one'], 'The vendor said so.');
    expect(release(work.folder, '2026-12-01', TODAY, false)).toContain('Dry run');
    expect(released()).toEqual(['2026-11-20']);
    expect(work.read('data/site.json')).toContain('"version": "2026-11-25"');
  });

  it.each<[string, string, RegExp]>([
    ['a day that was released', '2026-11-20', /a release never changes/],
    ['an earlier day', '2026-10-30', /a release never changes/],
    ['a day to come', '2026-12-04', /later day than today \(2026-12-03\)/],
    ['no day', 'tomorrow', /YYYY-MM-DD/],
  ])('refuses %s', (_what, day, message) => {
    expect(() => release(work.folder, day, TODAY, true)).toThrow(message);
    expect(released()).toEqual(['2026-11-20']);
  });

  it('refuses a change without a reason, and leaves nothing half-written', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    expect(() => release(work.folder, '2026-12-01', TODAY, true)).toThrow(
      /name: Expected a history entry with a reason/,
    );
    expect(readdirSync(join(work.folder, 'snapshots'))).toEqual(['2026-11-20']);
    expect(existsSync(join(work.folder, 'snapshots', '.2026-12-01.tmp'))).toBe(false);
  });

  it('refuses to drop what was released', () => {
    const schema = join('data/snapshots/2026-11-20/schemas/vendor.schema.json');
    work.write(schema, work.read(schema).replace('"legal_name": {', '"former_name": {'));
    expect(() => release(work.folder, '2026-12-01', TODAY, true)).toThrow(
      /vendor\.schema\.json: former_name: expected the field to stay/,
    );
  });

  it('refuses to go on from a release that no longer follows the schema it was released with', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    recordChange(work, ['vendor-one'], 'The vendor said so.');
    expect(release(work.folder, '2026-12-01', TODAY, true)).toContain('2026-12-01');
    work.edit('vendor-one', { name: 'Renamed again' });
    recordChange({ ...work, today: '2026-12-02' }, ['vendor-one'], 'The vendor said so.');
    const first = 'data/snapshots/2026-11-20/vendors.ndjson';
    const asReleased = work.read(first);
    const changed = asReleased.replace('"verdict":"verified"', '"verdict":"superb"');
    expect(changed).not.toBe(asReleased);
    work.write(first, changed);
    expect(() => release(work.folder, '2026-12-02', TODAY, true)).toThrow(
      /no longer follow the schemas .*\n2026-11-20\/vendors\.ndjson, line 1: \/verdict/,
    );
    expect(released()).toEqual(['2026-11-20', '2026-12-01']);
    work.write(first, asReleased);
    expect(release(work.folder, '2026-12-02', TODAY, true)).toContain('1 × vendor changed');
  });
});
