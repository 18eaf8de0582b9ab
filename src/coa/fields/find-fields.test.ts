import { describe, expect, test } from 'vitest';
import { daysOf, fieldsOn } from '../testing/fields-on-page.ts';
import { cellsOf } from '../testing/page.ts';

const REPORT = `
  # Partnerlab Analytical

  TEST REPORT                      Task Number    #89260

  Client             Severn Research Supply
  Manufacturer       Unknown
  Sample             Melanotan II 10 mg
  Batch              NR728841
  Testing ordered    2026-06-10
  Sample received    12 JUN '26
  Analysis conducted 2026-06-13
  Date issued        14 June 2026

  Test               Specification       Result
  Purity (HPLC)      ≥ 98.0 %            99.183 %
  Molecular mass     1024.2 Da           1023.95 Da
  CAS                                    121062-08-6

  Verify this test at www.partnerlab.example/verify/ with the following unique key
  3KFEG35YQ8P7
`;

describe('a whole report', () => {
  const fields = fieldsOn(REPORT);

  test('every field, with its value', () => {
    expect(fields.laboratory?.laboratory?.id).toBe('partnerlab');
    expect(fields.client?.value).toBe('Severn Research Supply');
    expect(fields.manufacturer?.value).toBe('Unknown');
    expect(fields.sample?.value).toContain('Melanotan II');
    expect(fields.compound?.compounds.map(({ id }) => id)).toEqual(['melanotan-ii']);
    expect(fields.batch?.value).toBe('NR728841');
    expect(fields.reportNumber?.value).toBe('89260');
    expect(fields.key?.value).toBe('3KFEG35YQ8P7');
    expect(fields.purity).toMatchObject({ value: 99.183, decimals: 3 });
    expect(fields.masses.map(({ value, kind }) => [value, kind])).toEqual([
      [1024.2, 'stated'],
      [1023.95, 'measured'],
    ]);
    expect(fields.cas?.value).toBe('121062-08-6');
    expect(fields.labelClaim?.value).toBe(10);
  });

  test('every date, with its role', () => {
    expect((['ordered', 'received', 'analysed', 'reported'] as const).map((role) => daysOf(fields, role))).toEqual([
      ['2026-06-10'],
      ['2026-06-12'],
      ['2026-06-13'],
      ['2026-06-14'],
    ]);
  });

  test('the address it is verified at', () => {
    expect(fields.hosts).toMatchObject([
      { value: 'www.partnerlab.example', path: '/verify/', forVerification: true, fromCode: false },
    ]);
  });

  test('the marks of a certificate', () => {
    expect(fields.certificateMarks).toEqual(
      expect.arrayContaining(['title', 'purity', 'mass', 'compound', 'batch', 'dates']),
    );
  });

  test('no words of a maker, nor of a sheet of goods', () => {
    expect([fields.selfIssuedPhrases, fields.sheetMarks]).toEqual([[], []]);
  });

  test('each field with text, label, confidence and the box it stands in', () => {
    const client = cellsOf(REPORT).find(({ text }) => text === 'Severn Research Supply')!;
    expect(fields.client).toMatchObject({
      text: 'Severn Research Supply',
      label: 'Client',
      readings: 1,
      confidence: 0.95,
      box: [client.left, client.top, client.right - client.left, client.bottom - client.top],
    });
  });
});

test('nothing on an empty page', () => {
  const fields = fieldsOn('');
  expect(fields).toMatchObject({
    laboratory: null,
    client: null,
    sample: null,
    batch: null,
    reportNumber: null,
    key: null,
    purity: null,
    peaks: null,
    dates: [],
    masses: [],
    hosts: [],
    certificateMarks: [],
  });
});

describe('layouts', () => {
  test('labels above their values', () => {
    const fields = fieldsOn(`
      # Summit BioAnalytics

      Tested for                Sample              Batch #
      Ivory Wharf Research      Retatrutide         RT-0091

      COA #                     Date received       Analysis date
      SBA-26-0083               2026-08-02          2026-08-13
    `);
    expect(fields.laboratory?.laboratory?.id).toBe('summit-bioanalytics');
    expect([fields.client?.value, fields.sample?.value, fields.batch?.value, fields.reportNumber?.value]).toEqual([
      'Ivory Wharf Research',
      'Retatrutide',
      'RT-0091',
      'SBA-26-0083',
    ]);
    expect([daysOf(fields, 'received'), daysOf(fields, 'analysed')]).toEqual([['2026-08-02'], ['2026-08-13']]);
  });

  test('labels and values in one line', () => {
    const fields = fieldsOn(`
      # Larkfield Laboratories

      Certificate of Analysis
      Client: Humber Molecular
      Product: BPC-157 5mg
      Lot Number: HM-2291
      Report No.: LL-55120
      Report date: 03 Nov 2026
      Purity: 99.12 %
    `);
    expect([
      fields.client?.value,
      fields.batch?.value,
      fields.reportNumber?.value,
      fields.purity?.value,
      fields.labelClaim?.value,
    ]).toEqual(['Humber Molecular', 'HM-2291', 'LL-55120', 99.12, 5]);
    expect(fields.compound?.compounds[0]?.id).toBe('bpc-157');
    expect(daysOf(fields, 'reported')).toEqual(['2026-11-03']);
    expect(fields.laboratory).toMatchObject({ name: 'Larkfield Laboratories', laboratory: null });
  });
});

test('a brand that is called Labs is no laboratory where it says that others tested, and names no client', () => {
  const sheet = (...lines: string[]) =>
    fieldsOn(
      [
        '# Stackhouse Labs',
        'Batch report',
        'BPC-157 10 mg',
        'Purity: 99.03 %',
        'Certificate issued by Stackhouse Labs from data on file.',
        ...lines,
      ].join('\n'),
    ).laboratory?.name;
  expect(sheet()).toBe('Stackhouse Labs');
  expect(sheet('3rd-party tested')).toBeUndefined();
  expect(sheet('3rd-party tested', 'Client: Humber Molecular')).toBe('Stackhouse Labs');
  expect(sheet('3rd-party tested', 'Date received: 2 June 2026')).toBe('Stackhouse Labs');
});

test('what a vial was marked with, its lot over two lines, and the days of a sentence', () => {
  const letter = fieldsOn(`
    Your package, holding one vial marked “Melanotan II 10 mg” with your lot
    number IPA-0925-B written on it, arrived on 2 December 2025 and was analysed on 4 December 2025.
  `);
  expect(letter.sample?.value).toBe('Melanotan II 10 mg');
  expect(letter.batch?.value).toBe('IPA-0925-B');
  expect(daysOf(letter, 'received')).toEqual(['2025-12-02']);
  expect(daysOf(letter, 'analysed')).toEqual(['2025-12-04']);
});

test('the head of a page is its name without the mark before it', () => {
  expect(fieldsOn('# © Halcyon Biolab\n\nCertificate of Analysis').letterhead?.value).toBe('Halcyon Biolab');
  const { letterhead, laboratory } = fieldsOn('# @ Tessmer Laboratory\n\nCertificate of Analysis');
  expect([letterhead?.value, laboratory?.name]).toEqual(['Tessmer Laboratory', 'Tessmer Laboratory']);
});
