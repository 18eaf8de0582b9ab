import { expect, test } from 'vitest';
import { contentOn } from '../../../../testing/fields-on-page.ts';

test.each([
  [
    'of capsules, of which a line gives the average',
    'Content of single capsules (µg)\n1       2       3\n508     517     511\n\nMean of 3 capsules: 512 µg per capsule (102.4 % of label), range 508-517 µg',
    0.512,
  ],
  ['of capsules, of whose unit a reader makes a y', 'Mean of 3 capsules: 512 yg per capsule', 0.512],
  [
    'behind what says that it is of all parts of a blend',
    'Quantity     5.29 mg          Quantity     5.42 mg\n\nPeptide in the vial, both components: 10.71 mg',
    10.71,
  ],
  [
    'in the total of a blend, which one line gives below its table',
    'Test     Parameter         Unit       Result\nT1       Content GHK-Cu     mg/vial    51.9\nT2       Content KPV        mg/vial    10.9\n\nSum of declared peptides found: 62.8 mg per vial. Eval.: within its limit',
    62.8,
  ],
])('the content %s', (_, page, content) => {
  expect(contentOn(page)?.value ?? null).toBe(content);
});
