import { expect, test } from 'vitest';
import { contentOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['behind a short title in a line of sentences', 'ppm). UV purity 97.86 %. Peptide in the vial 10.3 mg.', 10.3],
  ['in a sentence', 'Reversed-phase HPLC was used. The amount of peptide found was 10.43 mg per vial.', 10.43],
  ['in Dutch', 'Het flesje bevat 10,94 mg ipamoreline (vrije base), dat is meer dan de opgave', 10.94],
  ['before what it is of', 'Of this sample we can say: there were 53.6 mg of peptide in the vial', 53.6],
  ['in milligrams', 'Compared with a weighed reference, the vial contains 10.9 milligrams of KPV.', 10.9],
  [
    'behind the verb of a long sentence',
    'The quantity of peptide in the vial, determined against a reference standard, was 9.57 mg in the\nvial that was sent in by the client for this test.',
    9.57,
  ],
])('the content %s', (_, page, content) => {
  expect(contentOn(page)?.value ?? null).toBe(content);
});
