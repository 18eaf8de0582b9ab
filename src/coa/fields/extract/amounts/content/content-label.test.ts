import { expect, test } from 'vitest';
import { cellsOf, graphOf } from '../../../../testing/page.ts';
import { contentLabelOf, contentTitleOf, isSentence, wholeTitle } from './content-label.ts';

const cell = (text: string) => cellsOf(text)[0]!;

test.each([
  ['seven words', 'Net peptide content found for each vial', false],
  ['eight words', 'Net peptide content found for each glass vial', true],
  ['seven words and those that join', 'Net content of the peptide found in each glass vial', false],
  ['the same closed by a full stop', 'Net content of the peptide found in each vial.', true],
  ['the same with a figure', 'Net content of the peptide in vial no 2', true],
  ['eight words, two in brackets', 'Net peptide content found for each (glass sealed) vial', false],
  ['of how many it is the mean', 'Content per vial, mean of the vials V1 and V2 and V3', false],
])('a title of %s', (_, text, wanted) => {
  expect(isSentence(cell(text))).toBe(wanted);
});

test.each([
  ['what stands in words before it in its row', 'Choline        Assay', 'Choline: Assay'],
  ['nothing of a figure before it', '12.4           Assay', 'Assay'],
  ['nothing of fewer letters', 'B2             Assay', 'Assay'],
  ['nothing where it begins its row', 'Choline\nAssay', 'Assay'],
])('a title has %s', (_, page, wanted) => {
  const graph = graphOf(page);
  expect(wholeTitle(graph.cells.find(({ text }) => text === 'Assay')!, graph)).toBe(wanted);
});

test.each([
  [
    'content',
    'Net peptide content: 10.27 mg',
    { text: 'Net peptide content:', words: 3, isTitle: false, isClosed: true },
  ],
  ['content without a colon', 'Net peptide content 10.27 mg', { words: 3, isClosed: false }],
  ['another field', 'Batch: 10.27 mg', null],
  ['none', 'Ostrel 10.27 mg', null],
])('the label of %s', (_, text, wanted) => {
  const label = contentLabelOf(cell(text));
  if (wanted === null) expect(label).toBeNull();
  else expect(label).toMatchObject(wanted);
});

test.each([
  ['speaks of a content', 'GHK-Cu assay', { text: 'GHK-Cu assay', words: 2, isTitle: true, isClosed: false }],
  ['has its figure behind it', 'GHK-Cu assay 10.27 mg', { text: 'GHK-Cu assay', words: 2 }],
  ['has a name with figures', 'BPC-157 assay', { text: 'BPC-157 assay' }],
  ['is that of the whole of a blend', 'Total', { text: 'Total' }],
  ['is a figure alone', '10.27 assay', null],
  ['speaks of none', 'Appearance', null],
  ['is a unit alone', 'mg/vial', null],
  ['speaks of something else', 'Assay of water', null],
  ['speaks of something else behind its figure', 'Assay 10 mg claimed', null],
])('a title that %s', (_, text, wanted) => {
  const title = contentTitleOf(cell(text));
  if (wanted === null) expect(title).toBeNull();
  else expect(title).toMatchObject(wanted);
});
