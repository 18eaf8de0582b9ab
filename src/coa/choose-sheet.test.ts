import { expect, test } from 'vitest';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import { chooseSheet } from './choose-sheet.ts';
import { indexCompounds } from './fields/extract/sample/compounds/compound-index.ts';
import { findFields } from './fields/find-fields.ts';
import type { PreparedPage } from './image/prepare/prepare-page.ts';
import { IDENTITY } from './image/transform.ts';
import { LETTERS, layOut } from './testing/page.ts';

const { laboratories, compounds } = fixtureDataset();
const index = indexCompounds(compounds);

/** The sheet that is judged of a picture with lines at the left and others at the right. */
function choose(left: readonly string[], right: readonly string[]) {
  const words = layOut(left.map((line, row) => line.padEnd(80) + (right[row] ?? '')).join('\n'));
  const page = {
    width: Math.max(...words.map((word) => word.right)),
    height: Math.max(...words.map((word) => word.bottom)),
  };
  const prepared = { page, letters: LETTERS, toPicture: IDENTITY } as unknown as PreparedPage;
  return chooseSheet({ words, codes: [] }, prepared, (graph, codes) =>
    findFields({
      graph,
      codes,
      laboratories,
      compounds: index,
      toPicture: ({ left: from, top, right: to, bottom }) => [from, top, to - from, bottom - top],
    }),
  );
}

const REPORT = [
  'Certificate of Analysis',
  '',
  'Client      Tidemark Peptides',
  'Sample      PT-141 10 mg',
  'Batch       TM-PT-0526',
  'Received    18 May 2026',
  '',
  'Purity by HPLC at 214 nm    99.35 %',
  'Content per vial            10.18 mg',
  'Molecular mass              1025.2 Da',
];

test('two certificates side by side are two sheets', () => {
  const { fields, other } = choose(
    REPORT,
    REPORT.map((line) => line.replace('Tidemark', 'Severn').replace('99.35', '98.1')),
  );
  expect(fields.client?.value).toBe('Tidemark Peptides');
  expect(fields.purity?.value).toBe(99.35);
  expect(other?.place).toBe('right half');
});

test('a report beside what the shop says, of which each half bears a title, is one sheet', () => {
  const values = [
    'Test Report SGA-26-0754',
    '',
    'Reported       22 May 2026 by Saltmarsh Analytical LLC',
    'Analysed       20 May 2026 by Saltmarsh Analytical LLC',
    '',
    'Determination                        Result',
    'Purity by HPLC at 214 nm             99.35 %',
    'Content per vial by HPLC             10.18 mg',
    'Molecular mass by LC-MS              1025.2 Da',
  ];
  const shop = [
    'Certificate of Analysis for this batch',
    ...REPORT.slice(1, 5),
    '',
    'Sold as a lyophilised powder for research.',
    'The certificate for the batch that we ship',
    'is shown on this page, as we received it.',
  ];
  const { fields, other } = choose(shop, values);
  expect(other).toBeNull();
  expect(fields.client?.value).toBe('Tidemark Peptides');
  expect(fields.purity?.value).toBe(99.35);
});
