import { expect, it } from 'vitest';
import { liveEdition } from '../build-exports.ts';
import { testDataset } from '../test-edition.ts';
import { makeSnapshot } from './snapshot.ts';
import { publishSnapshots } from './snapshot-index.ts';

const first = testDataset();
const [vendor, other] = first.vendors;
const [laboratory] = first.laboratories;
const later = {
  ...first,
  site: { ...first.site, dataset: { ...first.site.dataset, version: '2026-12-01' } },
  vendors: [
    { ...vendor!, history: [{ at: '2026-12-01', field: 'verdict', from: 'watch', to: 'verified', why: 'Seen.' }] },
    other!,
  ],
  laboratories: [{ ...laboratory!, name: 'Renamed' }],
  compounds: [],
};

it('says of each release how many changes are to laboratories and compounds, of the first that none are counted', () => {
  const before = makeSnapshot({ ...first, vendors: [{ ...vendor!, history: [] }, other!] }, null);
  const { snapshots } = publishSnapshots(liveEdition(later), [before, makeSnapshot(later, before)]);
  expect(snapshots.map(({ since, changes, register_changes }) => [since, changes, register_changes])).toEqual([
    [before.day, 3, 2],
    [null, 3, null],
  ]);
});
