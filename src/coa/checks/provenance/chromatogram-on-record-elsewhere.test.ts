import { describe, expect, test } from 'vitest';
import type { VendorCertificate } from '../../../dataset/vendor-certificate.ts';
import type { Fields } from '../../fields/fields.ts';
import type { AlikeChromatogram, ComparedChromatogram } from '../../records/records.ts';
import { field, testArtifacts } from '../../testing/fields.ts';
import { testMatch, testRecord, testVendor } from '../../testing/records.ts';
import check from './chromatogram-on-record-elsewhere.ts';

const box: ComparedChromatogram['box'] = [40, 300, 500, 200];
const laboratory = (id: string) =>
  ({
    name: 'A laboratory',
    laboratory: { id },
    basis: ['letterhead'],
    confidence: 1,
  }) as unknown as Fields['laboratory'];
const compound = (id: string, certainty = 1) =>
  ({ compounds: [{ id }], name: id, certainty, whole: true }) as unknown as Fields['compound'];
const alike = (replaced: Partial<VendorCertificate> = {}, detailed = false): AlikeChromatogram => ({
  vendor: testVendor(),
  certificate: testRecord(replaced),
  detailed,
});
const run = (found: Partial<Fields>, ...others: AlikeChromatogram[]) =>
  check.run(testArtifacts(found, { chromatogram: { box, compared: 7, alike: others } }));
/** A page of the same laboratory and compound as the record, under another number and batch. */
const page = {
  laboratory: laboratory('lab-one'),
  compound: compound('bpc-157'),
  reportNumber: field('R-40000'),
  batch: field('FR-2610'),
};

test('says which of the two is missing', () => {
  expect(check.run(testArtifacts({}, { chromatogram: 'none-on-record' }))).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringContaining('on record'),
  });
  expect(check.run(testArtifacts({}, { chromatogram: 'none-on-page' }))).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringContaining('on the page'),
  });
});

test('passes, without a flag, where nothing on record is like it', () => {
  expect(run(page)).toMatchObject({ outcome: 'pass', flag: undefined, why: 'It is unlike all 7 on record.' });
});

describe('a doubt, never more', () => {
  test('on the same trace in a report on another compound', () => {
    const finding = run({ ...page, compound: compound('tb-500') }, alike({}, true));
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: [], boxes: [box] });
    const record = 'report “R-35113” of “Lab One” on “BPC-157 5mg”, published by Fenland Reagents (seen 2026-10-29)';
    expect(finding.why).toBe(`It is alike within the limit: ${record}. It was compared with 7 on record.`);
    expect(finding.flag).toContain(record);
  });

  test('which names what we know of the other report', () => {
    const bare = alike({ report_number: null, laboratory: null, laboratory_name: null }, true);
    expect(run({ ...page, compound: compound('tb-500') }, bare).flag).toContain(
      'in another report: a report on “BPC-157 5mg”, published by',
    );
  });

  test('on the one whose small peaks agree, of several that are like it', () => {
    const finding = run({ ...page, compound: compound('tb-500') }, alike(), alike({ report_number: 'R-50001' }, true));
    expect(finding).toMatchObject({ severity: 'doubt', flag: expect.stringContaining('“R-50001”') });
  });

  test('on the same trace in a report of another laboratory', () => {
    expect(run({ ...page, laboratory: laboratory('lab-two') }, alike({}, true))).toMatchObject({
      outcome: 'fail',
      severity: 'doubt',
    });
    // Without small peaks that agree it may be chance.
    expect(run({ ...page, laboratory: laboratory('lab-two') }, alike())).toMatchObject({
      outcome: 'fail',
      severity: 'note',
    });
  });

  test('a note on another batch of the same compound, when the small peaks agree as well', () => {
    expect(run(page, alike({}, true))).toMatchObject({
      outcome: 'fail',
      severity: 'note',
      why: expect.stringMatching(
        /^It is alike in its small peaks too: report “R-35113” .+ compared with 7 on record\.$/,
      ),
      flag: expect.stringContaining('small peaks'),
      rests: [],
      boxes: [box],
    });
  });
});

describe('nothing follows', () => {
  test('from a like run of the same compound by the same laboratory', () => {
    expect(run(page, alike())).toMatchObject({
      outcome: 'not-applicable',
      why: expect.stringContaining('nothing follows'),
    });
  });

  test('from another report on the same batch', () => {
    expect(run({ ...page, batch: field('FR 2605') }, alike({}, true)).outcome).toBe('not-applicable');
  });

  test('where the batch was not read, or is not known of the record', () => {
    expect(run({ ...page, batch: null }, alike({}, true)).outcome).toBe('not-applicable');
    expect(run(page, alike({ batch: null }, true)).outcome).toBe('not-applicable');
  });

  test('where a name of trade means several compounds, of which the record is of one', () => {
    const either = { ...compound('tb-500'), compounds: [{ id: 'tb-500' }, { id: 'bpc-157' }] } as Fields['compound'];
    expect(run({ ...page, compound: either }, alike()).outcome).toBe('not-applicable');
  });

  test('from a number that only one of the two has', () => {
    const found = { ...page, compound: compound('tb-500') };
    expect(run({ ...found, reportNumber: null }, alike()).outcome).toBe('fail');
    expect(run(found, alike({ report_number: null, key: null })).outcome).toBe('fail');
  });

  test('from the report itself, shown again: by its number, its key, or whatever else recognised it', () => {
    const elsewhere = { ...page, compound: compound('tb-500') };
    expect(run({ ...elsewhere, reportNumber: field('R 35113') }, alike({}, true)).outcome).toBe('pass');
    expect(run({ ...elsewhere, key: field('XA774Z1ZMMTW') }, alike({}, true)).outcome).toBe('pass');
    const match = testMatch(['file']);
    const own = check.run(
      testArtifacts(elsewhere, {
        onRecord: [match],
        chromatogram: { box, compared: 7, alike: [{ ...match, detailed: true }] },
      }),
    );
    expect(own).toMatchObject({ outcome: 'pass', why: expect.stringContaining('this report') });
  });

  test('where laboratory or compound was not read, or misread by a letter, or is not known of the record', () => {
    expect(run({ ...page, laboratory: null, compound: null }, alike()).outcome).toBe('not-applicable');
    expect(run({ ...page, compound: compound('tb-500', 0.9) }, alike()).outcome).toBe('not-applicable');
    expect(
      run(
        { ...page, laboratory: laboratory('lab-two'), compound: compound('tb-500') },
        alike({ laboratory: null, compound: null }),
      ).outcome,
    ).toBe('not-applicable');
  });
});
