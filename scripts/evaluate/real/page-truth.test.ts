import { describe, expect, test } from 'vitest';
import { EditedLabel, RealLabel, WildLabel } from '../../certificates/labels.ts';
import { truthOfEdited, truthOfReal, truthOfWild } from './page-truth.ts';
import type { RealPageLabel } from './real-labels.ts';

const wild = (replaced: object): WildLabel =>
  WildLabel.parse({ file: 's77-a.png', family: 's77', class: 'laboratory', lab: 'Partnerlab', ...replaced });
const NOTED: RealPageLabel = {
  file: '0'.repeat(64),
  page_kind: 'certificate',
  complete: true,
  legible: true,
  rotated: 0,
  several_certificates: false,
  overlay: false,
  lab_printed: 'PARTNERLAB',
  client: '1'.repeat(64),
  client_covered: false,
  product: 'KPV',
  components: [],
  purity: 99.1,
  content: '9.9 mg',
  batch: null,
  report_number: '2'.repeat(64),
  key: null,
  date_received: '2026-05-01',
  date_analysed: '2026-05-09',
  date_reported: null,
  date_ambiguous: true,
  qr: false,
};

describe('pages of the wild', () => {
  test('where nobody read the page, what the label has is known and the rest is not', () => {
    const truth = truthOfWild(wild({ client: 'Humber Molecular' }));
    expect(truth).toMatchObject({
      kind: 'honest',
      seller: 's77',
      complete: true,
      client: { text: 'Humber Molecular' },
    });
    expect(truth).not.toHaveProperty('purity');
    expect(truth).not.toHaveProperty('key');
  });

  test('where somebody read it, what the label lacks is not printed', () => {
    const truth = truthOfWild(wild({ lab_printed: 'PARTNERLAB', purity: 99.2, date_reported: '2026-05-02' }), NOTED);
    expect(truth).toMatchObject({
      names: ['Partnerlab', 'PARTNERLAB'],
      client: null,
      purity: 99.2,
      newestDate: { day: '2026-05-02', ambiguous: false, reported: true },
    });
  });

  test('notes fill in for a label without readings', () => {
    expect(truthOfWild(wild({}), NOTED)).toMatchObject({
      client: { hash: '1'.repeat(64) },
      batch: null,
      purity: 99.1,
      newestDate: { day: '2026-05-09', ambiguous: true, reported: false },
      code: false,
    });
    expect(truthOfWild(wild({}), { ...NOTED, page_kind: 'cover letter' }).complete).toBe(false);
  });

  test.each([
    ['laboratory', 'honest'],
    ['no-certificate', 'honest'],
    ['altered', 'altered'],
    ['vendor-made', 'own'],
    ['manufacturer', 'own'],
    ['suspect', 'suspect'],
  ])('class %s is %s', (name, kind) => {
    expect(truthOfWild(wild({ class: name })).kind).toBe(kind);
  });
});

test('real pages: a maker’s own, a doubtful laboratory’s, the rest honest', () => {
  const real = (replaced: object) =>
    truthOfReal(
      RealLabel.parse({
        file: 's77-a.png',
        lab: 'Partnerlab',
        client: null,
        purity: 99.1,
        capture: 'png',
        text_layer: true,
        suspect: null,
        manufacturer: false,
        ...replaced,
      }),
    );
  expect(real({})).toMatchObject({ kind: 'honest', seller: 's77', purity: 99.1 });
  expect(real({})).not.toHaveProperty('client');
  expect(real({ suspect: 'its own site' }).kind).toBe('suspect');
  expect(real({ manufacturer: true }).kind).toBe('own');
});

test('edited pages carry the values after the edit; honest handling is honest', () => {
  const edited = (replaced: object) =>
    truthOfEdited(
      EditedLabel.parse({
        file: 'x.png',
        source: 's77-a.png',
        forged: true,
        method: 'a',
        crude: false,
        capture: 'png',
        changes: [{ field: 'purity', old: '97.1', new: '99.9' }],
        boxes: [[1, 2, 3, 4]],
        kind: null,
        lab: 'Partnerlab',
        client: 'Humber Molecular',
        purity: 99.9,
        suspect: null,
        ...replaced,
      }),
    );
  expect(edited({})).toMatchObject({ kind: 'edited', seller: 's77', purity: 99.9, complete: true });
  expect(edited({ forged: false, kind: 'crop part', changes: [], boxes: [] })).toMatchObject({
    kind: 'honest',
    complete: false,
  });
  expect(() => edited({ boxes: [] })).toThrow(/one box for each change/);
});
