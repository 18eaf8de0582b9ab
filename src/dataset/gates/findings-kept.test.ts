import { describe, expect, it } from 'vitest';
import { testVendorSource } from '../test-data.ts';
import { findingsKept } from './findings-kept.ts';
import { foundBy, testPublication } from './test-publication.ts';

const source = { title: 'Product page', url: 'https://vendor-one.example/p', captured_at: '2026-10-01' };
const finding = (more: object) => ({ findings: [{ text: 'It shows no report.', source: { ...source, ...more } }] });
const found = (vendor: object) => foundBy(findingsKept, testPublication({ vendor }));

describe('findingsKept', () => {
  it.each([{ archive_url: 'https://archive.example/p' }, { archive_file: 'archive/vendor-one/page.html' }])(
    'lets through a finding with %o',
    (copy) => {
      expect(found(finding(copy))).toEqual([]);
    },
  );

  it('stops a finding of which nothing is kept', () => {
    expect(found(finding({}))).toEqual([expect.stringMatching(/^findings\.0\.source\.archive_url: .*archived copy/)]);
    expect(found(finding({ archive_url: null }))).toHaveLength(1);
  });

  it('stops a basis of the verdict of which nothing is kept, and no other source', () => {
    const { archive_url: _, ...bare } = testVendorSource();
    expect(found({ sources: [bare] })).toEqual([expect.stringMatching(/^sources\.0\.archive_url/)]);
    expect(found({ sources: [testVendorSource(), { ...bare, supports: ['legal_name'] }] })).toEqual([]);
  });

  it('has only files below the archive for copies', () => {
    expect(() => testPublication({ vendor: finding({ archive_file: 'archive/../../etc/passwd' }) })).toThrow(/archive/);
    expect(() => testPublication({ vendor: finding({ archive_file: '/etc/passwd' }) })).toThrow(/archive/);
  });
});
