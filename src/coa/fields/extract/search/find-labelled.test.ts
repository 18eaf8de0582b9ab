import { describe, expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { groupCells } from '../../../layout/cells.ts';
import type { Word } from '../../../layout/word.ts';
import { labelledOn, valueOn } from '../../../testing/fields-on-page.ts';
import { LETTERS, layOut } from '../../../testing/page.ts';
import type { LabelledField } from '../../specs.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { findLabelled } from './find-labelled.ts';

test('of a number by which a house files it, in two languages, and of a checksum', () => {
  expect(valueOn('TRL File / Dossier     26-R-4471', 'report_number')?.text).toBe('26-R-4471');
  expect(valueOn('checksum c91f-07ae-55d2', 'key')?.text).toBe('c91f-07ae-55d2');
});

test('from whom a sample is, is the client', () => {
  expect(valueOn('Sample from      Humber Molecular', 'client')?.text).toBe('Humber Molecular');
});

describe('a value', () => {
  test('behind the colon of its label', () => {
    expect(valueOn('Client: Humber Molecular', 'client')).toMatchObject({
      text: 'Humber Molecular',
      label: 'Client:',
      place: 'same-cell',
    });
    expect(valueOn('Client : Humber Molecular', 'client')).toMatchObject({ text: 'Humber Molecular' });
  });

  test('beside the upper of two lines, of which its label is the second', () => {
    const page = `
      Megbízó                Moravia Bio s.r.o.      Minta        PT-141 10 mg
      Client                                         Sample
    `;
    expect(valueOn(page, 'client')).toMatchObject({ text: 'Moravia Bio s.r.o.' });
    expect(valueOn(page, 'sample')).toMatchObject({ text: 'PT-141 10 mg' });
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

  test.each(['Limit', 'Customer address', 'accounts@humber.example', 'Check this letter', '1 cc', 'Cart (1)'])(
    'of a client is not “%s”',
    (printed) => {
      expect(valueOn(`Client:     ${printed}`, 'client')).toBeUndefined();
    },
  );

  test('of a name begins with no small l before a consonant', () => {
    expect(valueOn('Client:     lron Harbour llc', 'client')?.text).toBe('Iron Harbour llc');
    expect(valueOn('Product:    CJC-1295 / lpamorelin 5 mg', 'sample')?.text).toBe('CJC-1295 / Ipamorelin 5 mg');
  });

  test('right of its label', () => {
    expect(valueOn('Client           Humber Molecular', 'client')).toMatchObject({
      text: 'Humber Molecular',
      place: 'right',
    });
    expect(valueOn('Batch No.:       LOT35822', 'batch')).toMatchObject({ text: 'LOT35822', place: 'right' });
  });

  test('below its label', () => {
    const page = `
      Client                 Batch          Report number
      Humber Molecular       LOT35822       R-86155
    `;
    expect(valueOn(page, 'client')).toMatchObject({ text: 'Humber Molecular', place: 'below' });
    expect(valueOn(page, 'batch')).toMatchObject({ text: 'LOT35822' });
    expect(valueOn(page, 'report_number')).toMatchObject({ text: 'R-86155' });
  });

  test('below a small label over large values: what stands beside is the next label, misread', () => {
    const places = (below: string) =>
      labelledOn(`Client                 MPL\n${below}`).map(({ place, text }) => [place, text]);
    expect(places('# Humber Molecular')).toEqual([['below', 'Humber Molecular']]);
    expect(places('Humber Molecular')).toContainEqual(['right', 'MPL']);
    expect(places('# Received:')).toContainEqual(['right', 'MPL']);
  });

  test('below a label that is indented for its number, or right-aligned with it', () => {
    expect(valueOn('  Batch No.\nLOT35822', 'batch')).toMatchObject({ text: 'LOT35822', place: 'below' });
    expect(valueOn('                    Ref\nSNTEK2025072855623', 'report_number')).toBeUndefined();
    expect(valueOn('               Ref\nSNTEK2025072855623', 'report_number')).toMatchObject({
      text: 'SNTEK2025072855623',
      place: 'below',
    });
  });

  test('is not the label of the next row, where its own value is covered', () => {
    const rows =
      'Report No        R-86155\nSponsor\nArticle tested   Humanin 10 mg\nLot              LOT35822\nReceived         2026-06-26';
    expect(valueOn(rows, 'client')).toBeUndefined();
    expect(valueOn(rows.replace('Article tested   Humanin 10 mg', 'Humber Molecular'), 'client')).toMatchObject({
      place: 'below',
    });
  });

  test('and no heading set large below a row is the value of a card', () => {
    expect(valueOn('Batch code     WR-GLOW-33\n\n# Composition', 'batch')?.text).toBe('WR-GLOW-33');
  });

  test('on cards, of which one begins in line with a column below by chance', () => {
    const page = `
      Sponsor                 Sample
      Humber Molecular        Humanin       10 mg

      Batch No    LOT35822    Received      2026-06-26
      Report No   R-86155     Analysed      2026-06-27
    `;
    expect(valueOn(page, 'client')).toMatchObject({ text: 'Humber Molecular', place: 'below' });
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
    expect(valueOn('Ordering     Tanline\nparty        Research', 'client')?.text).toBe('Tanline Research');
    expect(valueOn('Manufac-     20251119\nturing lot   001', 'batch')?.text).toBe('20251119 001');
    expect(valueOn('Sample       BPC-157\nname         J. Doe', 'sample')?.text).toBe('BPC-157');
  });

  test('behind the rest of a label that is set wide apart', () => {
    expect(valueOn('Batch     ref.     MV-MC10-07', 'batch')?.text).toBe('MV-MC10-07');
  });

  test('without the number of its account, and the border of its cell', () => {
    expect(valueOn('Customer:     Mossvale Peptides (account M0772)', 'client')?.text).toBe('Mossvale Peptides');
    expect(valueOn('Customer:     [Mossvale Peptides', 'client')?.text).toBe('Mossvale Peptides');
    expect(valueOn('Customer:     [redacted]', 'client')?.text).toBe('[redacted]');
  });

  test('no file of an instrument, and no title of the page, is a batch', () => {
    expect(valueOn('Batch Filename    20250512_PEP.lcb', 'batch')).toBeUndefined();
    expect(valueOn('Batch Quality Certificate', 'batch')).toBeUndefined();
    expect(valueOn('Charge state    Observed m/z', 'batch')).toBeUndefined();
  });
});

test('a label without a value finds none, and a neighbouring label is no value', () => {
  expect(labelledOn('Client:')).toEqual([]);
  const page = `
    Client           Batch
    Sample           Purity
  `;
  expect(labelledOn(page).map(({ text }) => text)).not.toEqual(expect.arrayContaining(['Batch']));
  expect(valueOn(page, 'client')).toBeUndefined();
});

test('a value of the wrong kind is not taken', () => {
  expect(valueOn('Received: in good condition', 'date_received')).toBeUndefined();
  expect(valueOn('Client        99.35 %', 'client')).toBeUndefined();
});

test('a label that is printed once more in letters of another script has its value beside it', () => {
  const words = layOut('Report No. tavfisqw        ROA-6904').map((word) =>
    word.text === 'tavfisqw' ? { ...word, confidence: 0.1 } : word,
  );
  const found = findLabelled(pageGraph(groupCells(words, LETTERS), LETTERS), acceptsValue);
  expect(found.map(({ text }) => text)).toEqual(['ROA-6904']);
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

test('an address and the end of a name, each on the second line of a field, are no client', () => {
  const page = (upper: string, lower: string) => `
    Auftraggeber    ${upper}
    Client          ${lower}
  `;
  expect(valueOn(page('Tarn Feinchemie GmbH', 'Gewerbering 12, 17192 Waren'), 'client')?.text).toBe(
    'Tarn Feinchemie GmbH',
  );
  expect(labelledOn(page('Tarn Biotech GmbH &', 'Co. KG')).map(({ text }) => text)).not.toContain('Co. KG');
});

test('a name may begin with an article', () => {
  expect(valueOn('Sample submitted by:      The Peptide Larder', 'client')?.text).toBe('The Peptide Larder');
  expect(valueOn('Sample submitted by:      The sample was', 'client')).toBeUndefined();
});

test('“Report” in the column of limits is no label', () => {
  const page = `
    Analysis               Result      Limit       Method
    Net peptide content    10.61 mg    Report      OA-LC-12
  `;
  expect(valueOn(page, 'report_number')).toBeUndefined();
});

test('the number of a letter stands in brackets behind its subject', () => {
  expect(valueOn('Re: MOTS-c 10 mg, lot LR-0326 (our file KSS-26-188)', 'report_number')?.text).toContain('KSS-26-188');
  expect(valueOn('Re: MOTS-c 10 mg, lot LR-0326 (our file is closed)', 'report_number')).toBeUndefined();
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
