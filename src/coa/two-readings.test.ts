import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import { blank } from '../../tests/support/drawn-page.ts';
import type { VendorCertificate } from '../dataset/vendor-certificate.ts';
import { checkCoa } from './check-coa.ts';
import { CHECKS } from './checks/index.ts';
import { contextFrom } from './context.ts';
import { LETTERS } from './image/prepare/prepare-page.ts';
import { type FoundCode, type TextReader, UNREAD } from './ocr/text-reader.ts';
import type { CheckReportWithEvidence } from './report/report.ts';
import { LETTERS as LAID_OUT, layOut } from './testing/page.ts';
import { testRecord, testVendor } from './testing/records.ts';

/** Letters of the laid-out page become as high as those of a prepared page without any ink. */
const SCALE = LETTERS / LAID_OUT;
const page = await blank(1300, 1000).getBuffer('image/png');
const data = fixtureDataset();

/** Reads the page as it is written here; whatever is read again, on its own, reads as `second` says, or not at all where there is no time for it. */
function stubReader(text: string, second: string | null, codes: readonly string[]): TextReader {
  const scaled = layOut(text).map(({ left, top, right, bottom, ...word }) => ({
    ...word,
    left: left * SCALE + 40,
    top: top * SCALE + 40,
    right: right * SCALE + 40,
    bottom: bottom * SCALE + 40,
  }));
  return {
    read: async (_, options) => {
      if ((options?.segmentation ?? 'sparse') === 'sparse') return { words: scaled, cutShort: false };
      return second === null ? UNREAD : { words: layOut(second), cutShort: false };
    },
    readCodes: async () =>
      codes.map((address): FoundCode => {
        const corner = (x: number, y: number) => ({ x, y });
        return {
          format: 'QRCode',
          text: address,
          position: {
            topLeft: corner(1100, 800),
            topRight: corner(1200, 800),
            bottomLeft: corner(1100, 900),
            bottomRight: corner(1200, 900),
          },
        } as FoundCode;
      }),
    warm: async () => undefined,
    close: async () => undefined,
  };
}

interface Case {
  /** Id of the check that finds something decisive. */
  check: string;
  verdict: CheckReportWithEvidence['verdict'];
  /** What stands otherwise than on the honest report: a line by its label, or a further line. */
  printed: Record<string, string>;
  /** What reading the fields again gives where both readings agree. */
  again: string;
  /** What it gives where they do not, and would accuse as well. */
  otherwise: string;
  vendor?: string;
  codes?: string[];
  record?: Partial<VendorCertificate>;
  /** What is left of it where the second reading reads nothing, if not a doubt that says so. */
  left?: 'note';
}

const HONEST: Record<string, string> = {
  Client: 'Humber Molecular',
  Sample: 'BPC-157 10 mg',
  Batch: 'NR728841',
  'Task Number': '89260',
  'Sample received': '12 June 2026',
  'Date issued': '24 June 2026',
  'Purity (HPLC)': '99.183 %',
  'Molecular mass': '1419.56 Da',
};

function reportOf(printed: Record<string, string>): string {
  const {
    Head = '# Partnerlab Analytical',
    Foot = 'Verify this test at www.partnerlab.example/verify/',
    ...changed
  } = printed;
  const lines = Object.entries({ ...HONEST, ...changed }).map(([label, value]) => `${label.padEnd(22)}${value}`);
  return [Head, '', 'CERTIFICATE OF ANALYSIS', '', ...lines, '', ...Foot.split('|')].join('\n');
}

const CASES: Case[] = [
  {
    check: 'client-not-vendor',
    verdict: 'borrowed',
    printed: {},
    vendor: 'fenlandreagents.example',
    left: 'note',
    again: 'Humber Molecular',
    otherwise: 'Solent Sequence',
  },
  {
    check: 'purity-impossible',
    verdict: 'fabricated',
    printed: { 'Purity (HPLC)': '104.183 %' },
    again: '104.183 %',
    otherwise: '107.183 %',
  },
  {
    check: 'mass-not-of-compound',
    verdict: 'fabricated',
    // What is left of a report on semaglutide whose product was changed.
    printed: { 'Molecular mass': '4113.64 Da', 'Observed mass': '4113.2 Da' },
    again: 'BPC-157 10 mg 4113.2 4113.64',
    otherwise: '3357.9',
  },
  {
    check: 'date-in-future',
    verdict: 'fabricated',
    printed: { 'Date issued': '24 March 2027' },
    again: '24 March 2027',
    otherwise: '27 May 2027',
  },
  {
    check: 'dates-out-of-order',
    verdict: 'fabricated',
    printed: { 'Sample received': '12 September 2026' },
    again: '12 September 2026 24 June 2026',
    otherwise: '3 March 2026',
  },
  {
    check: 'report-out-of-date',
    verdict: 'stale',
    printed: { 'Sample received': '12 June 2024', 'Date issued': '24 June 2024' },
    again: '12 June 2024 24 June 2024',
    otherwise: '3 March 2024',
  },
  {
    check: 'identifier-date-contradicts',
    verdict: 'fabricated',
    printed: {
      Head: '# Harbourside Assay',
      'Task Number': 'HA-260112-028',
      Foot: 'Verify at reports.harbourside-assay.example',
    },
    again: 'HA-260112-028 12 June 2026',
    otherwise: 'HA-991130-777 3 March 2026',
  },
  {
    check: 'verification-host-not-laboratorys',
    verdict: 'fabricated',
    printed: { Foot: 'Verify this test at www.partnerlabs-verify.example/verify/' },
    again: 'www.partnerlabs-verify.example',
    otherwise: 'www.coa-lookup.example',
  },
  {
    check: 'code-contradicts-print',
    verdict: 'fabricated',
    printed: {},
    codes: ['https://partnerlab.example/verify?t=41573&k=3KFEG35YQ8P7'],
    again: '89260',
    otherwise: '77777',
  },
  {
    check: 'purity-not-main-peak',
    verdict: 'fabricated',
    printed: {
      Foot: 'Peak    Retention time    Area        Area %|1       3.412             10220       2.100|2       8.917             476440      97.900|Verify this test at www.partnerlab.example/verify/',
    },
    again: '99.183 97.900 2.100',
    otherwise: '99.777 96.111 3.333',
  },
  {
    check: 'peak-table-does-not-add-up',
    verdict: 'fabricated',
    printed: {
      'Purity (HPLC)': '97.808 %',
      Foot: 'RT (min)     Area          Area %|3.412        2100.4        2.056|8.917        97900.2       97.808|9.820        2183.1        2.136|Verify this test at www.partnerlab.example/verify/',
    },
    again: '97.808 2.056 2.136 97900.2 2183.1 2100.4',
    otherwise: '94.133 3.111 1.777 96111.3 3133.4 1911.7',
  },
  {
    check: 'differs-from-record',
    verdict: 'fabricated',
    printed: {},
    record: {
      laboratory: 'partnerlab',
      report_number: '89260',
      key: null,
      client: 'Humber Molecular',
      batch: 'NR728841',
      purity: 91.183,
      received_on: '2026-06-12',
      analysed_on: null,
      reported_on: '2026-06-24',
      perceptual_hash: null,
    },
    again: '89260 99.183',
    otherwise: '77777 98.333',
  },
  {
    check: 'on-record-for-another-vendor',
    verdict: 'borrowed',
    printed: { Client: 'Stonebeck Aminos' },
    vendor: 'quantockbio.example',
    record: {
      laboratory: 'partnerlab',
      report_number: '89260',
      key: null,
      client: 'Stonebeck Aminos',
      batch: 'NR728841',
      purity: 99.183,
      received_on: '2026-06-12',
      analysed_on: null,
      reported_on: '2026-06-24',
      perceptual_hash: null,
    },
    again: '89260',
    otherwise: '77777',
  },
];

/** Checks whose decisive findings rest on no field that is read: a file's own marks, pixels, and the page's head. */
const REST_ON_NO_FIELD = [
  'generated-image-marker',
  'issued-by-seller',
  'field-newer-than-its-page',
  'field-unlike-its-page',
  'letters-equal-despite-noise',
];
/** Checks that accuse only with another one's finding, and rest on the fields of that (`joinDoubts`). */
const REST_ON_ANOTHER = ['code-melted'];

async function check({ printed, vendor, codes, record }: Case, second: string | null) {
  const context = contextFrom(data, stubReader(reportOf(printed), second, codes ?? []), '2026-11-20');
  const records = record === undefined ? [] : [{ vendor: testVendor(), certificate: testRecord(record) }];
  const report = await checkCoa({ picture: page, vendor: vendor ?? null }, { ...context, records });
  return { report, found: (id: string) => report.evidence.checks.find((one) => one.id === id)! };
}

/** Decisive findings that name a field read once. */
const resting = ({ evidence }: CheckReportWithEvidence): string[] =>
  evidence.checks
    .filter(({ outcome, severity }) => outcome === 'fail' && severity === 'decisive')
    .flatMap(({ id, fields }) => fields.map((name) => ({ id, name })))
    .filter(({ name }) => (evidence.fields.find(({ field }) => field === name)?.readings ?? 0) < 2)
    .map(({ id, name }) => `${id}: ${name}`);

test('the honest report is genuine, so that each case below is about what it changes', async () => {
  const { report } = await check({ ...CASES[0]!, vendor: 'humbermolecular.example' }, 'Humber Molecular');
  expect([report.verdict, report.red_flags]).toEqual(['genuine-independent', []]);
});

test('every check that may accuse is among the cases, or rests on no field of its own', () => {
  const accusing = CHECKS.filter(({ decides }) => decides.decisive !== undefined && decides.decisive !== 'unclear');
  expect([...CASES.map((one) => one.check), ...REST_ON_NO_FIELD, ...REST_ON_ANOTHER].sort()).toEqual(
    accusing.map(({ id }) => id).sort(),
  );
});

describe.each(CASES)('$check', (one) => {
  test('read twice alike, it decides', async () => {
    const { report, found } = await check(one, one.again);
    expect(found(one.check), found(one.check).why).toMatchObject({ outcome: 'fail', severity: 'decisive' });
    expect(found(one.check).fields.length).toBeGreaterThan(0);
    expect(report.verdict).toBe(one.verdict);
    expect(resting(report)).toEqual([]);
  });

  test.each([
    ['reads nothing', ''],
    ['reads otherwise', one.otherwise],
  ])('where the second reading %s, nothing decisive rests on it', async (_, second) => {
    const { report, found } = await check(one, second);
    expect(resting(report)).toEqual([]);
    expect(found(one.check).severity).not.toBe('decisive');
    expect(report.verdict).not.toBe(one.verdict);
  });

  test('where there is no time for a second reading, nothing is held against the page for it, nor is it recognised', async () => {
    const { report, found } = await check(one, null);
    expect(report.evidence.checks.filter(({ severity }) => severity === 'decisive')).toEqual([]);
    expect(found('comparison-cut-short')).toMatchObject({ outcome: 'fail', severity: 'doubt' });
    expect(report.verdict).toBe('unclear');
  });

  if (CHECKS.find(({ id }) => id === one.check)?.contradictsItself)
    test('where the second reading reads nothing, the page does not contradict itself', async () => {
      const { report, found } = await check(one, '');
      expect(found(one.check).outcome).not.toBe('fail');
      expect(report.evidence.checks.filter(({ severity }) => severity === 'decisive')).toEqual([]);
    });
  else if (one.left !== 'note')
    test('where the second reading reads nothing, it stays as a doubt that says so', async () => {
      const { report, found } = await check(one, '');
      expect(found(one.check)).toMatchObject({
        outcome: 'fail',
        severity: 'doubt',
        why: expect.stringContaining('A second reading did not confirm it'),
      });
      expect(report.verdict).toBe('unclear');
    });
});
