import { describe, expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { groupCells } from '../../../layout/cells.ts';
import type { Word } from '../../../layout/word.ts';
import { graphOf, LETTERS, layOut } from '../../../testing/page.ts';
import type { LabelledField } from '../../specs.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { findLabelled } from './find-labelled.ts';
import { valueText } from './labelled/labelled-value.ts';

const find = (page: string) => findLabelled(graphOf(page), acceptsValue);
/** Value of a field that scores best. */
const value = (page: string, field: LabelledField) =>
  find(page)
    .filter((found) => found.field === field)
    .sort((a, b) => b.score - a.score)[0];

test('what the client calls a sample names no client, and a day behind a batch is not of it', () => {
  expect(value('Referencia cliente: MT2-10', 'client')).toBeUndefined();
  expect(value('Lot #: CI5050 06-Oct-2026', 'batch')?.text).toBe('CI5050');
});

test('the name under the heading of a client is the client’s, and that under another is not', () => {
  const page = (heading: string) => `
    ${heading}                            Sample
    Name           Tamarack Peptides LLC  Description  Retatrutide 10 mg
  `;
  expect(value(page('Client'), 'client')?.text).toBe('Tamarack Peptides LLC');
  expect(value(page('Sample'), 'client')).toBeUndefined();
});

test('from whom a sample is, is the client', () => {
  expect(value('Sample from      Humber Molecular', 'client')?.text).toBe('Humber Molecular');
});

test('values over their labels, where the page’s days stand so', () => {
  const page = `
    Ipamorelin, 5 mg     LH-IPA-25/48     AZ-2025-0612
    Product              Batch            Certificate no.

    11.11.2025           11.12.2025       15.12.2025
    Received             Tested           Reported
  `;
  const texts = (field: LabelledField) => value(page, field)?.text;
  expect([texts('sample'), texts('batch'), texts('report_number'), texts('date_analysed')]).toEqual([
    'Ipamorelin, 5 mg',
    'LH-IPA-25/48',
    'AZ-2025-0612',
    '11.12.2025',
  ]);
  expect(value(page, 'batch')?.place).toBe('above');
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
  const texts = (field: LabelledField) => value(page, field)?.text;
  expect([texts('client'), texts('batch'), texts('report_number'), texts('sample')]).toEqual([
    'Severn Peptides B.V.',
    'WB10-2602-03',
    'NPA-26-00791',
    'GLOW 70 mg (GHK-Cu 50 mg + BPC-157 10 mg)',
  ]);
});

test('of a number by which a house files it, in two languages, and of a checksum', () => {
  expect(value('TRL File / Dossier     26-R-4471', 'report_number')?.text).toBe('26-R-4471');
  expect(value('checksum c91f-07ae-55d2', 'key')?.text).toBe('c91f-07ae-55d2');
});

test('days in one line, each behind its label and a stroke', () => {
  const page = 'Received 2026-10-08 | Tested 2026-10-13 | Released 14 Oct 2026';
  const texts = (field: LabelledField) => value(page, field)?.text;
  expect([texts('date_received'), texts('date_analysed'), texts('date_reported')]).toEqual([
    '2026-10-08',
    '2026-10-13',
    '14 Oct 2026',
  ]);
  expect(value('Purity 99.1 % | Lot of 5', 'batch')).toBeUndefined();
});

describe('a value', () => {
  test('behind the colon of its label', () => {
    expect(value('Client: Humber Molecular', 'client')).toMatchObject({
      text: 'Humber Molecular',
      label: 'Client:',
      place: 'same-cell',
    });
    expect(value('Client : Humber Molecular', 'client')).toMatchObject({ text: 'Humber Molecular' });
  });

  test('behind its label in two languages, where a colon announces it', () => {
    expect(value('Key / Schlüssel: KVR-2026-WF1P5K', 'key')).toMatchObject({
      text: 'KVR-2026-WF1P5K',
      place: 'same-cell',
    });
    expect(value('Customer / Auftraggeber      Humber Molecular', 'client')).toMatchObject({
      text: 'Humber Molecular',
      place: 'right',
    });
    expect(value('Customer / Auftraggeber', 'client')).toBeUndefined();
  });

  test('beside the upper of two lines, of which its label is the second', () => {
    const page = `
      Megbízó                Moravia Bio s.r.o.      Minta        PT-141 10 mg
      Client                                         Sample
    `;
    expect(value(page, 'client')).toMatchObject({ text: 'Moravia Bio s.r.o.' });
    expect(value(page, 'sample')).toMatchObject({ text: 'PT-141 10 mg' });
  });

  describe('of a label in two scripts, of which one is not read', () => {
    const word = (text: string, left: number, top: number, confidence = 0.95, height = 16): Word => ({
      text,
      confidence,
      left,
      top,
      right: left + text.length * 12,
      bottom: top + height,
    });
    const found = (words: Word[], field: LabelledField) =>
      findLabelled(pageGraph(groupCells(words, LETTERS), LETTERS), acceptsValue)
        .filter((one) => one.field === field)
        .sort((a, b) => b.score - a.score)[0]?.text;

    test('in the middle of both lines, nearer than the first line of the next label', () => {
      const label = [word('RERS', 0, 0, 0.35), word('Report', 0, 28), word('No.', 80, 28)];
      const next = [word('Evang)', 500, 0, 0.1), word('Verification', 500, 28), word('Code', 650, 28)];
      expect(found([...label, word('CLT-2026-GX0583', 240, 14), ...next], 'report_number')).toBe('CLT-2026-GX0583');
    });

    test('beside it on a form of several such labels, over which rubble is no value over its caption', () => {
      const row = (top: number, rubble: string, labels: string[], text: string): Word[] => [
        word(rubble, 10, top, 0.5),
        ...labels.map((label, at) => word(label, at * 50, top + 22)),
        word(text, 300, top + 11),
      ];
      const form = [
        ...row(0, 'HS', ['Lot', 'No.'], 'CG260419'),
        ...row(90, 'AA', ['Applicant'], 'Severn-Peptides'),
        ...row(180, 'Ham', ['Sample'], 'Cagrilintide'),
      ];
      expect(found(form, 'batch')).toBe('CG260419');
      expect(found(form, 'client')).toBe('Severn-Peptides');
    });

    test('beside the line that was not read, and not the large rubble under the label', () => {
      const label = [word('Batch', 0, 40), word('No.', 70, 40)];
      const value = word('RJ-SM-260318', 240, 28);
      const under = (confidence: number) => [word('itt', 20, 66, confidence, 26), word('fit', 70, 66, confidence, 26)];
      expect(found([...label, value, ...under(0.44)], 'batch')).toBe('RJ-SM-260318');
      expect(found([...label, value, ...under(0.95)], 'batch')).toBe('itt fit');
      // Signs of the other script are taller than letters.
      expect(found([...label, { ...value, top: 20, bottom: 36 }, ...under(0.44)], 'batch')).toBe('RJ-SM-260318');
      expect(found([...label, { ...value, top: 2, bottom: 18 }, ...under(0.44)], 'batch')).not.toBe('RJ-SM-260318');
    });
  });

  test('beside a label in brackets behind what it is in another language', () => {
    expect(value('Zákazník (Customer)          Humber Molecular', 'client')).toMatchObject({
      text: 'Humber Molecular',
    });
    expect(value('Results (Customer) of July   Humber Molecular', 'client')).toBeUndefined();
  });

  test.each([
    ['Humber Molecular Ltd, Unit 4, Carlisle CA1 1AA', 'Humber Molecular Ltd'],
    ['Humber Molecular, Inc.', 'Humber Molecular, Inc'],
    ['Humber Molecular LLC (attn. Mr. Brooks)', 'Humber Molecular LLC'],
    ['Humber Molecular (external)', 'Humber Molecular'],
    ['M/s Humber Molecular', 'Humber Molecular'],
    ['Orders, Humber Molecular', 'Humber Molecular'],
  ])('of a client is the name alone: %s', (printed, name) => {
    expect(value(`Client:     ${printed}`, 'client')?.text).toContain(name);
    expect(value(`Client:     ${printed}`, 'client')?.text).not.toMatch(/Unit|attn|external|M\/s|Orders/);
  });

  test.each(['Limit', 'Customer address', 'accounts@humber.example', 'Check this letter', '1 cc', 'Cart (1)'])(
    'of a client is not “%s”',
    (printed) => {
      expect(value(`Client:     ${printed}`, 'client')).toBeUndefined();
    },
  );

  test('beside two labels with a stroke between them', () => {
    expect(value('LOT #/ MFG          ANR-SLU-1025          10/2025', 'batch')?.text).toBe('ANR-SLU-1025');
    expect(value('Lot/ ANR-1025', 'batch')?.text).toBe('ANR-1025');
  });

  test('of a product ends where its sentence goes on', () => {
    const sentence = 'Sample GHK-Cu, 10mg vial, batch MQ-0903, submitted by Humber Molecular on 9 September 2026';
    expect(value(sentence, 'sample')?.text).toBe('GHK-Cu, 10mg vial');
    expect(value('Sample: GHK-Cu 10 mg, Lot MQ-0903', 'sample')?.text).toBe('GHK-Cu 10 mg');
  });

  test('of a number behind the short name of who issues the page, and no result', () => {
    expect(value('DAS Lab No.:      25-11873', 'report_number')).toMatchObject({ text: '25-11873' });
    expect(value('Report     4.2', 'report_number')).toBeUndefined();
    expect(value('Order QF-38841', 'report_number')).toMatchObject({ text: 'QF-38841' });
    expect(value('Order confirmation', 'report_number')).toBeUndefined();
    expect(value('Order QF-38841 of May', 'report_number')).toBeUndefined();
  });

  test('of a name begins with no small l before a consonant', () => {
    expect(value('Client:     lron Harbour llc', 'client')?.text).toBe('Iron Harbour llc');
    expect(value('Product:    CJC-1295 / lpamorelin 5 mg', 'sample')?.text).toBe('CJC-1295 / Ipamorelin 5 mg');
  });

  test('right of its label', () => {
    expect(value('Client           Humber Molecular', 'client')).toMatchObject({
      text: 'Humber Molecular',
      place: 'right',
    });
    expect(value('Batch No.:       LOT35822', 'batch')).toMatchObject({ text: 'LOT35822', place: 'right' });
  });

  test('below its label', () => {
    const page = `
      Client                 Batch          Report number
      Humber Molecular       LOT35822       R-86155
    `;
    expect(value(page, 'client')).toMatchObject({ text: 'Humber Molecular', place: 'below' });
    expect(value(page, 'batch')).toMatchObject({ text: 'LOT35822' });
    expect(value(page, 'report_number')).toMatchObject({ text: 'R-86155' });
  });

  test('below a small label over large values: what stands beside is the next label, misread', () => {
    const places = (below: string) =>
      find(`Client                 MPL\n${below}`).map(({ place, text }) => [place, text]);
    expect(places('# Humber Molecular')).toEqual([['below', 'Humber Molecular']]);
    expect(places('Humber Molecular')).toContainEqual(['right', 'MPL']);
    expect(places('# Received:')).toContainEqual(['right', 'MPL']);
  });

  test('below a label that is indented for its number, or right-aligned with it', () => {
    expect(value('  Batch No.\nLOT35822', 'batch')).toMatchObject({ text: 'LOT35822', place: 'below' });
    expect(value('                    Ref\nSNTEK2025072855623', 'report_number')).toBeUndefined();
    expect(value('               Ref\nSNTEK2025072855623', 'report_number')).toMatchObject({
      text: 'SNTEK2025072855623',
      place: 'below',
    });
  });

  test('is not the label of the next row, where its own value is covered', () => {
    const rows =
      'Report No        R-86155\nSponsor\nArticle tested   Humanin 10 mg\nLot              LOT35822\nReceived         2026-06-26';
    expect(value(rows, 'client')).toBeUndefined();
    expect(value(rows.replace('Article tested   Humanin 10 mg', 'Humber Molecular'), 'client')).toMatchObject({
      place: 'below',
    });
  });

  test('and no heading set large below a row is the value of a card', () => {
    expect(value('Batch code     WR-GLOW-33\n\n# Composition', 'batch')?.text).toBe('WR-GLOW-33');
  });

  test('on cards, of which one begins in line with a column below by chance', () => {
    const page = `
      Sponsor                 Sample
      Humber Molecular        Humanin       10 mg

      Batch No    LOT35822    Received      2026-06-26
      Report No   R-86155     Analysed      2026-06-27
    `;
    expect(value(page, 'client')).toMatchObject({ text: 'Humber Molecular', place: 'below' });
  });

  test('broken behind its hyphen', () => {
    const page = 'Batch No   LOT-2607-   Received   2026-06-26\n           AHK10';
    expect(value(page, 'batch')).toMatchObject({ text: 'LOT-2607-AHK10', place: 'right' });
    expect(value(page.replace('AHK10', 'see flag'), 'batch')!.text).toBe('LOT-2607-');
  });

  test('of two lines beside a label that stands in the middle of both', () => {
    const at = (text: string, left: number, top: number): Word => ({
      text,
      confidence: 0.95,
      left,
      top,
      right: left + text.length * 12,
      bottom: top + 16,
    });
    const label = at('Product', 0, 40);
    const lines = [at('Semax', 200, 29), at('Selank', 200, 51)];
    const found = (words: readonly Word[]): string | undefined =>
      findLabelled(pageGraph(groupCells(words, LETTERS), LETTERS), acceptsValue).find(({ field }) => field === 'sample')
        ?.text;
    expect(found([label, ...lines, at('Lot', 400, 40)])).toBe('Semax Selank');
    expect(found([label, at('Semax', 200, 40), at('Selank', 200, 62)])).toBe('Semax');
  });

  test('in the middle of the two lines of its label', () => {
    const label = 'Submitted     Received     05 Jan 2026\nby';
    const words = layOut(label).concat(
      layOut('Northfjord').map((word) => ({
        ...word,
        left: word.left + 140,
        right: word.right + 140,
        top: word.top + 14,
        bottom: word.bottom + 14,
      })),
    );
    const found = findLabelled(pageGraph(groupCells(words, LETTERS), LETTERS), acceptsValue);
    expect(found.find(({ field }) => field === 'client')?.text).toBe('Northfjord');
  });

  test('of two lines, of which each stands beside one of its label’s', () => {
    expect(value('Ordering     Tanline\nparty        Research', 'client')?.text).toBe('Tanline Research');
    expect(value('Manufac-     20251119\nturing lot   001', 'batch')?.text).toBe('20251119 001');
    expect(value('Sample       BPC-157\nname         J. Doe', 'sample')?.text).toBe('BPC-157');
  });

  test('under labels, of which one that is not known stands beside another', () => {
    const page = `
      Objednatel                Jine cislo
      Moravia Research s.r.o.   BPC-157, 10 mg
      Sarze                     Vlastni cislo
      0226/BP/04                X-0588
      Prijato                   Zkouseno
      16. 3. 2026               18. 3. 2026
    `;
    expect(value(page, 'client')?.text).toBe('Moravia Research s.r.o.');
    expect(value(page, 'batch')?.text).toBe('0226/BP/04');
  });

  test('behind the person there', () => {
    expect(value('To: T. Okafor, Redshank Biosciences LLC', 'client')?.text).toBe('Redshank Biosciences LLC');
    expect(value('To: T. Okafor, PhD', 'client')?.text).toBe('T. Okafor');
  });

  test('before the name of who prepared the page', () => {
    expect(value('Prepared for: Harbor Peptides by', 'client')?.text).toBe('Harbor Peptides');
  });

  test('behind the rest of a label that is set wide apart', () => {
    expect(value('Batch     ref.     MV-MC10-07', 'batch')?.text).toBe('MV-MC10-07');
  });

  test('without the number of its account, and the border of its cell', () => {
    expect(value('Customer:     Mossvale Peptides (account M0772)', 'client')?.text).toBe('Mossvale Peptides');
    expect(value('Customer:     [Mossvale Peptides', 'client')?.text).toBe('Mossvale Peptides');
    expect(value('Customer:     [redacted]', 'client')?.text).toBe('[redacted]');
  });

  test('of a number behind the initials of a laboratory of two names', () => {
    expect(value('L&S No.:     52214-3', 'report_number')?.text).toBe('52214-3');
  });

  test('not behind the beginning of a longer label', () => {
    expect(value('Sample Size: 43.9 grams', 'sample')).toBeUndefined();
  });

  test('several on one line', () => {
    const page = 'Client: Humber Molecular Batch: LOT35822';
    expect(value(page, 'client')!.text).toBe('Humber Molecular');
    expect(value(page, 'batch')!.text).toBe('LOT35822');
  });

  test('up to the next label, in whichever language that is told first', () => {
    const page = 'Sample: Semax 10 mg Nr serii / Batch No.: SMX-2601-B Data badania / Date of analysis: 11.03.2026';
    expect(value(page, 'sample')!.text).toBe('Semax 10 mg');
    expect(value(page, 'batch')!.text).toBe('SMX-2601-B');
  });

  test('no file of an instrument, and no title of the page, is a batch', () => {
    expect(value('Batch Filename    20250512_PEP.lcb', 'batch')).toBeUndefined();
    expect(value('Batch Quality Certificate', 'batch')).toBeUndefined();
    expect(value('Charge state    Observed m/z', 'batch')).toBeUndefined();
  });

  test('below a sentence that leads to it', () => {
    const page = `
      Verify this test with the following unique key
      SV0S1GZ3AY7X
    `;
    expect(value(page, 'key')).toMatchObject({ text: 'SV0S1GZ3AY7X' });
  });
});

test('a label without a value finds none, and a neighbouring label is no value', () => {
  expect(find('Client:')).toEqual([]);
  const page = `
    Client           Batch
    Sample           Purity
  `;
  expect(find(page).map(({ text }) => text)).not.toEqual(expect.arrayContaining(['Batch']));
  expect(value(page, 'client')).toBeUndefined();
});

test('a value of the wrong kind is not taken', () => {
  expect(value('Received: in good condition', 'date_received')).toBeUndefined();
  expect(value('Client        99.35 %', 'client')).toBeUndefined();
});

test('a label with a colon in the middle of prose is no label without one', () => {
  expect(value('Results were given to the client in person', 'client')).toBeUndefined();
});

test('the text of a value is trimmed of rules and colons', () => {
  const words = ['|', 'Humber', 'Ltd,'].map((text) => ({
    text,
    confidence: 0.9,
    left: 0,
    top: 0,
    right: 1,
    bottom: 1,
  }));
  expect(valueText(words)).toBe('Humber Ltd');
});

test('a label that is printed once more in letters of another script has its value beside it', () => {
  const words = layOut('Report No. tavfisqw        ROA-6904').map((word) =>
    word.text === 'tavfisqw' ? { ...word, confidence: 0.1 } : word,
  );
  const found = findLabelled(pageGraph(groupCells(words, LETTERS), LETTERS), acceptsValue);
  expect(found.map(({ text }) => text)).toEqual(['ROA-6904']);
});

test('whose number a line ends with is not the laboratory’s', () => {
  expect(value('Ihre Bestell-Nr. / Your order no.      4500018833', 'report_number')).toBeUndefined();
});

test('a name ends where its address begins with a number', () => {
  expect(value('Client: Tarn Peptides LLC 1180 N. Mesquite St.', 'client')?.text).toBe('Tarn Peptides LLC');
  expect(value('Client: Tarn Peptides LLC (Reno)', 'client')?.text).toBe('Tarn Peptides LLC');
  expect(value('Submitted by Meridian Biolabs Lot RT20-2511A', 'client')?.text).toBe('Meridian Biolabs');
});

test('a number ends before the next label behind a stroke', () => {
  expect(value('Report-Nr. KPA-2026-0741 / Order-Nr. 20726 / Page 1 of 2', 'report_number')?.text).toBe(
    'KPA-2026-0741',
  );
});

/** Words right of the first two lines of a page, in the middle of both. */
const besideBothLines = (text: string): Word[] =>
  layOut(text).map((word) => ({
    ...word,
    left: word.left + 300,
    right: word.right + 300,
    top: word.top + 14,
    bottom: word.bottom + 14,
  }));

test('a value half as high as the two lines of its label', () => {
  const words = layOut('Vozlozhitel\nCustomer').concat(besideBothLines('Thrace Peptides'));
  const found = findLabelled(pageGraph(groupCells(words, LETTERS), LETTERS), acceptsValue);
  expect(found.map(({ text }) => text)).toContain('Thrace Peptides');
});

test('values under a row of labels are no labels of another row, even in line with a column below', () => {
  const page = `
    TESTED FOR           ITEM             LOT
    Cobalt Wellness      KLOW 80 mg       KL80-1

    Found                52.2 mg          BPC-157
    Label claim          50.0 mg          Semax
    Net content          51.0 mg          KPV
  `;
  expect(value(page, 'client')?.text).toBe('Cobalt Wellness');
});

test('an address and the end of a name, each on the second line of a field, are no client', () => {
  const page = (upper: string, lower: string) => `
    Auftraggeber    ${upper}
    Client          ${lower}
  `;
  expect(value(page('Tarn Feinchemie GmbH', 'Gewerbering 12, 17192 Waren'), 'client')?.text).toBe(
    'Tarn Feinchemie GmbH',
  );
  expect(find(page('Tarn Biotech GmbH &', 'Co. KG')).map(({ text }) => text)).not.toContain('Co. KG');
});

test('a county is an address, and a legal form is none', () => {
  expect(value('Client: Tarn Peptide Stores, Co. Clare', 'client')?.text).toBe('Tarn Peptide Stores');
  expect(value('Client: Tarn Peptide, Co., Ltd', 'client')?.text).toBe('Tarn Peptide, Co., Ltd');
});

test('what closes a bracket is no label', () => {
  const line = 'Product: SERMORELIN 3 MG/ML INJECTION (5 ML VIAL) Submitted: 4 vials';
  expect(value(line, 'sample')?.text).toBe('SERMORELIN 3 MG/ML INJECTION (5 ML VIAL)');
});

test('a name may begin with an article', () => {
  expect(value('Sample submitted by:      The Peptide Larder', 'client')?.text).toBe('The Peptide Larder');
  expect(value('Sample submitted by:      The sample was', 'client')).toBeUndefined();
});

test('“Report” in the column of limits is no label', () => {
  const page = `
    Analysis               Result      Limit       Method
    Net peptide content    10.61 mg    Report      OA-LC-12
  `;
  expect(value(page, 'report_number')).toBeUndefined();
});

test('the number of a letter stands in brackets behind its subject', () => {
  expect(value('Re: MOTS-c 10 mg, lot LR-0326 (our file KSS-26-188)', 'report_number')?.text).toContain('KSS-26-188');
  expect(value('Re: MOTS-c 10 mg, lot LR-0326 (our file is closed)', 'report_number')).toBeUndefined();
});

test('a label with a tail is no value set large', () => {
  const words = layOut('Charge\nBatch').concat(
    besideBothLines('MFC-S5-114'),
    // The label of the next row, as high as its capital and its tails reach.
    layOut('Probenmenge').map((word) => ({
      ...word,
      top: word.top + 68,
      bottom: word.top + 68 + (word.bottom - word.top) * 1.45,
    })),
  );
  const found = findLabelled(pageGraph(groupCells(words, LETTERS), LETTERS), acceptsValue).filter(
    ({ field }) => field === 'batch',
  );
  expect(found.sort((a, b) => b.score - a.score)[0]?.text).toBe('MFC-S5-114');
});
