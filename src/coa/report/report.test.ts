import { expect, test } from 'vitest';
import { testEvidence } from '../testing/evidence.ts';
import { CheckReport, CheckReportWithEvidence, Evidence } from './report.ts';

const report = {
  verdict: 'unclear',
  confidence: 0.6,
  lab_named: '',
  client_field: '',
  green_flags: [],
  red_flags: ['Too little of the page could be read.'],
  plain_english: 'We could not judge this picture.',
  what_to_do: 'Send a sharper picture.',
};
const evidence = testEvidence({
  fields: [
    { field: 'purity', text: '99.1 %', value: 99.1, confidence: 0.9, box: [1, 2, 3, 4], label: 'Purity', readings: 2 },
  ],
  file: ['EXIF Software: “Scanner 1.0”.'],
  codes: [{ format: 'QRCode', text: 'https://lab.example/1', box: null }],
  checks: [
    {
      id: 'purity-impossible',
      title: 'The purity is possible',
      outcome: 'pass',
      severity: null,
      why: 'Purity 99.1 %.',
      flag: null,
      fields: ['purity'],
      boxes: [[1, 2, 3, 4]],
      wrong_on_clean_pages: null,
      wrong_on_real_pages: null,
    },
  ],
  checked: ['The purity is possible: Purity 99.1 %.'],
  cannot_be_checked: ['The sample.'],
  timings: { read: 900 },
});

test('a report has eight fields and no other', () => {
  expect(CheckReport.parse(report)).toEqual(report);
  expect(Object.keys(CheckReport.shape)).toHaveLength(8);
  expect(CheckReport.safeParse({ ...report, evidence }).success).toBe(false);
  for (const name of Object.keys(report)) {
    const { [name as keyof typeof report]: _, ...rest } = report;
    expect(CheckReport.safeParse(rest).success, name).toBe(false);
  }
});

test('evidence is one field more, and strict', () => {
  expect(CheckReportWithEvidence.parse({ ...report, evidence })).toEqual({ ...report, evidence });
  expect(CheckReportWithEvidence.safeParse({ ...report, evidence: { ...evidence, picture: 'data:' } }).success).toBe(
    false,
  );
});

test.each([
  ['verdict', 'fake'],
  ['confidence', 1.2],
  ['confidence', -0.1],
  ['lab_named', null],
])('%s cannot be %s', (name, value) => {
  expect(CheckReport.safeParse({ ...report, [name]: value }).success).toBe(false);
});

test('another page was looked at in one of three ways, in one of five places', () => {
  const isTaken = (other: object) => {
    const page = {
      page: 2,
      place: 'whole',
      read: 'picture',
      kind: null,
      laboratory: '',
      product: '',
      number: '',
      what: '',
    };
    return Evidence.safeParse({ ...testEvidence(), other_pages: [{ ...page, ...other }] }).success;
  };
  for (const read of ['picture', 'text layer', 'not read']) expect(isTaken({ read }), read).toBe(true);
  for (const place of ['whole', 'left half', 'right half', 'upper part', 'lower part'])
    expect(isTaken({ place }), place).toBe(true);
  for (const other of [{ read: 'by hand' }, { place: 'middle' }, { page: 0 }]) expect(isTaken(other)).toBe(false);
});
