import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { counted, dayText, licenceName, withDayTexts } from './words.ts';

test('days are written out', () => {
  expect(dayText('2026-11-04')).toBe('4 November 2026');
});

test.each([
  ['Answered on 2026-09-15.', 'Answered on 15 September 2026.'],
  ['Asked on 2026-08-05 and again on 2026-08-12', 'Asked on 5 August 2026 and again on 12 August 2026'],
  ['Batch 2026-13-01', 'Batch 2026-13-01'],
  ['archive/2026-07-29-answer.txt', 'archive/2026-07-29-answer.txt'],
  ['No day.', 'No day.'],
])('the days in “%s” are told in words', (text, told) => {
  expect(withDayTexts(text)).toBe(told);
});

test('nouns agree with their count', () => {
  expect([counted(0, 'vendor'), counted(1, 'vendor'), counted(2, 'laboratory', 'laboratories')]).toEqual([
    '0 vendors',
    '1 vendor',
    '2 laboratories',
  ]);
});

test('a licence is named as people know it', () => {
  const { site } = loadData();
  const named = (id: string) =>
    licenceName({ ...site, dataset: { ...site.dataset, licence: { ...site.dataset.licence, id } } });
  expect([named('CC-BY-4.0'), named('CC-BY-SA-4.0'), named('ODbL-1.0')]).toEqual([
    'CC BY 4.0',
    'CC BY-SA 4.0',
    'ODbL 1.0',
  ]);
});
