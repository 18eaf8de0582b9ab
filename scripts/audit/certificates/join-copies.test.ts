import { describe, expect, it } from 'vitest';
import { testCertificate } from '../../../src/dataset/test-data.ts';
import { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { isCopy, join } from './join-copies.ts';

const reading = { file: 'a.png', checked_at: '2026-11-20', verdict: 'unclear', confidence: 0.5, red_flags: [] };
const read = (settled: 'text-layer' | null, more: object = {}) =>
  UnconfirmedCertificate.parse({
    ...testCertificate(),
    reading: { ...reading, fields: [{ field: 'batch', text: 'A-1', confidence: 0.9, settled }] },
    ...more,
  });
const HASH = { picture: 'a'.repeat(64), pdf: 'b'.repeat(64) };

describe('isCopy', () => {
  it('takes two files with one number, or one key, for the same report', () => {
    expect(isCopy(read(null), read(null))).toBe(true);
    expect(isCopy(read(null, { key: 'KEY-1' }), read(null, { key: 'KEY-1', report_number: null }))).toBe(true);
    expect(isCopy(read(null, { purity: null }), read(null))).toBe(true);
  });

  it.each<[string, object]>([
    ['another purity', { purity: 12.3 }],
    ['another day', { reported_on: '2025-01-01' }],
    ['another laboratory', { laboratory: null, laboratory_name: 'Other' }],
    ['another product', { product: 'Another product' }],
    ['another batch', { batch: 'ZZ-999' }],
    ['no number or key in common', { report_number: 'X-99999' }],
  ])('does not with %s', (what, more) => {
    const isUnknown = what === 'another laboratory';
    expect(isCopy(read(null), read(null, more))).toBe(isUnknown);
  });

  it('is not misled by a number of a few letters', () => {
    expect(isCopy(read(null, { report_number: '12', key: null }), read(null, { report_number: '12', key: null }))).toBe(
      false,
    );
  });
});

describe('join', () => {
  const picture = read(null, { id: 'one', sha256: HASH.picture, batch: null, client: 'A picture' });
  const pdf = read('text-layer', { id: 'two', sha256: HASH.pdf, client: 'A text layer', purity: null });

  it.each([
    ['the PDF comes second', picture, pdf],
    ['the PDF comes first', { ...pdf, id: 'one' }, picture],
  ])('lets the text layer lead, the other fill its gaps: %s', (_, known, found) => {
    const joined = join(known, found);
    expect(joined).toMatchObject({
      id: 'one',
      sha256: HASH.pdf,
      client: 'A text layer',
      purity: picture.purity,
      copies: [{ sha256: HASH.picture }],
    });
  });
});
