import { describe, expect, test } from 'vitest';
import { rectangleToQuad, rotation, scaling, translation } from '../image/transform.ts';
import { drawCopy, drawReport, type Line, paint, takenAs } from '../testing/draw-copy.ts';
import { compareCopies } from './compare-copies.ts';
import type { Copy } from './copy.ts';
import { describeComparison } from './describe-comparison.ts';

/** What the report prints of its measurements, none of which is a known field. */
const MEASUREMENTS: readonly Line[] = [
  ['RETENTION TIME', '12.847'],
  ['PEAK AREA', '884213'],
  ['LARGEST IMPURITY', '0.41'],
  ['COLUMN', 'C18 150 X 4.6'],
  ['MOBILE PHASE', 'WATER AND ACETONITRILE'],
  ['DETECTION', 'UV AT 214 NM'],
  ['ANALYST', 'M. HARGREAVES'],
  ['METHOD REFERENCE', 'TW-MET-022 REVISION 4'],
  ['THIS REPORT APPLIES TO THE SAMPLE AS RECEIVED', ''],
];

const report = (changes: Readonly<Record<string, string>> = {}): Copy => drawReport(MEASUREMENTS, changes);

/** A report of another sample for another client. */
const ANOTHER = {
  'REPORT NUMBER': 'TW-51977',
  'VERIFICATION KEY': 'P4D8ZR1C',
  CLIENT: 'HUMBER MOLECULAR',
  SAMPLE: 'KPV 5 MG',
  BATCH: 'HM-0419',
  'DATE RECEIVED': '2026-08-20',
  'DATE ANALYSED': '2026-08-24',
  'DATE REPORTED': '2026-08-27',
  'PURITY BY HPLC': '98.77%',
  CONTENT: '5.16 MG',
  'RETENTION TIME': '7.322',
  'PEAK AREA': '530986',
  'LARGEST IMPURITY': '0.95',
};

/** Ways of taking another picture of a page. */
const WAYS: readonly [string, (copy: Copy) => Copy][] = [
  ['reduced', (copy) => takenAs(copy, scaling(1 / 0.7), { width: 700, height: 910 })],
  ['enlarged', (copy) => takenAs(copy, scaling(1 / 1.4), { width: 1400, height: 1820 })],
  ['askew', (copy) => takenAs(copy, rotation(0.03, 500, 650))],
  ['in a browser', (copy) => takenAs(copy, translation(-260, -140), { width: 1500, height: 1500 })],
  [
    'photographed',
    (copy) =>
      takenAs(
        copy,
        rectangleToQuad(1100, 1400, [
          [-60, -50],
          [1030, -20],
          [1060, 1340],
          [-30, 1310],
        ]),
        { width: 1100, height: 1400 },
      ),
  ],
];

describe.each(WAYS)('a copy %s', (_, take) => {
  test('of the same page is the same report', () => {
    expect(compareCopies(take(report()), report())).toMatchObject({ verdict: 'same', changed: 0, differences: [] });
    expect(compareCopies(report(), take(report()))).toMatchObject({ verdict: 'same', changed: 0, differences: [] });
  });

  test.each([
    ['PURITY BY HPLC', '99.81%', 'purity', '99.31%'],
    ['DATE RECEIVED', '2026-09-03', 'date_received', '2026-06-03'],
    ['CLIENT', 'CRESTLINE SUPPLY', 'client', 'FENLAND REAGENTS'],
    ['REPORT NUMBER', 'TW-48218', 'report_number', 'TW-48213'],
  ])('shows that %s was changed to %s', (label, text, field, was) => {
    const { verdict, changed, differences } = compareCopies(take(report({ [label]: text })), report());
    expect([verdict, changed]).toEqual(['changed', 1]);
    expect(differences).toMatchObject([{ field, given: { text }, copy: { text: was } }]);
  });

  test('of another report is said to be that', () => {
    expect(compareCopies(take(report(ANOTHER)), report())).toMatchObject({ verdict: 'another', differences: [] });
  });
});

test('a value that no field was found for differs all the same', () => {
  const { verdict, differences } = compareCopies(report({ 'PEAK AREA': '334913' }), report());
  expect(verdict).toBe('changed');
  expect(differences).toMatchObject([{ given: { text: '334913' }, copy: { text: '884213' } }]);
});

test('several fields are counted once each, the boxes lead to both pictures', () => {
  const given = takenAs(report({ CLIENT: 'CRESTLINE SUPPLY', BATCH: 'FR-2611-604' }), scaling(1 / 0.8), {
    width: 800,
    height: 1040,
  });
  const { changed, differences } = compareCopies(given, report());
  expect(changed).toBe(2);
  expect(differences.map(({ field }) => field).sort()).toEqual(['batch', 'client']);
  const client = differences.find(({ field }) => field === 'client');
  expect(client?.copy?.box[0]).toBeCloseTo(420, -1);
  expect(client?.given?.box[0]).toBeCloseTo(336, -1);
});

test('what was only misread is not changed: the print decides', () => {
  const given = report();
  const misread: Copy = {
    ...given,
    words: given.words.map((word) => (word.text === '99.31%' ? { ...word, text: '99.81%' } : word)),
    fields: given.fields.map((field) =>
      field.field === 'purity' ? { ...field, text: '99.81%', value: 99.81 } : field,
    ),
  };
  const { verdict, fields } = compareCopies(misread, report());
  expect(verdict).toBe('same');
  expect(fields.find(({ field }) => field === 'purity')?.state).toBe('same');
});

test('a covered client, and a stamp over part of the page, are no changes but are said', () => {
  const given = report();
  const client = given.words.filter(({ text }) => text === 'FENLAND' || text === 'REAGENTS');
  paint(given, [410, client[0]?.box[1] ?? 0, 320, 24], 20);
  paint(given, [600, 900, 240, 240], (x, y) => (Math.hypot(x - 720, y - 1020) % 24 < 9 ? 90 : 250));
  const covered: Copy = { ...given, words: given.words.filter((word) => !client.includes(word)) };
  const { verdict, remarks } = compareCopies(covered, report());
  expect(verdict).toBe('same');
  expect(remarks).toEqual(expect.arrayContaining(['covered', 'overlaid']));
});

test('a page shown light on dark is the same report', () => {
  const given = report();
  given.grey?.data.forEach((value, at, data) => {
    data[at] = 255 - value;
  });
  expect(compareCopies(given, report()).verdict).toBe('same');
});

test('a cropped page is compared where it can be', () => {
  const { verdict, remarks } = compareCopies(
    takenAs(report({ 'PURITY BY HPLC': '99.81%' }), translation(30, 20), { width: 900, height: 600 }),
    report(),
  );
  expect([verdict, remarks]).toEqual(['changed', ['cropped']]);
});

test('a code that leads elsewhere is a change, another spelling of its address is none', () => {
  const box = [700, 100, 150, 150] as const;
  const coded = (text: string, period: number): Copy => {
    const copy = report();
    paint(copy, [...box], (x, y) => (((x >> 3) * period + (y >> 3) * 7) % 3 === 0 ? 20 : 240));
    return { ...copy, codes: [{ text, box: [...box] }] };
  };
  const copy = coded('https://www.tideway.example/v/48213', 5);
  expect(compareCopies(coded('https://tideway.example/v/48213/', 5), copy).verdict).toBe('same');
  expect(compareCopies(coded('https://tideway-labs.example/v/48213', 4), copy)).toMatchObject({
    verdict: 'changed',
    differences: [{ field: 'code' }],
  });
});

test('a copy of a later day may be a later issue, and is called that where nothing else differs', () => {
  const later = { 'DATE REPORTED': '2026-08-29' };
  const again = compareCopies(report(), report(later));
  expect([again.verdict, again.remarks]).toEqual(['changed', ['later-issue']]);
  expect(describeComparison(again).headline).toBe('Perhaps a later issue of the same report');
  const renumbered = compareCopies(report(), report({ ...later, 'REPORT NUMBER': 'TW-52107' }));
  expect(describeComparison(renumbered).headline).toBe('Perhaps a later issue of the same report');
  const also = compareCopies(report({ 'PURITY BY HPLC': '99.81%' }), report(later));
  expect(also.remarks).toContain('later-issue');
  expect(describeComparison(also).headline).toBe('The same report, with 2 fields changed');
  const earlier = compareCopies(report(later), report());
  expect(describeComparison(earlier).headline).toBe('The same report, with 1 field changed');
});

describe('a later issue is told by the day, however a laboratory writes it', () => {
  /** A report of a day, written with the name of its month. */
  const reported = (day: string, value: string): Copy => {
    const copy = report({ 'DATE REPORTED': day });
    const fields = copy.fields.map((field) => (field.field === 'date_reported' ? { ...field, value } : field));
    return { ...copy, fields };
  };

  test.each([
    ['11 JUN 2026', '2026-06-11', '08 AUG 2026', '2026-08-08', ['later-issue']],
    ['03 SEP 2026', '2026-09-03', '11 JUN 2026', '2026-06-11', []],
    ['03/09/2026', '2026-03-09 or 2026-09-03', '11/06/2026', '2026-06-11', []],
    ['02/04/2026', '2026-02-04 or 2026-04-02', '11/06/2026', '2026-06-11', ['later-issue']],
  ])('%s (%s), on the copy %s (%s): %j', (given, givenDay, copy, copyDay, expected) => {
    const { verdict, remarks } = compareCopies(reported(given, givenDay), reported(copy, copyDay));
    expect([verdict, remarks]).toEqual(['changed', expected]);
  });
});

test('a value that was read otherwise is no word more that was compared', () => {
  const given = report();
  const misread = given.fields.map((field) =>
    field.field === 'purity' ? { ...field, text: '99.81%', value: 99.81 } : field,
  );
  const { wordsCompared } = compareCopies(given, report());
  expect(compareCopies({ ...given, fields: misread }, report()).wordsCompared).toBe(wordsCompared);
});

describe('a version in another language', () => {
  const IN_GERMAN: Readonly<Record<string, string>> = {
    'CERTIFICATE OF ANALYSIS': 'ANALYSENZERTIFIKAT',
    'REPORT NUMBER': 'BERICHTSNUMMER',
    'VERIFICATION KEY': 'PRUEFSCHLUESSEL',
    CLIENT: 'AUFTRAGGEBER',
    SAMPLE: 'PROBE',
    BATCH: 'CHARGE',
    'DATE RECEIVED': 'EINGANGSDATUM',
    'DATE ANALYSED': 'ANALYSENDATUM',
    'DATE REPORTED': 'BERICHTSDATUM',
    'PURITY BY HPLC': 'REINHEIT NACH HPLC',
    CONTENT: 'GEHALT',
    'RETENTION TIME': 'RETENTIONSZEIT',
    'PEAK AREA': 'PEAKFLAECHE',
    'LARGEST IMPURITY': 'VERUNREINIGUNG',
    COLUMN: 'TRENNSAEULE',
    'MOBILE PHASE': 'LAUFMITTEL',
    DETECTION: 'NACHWEIS',
    ANALYST: 'BEARBEITER',
    'METHOD REFERENCE': 'METHODE',
    'THIS REPORT APPLIES TO THE SAMPLE AS RECEIVED': 'DIESER BERICHT GILT NUR WIE ERHALTEN',
  };
  /** The report with German words, and its fields found or not, as a reader of English may. */
  const german = (changes: Readonly<Record<string, string>> = {}, isRead = true): Copy => {
    const copy = drawReport(MEASUREMENTS, { 'MOBILE PHASE': 'WASSER UND ACETONITRIL', ...changes }, IN_GERMAN);
    return isRead ? copy : { ...copy, fields: copy.fields.filter(({ field }) => field === 'report_number') };
  };

  test.each([true, false])('is the same report, and is said to be one (fields read: %s)', (isRead) => {
    const comparison = compareCopies(german({}, isRead), report());
    expect(comparison).toMatchObject({ verdict: 'same', changed: 0, differences: [], remarks: ['reworded'] });
    expect(describeComparison(comparison).sentences.join(' ')).toMatch(/values that both print .* another language/);
    expect(compareCopies(report(), german({}, isRead))).toMatchObject({ verdict: 'same', remarks: ['reworded'] });
  });

  test.each([
    ['PURITY BY HPLC', '99.81%', 'purity'],
    ['CLIENT', 'CRESTLINE SUPPLY', 'client'],
    ['DATE RECEIVED', '2026-08-03', 'date_received'],
  ])('shows that %s was changed all the same', (label, text, field) => {
    for (const isRead of [true, false])
      expect(compareCopies(german({ [label]: text }, isRead), report())).toMatchObject({
        verdict: 'changed',
        changed: 1,
        differences: [{ field, given: { text } }],
        remarks: ['reworded'],
      });
  });

  test('with its numbers written in its way prints the same values', () => {
    const given = german({
      'PURITY BY HPLC': '99/31%',
      'DATE RECEIVED': '03.06.2026',
      'DATE REPORTED': '11 JUN 2026',
    });
    // As a reader does who knows no German: the days found, but not of what.
    const fields = given.fields
      .filter(({ field }) => field !== 'date_received')
      .map((field) => (field.field === 'purity' ? { ...field, value: 99.31 } : field));
    expect(compareCopies({ ...given, fields }, report())).toMatchObject({ verdict: 'same', remarks: ['reworded'] });
  });

  test('is none where the words are the same, whatever values were changed', () => {
    const changes = { CLIENT: 'CRESTLINE SUPPLY', ANALYST: 'R. WETHERALL', 'MOBILE PHASE': 'METHANOL WITH FORMIC' };
    const { changed, remarks } = compareCopies(report(changes), report());
    expect(changed).toBe(3);
    expect(remarks).not.toContain('reworded');
  });
});

describe('nothing can be told', () => {
  test('of a file held against itself', () => {
    const one = { ...report(), file: 'a' };
    expect(compareCopies(one, one)).toMatchObject({ verdict: 'cannot-tell', hindrance: 'same-file' });
  });

  const receipt = (milk: string, further: readonly Line[] = MEASUREMENTS) =>
    drawCopy([['GROCER', 'RECEIPT'], ['MILK', milk], ['BREAD', '2.40'], ...further]);

  test.each([
    ['one is', receipt('1.20', []), report()],
    ['both are', receipt('1.20'), receipt('1.20')],
    ['both are, though they differ', receipt('1.20'), receipt('7.58')],
  ])('where %s no certificate', (_, given, copy) => {
    expect(compareCopies(given, copy)).toMatchObject({
      verdict: 'cannot-tell',
      hindrance: 'no-certificate',
      differences: [],
    });
  });
});

describe('where only the fields are known, as from two answers', () => {
  const bare = (copy: Copy): Copy => ({ ...copy, words: [], grey: null });

  test.each([
    ['the same', {}, 'same'],
    ['another', ANOTHER, 'another'],
  ])('%s', (_, changes, verdict) => {
    expect(compareCopies(bare(report(changes)), bare(report()))).toMatchObject({
      verdict,
      remarks: ['not-by-print', 'fields-only'],
    });
  });
});
