import { describe, expect, test } from 'vitest';
import type { CheckReportWithEvidence, FieldReading } from '../../src/coa/report/report.ts';
import { testEvidence } from '../../src/coa/testing/evidence.ts';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import type { MadeLabel } from '../certificates/labels.ts';
import { sameLaboratory, scoreMade } from './score-fields.ts';

const register = fixtureDataset();

const LABEL: MadeLabel = {
  file: 'a.png',
  verdict: 'genuine-independent',
  scenario: 'genuine',
  capture: 'png1x',
  vendor: null,
  lab: 'Partnerlab Analytical',
  lab_id: 'partnerlab',
  client: 'Humber Molecular',
  sample: 'BPC-157',
  batch: 'P51-WP903',
  purity: 99.3538,
  mass: 1419.5583,
  content: 10.4321,
  report_number: 'R-86155',
  key: 'SV0S1GZ3AY7X',
  dates: { received: '2026-10-06', reported: '2026-10-14' },
  qr: 'https://partnerlab.example/verify?t=R-86155&k=SV0S1GZ3AY7X',
  tamper: null,
  tampered_fields: null,
  metadata: null,
  boxes: [],
  size: [10, 10],
};

const reading = (field: string, value: string | number): FieldReading => ({
  field,
  text: String(value),
  value,
  confidence: 0.9,
  box: null,
  label: '',
  readings: 1,
});
const READ: readonly FieldReading[] = [
  reading('batch', 'P51-WP903'),
  reading('sample', 'BPC-157 10mg'),
  reading('purity', 99.35),
  reading('mass_stated', 1419.6),
  reading('mass_measured', 1419.56),
  reading('content', 10.43),
  reading('report_number', 'R-86155'),
  reading('key', 'SV0S1GZ3AY7X'),
  reading('date_received', '2026-10-06'),
  reading('date_reported', '2026-10-14'),
  reading('date_expiry', '2028-10-14'),
];

function report(
  replaced: Partial<CheckReportWithEvidence> = {},
  fields: readonly FieldReading[] = READ,
): CheckReportWithEvidence {
  return {
    verdict: 'genuine-independent',
    confidence: 0.7,
    lab_named: 'Partnerlab',
    client_field: 'HUMBER MOLECULAR LTD',
    green_flags: [],
    red_flags: [],
    plain_english: '',
    what_to_do: '',
    ...replaced,
    evidence: testEvidence({
      fields: [...fields],
      codes: [{ format: 'QRCode', text: LABEL.qr!, box: null }],
    }),
  };
}
const without = (name: string, ...instead: FieldReading[]) => [
  ...READ.filter(({ field }) => !field.startsWith(name)),
  ...instead,
];

describe('a made certificate', () => {
  test('read as printed', () => {
    expect(scoreMade(LABEL, report(), register)).toEqual({
      laboratory: true,
      client: true,
      batch: true,
      compound: true,
      purity: true,
      mass: true,
      content: true,
      'report number': true,
      key: true,
      QR: true,
      'newest date': true,
    });
  });

  test.each([
    ['client', report({ client_field: 'Fenland Reagents' })],
    ['laboratory', report({ lab_named: '' })],
    ['batch', report({}, without('batch', reading('batch', 'P51-WP908')))],
    ['compound', report({}, without('sample', reading('sample', 'GHRP-2 10mg')))],
    ['purity', report({}, without('purity', reading('purity', 99.85)))],
    ['content', report({}, without('content', reading('content', 10)))],
    ['mass', report({}, without('mass'))],
    ['report number', report({}, without('report_number'))],
    ['key', report({}, without('key', reading('key', 'SVOS1GZ3AY7X')))],
    ['newest date', report({}, without('date_reported'))],
  ] as const)('%s misread or missing is a miss, and only that', (field, given) => {
    const score = scoreMade(LABEL, given, register);
    expect(Object.entries(score).filter(([, hit]) => !hit)).toEqual([[field, false]]);
  });

  test('a code that is not the one printed is a miss', () => {
    const given = report();
    given.evidence.codes = [
      { format: 'QRCode', text: 'https://elsewhere.example/verify?t=R-86155&k=SV0S1GZ3AY7X', box: null },
    ];
    expect(scoreMade(LABEL, given, register).QR).toBe(false);
  });

  test('numbers count to the precision printed', () => {
    for (const [value, hit] of [
      [99.4, true],
      [99.354, true],
      [99.3, false],
      [99.364, false],
    ] as const) {
      expect(
        scoreMade(LABEL, report({}, without('purity', reading('purity', value))), register).purity,
        String(value),
      ).toBe(hit);
    }
  });

  test('a date that can be told two ways counts when one of them is right', () => {
    expect(
      scoreMade(LABEL, report({}, without('date', reading('date_reported', '2026-10-14 or 2026-12-14'))), register)[
        'newest date'
      ],
    ).toBe(true);
  });

  test('what the page does not show, or was edited, is left out', () => {
    const bare = scoreMade(
      { ...LABEL, client: null, batch: null, mass: null, content: null, qr: null, dates: {} },
      report(),
      register,
    );
    expect(Object.keys(bare).sort()).toEqual(['compound', 'laboratory', 'purity', 'report number']);
    expect(scoreMade({ ...LABEL, tampered_fields: ['purity'] }, report(), register)).not.toHaveProperty('purity');
    expect(scoreMade({ ...LABEL, tampered_fields: ['date_reported'] }, report(), register)).not.toHaveProperty([
      'newest date',
    ]);
  });
});

test('a laboratory’s names are one another’s equals; a page that names none must be read as naming none', () => {
  const same = (wanted: string | null, got: string) => sameLaboratory(wanted, got, register.laboratories);
  expect(same('Partnerlab Analytical', 'Partnerlab')).toBe(true);
  expect(same('Partnerlab', 'Chromate')).toBe(false);
  expect(same('Tollgate Chromatography', 'TOLLGATE CHROMATOGRAPHY')).toBe(true);
  expect(same('Tollgate Chromatography', '')).toBe(false);
  expect(same(null, '')).toBe(true);
  expect(same(null, 'Partnerlab')).toBe(false);
});
