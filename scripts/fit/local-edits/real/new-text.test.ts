import { expect, test } from 'vitest';
import { Random } from '../../../certificates/random.ts';
import { newText } from './new-text.ts';

test.each([
  ['purity', '99.12%', /^\d+\.\d+\s?%$/],
  ['another_percentage2', '99.12%', /^\d+\.\d+\s?%$/],
  ['another_amount1', '10.55 mg', /\d/],
  ['another_date1', '06/14/2026', /^\d\d\/\d\d\/\d{4}$/],
  ['another_number1', 'ABC-1234567-P', /\d/],
])('%s, “%s”, is changed to another of its kind', (name, text, form) => {
  const changed = newText(name, text, new Random('new text'));
  expect(changed).not.toBe(text);
  expect(changed).toMatch(form);
});

test('of what nobody changes nothing comes to mind', () => {
  expect(newText('host_1', 'partnerlab.example', new Random('new text'))).toBeNull();
});
