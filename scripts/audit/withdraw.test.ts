import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadData } from '../../data/index.ts';
import { headlineFinding } from '../../src/dataset/headline.ts';
import { release } from '../release/release.ts';
import { newVendor } from './new-vendor.ts';
import { status } from './status.ts';
import { type TestWorkspace, testWorkspace } from './test-workspace.ts';
import { withdraw } from './withdraw.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

describe('withdraw', () => {
  it('keeps the record with the reason in its history, and takes it out of the finding', () => {
    withdraw(work, 'vendor-one', 'closed', 'It ceased trading, by the companies register.');
    expect(work.vendor('vendor-one')).toMatchObject({
      withdrawal: { kind: 'closed', since: '2026-11-25', why: 'It ceased trading, by the companies register.' },
    });
    expect(work.vendor('vendor-one')['history']).toEqual([
      {
        at: '2026-11-25',
        field: 'withdrawal',
        from: null,
        to: 'closed, 2026-11-25, It ceased trading, by the companies register.',
        why: 'It ceased trading, by the companies register.',
      },
    ]);
    expect(work.problems()).toEqual([]);
    expect(headlineFinding(loadData(work.folder))).toMatchObject({ n: 0, withdrawn: 1 });
    expect(status(work)).toEqual([]);
    expect(release(work.folder, work.today, work.today, true)).toContain('1 × vendor changed');
  });

  it.each<[string, string, string | undefined, string | undefined, RegExp]>([
    ['another kind', 'vendor-one', 'gone', 'It ceased trading.', /--kind: Expected one of withdrawn, closed/],
    ['no reason', 'vendor-one', 'closed', undefined, /--why/],
    ['a draft', 'new-shop', 'closed', 'It ceased trading.', /is a draft/],
  ])('refuses %s', (_what, id, kind, why, message) => {
    newVendor(work, 'new-shop.example');
    expect(() => withdraw(work, id, kind, why)).toThrow(message);
    expect(work.vendor(id)['withdrawal'] ?? null).toBeNull();
  });

  it('refuses to withdraw twice', () => {
    withdraw(work, 'vendor-one', 'withdrawn', 'It was of another business.');
    expect(() => withdraw(work, 'vendor-one', 'closed', 'It ceased trading.')).toThrow('withdrawn already');
  });
});
