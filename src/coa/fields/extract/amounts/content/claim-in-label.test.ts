import { expect, test } from 'vitest';
import { contentOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['behind its label', 'Content found: 10.43 mg', 10.43],
  ['and not what a label of two lines says is claimed', 'Labeled Peptide\nContent: 50 mg', null],
  ['and not what stands beside such a label', 'Labeled Peptide\nContent/Potency:     50 mg', null],
  [
    'and not what all of it weighs',
    'Labeled Peptide\nContent/Potency:     50 mg\n\nMass     As recorded     148.2 mg',
    null,
  ],
  ['where nothing names it near a claim', 'Labeled Peptide\nContent/Potency:     50 mg\n\nRecorded     54.2 mg', 54.2],
  ['behind its label in a long line', 'Net content: 52.6 mg per vial (claim 50 mg, n = 2)', 52.6],
])('the content %s', (_, page, content) => {
  expect(contentOn(page)?.value ?? null).toBe(content);
});
