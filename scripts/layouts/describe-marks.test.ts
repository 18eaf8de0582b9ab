import { expect, test } from 'vitest';
import type { Fields } from '../../src/coa/fields/fields.ts';
import type { PlacedWord } from '../../src/coa/forensics/features/measured-word.ts';
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
const words: PlacedWord[] = [{ text: 'Word', confidence: 1, box: [0, 0, 40, 20] }];
const described = (found: Partial<Fields>, codes: number | null = 1) =>
  describeMarks(
    {
      fields: testFields({ laboratory: registered(), pageKind: 'certificate', ...found }),
      codes: codes === null ? null : Array.from({ length: codes }, () => ({})),
      unreadableCodes: [],
      picture: { width: 100, height: 100, rgba: new Uint8Array(40_000) },
    } as never,
    words,
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
