import { describe, expect, it } from 'vitest';
import { testVendor } from '../test-data.ts';
import { auditTold, isToldOtherwiseSince } from './told.ts';
import { Vendor } from './vendor.ts';

const changed = (field: string, from: string, to: string) => ({
  at: '2026-11-20',
  field,
  from,
  to,
  why: 'Audited again.',
});
const vendor = (history: object[] = []) => Vendor.parse({ ...testVendor(), audited_at: '2026-11-19', history });

describe('auditTold', () => {
  it('names the audit that the vendor was told of, not a later one', () => {
    const audits = vendor([changed('audited_at', '2026-07-22', '2026-11-19')]);
    for (const day of ['2026-07-08', '2026-07-22']) expect(auditTold(audits, day)).toBe('2026-07-22');
    expect(auditTold(audits, '2026-11-01')).toBe('2026-11-19');
  });

  it('names the last audit where the vendor was told after it', () => {
    expect(auditTold(vendor(), '2026-11-25')).toBe('2026-11-19');
  });
});

describe('isToldOtherwiseSince', () => {
  it('looks at what a vendor is told, and at the day', () => {
    const downgraded = vendor([changed('verdict', 'verified', 'watch')]);
    expect(isToldOtherwiseSince(downgraded, '2026-07-08')).toBe(true);
    expect(isToldOtherwiseSince(downgraded, '2026-11-20')).toBe(false);
    for (const field of ['coa_type', 'verdict_basis', 'findings'])
      expect(isToldOtherwiseSince(vendor([changed(field, 'A', 'B')]), '2026-07-08'), field).toBe(true);
    const renamed = changed('legal_name', 'A', 'B');
    expect(isToldOtherwiseSince(vendor([renamed]), '2026-07-08')).toBe(false);
    expect(isToldOtherwiseSince({ history: [renamed, ...downgraded.history] }, '2026-07-08')).toBe(true);
  });
});
