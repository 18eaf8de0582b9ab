import { expect, test } from 'vitest';
import { lastSentence } from './last-sentence.ts';

test.each([
  ['Results apply to the supplied sample only. Tarn Labs s.r.o.', 'Tarn Labs s.r.o.'],
  ['LC-UV-MS. Orrery Labs Ltd', 'Orrery Labs Ltd'],
  ['Seen by nobody. Kept by none. Tarn Assay', 'Tarn Assay'],
  ['St. Tarn Laboratories Inc. Testing', 'St. Tarn Laboratories Inc. Testing'],
  ['Tarn Analytical', 'Tarn Analytical'],
])('%s', (line, last) => {
  expect(lastSentence(line)).toBe(last);
});
