import { expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { groupCells } from '../../../layout/cells.ts';
import { graphOf, LETTERS, layOut } from '../../../testing/page.ts';
import { findUnlabelledNumber } from './find-unlabelled-number.ts';

const REST = '\n\nPurity     99.1 %\n\nContent     10.2 mg\n\nEnd of report\n';
const find = (page: string): string | null => findUnlabelledNumber(graphOf(page + REST))?.text ?? null;

test('the number that stands alone beside the title', () => {
  expect(find('CERTIFICATE OF ANALYSIS     26-04418-1')).toBe('26-04418-1');
  expect(find('PROTOKOL O ZKOUSCE      2026/0874')).toBe('2026/0874');
  expect(find('LOT RELEASE NOTE        MRS-LRN-0094')).toBe('MRS-LRN-0094');
});

test('or right under it, where it has letters', () => {
  expect(find('Analysis Report\nVPL-R-26/1045')).toBe('VPL-R-26/1045');
  expect(find('Analysis Report\n26-041045')).toBeNull();
  expect(find('Uniformity report\nQL26-3390')).toBe('QL26-3390');
  // A logo beside the title is read as a sign or two.
  expect(find('Analysis Report                I]\nVPL-R-26/1045')).toBe('VPL-R-26/1045');
});

test('of letters and figures that a blank parts, and before its revision', () => {
  expect(find('Analytical Report\nOBR 2026-1409')).toBe('OBR 2026-1409');
  expect(find('Certificate of Analysis\nUAL -009341')).toBe('UAL -009341');
  expect(find('Product data sheet     PDS-0187 rev. 3')).toBe('PDS-0187');
});

test('behind a sign at the head, or where it calls itself a certificate’s', () => {
  expect(find('Larkfield Laboratory\n\nNo. TL/COA/26/0417 Page 1 of 1')).toBe('TL/COA/26/0417');
  expect(find('Larkfield Laboratory\n\nNo. QH-26-5530 issued June 12, 2026')).toBe('QH-26-5530');
  expect(find('Larkfield Biosynthese     CoA-26/2291')).toBe('CoA-26/2291');
  expect(find('Larkfield Assurance     #LX-30417')).toBe('#LX-30417');
  expect(find('Larkfield Assurance     #LX-304')).toBeNull();
  expect(find('Larkfield Laboratory\n\nNo. 4 Mill Lane')).toBeNull();
});

test('none beside another line, with something else, too short, or down the page', () => {
  expect(find('Severnside Analytical     26-04418-1')).toBeNull();
  expect(find('CERTIFICATE OF ANALYSIS     26-04418-1     Page 1 of 2')).toBeNull();
  expect(find('CERTIFICATE OF ANALYSIS     2026')).toBeNull();
  expect(find(`Severnside Analytical${REST.repeat(4)}CERTIFICATE OF ANALYSIS     26-04418-1`)).toBeNull();
});

test('with its last figure, which a reader parted although the two touch', () => {
  const words = layOut(`Rapport d'analyse     26-339 1${REST}`);
  const last = words.find(({ text }) => text === '1')!;
  const found = (left: number) => {
    const page = words.map((word) => (word === last ? { ...word, left } : word));
    return findUnlabelledNumber(pageGraph(groupCells(page, LETTERS), LETTERS, { top: 0, bottom: 1120 }))?.text ?? null;
  };
  expect(found(last.left - 14)).toBe('26-339 1');
  expect(found(last.left)).toBeNull();
});
