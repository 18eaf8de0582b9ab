import { expect, test } from 'vitest';
import { valueOn } from '../../../../testing/fields-on-page.ts';
import type { LabelledField } from '../../../specs.ts';

test('values over their labels, where the page’s days stand so', () => {
  const page = `
    Ipamorelin, 5 mg     LH-IPA-25/48     AZ-2025-0612
    Product              Batch            Certificate no.

    11.11.2025           11.12.2025       15.12.2025
    Received             Tested           Reported
  `;
  const texts = (field: LabelledField) => valueOn(page, field)?.text;
  expect([texts('sample'), texts('batch'), texts('report_number'), texts('date_analysed')]).toEqual([
    'Ipamorelin, 5 mg',
    'LH-IPA-25/48',
    'AZ-2025-0612',
    '11.12.2025',
  ]);
  expect(valueOn(page, 'batch')?.place).toBe('above');
});

test('values over captions, over a table that sets its values under their heads', () => {
  const page = `
    Severn Peptides B.V.       GLOW 70 mg (GHK-Cu 50 mg     NPA-26-00791
    ordered by                 + BPC-157 10 mg)             certificate no.
                               item

    WB10-2602-03               12.03.2026                   20.03.2026
    charge / lot               sample in                    certificate date

    Component      Declared     Found        Purity

    BPC-157        5 mg         5.18 mg      99.21 %

    TB-500         5 mg         5.06 mg      99.15 %
  `;
  const texts = (field: LabelledField) => valueOn(page, field)?.text;
  expect([texts('client'), texts('batch'), texts('report_number'), texts('sample')]).toEqual([
    'Severn Peptides B.V.',
    'WB10-2602-03',
    'NPA-26-00791',
    'GLOW 70 mg (GHK-Cu 50 mg + BPC-157 10 mg)',
  ]);
});

test('two days over their labels are enough to show how a page sets its values', () => {
  const page = '11.11.2025           15.12.2025\nReceived             Reported';
  expect(valueOn(page, 'date_received')).toMatchObject({ text: '11.11.2025', place: 'above' });
});

test('three captions close under their values are captions, whatever stands beside other labels', () => {
  const page = (captions: string) => `
    Severn Peptides B.V.     WB10-2602-03     NPA-26-00791
    ${captions}

    Received                 12.03.2026
    Reported                 20.03.2026
  `;
  const place = (captions: string) => valueOn(page(captions), 'client')?.place;
  expect(place('Client                   Batch            Certificate no.')).toBe('above');
  expect(place('Client                   Batch            Remarks')).not.toBe('above');
});
