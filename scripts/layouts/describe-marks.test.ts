import { expect, test } from 'vitest';
import { type Fields, namedFields } from '../../src/coa/fields/fields.ts';
import type { PlacedWord } from '../../src/coa/forensics/features/measured-word.ts';
import { formsOn } from '../../src/coa/forensics/layouts/forms.ts';
import { learnLayout } from '../../src/coa/forensics/layouts/learn-layout.ts';
import type { FieldSetting } from '../../src/coa/forensics/layouts/setting.ts';
import { date, field, registered, testFields } from '../../src/coa/testing/fields.ts';
import { describeMarks } from './describe-marks.ts';

const SETTING: FieldSetting = { measures: [0, 0, 0, 0, 0, 0, 0, 0], letters: [], spacing: [] };
const learned = (...names: string[]) => new Map(names.map((name) => [name, SETTING]));
/** Ten pages, all with a client, nine with a key, five with a batch. */
const pages = Array.from({ length: 10 }, (_, index) =>
  learned('client', ...(index < 9 ? ['key'] : []), ...(index < 5 ? ['batch'] : [])),
);
const layout = learnLayout('lab-one', pages, '2026-11-22', {
  forms: { key: { XXXXXXXX: 9 } },
  marks: { 'a place for a signature': { on: 10, of: 10 }, 'Look this report up': { on: 9, of: 10 } },
  code: { on: 10, of: 10, side: 10, read_from: 40, beside: [], since: '2026-03-01' },
  intervals: [{ from: 'received', to: 'reported', least: 2, most: 6, of: 10 }],
  sequences: [
    {
      form: '9',
      by: 'received',
      margin: 30,
      reports: [5000, 5100, 5200, 5300].map((number, index) => [[number], `2026-0${3 + index}-01`]),
    },
  ],
})!;
const MARKS = ['a place for a signature', 'Look this report up'];
const words: PlacedWord[] = [{ text: 'Word', confidence: 1, box: [0, 0, 40, 20] }];
const described = (found: Partial<Fields>, codes: number | null = 1, marks: string[] = MARKS) =>
  describeMarks(
    {
      fields: testFields({ laboratory: registered(), pageKind: 'certificate', ...found }),
      codes: codes === null ? null : Array.from({ length: codes }, () => ({})),
      unreadableCodes: [],
      picture: { width: 100, height: 100, rgba: new Uint8Array(40_000) },
    } as never,
    words,
    { forms: formsOn(namedFields(testFields(found))), marks },
    layout,
    '2026-11-20',
  );
const genuine = {
  client: field('Humber Molecular'),
  key: field('7KQ4M9XD'),
  reportNumber: field('5150'),
  dates: [date('received', '2026-04-10'), date('reported', '2026-04-13')],
};

test('of a page as those that were learned nothing is said', () => {
  expect(described(genuine)).toEqual([]);
});

test('a field that nearly all learned pages show is missed, one that half of them show is not', () => {
  expect(described({ ...genuine, key: null })).toEqual([
    'The key was not found; nearly all of the 10 pages that were learned show one.',
  ]);
});

test('a code that is missing, a number of another time and days far apart are said', () => {
  const dates = [date('received', '2026-08-10'), date('reported', '2026-11-13')];
  const [code, interval, number, ...more] = described({ ...genuine, dates }, 0);
  expect(more).toEqual([]);
  expect(code).toMatch(/^All 10 reports by .* carry a code\. We found none on this page/);
  expect(interval).toMatch(/^There are 95 days between receipt/);
  expect(number).toMatch(/^The report is numbered “5150” and dated 10 August 2026/);
});

test('a signature and a sentence that are missing are said', () => {
  expect(described(genuine, 1, [])).toEqual([
    'Not found: a place for a signature, which 10 of the 10 pages that were learned have.',
    'Not found: the sentence “Look this report up”, which 9 of the 10 pages that were learned have.',
  ]);
});

test('a key of another length is said in its form', () => {
  expect(described({ ...genuine, key: field('7KQ4-M9XD') })).toEqual([
    'The key is written XXXX-XXXX, and on the 9 pages that were learned XXXXXXXX (9 is a digit, A a capital, a a small letter, X a letter or a digit).',
  ]);
});
