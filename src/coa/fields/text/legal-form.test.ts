import { expect, test } from 'vitest';
import { endsInLegalForm, withoutLegalForm } from './legal-form.ts';

test.each([
  ['Meadow Sciences, Inc.', true, 'Meadow Sciences'],
  ['Odra Sp. z o.o.', true, 'Odra'],
  ['Fenland Reagents', false, 'Fenland Reagents'],
  ['Codex Labs', false, 'Codex Labs'],
])('a legal form at the end of %s', (name, ends, without) => {
  expect(endsInLegalForm(name)).toBe(ends);
  expect(withoutLegalForm(name)).toBe(without);
});
