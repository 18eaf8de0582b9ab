import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logObjection } from './log-objection.ts';
import { recordChange } from './record-change.ts';
import { type TestWorkspace, testWorkspace } from './test-workspace.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

const decision = { raisedAt: '2026-11-21', by: 'vendor', text: 'The name was out of date. It was mended.' };

describe('logObjection', () => {
  it('logs a rejected objection, and changes nothing else', () => {
    logObjection(work, 'vendor-one', { ...decision, outcome: 'rejected' });
    expect(work.vendor('vendor-one')).toMatchObject({
      corrections: [{ raised_at: '2026-11-21', at: '2026-11-25', raised_by: 'vendor', outcome: 'rejected' }],
      history: [],
    });
    expect(work.problems()).toEqual([]);
  });

  it('logs an accepted one together with what was mended', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    logObjection(work, 'vendor-one', { ...decision, outcome: 'accepted', field: 'name' });
    expect(work.vendor('vendor-one')).toMatchObject({
      corrections: [{ outcome: 'accepted', fields: ['name'] }],
      history: [{ field: 'name', to: 'Renamed', why: decision.text }],
    });
    expect(work.problems()).toEqual([]);
  });

  it('takes an accepted one whose change has its entry already', () => {
    work.edit('vendor-one', { name: 'Renamed' });
    recordChange(work, ['vendor-one'], 'Seen on its pages.');
    logObjection(work, 'vendor-one', { ...decision, outcome: 'accepted', field: 'name' });
    expect(work.vendor('vendor-one')).toMatchObject({
      corrections: [{ outcome: 'accepted' }],
      history: [{ why: 'Seen on its pages.' }],
    });
    expect(work.problems()).toEqual([]);
  });

  it('logs what a laboratory objected to in its entry', () => {
    const laboratory = () =>
      JSON.parse(work.read('data/labs/lab-one.json')) as { name: string; corrections?: object[] };
    logObjection(work, 'lab-one', { ...decision, by: 'laboratory', outcome: 'rejected' });
    expect(() => logObjection(work, 'lab-one', { ...decision, by: 'laboratory', outcome: 'accepted' })).toThrow(
      /nothing in lab-one changed/,
    );
    work.write('data/labs/lab-one.json', JSON.stringify({ ...laboratory(), name: 'Mended' }));
    expect(() => logObjection(work, 'lab-one', { ...decision, by: 'laboratory', outcome: 'accepted' })).toThrow(
      /--field: name what .* Changed since the last release: name\./,
    );
    logObjection(work, 'lab-one', { ...decision, by: 'laboratory', outcome: 'accepted', field: 'name' });
    expect(laboratory()).toMatchObject({
      name: 'Mended',
      corrections: [{ outcome: 'rejected' }, { outcome: 'accepted' }],
    });
    expect(work.problems()).toEqual([]);
  });

  it('ties an accepted one to what it names: not to another change, and with a reason of its own for each', () => {
    work.edit('vendor-one', { verdict_reason: 'One report was looked up.', name: 'Renamed' });
    const accepted = { ...decision, outcome: 'accepted' };
    expect(() => logObjection(work, 'vendor-one', accepted)).toThrow(/Changed since .*: name, verdict_reason\./);
    expect(() => logObjection(work, 'vendor-one', { ...accepted, field: 'aliases' })).toThrow(/aliases did not change/);
    expect(() => logObjection(work, 'vendor-one', { ...accepted, field: 'name' })).toThrow(
      /verdict_reason: Expected a history entry/,
    );
    recordChange(work, ['vendor-one'], 'Seen on its pages.');
    logObjection(work, 'vendor-one', { ...accepted, field: 'name, verdict_reason' });
    expect(work.vendor('vendor-one')).toMatchObject({ corrections: [{ fields: ['name', 'verdict_reason'] }] });
    expect(work.problems()).toEqual([]);
  });

  it('refuses to log the same decision twice', () => {
    const rejected = { ...decision, outcome: 'rejected' };
    logObjection(work, 'vendor-one', rejected);
    expect(() => logObjection(work, 'vendor-one', rejected)).toThrow('logged already, on 2026-11-25');
    logObjection(work, 'vendor-one', { ...rejected, text: 'Something else. It stands.' });
    expect(work.vendor('vendor-one')['corrections']).toHaveLength(2);
  });

  it.each<[string, object, RegExp]>([
    ['a rejected objection that mends something', { ...decision, outcome: 'rejected', field: 'name' }, /--field/],
    [
      'an accepted objection that changed nothing',
      { ...decision, outcome: 'accepted' },
      /nothing in vendor-one changed/,
    ],
    ['a decision without a word', { ...decision, outcome: 'rejected', text: '' }, /--text/],
    ['an unknown objector', { ...decision, outcome: 'rejected', by: 'somebody' }, /--by/],
    ['a decision before the objection', { ...decision, outcome: 'rejected', raisedAt: '2026-12-01' }, /--raised-at/],
  ])('refuses %s', (_what, given, message) => {
    expect(() => logObjection(work, 'vendor-one', given)).toThrow(message);
    expect(work.vendor('vendor-one')['corrections']).toEqual([]);
  });
});
