import { expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { cellsOf, LETTERS } from '../../../testing/page.ts';
import { findInProse } from './find-in-prose.ts';

const find = (page: string, confidence?: number) => findInProse(pageGraph(cellsOf(page, confidence), LETTERS));

test('a key that was hardly legible is one: otherwise that of the code stood for it', () => {
  const { key } = find('Confirm this report with report number R-86155 and key PCE49LEEN9MS.', 0.27);
  expect(key).toMatchObject({ text: 'PCE49LEEN9MS' });
});

test('a number behind a sign alone is one where it was read well', () => {
  expect(find('Test report\nNo. R-86155').report_number).toMatchObject({ text: 'R-86155' });
  expect(find('Ne. 1$7521', 0.1).report_number).toBeNull();
});

test('a number behind a French title', () => {
  expect(find('Bulletin d’analyse CG-26-1162').report_number).toMatchObject({ text: 'CG-26-1162' });
  expect(find('Bulletin de salaire CG-26-1162').report_number).toBeNull();
});

test('a number that a blank parts', () => {
  expect(find('Re: Report KSA 26-255').report_number).toMatchObject({ text: 'KSA 26-255' });
});

test('a batch at the beginning of a sentence’s last line', () => {
  const page =
    'The client delivered one sample for testing. It was marked in blue with the batch\nLF-TA1-17, and was intact on arrival.';
  expect(find(page).batch).toMatchObject({ text: 'LF-TA1-17' });
});

test('a key that is the last line of its sentence', () => {
  const sentence =
    'The results relate only to the item tested. This report can be confirmed on our website with the key';
  expect(find(`${sentence}\nQX7M-49TD-HL2C.`).key).toMatchObject({ text: 'QX7M-49TD-HL2C' });
  expect(find(`${sentence}\nYours faithfully,`).key).toBeNull();
});

test('a number behind a Czech sign that was read as a currency, and a batch behind its mark', () => {
  expect(find('Protokol o zkousce €. P-1120/2026').report_number).toMatchObject({ text: 'P-1120/2026' });
  expect(find('Uw kenmerk IPA-10 / partij 40217').batch).toMatchObject({ text: '40217' });
  expect(find('Verslag WZ.2025.8806 controlecode 8806-LMQT').key).toMatchObject({ text: '8806-LMQT' });
});

test('a batch that the end of a line parts', () => {
  const page = (line: string) =>
    `One glass vial, described by the customer as KPV 5 mg, ${line}\n260517. The item was received in good condition.`;
  expect(find(page('batch LFT')).batch).toMatchObject({ text: 'LFT 260517' });
  expect(find(page('of glass LFT')).batch).toBeNull();
});
