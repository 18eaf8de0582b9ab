import { describe, expect, it } from 'vitest';
import { unsupportedClaims } from './claims.ts';

const claiming = (supports: string[]) => ({
  aliases: [] as string[],
  verdict_basis: ['First.', 'Second.'],
  certificates: [
    { id: 'a', published_at: 'https://vendor.example/a' },
    { id: 'b', published_at: null },
  ],
  right_of_reply: { contacted_at: '2026-10-01' },
  sources: [{ supports }],
});

describe('unsupportedClaims', () => {
  it('names each claim that has neither a source nor an address of its own', () => {
    expect(unsupportedClaims(claiming([]))).toEqual([
      'name',
      'legal_name',
      'company_number',
      'domains',
      'coa_type',
      'coa_access',
      'verdict_basis.0',
      'verdict_basis.1',
      'certificates.b',
      'right_of_reply',
    ]);
  });

  it('lets a field stand for everything within it, and an item for itself only', () => {
    const supported = [
      'name',
      'legal_name',
      'company_number',
      'domains',
      'coa_type',
      'coa_access',
      'right_of_reply',
      'certificates',
    ];
    expect(unsupportedClaims(claiming([...supported, 'verdict_basis']))).toEqual([]);
    expect(unsupportedClaims(claiming([...supported, 'verdict_basis.1']))).toEqual(['verdict_basis.0']);
  });

  it('asks for a source of other names where there are any', () => {
    expect(unsupportedClaims({ ...claiming([]), aliases: ['Other'] })).toContain('aliases');
  });

  it('asks for no source of a reply that was not asked for', () => {
    expect(unsupportedClaims({ ...claiming([]), right_of_reply: { contacted_at: null } })).not.toContain(
      'right_of_reply',
    );
  });
});
