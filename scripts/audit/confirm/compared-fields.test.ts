import { describe, expect, it } from 'vitest';
import { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { COMPARED_FIELDS, type ComparedField, fromText, labelOf, settledWords } from './compared-fields.ts';

describe('fromText', () => {
  it.each<[ComparedField, string, unknown]>([
    ['reported_on', '2026-02-28', '2026-02-28'],
    ['reported_on', '', null],
    ['purity', '99,1 %', 99.1],
    ['purity', '0', 0],
    ['content', '10.2 mg', { value: 10.2, unit: 'mg' }],
    ['batch', 'B-1', 'B-1'],
    [
      'purities',
      '99.1 BPC-157 | 98.4 TB-500',
      [
        { of: 'BPC-157', value: 99.1 },
        { of: 'TB-500', value: 98.4 },
      ],
    ],
  ])('takes for %s: %s', (field, text, value) => {
    expect(fromText(field, text)).toEqual(value);
  });

  it.each<[ComparedField, string, RegExp]>([
    ['reported_on', '2026-02-31', /a day, YYYY-MM-DD; found "2026-02-31"/],
    ['analysed_on', '31.2.2026', /^analysed on: expected a day, YYYY-MM-DD/],
    ['purity', '%', /per cent, found "%"/],
    ['purity', '101', /per cent/],
    ['content', '0 mg', /an amount/],
    ['product', '', /type what is printed/],
  ])('refuses for %s: %s', (field, text, message) => {
    expect(() => fromText(field, text)).toThrow(message);
  });
});

describe('what people read', () => {
  it('has words for each field and for all that settles one', () => {
    for (const field of COMPARED_FIELDS) expect(labelOf(field)).toMatch(/^[a-z ]+$/);
    const { settled } = UnconfirmedCertificate.shape.reading.shape.fields.element.shape;
    const ids = settled.unwrap().unwrap().options;
    expect(ids).toContain('two-readings');
    for (const id of ids) expect(settledWords(id)).toMatch(/^(the|two|a) [a-zA-Z ]+$/);
    expect(settledWords(null)).toBe('');
  });
});
