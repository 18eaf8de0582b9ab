import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../tests/support/dataset.ts';
import type { Code } from '../ocr/read-codes.ts';
import { cellsOf, graphOf } from '../testing/page.ts';
import { indexCompounds } from './extract/sample/match-compound.ts';
import type { Fields } from './fields.ts';
import { findFields } from './find-fields.ts';

const { laboratories, compounds } = fixtureDataset();
const index = indexCompounds(compounds);

function read(page: string, codes: Code[] = []): Fields {
  return findFields({
    graph: graphOf(page),
    codes,
    laboratories,
    compounds: index,
    toPicture: ({ left, top, right, bottom }) => [left, top, right - left, bottom - top],
  });
}
const code = (text: string): Code => ({ format: 'QRCode', text, box: [600, 400, 90, 90] });
const date = (fields: Fields, role: string) => fields.dates.find((entry) => entry.role === role)?.value;

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

test('the key with which a code’s path goes on behind the number is the one that is printed by itself', () => {
  const keyOf = (path: string, printed: string, batch = 'FR-118'): string | undefined =>
    read(`Report No. TRL-26-1807\n\nBatch: ${batch}\n\nclé ${printed}`, [code(`https://tarn.example/v/${path}`)]).key
      ?.value;
  expect(keyOf('TRL-26-1807-T8WD', 'T8WD')).toBe('T8WD');
  expect(keyOf('TRL-26-1807-T8WD', 'T9WD')).toBeUndefined();
  expect(keyOf('TRL-26-1807-10MG', '10MG')).toBeUndefined();
  expect(keyOf('TRL-26-1807-KPV10', 'KPV10')).toBeUndefined();
  expect(keyOf('TRL-26-1807-T8WD', 'T8WD', 'T8WD')).toBeUndefined();
});

test('what heads a column of peaks announces no number of the report, and beside its number it does', () => {
  expect(read('Assignment     L26-0881').reportNumber?.value).toBe('L26-0881');
  expect(read('RT        Assignment\n\n4.10      imp-1042').reportNumber).toBeNull();
});

describe('a whole report', () => {
  const fields = read(REPORT);

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
    expect(['ordered', 'received', 'analysed', 'reported'].map((role) => date(fields, role))).toEqual([
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
  const fields = read('');
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
    const fields = read(`
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
    expect([date(fields, 'received'), date(fields, 'analysed')]).toEqual([['2026-08-02'], ['2026-08-13']]);
  });

  test('labels and values in one line', () => {
    const fields = read(`
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
    expect(date(fields, 'reported')).toEqual(['2026-11-03']);
    expect(fields.laboratory).toMatchObject({ name: 'Larkfield Laboratories', laboratory: null });
  });

  test('a number that a blank parts, in a line of prose', () => {
    expect(read('Re: Report KSA 26-255\n\nPurity     99.1 %\n\nContent    10.2 mg').reportNumber?.value).toBe(
      'KSA 26-255',
    );
  });

  test('number and key in prose', () => {
    const fields = read(`
      # Partnerlab

      Certificate of Analysis
      Confirm this report at partnerlab.example with report number R-86155 and key SV0S1GZ3AY7X.
    `);
    expect([fields.reportNumber?.value, fields.key?.value]).toEqual(['R-86155', 'SV0S1GZ3AY7X']);
    expect(fields.hosts[0]).toMatchObject({ value: 'partnerlab.example', forVerification: true });
  });

  test('a peak table', () => {
    const fields = read(`
      Peak     RT (min)     Area          Area %
      1        4.210        12.4          0.42
      2        9.872        2939.7        99.58
      Total                 2952.1        100.00
    `);
    expect(fields.peaks!.rows.map(({ value, retention, area }) => [value, retention, area?.value])).toEqual([
      [0.42, 4.21, 12.4],
      [99.58, 9.872, 2939.7],
    ]);
    expect(fields.peaks).toMatchObject({ totalPercent: 100, totalArea: 2952.1 });
  });
});

describe('dates', () => {
  test('that can be told two ways are kept both ways, unless the page shows its habit', () => {
    expect(date(read('Date received: 03/04/2026'), 'received')).toEqual(['2026-03-04', '2026-04-03']);
    expect(date(read('Date received: 03/04/2026\nDate reported: 25/04/2026'), 'received')).toEqual(['2026-04-03']);
    expect(date(read('Date received: 03/04/2026\nDate reported: 04/25/2026'), 'received')).toEqual(['2026-03-04']);
  });

  test('of making and expiry keep their roles', () => {
    const fields = read('Date of Mfg: 2026-01-05\nExp: 2028-01-04');
    expect([date(fields, 'manufactured'), date(fields, 'expiry')]).toEqual([['2026-01-05'], ['2028-01-04']]);
  });

  test('without a label have none', () => {
    expect(read('J. Smith, chemist   14 June 2026').dates).toMatchObject([{ value: ['2026-06-14'], label: '' }]);
  });

  test('to which a vial may be used are none of the report’s', () => {
    const vial =
      'Material: one vial, hand-labeled “Sermorelin 9 mg, Lot 240917, BUD 03/15/25”\nReported: 30 October 2024';
    expect(read(vial).dates.map(({ value }) => value)).toEqual([['2024-10-30']]);
  });

  test('of a period count at its end', () => {
    expect(date(read('Testing period: 2026-06-01 to 2026-06-04'), 'analysed')).toEqual(['2026-06-04']);
  });
});

describe('products', () => {
  test('a client’s name ends with its legal form, and before what it is', () => {
    const client = (value: string) => read(`Report 26-0118\n\nClient: ${value}\nLot: A12`).client?.value;
    expect(client('Lumen & Pine Peptides LLC their batch GLW-3')).toBe('Lumen & Pine Peptides LLC');
    expect(client('Foxglove Bio (web shop)')).toBe('Foxglove Bio');
    expect(client('Dr. W. Marsden (private)')).toBe('Dr. W. Marsden');
  });

  test('the title of a row that says what was measured is none', () => {
    const named = (line: string) => read(`Report\n\n${line}     2.94 mg/mL\n\nLot: A12`).sample?.value;
    expect([named('BPC-157 concentration'), named('BPC-157')]).toEqual([undefined, 'BPC-157']);
  });

  test('a trade name for two compounds means both', () => {
    expect(
      read('Sample: TB-500 10mg')
        .compound?.compounds.map(({ id }) => id)
        .sort(),
    ).toEqual(['tb-500-fragment', 'thymosin-beta-4']);
  });

  test('a dose set tight against the name', () => {
    const fields = read('Product: PT-14110mg');
    expect(fields.compound?.compounds.map(({ id }) => id)).toEqual(['pt-141']);
    expect(fields.labelClaim?.value ?? 10).toBe(10);
  });

  test('an unknown product is kept as printed', () => {
    expect(read('Sample: Zymurgin-88')).toMatchObject({ sample: { value: 'Zymurgin-88' }, compound: null });
  });

  test('what the results identify is told apart from what the header names', () => {
    const fields = read(`
      Sample       BPC-157 10mg

      Test         Specification      Result
      Identity     Conforms           GHRP-2
    `);
    expect(fields.compound?.compounds[0]?.id).toBe('bpc-157');
    expect(fields.identified?.compounds[0]?.id).toBe('ghrp-2');
  });
});

describe('codes', () => {
  test('give a host that needs no second reading', () => {
    const fields = read('Certificate of Analysis', [code('https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7')]);
    expect(fields.hosts).toMatchObject([
      { value: 'partnerlab.example', fromCode: true, forVerification: true, readings: 2, box: [600, 400, 90, 90] },
    ]);
    expect(fields.laboratory?.laboratory?.id).toBe('partnerlab');
  });

  test('spell a printed key that was misread, which then counts as read twice', () => {
    const fields = read('Unique key: 3KFEG35Y08P7', [code('https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7')]);
    expect(fields.key).toMatchObject({ value: '3KFEG35YQ8P7', readings: 2 });
  });

  test('do not replace another key', () => {
    const fields = read('Unique key: M7TTXWNAH42C', [code('https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7')]);
    expect(fields.key).toMatchObject({ value: 'M7TTXWNAH42C', readings: 1 });
  });

  test('that hold no address are no hosts', () => {
    expect(read('', [code('BATCH 35822')]).hosts).toEqual([]);
  });
});

describe('who issued it', () => {
  test("a manufacturer's phrases are seen, with their boxes", () => {
    const fields = read('Conclusion: complies with Enterprise Standard\nQuality Control Department');
    expect(fields.selfIssuedPhrases.length).toBeGreaterThan(0);
    expect(fields.selfIssuedPhrases[0]!.box).toHaveLength(4);
    expect(read(REPORT).selfIssuedPhrases).toEqual([]);
  });

  test('their boxes are those of the words that say it, not of the whole line', () => {
    const [long, short] = [
      'The vials above were tested in-house by our own chemists before they were sold',
      'in-house',
    ].map((line) => read(line).selfIssuedPhrases[0]!.box);
    expect(long![2]).toBe(short![2]);
    expect(long![0]).toBeGreaterThan(short![0]);
  });

  test('a satisfactory result is no factory, and a method is in-house at any laboratory', () => {
    expect(read('Result: satisfactory').selfIssuedPhrases).toEqual([]);
    expect(read('Issued by the factory').selfIssuedPhrases).toHaveLength(1);
    const table = 'Test         Method              Result\nContent      In-house HPLC       9.87 mg';
    expect(read(table).selfIssuedPhrases).toEqual([]);
    expect(read('Tested in-house by our chemists').selfIssuedPhrases).toHaveLength(1);
    expect(read('Tested in our own facility').selfIssuedPhrases).toHaveLength(1);
  });

  test('a brand that is called Labs is no laboratory where it says that others tested, and names no client', () => {
    const sheet = (...lines: string[]) =>
      read(
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

  test('what sheets of goods say is noted once of each kind', () => {
    const page = `
      SKU: HM-BPC-5                    Batch size: 480 vials
      Storage: -20 °C                  Re-test date: 10/2027
      Approved: Quality Assurance      Third-party tested
    `;
    expect(read(page).sheetMarks.map(({ mark }) => mark)).toEqual([
      'storage',
      'shelf life',
      'catalogue',
      'release',
      'tested by others',
      'tested elsewhere',
    ]);
    expect(read(REPORT).sheetMarks).toEqual([]);
    const french = `
      A utiliser avant                              février 2028
      Contrôlé par un laboratoire tiers. Responsable qualité : M. Larche.
      Produit réservé à la recherche, non destiné à la consommation humaine.
    `;
    expect(read(french).sheetMarks.map(({ mark }) => mark)).toEqual([
      'shelf life',
      'release',
      'for research',
      'tested by others',
      'tested elsewhere',
    ]);
  });

  test('a seller says that it made a sheet from the laboratory’s results, and where it is found', () => {
    const page = `
      We make this card from the laboratory’s results. Ask us for the original any time!
      fernvial.example    @fernvial    research use only
    `;
    expect(read(page).sheetMarks.map(({ mark }) => mark)).toEqual(['for research', 'tested by others', 'shop']);
    expect(read('Write to us: office@fernvial.example').sheetMarks).toEqual([]);
    const copied = 'Values transcribed by Fernvial from data supplied by Tarn Analytical.';
    expect(read(copied).sheetMarks.map(({ mark }) => mark)).toEqual(['tested by others']);
  });

  test('a total whose point was read as a gap is told by the claim', () => {
    const page = (total: string) => `
      Sample             Semaglutide 10 mg
      Component          Result        Specification
      Total peptide      ${total}      Report
    `;
    expect(read(page('10 31 mg')).content?.value).toBe(10.31);
    expect(read(page('20 82 mg')).content).toBeNull();
  });

  test('a number without a label is what an address ends in and the page prints, but for its batch and its product', () => {
    const page = (path: string) =>
      read(`
        larkfield.example/r/${path}
        Reports / R-47760

        Sample    BPC-157
        Batch     LOT35822
        Purity    99.1 %
      `).reportNumber?.value;
    expect(page('R-47760')).toBe('R-47760');
    expect(page('LOT35822')).toBeUndefined();
    expect(page('BPC-157')).toBeUndefined();
    expect(page('R-47761')).toBeUndefined();
  });

  test('the key that the page prints is a parameter of its code, also of an address without a path', () => {
    const page = 'Larkfield Assay\n\n7KQ4-M9XD\n\nPurity    99.1 %';
    expect(read(page, [code('https://larkfield.example?x=7KQ4-M9XD')]).key?.value).toBe('7KQ4-M9XD');
    expect(read(page, [code('https://verify.larkfield.example/r/A-1?x=7KQ4-M9XD')]).key?.value).toBe('7KQ4-M9XD');
  });

  test('the product is what was sent in with its dose, not the substance that was found', () => {
    const page = 'Sample described as     BPC-157 5 mg (green cap)\n\nSubstance: BPC-157';
    expect(read(page).sample?.value).toBe('BPC-157 5 mg (green cap)');
  });

  test('whoever heads a report with its own address is the laboratory, where a client’s sample was received', () => {
    const laboratory = (head: string, rows: string) =>
      read(`# ${head}\n\nReport\nVerify: norrfjord.example\n\n${rows}`).laboratory?.name;
    const rows = 'Client     Humber Molecular\nReceived     2 June 2026';
    expect(laboratory('Norrfjord Science AB', rows)).toBe('Norrfjord Science AB');
    expect(laboratory('Norrfjord Science AB', 'Client     Humber Molecular')).toBeUndefined();
    expect(laboratory('Norrfjord Science AB', 'Received     2 June 2026')).toBeUndefined();
    expect(laboratory('Norrfjord Peptides', rows)).toBeUndefined();
    expect(laboratory('Ostrel Science AB', rows)).toBeUndefined();
    expect(laboratory('Norrfjord', 'Client     Norrfjord\nReceived     2 June 2026')).toBeUndefined();
  });

  test('what the client numbers its sample by is the lot where the compound stands elsewhere', () => {
    const batch = (rows: string) => read(`Client Sample ID     LPW-CAG10-2605\n${rows}`).batch?.value;
    expect(batch('Compound     BPC-157')).toBe('LPW-CAG10-2605');
    expect(batch('Compound     BPC-157\nLot     LOT-77')).toBe('LOT-77');
    expect(batch('Matrix     Powder')).toBeUndefined();
  });

  test('a blend and its lot, beside the batch that the laboratory ran', () => {
    const page = 'Blend analysis     GLOW 70 mg\nBlend lot     PPO-GLW-0526\nLab batch     HPLC run 611';
    expect(read(page)).toMatchObject({ sample: { value: 'GLOW 70 mg' }, batch: { value: 'PPO-GLW-0526' } });
  });

  test('a batch ends where another field of its cell begins, and begins with no dollar', () => {
    const batch = (printed: string) => read(`Batch:     ${printed}`).batch?.value;
    expect(batch('NMP-RT10-0326 • CAS 2381089-83-2')).toBe('NMP-RT10-0326');
    expect(batch('MC40-G2 / 06-2028')).toBe('MC40-G2');
    expect(batch('MC40-G2 / 2028')).toBe('MC40-G2');
    expect(batch('MC40-G2 / 41')).toBe('MC40-G2 / 41');
    expect(batch('$5-2511-07')).toBe('S5-2511-07');
    expect(batch('OB-LL-1125 tested November 2025')).toBe('OB-LL-1125');
    expect(batch('OB-LL-1125 Tested September 14, 2026')).toBe('OB-LL-1125');
    expect(batch('TSM/1125/2)')).toBe('TSM/1125/2');
    expect(batch('A-12 (blue)')).toBe('A-12 (blue)');
  });

  test('a number without a label is what the code’s address carries and the page prints', () => {
    const codes = [code('https://verify.humber.example/r/HMA-26-004417?pass=7KQ4-M9XD')];
    const page = 'Humber Molecular          HMA-26-004417\n\nEnter 7KQ4-M9XD';
    expect(read(page, codes)).toMatchObject({ reportNumber: { value: 'HMA-26-004417' }, key: { value: '7KQ4-M9XD' } });
    expect(read('Humber Molecular', codes).reportNumber).toBeNull();
    const alone = [code('https://verify.humber.example/QF83-LMA7')];
    expect(read('Access code: QF83-LMA7', alone)).toMatchObject({ reportNumber: null, key: { value: 'QF83-LMA7' } });
  });

  test('a key without a label ends the path of the code’s address, where the report has another number', () => {
    const page = 'Report QL-0093317\n\nBatch: LK-4F9C22AE\n\nOpen this report\nlark-3e9f-0b71\n\nSemax-10';
    const keyAt = (address: string) => read(page, [code(address)]).key?.value;
    expect(keyAt('https://app.humber.example/c/lark-3e9f-0b71')).toBe('lark-3e9f-0b71');
    expect(keyAt('https://app.humber.example/c/LK-4F9C22AE')).toBeUndefined();
    expect(keyAt('https://app.humber.example/c/QL-0093317')).toBeUndefined();
    expect(keyAt('https://app.humber.example/c/lark-3e9f-0b72')).toBeUndefined();
    expect(keyAt('https://app.humber.example/c/semax-10')).toBeUndefined();
  });

  test('who heads a numbered report to a client under its own address issued it, also without a day of receipt', () => {
    const page = (third: string) =>
      read(`# Quorlane Labs\n\nClient: Severn Research Supply\n\n${third}\n\nwww.quorlanelabs.example`).laboratory;
    expect(page('Report No.: QL-0093317')?.name).toBe('Quorlane Labs');
    expect(page('Lot: QL-0093317')).toBeNull();
  });

  test('a form’s own number comes before that of what it took in', () => {
    const page = (first: string, second: string) => read(`${first}\n\n${second}`).reportNumber?.value;
    expect(page('A.R. No.: LFT-26-S-11902', 'Report No.: LFT/AR/26-27/005316')).toBe('LFT/AR/26-27/005316');
    expect(page('A.R. No.: LFT-26-S-11902', 'Page: 1 of 1')).toBe('LFT-26-S-11902');
  });

  test('a vendor at the head is a letterhead, no laboratory', () => {
    const fields = read('# Humber Molecular\n\nCertificate of Analysis\n\nProduct: BPC-157 5mg\nPurity: 99.1 %');
    expect(fields.letterhead?.value).toBe('Humber Molecular');
    expect(fields.laboratory).toBeNull();
  });

  test('an e-mail address names the laboratory and verifies nothing', () => {
    const fields = read('Certificate of Analysis\n\nQuestions: post@horizonanalytical.com');
    expect(fields.laboratory?.laboratory?.id).toBe('horizon-analytical');
    expect(fields.hosts).toMatchObject([{ email: true, forVerification: false }]);
  });
});

test('who brought a sample in, by an initial, is the client only where nobody else is named', () => {
  const client = (page: string) => read(`${page}\n    Batch          TR-0926-R10\n`).client?.value ?? null;
  expect(client('    Submitted by   K. Lindqvist\n    Client         Tamarack Peptides LLC')).toBe(
    'Tamarack Peptides LLC',
  );
  expect(client('    Client\n    Name           Tamarack Peptides LLC\n    Submitted by   K. Lindqvist')).toBe(
    'Tamarack Peptides LLC',
  );
  expect(client('    Submitted by   K. Lindqvist')).toBe('K. Lindqvist');
  expect(client('    Client:        G. Moss\n                   Prairie Wind Research Supply')).toBe(
    'Prairie Wind Research Supply',
  );
});

test('a product that stands behind the client’s label is not the client', () => {
  const page = (named: string) =>
    read(`
  # Partnerlab Analytical

  Client             ${named}
  Batch              NR728841
  `).client?.value ?? null;
  expect(page('Severn Research Supply')).toBe('Severn Research Supply');
  expect(page('Melanotan II 10 mg')).toBeNull();
});

test('a sample that is a code of the client is what its result names', () => {
  const page = (results: string): Fields =>
    read(`TEST REPORT\n\nSample    TR30\n\nResults\n${results}\nPurity    99.8%`);
  const one = page('Tirzepatide    31.83 mg');
  expect(one.compound?.compounds.map(({ id }) => id)).toEqual(['tirzepatide']);
  expect(one.sample?.value).toBe('TR30');
});

test('what the client calls a sample goes before the number that the laboratory gave it', () => {
  expect(read('Sample: 2005AB2118.59\nStrain: Durban Dawn').sample!.value).toBe('Durban Dawn');
  expect(read('Sample # AB195\nRetail Name    Harbour Dusk').sample!.value).toBe('Harbour Dusk');
  expect(read('Sample: 2005AB2118.59').sample!.value).toBe('2005AB2118.59');
  expect(read('Sample: (in)\nAnalyte: Result (mg/g)').sample).toBeNull();
});

test('a laboratory is named below its label, and known by who must agree to a copy', () => {
  const below = read('Certificate of Analysis\n\nLaboratory:\nLarkfield Labs\n85 Quay Street');
  expect(below.laboratory).toMatchObject({ name: 'Larkfield Labs', laboratory: null });
  const { laboratory } = read('Do not copy without the approval of Partnerlab Analytical Laboratories in writing');
  expect(laboratory?.laboratory?.id).toBe('partnerlab');
});

test('a stroke before small letters of a name is a capital', () => {
  expect(read('Product      Semax/|pamorelin').sample!.value).toBe('Semax/Ipamorelin');
  expect(read('Product      BPC-157 10ml (12mg/mi)').sample!.value).toBe('BPC-157 10ml (12mg/ml)');
  expect(read('Product      Berberine HCI 500 mg').sample!.value).toBe('Berberine HCl 500 mg');
});

describe('a blend', () => {
  const PAGE = `
    Product             Estuary Mix 70 mg
    Component           Result
    BPC-157             10.46 mg
    KPV                 10.10 mg
  `;

  test('has the name behind its label, and is none of its parts', () => {
    const { sample, compound } = read(PAGE);
    expect(sample).toMatchObject({ value: 'Estuary Mix 70 mg', label: 'Product' });
    expect(compound).toBeNull();
  });

  test('the dose of a blend is no claim for one of its parts', () => {
    const { labelClaim, content } = read(
      'Product: GLOW blend 70 mg\n\nTest      Specification     Result\nContent   10 mg             11.10 mg',
    );
    expect([labelClaim?.value, content?.value]).toEqual([10, 11.1]);
  });

  test('a name behind a label that is hardly legible gives way to the compound', () => {
    expect(read('Product      B P15T\n\nBPC-157').sample!.value).toBe('BPC-157');
    expect(read('Article tested\n\nBPC-157').sample!.value).toBe('BPC-157');
  });
});

test('the end of a period is the day that counts, and a day behind another label is not of it', () => {
  const analysed = (line: string) => read(line).dates.find(({ role }) => role === 'analysed')?.value;
  expect(analysed('Analysis date: 2026-06-01 to 2026-06-04')).toEqual(['2026-06-04']);
  expect(analysed('Analysis date: 2026-05-20 Expiry A3XHAB: 2028-05-11')).toEqual(['2026-05-20']);
});

test('a content and its claim whose commas part thousands', () => {
  const { labelClaim, content } = read('Label claim: 1,500 mg\nAmount found: 1,546 mg');
  expect([labelClaim?.value, content?.value]).toEqual([1500, 1546]);
});

test('what is left of the next label is no batch where another is announced', () => {
  expect(read('Batch      RIT\nLot number      NR728841').batch!.value).toBe('NR728841');
  expect(read('Lot      Dark Blue Cap').batch!.value).toBe('Dark Blue Cap');
});

test('a maker’s phrase is found in words set wide', () => {
  const page = read('HIGHLY      PURIFIED      PEPTIDES\nMS spectrum');
  expect(page.selfIssuedPhrases.map(({ text }) => text)).toEqual(['HIGHLY PURIFIED PEPTIDES']);
});

test('the box of a phrase is that of the cells it stands in, not of a stray sign before them', () => {
  const page = read('Ii      Quality Control Department');
  const alone = read('         Quality Control Department');
  const [{ text, box }] = page.selfIssuedPhrases as [(typeof page.selfIssuedPhrases)[number]];
  expect(text).toBe(alone.selfIssuedPhrases[0]!.text);
  expect(box[2]).toBeCloseTo(alone.selfIssuedPhrases[0]!.box[2], 0);
  expect(box[0]).toBeGreaterThan(0);
});

test('the vendor of a known laboratory is the client beside a client that is hardly announced', () => {
  const fields = read('# Partnerlab Analytical\n\nVendor: Severn Research Supply\n\nwww.partnerlab.example\n\nto | ap');
  expect(fields.client?.value).toBe('Severn Research Supply');
});

test('the vendor is the client on a page that somebody else heads or gives the address of', () => {
  const parties = (page: string) => {
    const { client, manufacturer } = read(page);
    return [client?.value ?? null, manufacturer?.value ?? null];
  };
  const vendor = 'Vendor: Severn Research Supply';
  expect(parties(`# TARNVIRIDIAN\n\n${vendor}`)).toEqual(['Severn Research Supply', null]);
  expect(parties(`Certificate\n\n${vendor}\n\nwww.tarnviridian.example`)).toEqual(['Severn Research Supply', null]);
  expect(parties(`# Severn Research Supply\n\n${vendor}`)).toEqual([null, 'Severn Research Supply']);
  expect(parties(`# TARNVIRIDIAN\n\n${vendor}\n\nwww.severnresearchsupply.example`)).toEqual([
    null,
    'Severn Research Supply',
  ]);
  expect(parties(`# TARNVIRIDIAN\n\nManufacturer: Severn Research Supply`)).toEqual([null, 'Severn Research Supply']);
});

describe('letters and titles', () => {
  test('a title gives the number behind its sign, and a report’s own number counts before a sample’s', () => {
    expect(read('TEST PROTOCOL / Protokol o zkousce No. 1184/2025').reportNumber?.value).toBe('1184/2025');
    expect(read('Lab ID: 2604217-001A        Report No.     2604217-R1').reportNumber?.value).toBe('2604217-R1');
    expect(read('Reference     LL-37').reportNumber).toBeNull();
    expect(read('Priifbericht RL-26-10377').reportNumber?.value).toBe('RL-26-10377');
    expect(read('Priifschliissel: 7QK4-WD2M').key?.value).toBe('7QK4-WD2M');
  });

  test('the day of sampling is no product, and a number that an address carries no key', () => {
    expect(read('Sampled     15-Dec-2025\n\nProperty     Unit     Result').sample).toBeNull();
    const { reportNumber, key } = read(
      'Certificate     OSS-2026-00871\n\nhttps://www.severnscientific.example/lookup?ref=OSS-2026-00871',
    );
    expect([reportNumber?.value, key]).toEqual(['OSS-2026-00871', null]);
  });

  test('what a column says of identities is no batch', () => {
    const { batch } = read('Analyte     Identity     MW found\nSemax       Match        813.9\n\nLot #     SX-0426');
    expect(batch?.value).toBe('SX-0426');
  });

  test('a product that a sentence certifies, and one behind the title', () => {
    const sample = (line: string) =>
      read(`Severn Assay\n\n${line}\n\nPurity     99.1 %\n\nEnd of report`).sample?.value;
    expect(sample('Severn ApS hereby certifies that Semax 10 mg, batch NR-26-0093, has been examined with')).toBe(
      'Semax 10 mg',
    );
    expect(sample('Statement of quality: KPV 5 mg, batch KP-0512')).toBe('KPV 5 mg');
  });

  test('what a line says that it is about, with its dose where that is told', () => {
    const sample = (line: string) =>
      read(`Severn Assay\n\n${line}\n\nPurity     99.1 %\n\nEnd of report`).sample?.value;
    expect(sample('Result of analysis Semax 20 mg, Lot EP20-0911')).toBe('Semax 20 mg');
    expect(sample('We tested one vial labelled KPV 50 mg for Fernhill Wellness Supplies')).toBe('KPV 50 mg');
    expect(sample('One vial, described by the customer as “KPV, 5 mg”, batch LFT 260517')).toBe('KPV, 5 mg');
    expect(sample('Humber | Semax report\n\n# KPV')).toBe('KPV');
    expect(sample('Humber | Semax report')).toBe('Semax');
    expect(sample('Product     $S-31 (Elamipretide)')).toBe('SS-31 (Elamipretide)');
    expect(
      sample('At the request of Marlowe Peptides we have examined a sample of Semax,\n10 mg, lot MF.KP.31, which'),
    ).toBe('Semax, 10 mg');
    expect(sample('Semax, 10 mg vial, Lot HD-0611-M')).toBe('Semax, 10 mg vial');
  });

  test('a dose behind a dash, and Greek letters', () => {
    expect(read('Sample: PT-141 (Bremelanotide)     –     10 mg vial').sample?.value).toBe(
      'PT-141 (Bremelanotide) – 10 mg vial',
    );
    expect(read('Sample: TB-500 (Thymosin B4) 10 mg').sample?.value).toBe('TB-500 (Thymosin β4) 10 mg');
  });

  test('a blend that a label names, before the parts that a table lists', () => {
    const page = read(`
      Name of sample: Estuary Mix 70 mg

      Peptide      Claim      Assay
      BPC-157      5 mg       5.31 mg
      TB-500       5 mg       5.22 mg
    `);
    expect(page.sample?.value).toBe('Estuary Mix 70 mg');
  });

  test('a blend before the parts that a table lists', () => {
    const page = read(`
      Certificate of Analysis

      BPC-157 5mg / TB-500 5mg Blend

      Analyte      Claim      Found
      BPC-157      5 mg       5.31 mg
      TB-500       5 mg       5.22 mg
    `);
    expect(page.sample?.value).toBe('BPC-157 5mg / TB-500 5mg Blend');
  });

  test('what a vial was marked with, its lot over two lines, and the days of a sentence', () => {
    const letter = read(`
      Your package, holding one vial marked “Melanotan II 10 mg” with your lot
      number IPA-0925-B written on it, arrived on 2 December 2025 and was analysed on 4 December 2025.
    `);
    expect(letter.sample?.value).toBe('Melanotan II 10 mg');
    expect(letter.batch?.value).toBe('IPA-0925-B');
    expect(date(letter, 'received')).toEqual(['2025-12-02']);
    expect(date(letter, 'analysed')).toEqual(['2025-12-04']);
  });

  test('a limit is no number of a report, and what a sheet asks of a client is no client', () => {
    expect(read('Report      <0.5/1.5/0.5/0.3').reportNumber).toBeNull();
    for (const text of ['spec.*', 'Quality Unit', '2-8 °C. Research use only'])
      expect(read(`Client: ${text}`).client, text).toBeNull();
    expect(read('Your certificate reference: LMA-0426-118 stands for this sample of ours').reportNumber?.value).toBe(
      'LMA-0426-118',
    );
  });

  test('a laboratory’s own reference is the number of its report, before a number at its head', () => {
    const letter = read('Tarn Analytical\nNo. 20884\n\nOur ref: TA26/2217\n\nAccredited for compliance');
    expect(letter.reportNumber?.value).toBe('TA26/2217');
    const sentence = read(
      'The vial that we received in May was booked in under our reference MAS/26/0088. It was sealed',
    );
    expect(sentence.reportNumber?.value).toBe('MAS/26/0088');
  });

  test('an order’s number behind its sign, a batch without what is remarked of it, and the next label for none', () => {
    expect(read('Certificate of Analysis\n\nOrder #GS-70412').reportNumber?.value).toBe('GS-70412');
    expect(read('Chargenbezeichnung      SG5-2606A (lt. Auftraggeber)').batch?.value).toBe('SG5-2606A');
    expect(read('Lot / Exp      SEM5-26B1 / 2028-02').batch?.value).toBe('SEM5-26B1');
    expect(read('LOT # MFG').batch).toBeNull();
    expect(read('Product      §§-31 50mg').sample?.value).toBe('SS-31 50mg');
    const sent = 'The following sample was submitted and identified on behalf of the client as: GHK-Cu 50 mg';
    expect(read(sent).sample?.value).toBe('GHK-Cu 50 mg');
  });

  test('a kind of place or reader, or a further label, is nobody’s name', () => {
    expect(read('Received from      plant').client).toBeNull();
    expect(read('Made for      laboratories. Not a medicine').client).toBeNull();
    expect(read('Made for      Fenland Laboratories').client?.value).toBe('Fenland Laboratories');
    expect(read('Received from      Plant Peptides Ltd').client?.value).toBe('Plant Peptides Ltd');
    expect(read('Customer      NAME').client).toBeNull();
  });

  test('a product is named without its batch', () => {
    expect(read('Sample Name: Ipamorelin 10 mg, Lot AOD/5/022').sample?.value).toBe('Ipamorelin 10 mg');
  });
});

describe('a second page, and a logo', () => {
  const TABLE =
    'RT (min)     Area          Area %\n7.210        25.7          0.61\n9.482        4202.8        99.39\nTotal        4228.5        100.00';

  test('the main peak is the purity of a page that prints none, but for laboratories on our list', () => {
    expect(read(TABLE).purity).toMatchObject({ value: 99.39, isMainPeak: true });
    expect(read(`# Partnerlab Analytical\n\nwww.partnerlab.example\n${TABLE}`).purity).toBeNull();
    expect(read(`Purity (HPLC)      99.2 %\n${TABLE}`).purity).toMatchObject({ value: 99.2 });
  });

  test('what a logo shows of a name is completed by the line that has it whole', () => {
    expect(read('# IRONVALE\n\nBatch     X-1\n\nlronvale Peptides Boise, ID').fullName).toBe('Ironvale Peptides Boise');
    expect(read('# IRONVALE\n\nironvale peptides are made here').fullName).toBeNull();
  });
});

test('a client is named in full where the page does so behind another label', () => {
  expect(read('Prepared for   SUMMIT\n\n\nClient         Summit Sequence\n').client?.value).toBe('Summit Sequence');
});

test('the head of a page is its name without the mark before it', () => {
  expect(read('# © Halcyon Biolab\n\nCertificate of Analysis').letterhead?.value).toBe('Halcyon Biolab');
  const { letterhead, laboratory } = read('# @ Tessmer Laboratory\n\nCertificate of Analysis');
  expect([letterhead?.value, laboratory?.name]).toEqual(['Tessmer Laboratory', 'Tessmer Laboratory']);
});

test('of a list of dates under one head none is the report’s by that head', () => {
  const dates = read(`
    Reported         4 May 2026

    Previous lots    Purity      Date
    AB-2101          97.4 %      24 May 2025
    AB-2155          97.9 %      1 September 2025
  `).dates.filter(({ label }) => label !== '');
  expect(dates.map(({ value }) => value)).toEqual([['2026-05-04']]);
});

test('of two peak tables that with the purity is the sample’s, and the other is counted', () => {
  const { peaks } = read(`
    Purity (HPLC)    98.10 %

    RT       Area      Area %
    4.41     31022.0   99.71
    7.20     90.2      0.29

    RT       Area      Area %
    4.10     9810.0    98.10
    6.20     190.0     1.90
  `);
  expect(peaks).toMatchObject({ others: 1, rows: [{ value: 98.1 }, { value: 1.9 }] });
});

test('beside the purity other percentages of its row and column are kept, but no peak’s share', () => {
  const { purity } = read(`
    Test             Found        Stability    Purity
    Purity (HPLC)    99.60 %      T0           98.10 %

    RT               Area %       Area
    4.10             98.10 %      9810.0
    6.20             1.90 %       190.0
  `);
  expect(purity).toMatchObject({ value: 99.6, beside: [98.1] });
  expect(read('Purity   99.60 %\n\nRT       Area %\n4.10     98.10 %\n6.20     1.90 %').purity?.beside).toEqual([]);
});

test('what is a count of vials, an amount or a report is no product’s name', () => {
  const product = (page: string) => read(page).sample?.text ?? null;
  expect(product('Samples     1 vial')).toBeNull();
  expect(product('Sample      10.58 mg')).toBeNull();
  expect(product('Vials tested      1\n\nSample      1\n\nSemax 10 mg')).toBe('Semax 10 mg');
  expect(product('Semax 10 mg\n\nSample: lyophilized white powder, one vial')).toBe('Semax 10 mg');
  expect(product('Semax 10 mg\n\nElectrospray: measured 813.9 Da. The sample is semax')).toBe('Semax 10 mg');
  expect(product('Sample described as      Semax 10 mg')).toBe('Semax 10 mg');
  expect(product('Re: Service request PP-3316 analysis of BPC-157 5 mg, lot CA-0725-C')).toBe('BPC-157 5 mg');
  expect(product('Re: Our report TA/25/2207     your vial “BPC-157 5 mg”, lot SCP-1130')).toBe('BPC-157 5 mg');
});

test('a page may say itself that the sample is not what it should be', () => {
  expect(read('Identity     Does not comply with the declared compound').saysNonconforming).toBe(true);
  expect(read('Identity     Complies').saysNonconforming).toBeUndefined();
});

test('every party behind a label is kept, with all of its cell', () => {
  expect(read('Customer    Anna Reyes             Company   Humber Molecular Ltd').parties).toEqual(
    expect.arrayContaining(['Anna Reyes', 'Humber Molecular Ltd']),
  );
});

test('what an instrument prints of its method is no day of the sample', () => {
  const page = 'Received     12 May 2026\nAnalysis Method : C:\\CHEM32\\1\\PEP.M (modified 14 Jan 2026 after loading)';
  expect(read(page).dates.map(({ value }) => value)).toEqual([['2026-05-12']]);
});

test('of several numbers the report’s is the one that its laboratory’s own code carries', () => {
  const page = '# Janoshik Analytical\n\nTask Number  #193587\n\nOrder No: 40213     janoshik.com';
  const own = code('https://verify.janoshik.com/tests/193587-BPC157_10mg_ABCDEFGHJKLM');
  expect(read(page, [own]).reportNumber?.value).toBe('193587');
  expect(read(page, [code('https://shop.example/193587')]).reportNumber?.value).not.toBe('193587');
});

test('a page may say that it replaces another, or is about a second sample', () => {
  for (const line of ['This certificate replaces HA-26-0399.', 'Amended report', 'BPC-157 10 mg, second vial'])
    expect(read(line).saysAmended, line).toBe(true);
  expect(read('Content (purity-corrected)   10.26 mg').saysAmended).toBeUndefined();
});

test('a client that is called by its address is not who issued the page, although the address stands on it', () => {
  const page = `
    # AminoVerify

    AOD-9604 5mg
    for purecoast.example

    Purity     98.19%
    full report: aminoverify.example/AV-70318
    Report     AV-70318
  `;
  const fields = read(page);
  expect(fields.client?.value).toBe('purecoast.example');
  expect(fields.reportNumber?.value).toBe('AV-70318');
});

test('what is marked on a vial is its batch, and not where it is the product', () => {
  expect(read('    Marking on vial     RT10-2509B\n').batch?.value).toBe('RT10-2509B');
  expect(read('    Marking on vial     BPC-157\n').batch).toBeNull();
});

test('a control number is the laboratory’s beside a lot, and alone the lot’s', () => {
  const both = read('    Product       Sermorelin 5 mg\n    Control No.   RPC-25-1190\n    Lot No.       SRM0325A\n');
  expect([both.batch?.value, both.reportNumber?.value]).toEqual(['SRM0325A', 'RPC-25-1190']);
  const alone = read('    Product       Sermorelin 5 mg\n    Control No.   RPC-25-1190\n');
  expect([alone.batch?.value, alone.reportNumber ?? null]).toEqual(['RPC-25-1190', null]);
});

test('the laboratory is called in full where two labels name it', () => {
  const page = `
    # ALPINE WREN

    Tested by              ORRIN
    Testing laboratory     Orrin Analytical Services
    Client                 Alpine Wren Peptides
    orrin.example
  `;
  expect(read(page).laboratory?.name).toBe('Orrin Analytical Services');
});
