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

  test('reads pages found in the wild, with remarks that it does not know', () => {
    const wild = { file: 'a.png', family: 's77', class: 'laboratory', lab: 'Partnerlab', signs: null, note: 'scan' };
    expect(parseLabels([wild])).toEqual({ kind: 'wild', entries: [wild] });
    expect(() => parseLabels([{ ...wild, class: 'fine' }])).toThrow(/\[0\]\.class/);
    expect(() => parseLabels([{ ...wild, date_reported: '1/2/2026' }])).toThrow(/date_reported/);
  });

  test('reads edited pages, which need a box for each change', () => {
    const edited = {
      file: 'a.png',
      source: 'b.png',
      forged: true,
      method: 'c',
      crude: false,
      capture: 'png',
      changes: [{ field: 'purity', old: '97.1', new: '99.1' }],
      boxes: [[1, 2, 3, 4]],
      kind: null,
      lab: 'Partnerlab',
      client: null,
      purity: 99.1,
    };
    expect(parseLabels([edited])).toEqual({ kind: 'edited', entries: [edited] });
    expect(() => parseLabels([{ ...edited, boxes: [] }])).toThrow(/one box for each change/);
  });

  test('names the entry and field that is wrong', () => {
    expect(() => parseLabels([made, { ...made, verdict: 'fake' }])).toThrow(/\[1\]\.verdict/);
    expect(() => parseLabels([{ ...made, dates: { received: '12/06/2026' } }])).toThrow(/dates\.received/);
    expect(() => parseLabels([{ ...real, purity: '99' }])).toThrow(/purity/);
    expect(() => parseLabels({})).toThrow(/list/);
  });
});
