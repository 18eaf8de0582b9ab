import { describe, expect, test } from 'vitest';
import { parseLabels } from './labels.ts';

const made = {
  file: 'genuine-01.png',
  verdict: 'genuine-independent',
  scenario: 'genuine',
  capture: 'png1x',
  vendor: null,
  lab: 'Partnerlab',
  lab_id: 'partnerlab',
  client: 'Severn Research Supply',
  sample: 'Semax',
  batch: 'B1',
  purity: 99.183,
  mass: null,
  report_number: '1',
  key: null,
  dates: { received: '2026-06-12' },
  qr: null,
  tamper: null,
  tampered_fields: null,
  metadata: null,
  boxes: [],
  size: [794, 1123],
};
const real = {
  file: 'a.jpg',
  lab: 'Horizon Analytical',
  client: 'A',
  purity: null,
  capture: 'jpeg85',
  text_layer: true,
  suspect: null,
  manufacturer: false,
};

describe('parseLabels', () => {
  test('reads made certificates, with and without template and split', () => {
    expect(parseLabels([made, { ...made, template: 'cards', split: 'train', variant: 'plain' }])).toMatchObject({
      kind: 'made',
      entries: [made, { split: 'train' }],
    });
  });

  test('reads real certificates', () => {
    expect(parseLabels([real, { ...real, note: 'dimmed' }])).toMatchObject({
      kind: 'real',
      entries: [real, { note: 'dimmed' }],
    });
  });

  test('names the entry and field that is wrong', () => {
    expect(() => parseLabels([made, { ...made, verdict: 'fake' }])).toThrow(/\[1\]\.verdict/);
    expect(() => parseLabels([{ ...made, dates: { received: '12/06/2026' } }])).toThrow(/dates\.received/);
    expect(() => parseLabels([{ ...real, purity: '99' }])).toThrow(/purity/);
    expect(() => parseLabels({})).toThrow(/list/);
  });
});
