import { expect, test } from 'vitest';
import { date, field, testFields } from '../testing/fields.ts';
import { datesReceipt, isForNobody } from './for-whom.ts';

const labels = (...found: string[]) => ({ labels: { found, repeated: [] } }) as Parameters<typeof testFields>[0];

test('a receipt is dated behind a label, or has its place; a sentence may tell of stock', () => {
  expect(datesReceipt(testFields({ dates: [date('received', '2026-06-10')] }))).toBe(true);
  expect(datesReceipt(testFields(labels('date_received')))).toBe(true);
  expect(datesReceipt(testFields({ dates: [date('received', '2026-06-10', { label: '' })] }))).toBe(false);
  expect(datesReceipt(testFields({ dates: [date('reported', '2026-06-10')] }))).toBe(false);
});

test('a page is for nobody where it names no client and has no place for one', () => {
  expect(isForNobody(testFields())).toBe(true);
  expect(isForNobody(testFields({ client: field('Humber Molecular') }))).toBe(false);
  expect(isForNobody(testFields(labels('client')))).toBe(false);
});

test.each(['retail', 'Export stock', 'Einzelhandel'])('what was made for "%s" was made for nobody', (text) => {
  expect(isForNobody(testFields({ client: field(text) }))).toBe(true);
});
