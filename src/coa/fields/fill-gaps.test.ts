import { expect, test } from 'vitest';
import { compound, date, field, named, purity, testFields } from '../testing/fields.ts';
import { fillGaps } from './fill-gaps.ts';

test('what is missing or was hardly read is filled in, and says by which reading', () => {
  const first = testFields({ batch: field('BX-1024'), purity: { ...purity(77), confidence: 0.3 } });
  const seen = testFields({
    client: field('Humber Molecular'),
    batch: field('BX-1O24'),
    purity: { ...purity(99.35), confidence: 0.95 },
    compound: named([compound()]),
    sample: field('Semaglutide 10 mg'),
  });
  const filled = fillGaps(first, seen);
  expect(filled.client).toMatchObject({ value: 'Humber Molecular', bySight: true });
  expect(filled.purity).toMatchObject({ value: 99.35, bySight: true });
  expect(filled.batch).toBe(first.batch);
  expect(filled.sample?.value).toBe('Semaglutide 10 mg');
  expect(filled.compound).toBe(seen.compound);
});

test('a much surer value takes the place of another, dates where more were seen, addresses and masses never', () => {
  const first = testFields({
    client: { ...field('Sea wired Code'), confidence: 0.6 },
    dates: [date('received', '2026-06-10')],
  });
  const seen = testFields({
    client: { ...field('Humber Molecular'), confidence: 0.95 },
    dates: [date('received', '2026-06-10'), date('reported', '2026-06-12')],
    hosts: [{ ...field('laboratory.example'), path: '', forVerification: true, email: false, fromCode: false }],
  });
  const filled = fillGaps(first, seen);
  expect(filled.client?.value).toBe('Humber Molecular');
  expect(filled.dates.map(({ role, bySight }) => [role, bySight])).toEqual([
    ['received', true],
    ['reported', true],
  ]);
  expect(filled.hosts).toEqual([]);
  expect(fillGaps(seen, first)).toMatchObject({ client: seen.client, dates: seen.dates, hosts: seen.hosts });
});
