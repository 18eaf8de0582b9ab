import { expect, test } from 'vitest';
import { kindOfField } from './kind-of-field.ts';

test.each([
  ['client', 'client'],
  ['report_number', 'report_number'],
  ['date_received', 'date'],
  ['date_reported2', 'date'],
  ['host_1', 'host'],
  ['another_amount13', 'another_amount'],
  ['another_date1', 'another_date'],
])('%s is a %s', (name, kind) => {
  expect(kindOfField(name)).toBe(kind);
});
