import { describe, expect, it } from 'vitest';
import { testCertificate, testVendor } from '../test-data.ts';
import { historyProblems } from './history-problems.ts';

const entry = (field: string, from: string | null, to: string | null) => ({
  at: '2026-11-01',
  field,
  from,
  to,
  why: 'Seen again.',
});
const told = entry('name', 'Earlier', 'Vendor vendor-one');
const before = { ...testVendor(), history: [told] };
const objection = {
  raised_at: '2026-09-01',
  at: '2026-09-02',
  raised_by: 'reader',
  text: 'Not so.',
  outcome: 'rejected',
};
const fieldsAtFault = (change: object, earlier: typeof before = before) =>
  historyProblems(earlier, { ...earlier, ...change }).map(({ field }) => field);

describe('historyProblems', () => {
  it.each<[string, object]>([
    ['nothing changed', {}],
    ['a change is told', { name: 'New', history: [told, entry('name', 'Vendor vendor-one', 'New')] }],
    [
      'two changes of one field are told',
      { name: 'Newer', history: [told, entry('name', 'Vendor vendor-one', 'New'), entry('name', 'New', 'Newer')] },
    ],
    [
      'a change was undone and both are told',
      { history: [told, entry('name', 'Vendor vendor-one', 'New'), entry('name', 'New', 'Vendor vendor-one')] },
    ],
    [
      'a certificate was added and then read again',
      {
        certificates: [testCertificate(), { ...testCertificate(), id: 'new', batch: 'B3' }],
        history: [
          told,
          entry('certificates.new', null, 'Product 10mg, Laboratory lab-one, T-123, B2, 2026-09-03'),
          entry('certificates.new.batch', 'B2', 'B3'),
        ],
      },
    ],
  ])('finds nothing where %s', (_what, change) => {
    expect(fieldsAtFault(change)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a change without a word', { name: 'New' }, 'name'],
    ['a change that was undone without a word', { history: [told, entry('name', 'Vendor vendor-one', 'New')] }, 'name'],
    [
      'an entry that stops short of what stands there',
      { name: 'Newer', history: [told, entry('name', 'Vendor vendor-one', 'New')] },
      'name',
    ],
    [
      'an entry that starts where the field never stood',
      { name: 'New', history: [told, entry('name', 'Elsewhere', 'New')] },
      'history.1.from',
    ],
    [
      'a new certificate without a word',
      { certificates: [testCertificate(), { ...testCertificate(), id: 'new' }] },
      'certificates.new',
    ],
    ['an entry that is gone', { history: [] }, 'history'],
    ['an entry that was rewritten', { history: [{ ...told, why: 'Another reason.' }] }, 'history'],
  ])('reports %s', (_what, change, field) => {
    expect(fieldsAtFault(change)).toContain(field);
  });

  it('reports an objection that is gone', () => {
    expect(fieldsAtFault({ corrections: [] }, { ...before, corrections: [objection] })).toEqual(['corrections']);
  });

  it('prints the command that mends a change without a reason', () => {
    const renamed = { ...before, name: 'New' };
    expect(historyProblems(before, renamed)[0]?.expected).toContain('npm run audit -- record-change vendor-one --why');
  });
});
