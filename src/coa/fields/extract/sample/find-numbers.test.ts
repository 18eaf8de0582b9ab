import { expect, test } from 'vitest';
import { codeOf, fieldsOn } from '../../../testing/fields-on-page.ts';

test('a number that a blank parts, in a line of prose', () => {
  expect(fieldsOn('Re: Report KSA 26-255\n\nPurity     99.1 %\n\nContent    10.2 mg').reportNumber?.value).toBe(
    'KSA 26-255',
  );
});

test('number and key in prose', () => {
  const fields = fieldsOn(`
    # Partnerlab

    Certificate of Analysis
    Confirm this report at partnerlab.example with report number R-86155 and key SV0S1GZ3AY7X.
  `);
  expect([fields.reportNumber?.value, fields.key?.value]).toEqual(['R-86155', 'SV0S1GZ3AY7X']);
  expect(fields.hosts[0]).toMatchObject({ value: 'partnerlab.example', forVerification: true });
});

test('spell a printed key that was misread, which then counts as read twice', () => {
  const fields = fieldsOn('Unique key: 3KFEG35Y08P7', [
    codeOf('https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7'),
  ]);
  expect(fields.key).toMatchObject({ value: '3KFEG35YQ8P7', readings: 2 });
});

test('do not replace another key', () => {
  const fields = fieldsOn('Unique key: M7TTXWNAH42C', [
    codeOf('https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7'),
  ]);
  expect(fields.key).toMatchObject({ value: 'M7TTXWNAH42C', readings: 1 });
});

test('a number without a label is what an address ends in and the page prints, but for its batch and its product', () => {
  const page = (path: string) =>
    fieldsOn(`
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
  expect(fieldsOn(page, [codeOf('https://larkfield.example?x=7KQ4-M9XD')]).key?.value).toBe('7KQ4-M9XD');
  expect(fieldsOn(page, [codeOf('https://verify.larkfield.example/r/A-1?x=7KQ4-M9XD')]).key?.value).toBe('7KQ4-M9XD');
});

test('what the client numbers its sample by is the lot where the compound stands elsewhere', () => {
  const batch = (rows: string) => fieldsOn(`Client Sample ID     LPW-CAG10-2605\n${rows}`).batch?.value;
  expect(batch('Compound     BPC-157')).toBe('LPW-CAG10-2605');
  expect(batch('Compound     BPC-157\nLot     LOT-77')).toBe('LOT-77');
  expect(batch('Matrix     Powder')).toBeUndefined();
});

test('a blend and its lot, beside the batch that the laboratory ran', () => {
  const page = 'Blend analysis     GLOW 70 mg\nBlend lot     PPO-GLW-0526\nLab batch     HPLC run 611';
  expect(fieldsOn(page)).toMatchObject({ sample: { value: 'GLOW 70 mg' }, batch: { value: 'PPO-GLW-0526' } });
});

test('a batch ends where another field of its cell begins, and begins with no dollar', () => {
  const batch = (printed: string) => fieldsOn(`Batch:     ${printed}`).batch?.value;
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
  const codes = [codeOf('https://verify.humber.example/r/HMA-26-004417?pass=7KQ4-M9XD')];
  const page = 'Humber Molecular          HMA-26-004417\n\nEnter 7KQ4-M9XD';
  expect(fieldsOn(page, codes)).toMatchObject({
    reportNumber: { value: 'HMA-26-004417' },
    key: { value: '7KQ4-M9XD' },
  });
  expect(fieldsOn('Humber Molecular', codes).reportNumber).toBeNull();
  const alone = [codeOf('https://verify.humber.example/QF83-LMA7')];
  expect(fieldsOn('Access code: QF83-LMA7', alone)).toMatchObject({ reportNumber: null, key: { value: 'QF83-LMA7' } });
});

test('a key without a label ends the path of the code’s address, where the report has another number', () => {
  const page = 'Report QL-0093317\n\nBatch: LK-4F9C22AE\n\nOpen this report\nlark-3e9f-0b71\n\nSemax-10';
  const keyAt = (address: string) => fieldsOn(page, [codeOf(address)]).key?.value;
  expect(keyAt('https://app.humber.example/c/lark-3e9f-0b71')).toBe('lark-3e9f-0b71');
  expect(keyAt('https://app.humber.example/c/LK-4F9C22AE')).toBeUndefined();
  expect(keyAt('https://app.humber.example/c/QL-0093317')).toBeUndefined();
  expect(keyAt('https://app.humber.example/c/lark-3e9f-0b72')).toBeUndefined();
  expect(keyAt('https://app.humber.example/c/semax-10')).toBeUndefined();
});

test('a form’s own number comes before that of what it took in', () => {
  const page = (first: string, second: string) => fieldsOn(`${first}\n\n${second}`).reportNumber?.value;
  expect(page('A.R. No.: LFT-26-S-11902', 'Report No.: LFT/AR/26-27/005316')).toBe('LFT/AR/26-27/005316');
  expect(page('A.R. No.: LFT-26-S-11902', 'Page: 1 of 1')).toBe('LFT-26-S-11902');
});

test('what is left of the next label is no batch where another is announced', () => {
  expect(fieldsOn('Batch      RIT\nLot number      NR728841').batch!.value).toBe('NR728841');
  expect(fieldsOn('Lot      Dark Blue Cap').batch!.value).toBe('Dark Blue Cap');
});

test('a title gives the number behind its sign, and a report’s own number counts before a sample’s', () => {
  expect(fieldsOn('TEST PROTOCOL / Protokol o zkousce No. 1184/2025').reportNumber?.value).toBe('1184/2025');
  expect(fieldsOn('Lab ID: 2604217-001A        Report No.     2604217-R1').reportNumber?.value).toBe('2604217-R1');
  expect(fieldsOn('Reference     LL-37').reportNumber).toBeNull();
  expect(fieldsOn('Priifbericht RL-26-10377').reportNumber?.value).toBe('RL-26-10377');
  expect(fieldsOn('Priifschliissel: 7QK4-WD2M').key?.value).toBe('7QK4-WD2M');
});

test('what a column says of identities is no batch', () => {
  const { batch } = fieldsOn('Analyte     Identity     MW found\nSemax       Match        813.9\n\nLot #     SX-0426');
  expect(batch?.value).toBe('SX-0426');
});

test('a laboratory’s own reference is the number of its report, before a number at its head', () => {
  const letter = fieldsOn('Tarn Analytical\nNo. 20884\n\nOur ref: TA26/2217\n\nAccredited for compliance');
  expect(letter.reportNumber?.value).toBe('TA26/2217');
  const sentence = fieldsOn(
    'The vial that we received in May was booked in under our reference MAS/26/0088. It was sealed',
  );
  expect(sentence.reportNumber?.value).toBe('MAS/26/0088');
});

test('of several numbers the report’s is the one that its laboratory’s own code carries', () => {
  const page = '# Janoshik Analytical\n\nTask Number  #193587\n\nOrder No: 40213     janoshik.com';
  const own = codeOf('https://verify.janoshik.com/tests/193587-BPC157_10mg_ABCDEFGHJKLM');
  expect(fieldsOn(page, [own]).reportNumber?.value).toBe('193587');
  expect(fieldsOn(page, [codeOf('https://shop.example/193587')]).reportNumber?.value).not.toBe('193587');
});

test('what is marked on a vial is its batch, and not where it is the product', () => {
  expect(fieldsOn('    Marking on vial     RT10-2509B\n').batch?.value).toBe('RT10-2509B');
  expect(fieldsOn('    Marking on vial     BPC-157\n').batch).toBeNull();
});

test('a control number is the laboratory’s beside a lot, and alone the lot’s', () => {
  const both = fieldsOn(
    '    Product       Sermorelin 5 mg\n    Control No.   RPC-25-1190\n    Lot No.       SRM0325A\n',
  );
  expect([both.batch?.value, both.reportNumber?.value]).toEqual(['SRM0325A', 'RPC-25-1190']);
  const alone = fieldsOn('    Product       Sermorelin 5 mg\n    Control No.   RPC-25-1190\n');
  expect([alone.batch?.value, alone.reportNumber ?? null]).toEqual(['RPC-25-1190', null]);
});

test('a number that an address carries is no key', () => {
  const { reportNumber, key } = fieldsOn(
    'Certificate     OSS-2026-00871\n\nhttps://www.severnscientific.example/lookup?ref=OSS-2026-00871',
  );
  expect([reportNumber?.value, key]).toEqual(['OSS-2026-00871', null]);
});

test('a limit is no number of a report', () => {
  expect(fieldsOn('Report      <0.5/1.5/0.5/0.3').reportNumber).toBeNull();
  expect(fieldsOn('Your certificate reference: LMA-0426-118 stands for this sample of ours').reportNumber?.value).toBe(
    'LMA-0426-118',
  );
});

test('an order’s number behind its sign, a batch without what is remarked of it, and the next label for none', () => {
  expect(fieldsOn('Certificate of Analysis\n\nOrder #GS-70412').reportNumber?.value).toBe('GS-70412');
  expect(fieldsOn('Chargenbezeichnung      SG5-2606A (lt. Auftraggeber)').batch?.value).toBe('SG5-2606A');
  expect(fieldsOn('Lot / Exp      SEM5-26B1 / 2028-02').batch?.value).toBe('SEM5-26B1');
  expect(fieldsOn('LOT # MFG').batch).toBeNull();
});

test('the key with which a code’s path goes on behind the number is the one that is printed by itself', () => {
  const keyOf = (path: string, printed: string, batch = 'FR-118'): string | undefined =>
    fieldsOn(`Report No. TRL-26-1807\n\nBatch: ${batch}\n\nclé ${printed}`, [codeOf(`https://tarn.example/v/${path}`)])
      .key?.value;
  expect(keyOf('TRL-26-1807-T8WD', 'T8WD')).toBe('T8WD');
  expect(keyOf('TRL-26-1807-T8WD', 'T9WD')).toBeUndefined();
  expect(keyOf('TRL-26-1807-10MG', '10MG')).toBeUndefined();
  expect(keyOf('TRL-26-1807-KPV10', 'KPV10')).toBeUndefined();
  expect(keyOf('TRL-26-1807-T8WD', 'T8WD', 'T8WD')).toBeUndefined();
});

test('what heads a column of peaks announces no number of the report, and beside its number it does', () => {
  expect(fieldsOn('Assignment     L26-0881').reportNumber?.value).toBe('L26-0881');
  expect(fieldsOn('RT        Assignment\n\n4.10      imp-1042').reportNumber).toBeNull();
});
