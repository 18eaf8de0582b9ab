import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrawnPage, drawPage } from '../../../tests/support/drawn-page.ts';
import { type PreparedPage, preparePage } from '../image/prepare/prepare-page.ts';
import { createTextReader } from '../ocr/read-text.ts';
import { type TextReader, UNREAD } from '../ocr/text-reader.ts';
import { date, field, host, mass, purity, registered, testFields } from '../testing/fields.ts';
import { layOut } from '../testing/page.ts';
import { confirmFields, fieldsToReadTwice } from './confirm-fields.ts';
import type { Fields } from './fields.ts';

/** What the page shows; the tests claim to have read this or something else at first. */
const PRINTED = [
  '99.35 %',
  '14 Oct 2026',
  'Humber Molecular',
  'SV0S1GZ3AY7X',
  'R-86155',
  'quarrybank.example',
  '1419.56 Da',
  'no number',
  'Certificate No.',
  'LOT-2607-AHK',
  '04/3/2026',
  'Severn Peptides.',
  'ron Within Research',
  '14.43 mg',
] as const;
const reader = createTextReader();
let page: DrawnPage;
let prepared: PreparedPage;

beforeAll(async () => {
  page = await drawPage(
    PRINTED.map((text, index) => [60, 40 + index * 80, text] as const),
    { width: 900, height: 1140 },
  );
  prepared = preparePage(page.picture);
  await reader.warm();
});
afterAll(() => reader.close());

const at = (text: (typeof PRINTED)[number]) => page.boxes[PRINTED.indexOf(text)]!;

async function confirm(found: Partial<Fields>, ...names: string[]): Promise<Fields> {
  return confirmFields(testFields(found), names, prepared, reader);
}

describe('a second reading that agrees counts as two', () => {
  test.each([
    ['purity', () => ({ purity: { ...purity(99.35), box: at('99.35 %') } }), (fields: Fields) => fields.purity],
    [
      'client',
      () => ({ client: field('Humber Molecular', { box: at('Humber Molecular') }) }),
      (fields: Fields) => fields.client,
    ],
    ['key', () => ({ key: field('SV0S1GZ3AY7X', { box: at('SV0S1GZ3AY7X') }) }), (fields: Fields) => fields.key],
    [
      'report_number',
      () => ({ reportNumber: field('R-86155', { box: at('R-86155') }) }),
      (fields: Fields) => fields.reportNumber,
    ],
    [
      'date_reported',
      () => ({ dates: [date('reported', '2026-10-14', { box: at('14 Oct 2026') })] }),
      (fields: Fields) => fields.dates[0]!,
    ],
    [
      'host_1',
      () => ({ hosts: [host('quarrybank.example', { box: at('quarrybank.example') })] }),
      (fields: Fields) => fields.hosts[0]!,
    ],
    [
      'mass_measured',
      () => ({ masses: [mass(1419.56, { box: at('1419.56 Da') })] }),
      (fields: Fields) => fields.masses[0]!,
    ],
  ] as [string, () => Partial<Fields>, (fields: Fields) => Fields['client']][])('%s', async (name, found, pick) => {
    expect(pick(await confirm(found(), name))!.readings).toBe(2);
  });
});

test('of two readings that agree but for a letter, the second is the better spelt', async () => {
  const { client } = await confirm({ client: field('Hurnber Molecular', { box: at('Humber Molecular') }) }, 'client');
  expect(client).toMatchObject({ value: 'Humber Molecular', text: 'Humber Molecular', readings: 2 });
});

test('what two further readings spell alike is the better spelt', async () => {
  const spelt = async (first: string) =>
    (await confirm({ client: field(first, { box: at('Humber Molecular') }) }, 'client')).client?.value;
  expect(await spelt('HumberMolecular')).toBe('Humber Molecular');
  expect(await spelt('HumberlMolecular')).toBe('Humber Molecular');
});

test('the full stop of a sentence in which a name stands is not part of it', async () => {
  const box = at('Severn Peptides.');
  expect((await confirm({ client: field('Severn Peptides', { box }) }, 'client')).client).toMatchObject({
    value: 'Severn Peptides',
    readings: 2,
  });
});

test('a second reading without the first letter of a name is not the better spelt', async () => {
  const spelt = async (first: string) =>
    (await confirm({ client: field(first, { box: at('ron Within Research') }) }, 'client')).client?.value;
  expect(await spelt('Ivory Wharf Research')).toBe('Ivory Wharf Research');
  expect(await spelt('ron Within Research')).toBeUndefined();
});

test('a batch takes what two further readings spell alike: an end cut off, a sign read as two, a figure for a letter', async () => {
  const batchRead = async (value: string) =>
    (await confirm({ batch: field(value, { box: at('LOT-2607-AHK') }) }, 'batch')).batch;
  expect(await batchRead('LOT-2607')).toMatchObject({ value: 'LOT-2607-AHK', first: 'LOT-2607', readings: 2 });
  expect(await batchRead('L0OT-2607-AHK')).toMatchObject({ value: 'LOT-2607-AHK', readings: 2 });
  expect(await batchRead('L0T-2607-AHK')).toMatchObject({ value: 'LOT-2607-AHK', first: 'L0T-2607-AHK', readings: 2 });
});

describe('a second reading that differs is believed in neither way', () => {
  test('a number takes the value read larger, and stays read once', async () => {
    const { purity: read } = await confirm({ purity: { ...purity(89.35), box: at('99.35 %') } }, 'purity');
    expect(read).toMatchObject({ value: 99.35, readings: 1 });
  });

  test('a figure takes the digit that two further readings give', async () => {
    const content = { ...field(4.43, { text: '4.43 mg', box: at('14.43 mg') }) };
    expect((await confirm({ content }, 'content')).content).toMatchObject({
      value: 14.43,
      text: '14.43 mg',
      readings: 1,
      disputed: true,
    });
  });

  test('reading it once more only repeats the second reading, and confirms nothing', async () => {
    const once = await confirm({ purity: { ...purity(89.35), box: at('99.35 %') } }, 'purity');
    const again = await confirmFields(once, ['purity'], prepared, reader);
    expect(again.purity).toEqual(once.purity);
    expect(again.purity).toMatchObject({ value: 99.35, readings: 1, disputed: true });
  });

  test('a name spelt otherwise keeps its first spelling beside the better one', async () => {
    const { client } = await confirm({ client: field('Humbcr Molecular', { box: at('Humber Molecular') }) }, 'client');
    expect(client).toMatchObject({ value: 'Humber Molecular', first: 'Humbcr Molecular', readings: 2 });
  });

  test('a client that turns out to be a label is discarded', async () => {
    const { client } = await confirm({ client: field('Certifi ate No', { box: at('Certificate No.') }) }, 'client');
    expect(client).toBeNull();
  });

  test('a date read again with one letter otherwise is the same date', async () => {
    const { dates } = await confirm(
      { dates: [date('reported', '2026-10-14', { text: '14 Oc1 2026', box: at('14 Oct 2026') })] },
      'date_reported',
    );
    expect(dates[0]).toMatchObject({ value: ['2026-10-14'], readings: 2 });
  });

  test('so does a date', async () => {
    const { dates } = await confirm(
      { dates: [date('reported', '2028-10-14', { box: at('14 Oct 2026') })] },
      'date_reported',
    );
    expect(dates[0]).toMatchObject({ value: ['2026-10-14'], readings: 1 });
  });

  test('another name, key or host is not confirmed', async () => {
    const fields = await confirm(
      {
        client: field('Fenland Reagents', { box: at('Humber Molecular') }),
        key: field('M7TTXWNAH42C', { box: at('SV0S1GZ3AY7X') }),
        hosts: [host('coa-lookup.example', { box: at('quarrybank.example') })],
      },
      'client',
      'key',
      'host_1',
    );
    expect([fields.client!.readings, fields.key!.readings, fields.hosts[0]!.readings]).toEqual([1, 1, 1]);
  });
});

test('a day that a border made of a month tells no other date, once it was read again', async () => {
  const dates = [
    date('received', '2026-02-04', { text: '04/02/2026' }),
    date('reported', '2026-03-14', { text: '14/3/2026', box: at('04/3/2026') }),
  ];
  expect(fieldsToReadTwice(testFields({ dates }))).toContain('date_reported');
  const told = (await confirm({ dates }, 'date_reported')).dates.map(({ value }) => value);
  expect(told).toEqual([
    ['2026-02-04', '2026-04-02'],
    ['2026-03-04', '2026-04-03'],
  ]);
  const laboratory = registered({ habits: [{ habit: 'month-first', value: null, seen: '2026-11-01' }] });
  const { dates: known } = await confirm({ dates, laboratory }, 'date_reported');
  expect(known.map(({ value, otherDay }) => [value, otherDay])).toEqual([
    [['2026-04-02'], '2026-02-04'],
    [['2026-04-03'], '2026-03-04'],
  ]);
});

test('what stands nowhere or was not asked for stays as it was; so does what cannot be read again, and is disputed', async () => {
  const found = {
    purity: { ...purity(100.4), box: at('no number') },
    client: field('Humber Molecular', { box: null }),
    key: field('SV0S1GZ3AY7X', { box: at('SV0S1GZ3AY7X') }),
  };
  const fields = await confirm(structuredClone(found), 'purity', 'client', 'nothing_of_the_kind');
  expect(fields).toEqual(testFields({ ...found, purity: { ...found.purity, disputed: true } }));
});

test('the fields that were given stay as they were: others may be looking at them', async () => {
  const given = testFields({
    client: field('Certifi ate No', { box: at('Certificate No.') }),
    purity: { ...purity(89.35), box: at('99.35 %') },
    hosts: [host('quarrybank.example', { box: at('quarrybank.example') })],
  });
  const before = structuredClone(given);
  const confirmed = await confirmFields(given, ['client', 'purity', 'host_1'], prepared, reader);
  expect(given).toEqual(before);
  expect(confirmed).toMatchObject({ client: null, purity: { value: 99.35 }, hosts: [{ readings: 2 }] });
});

test('a name of two lines is read again as a block', async () => {
  const [above, below] = [at('Severn Peptides.'), at('ron Within Research')];
  const box = [60, above[1], Math.max(above[2], below[2]), below[1] + below[3] - above[1]] as const;
  const client = field('Severn Peptides. ron Within Research', { box: [...box] });
  expect((await confirm({ client }, 'client')).client).toMatchObject({ readings: 2 });
});

test('what a code spells otherwise is read again in print: kept where both others read it as it was read first', async () => {
  const spelt = (text: string) => ({
    reportNumber: field('R-86165', {
      text,
      box: at('R-86155'),
      readings: 2,
      inPrint: { text, readings: 1 },
    }),
  });
  expect(fieldsToReadTwice(testFields(spelt('R-86155')))).toEqual(['report_number']);
  const printed = (await confirm(spelt('R-86155'), 'report_number')).reportNumber;
  expect(printed).toMatchObject({ value: 'R-86165', readings: 2, inPrint: { text: 'R-86155', readings: 3 } });
  const misread = (await confirm(spelt('R-86135'), 'report_number')).reportNumber;
  expect(misread).toMatchObject({ value: 'R-86165', readings: 2 });
  expect(misread).not.toHaveProperty('inPrint');
});

test('a field that was read twice is not read again', async () => {
  const { purity: read } = await confirm({ purity: { ...purity(89.35), box: at('99.35 %'), readings: 2 } }, 'purity');
  expect(read).toMatchObject({ value: 89.35, readings: 2 });
});

/** Confirms with recognisers that read so: that of scene text, and Tesseract's better model. */
async function confirmAs(seen: string, again: string, found: Partial<Fields>, ...names: string[]): Promise<Fields> {
  const told: TextReader = {
    ...reader,
    read: async (_, options) => ({ words: layOut(options?.model === 'scene' ? seen : again), cutShort: false }),
  };
  return confirmFields(testFields(found), names, prepared, told);
}

describe('of two recognisers', () => {
  const box = [60, 40, 200, 30] as [number, number, number, number];
  const client = async (seen: string, again: string, more = {}) =>
    (await confirmAs(seen, again, { client: field('Humber Molecular', { box, ...more }) }, 'client')).client;
  const share = async (seen: string, again: string) =>
    (await confirmAs(seen, again, { purity: { ...purity(89.35), box } }, 'purity')).purity;
  const day = async (seen: string, again: string) =>
    (await confirmAs(seen, again, { dates: [date('reported', '2026-10-14', { box })] }, 'date_reported')).dates[0];

  test('one that reads a name as it was read is enough', async () => {
    expect(await client('Humber Molecular', 'Solent Sequence')).toMatchObject({ readings: 2 });
    expect(await client('Solent Sequence', 'Humber Molecular')).toMatchObject({ readings: 2 });
  });

  test('what both make of a name is told where it may be that name, and disputed where it is another', async () => {
    const other = await client('Hunter Molecule', 'Hunter Molecule');
    expect(other).toMatchObject({ value: 'Hunter Molecule', readings: 1, disputed: true });
    const unlike = await client('Solent Sequence', 'Solent Sequence');
    expect(unlike).toMatchObject({ value: 'Humber Molecular', readings: 1, disputed: true });
    const nothing = await client('', '');
    expect(nothing).toMatchObject({ value: 'Humber Molecular', readings: 1, disputed: true });
  });

  test('a single letter is no name', async () => {
    expect(await client('R', 'R')).toBeNull();
  });

  test('what there was no time to read says nothing against the first reading', async () => {
    const late: TextReader = { ...reader, read: async () => UNREAD };
    const found = testFields({ client: field('Humber Molecular', { box }) });
    expect((await confirmFields(found, ['client'], prepared, late)).client).toEqual(found.client);
  });

  test('what was read by sight first keeps its value: a second reading only confirms it', async () => {
    const bySight = { bySight: true };
    expect(await client('', 'Hurnber Molecular', bySight)).toMatchObject({ value: 'Humber Molecular', readings: 2 });
    for (const again of ['Solent Sequence', '', 'R']) {
      const read = await client('Humber Molecular', again, bySight);
      expect(read, again).toMatchObject({ value: 'Humber Molecular', readings: 1, disputed: true });
    }
  });

  test('a figure takes what both read, else what the one for scenes does, else it keeps what the other confirms', async () => {
    expect(await share('99.35 %', '99.35 %')).toMatchObject({ value: 99.35, readings: 1, disputed: true });
    expect(await share('99.35 %', '89.35 %')).toMatchObject({ value: 99.35, readings: 1, disputed: true });
    expect(await share('', '89.35 %')).toMatchObject({ value: 89.35, readings: 2 });
    expect(await share('89.35 %', '')).toMatchObject({ value: 89.35, readings: 2 });
    expect(await share('', '')).toMatchObject({ value: 89.35, readings: 1, disputed: true });
  });

  test('a date is read again by Tesseract; what the other alone sees confirms nothing', async () => {
    expect(await day('', '14 Oct 2026')).toMatchObject({ value: ['2026-10-14'], readings: 2 });
    expect(await day('14 Oct 2026', '')).toMatchObject({ value: ['2026-10-14'], readings: 1, disputed: true });
    expect(await day('15 Oct 2026', '15 Oct 2026')).toMatchObject({
      value: ['2026-10-15'],
      readings: 1,
      disputed: true,
    });
  });

  test('a batch of which the end was cut off takes eight characters more, not nine', async () => {
    const batch = async (printed: string) =>
      (await confirmAs(printed, printed, { batch: field('LOT12', { box }) }, 'batch')).batch?.value;
    expect(await batch('LOT12-1234567')).toBe('LOT12-1234567');
    expect(await batch('LOT12-12345678')).toBe('LOT12');
  });
});

describe('confidence', () => {
  test('rises where two readings agree and falls where they do not', async () => {
    const agreed = await confirm(
      { client: field('Humber Molecular', { box: at('Humber Molecular'), confidence: 0.6 }) },
      'client',
    );
    expect(agreed.client!.confidence).toBeCloseTo(0.84);
    const differing = await confirm(
      { client: field('Fenland Reagents', { box: at('Humber Molecular'), confidence: 0.9 }) },
      'client',
    );
    expect(differing.client!.confidence).toBeCloseTo(0.54);
  });

  test('a name that two readings do not share and that was hardly legible is none', async () => {
    const rubble = { client: field('Loe Fen BAP', { box: at('Humber Molecular'), confidence: 0.8 }) };
    expect((await confirm(rubble, 'client')).client).toBeNull();
  });

  test('a name that was read well stays although a second reading differs', async () => {
    const read = async (confidence: number) =>
      (
        await confirmAs(
          'Loe Fen',
          'Loe Fen',
          { client: field('Humber Molecular', { confidence, box: at('no number') }) },
          'client',
        )
      ).client;
    expect(await read(0.82)).toBeNull();
    expect(await read(0.84)).toMatchObject({ value: 'Humber Molecular', readings: 1, disputed: true });
  });

  test('a date that was read badly is worth a second reading, the worst first', () => {
    const read = (received: number, analysed: number, reported: number) =>
      fieldsToReadTwice(
        testFields({
          dates: [
            date('received', '2026-10-06', { confidence: received }),
            date('analysed', '2026-10-08', { confidence: analysed }),
            date('reported', '2026-10-14', { confidence: reported }),
          ],
        }),
      );
    expect(read(0.71, 0.72, 0.9)).toEqual(['date_received']);
    expect(read(0.6, 0.3, 0.5)).toEqual(['date_analysed', 'date_reported', 'date_received']);
  });

  test('decisive fields are worth a second reading however they were read, others are not', () => {
    const weak = (confidence: number) => ({ confidence });
    expect(
      fieldsToReadTwice(
        testFields({
          manufacturer: field('A', weak(0.5)),
          purity: { ...purity(99), ...weak(0.4) },
          cas: field('50-00-0', weak(0.1)),
        }),
      ),
    ).toEqual(['purity']);
    expect(
      fieldsToReadTwice(
        testFields({
          client: field('A', { confidence: 0.5, readings: 2 }),
          key: field('K', { confidence: 0.5, box: null }),
        }),
      ),
    ).toEqual([]);
    const all = {
      client: field('A', weak(0.9)),
      batch: field('B', weak(0.2)),
      key: field('K', weak(0.3)),
      reportNumber: field('R', weak(0.4)),
      purity: { ...purity(99), ...weak(0.5) },
    };
    expect(fieldsToReadTwice(testFields(all))).toEqual(['client', 'batch', 'report_number', 'key', 'purity']);
  });
});
