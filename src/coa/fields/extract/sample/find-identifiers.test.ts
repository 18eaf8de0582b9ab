import { expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { groupCells } from '../../../layout/cells.ts';
import type { PageGraph } from '../../../layout/page-graph.ts';
import type { Word } from '../../../layout/word.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { findLabelled } from '../search/find-labelled.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { printedKey, printedReportNumber, spelled } from './find-identifiers.ts';

const HEIGHT = 20;
const toPicture = (): [number, number, number, number] => [0, 0, 1, 1];

/** A page of one line: words and, in heights, the gap before each. */
function line(...words: readonly (readonly [gap: number, text: string])[]): PageGraph {
  let left = 20;
  const placed = words.map(([gap, text]): Word => {
    const from = left + gap * HEIGHT;
    left = from + text.length * 12;
    return { text, confidence: 0.95, left: from, right: left, top: 100, bottom: 100 + HEIGHT };
  });
  return pageGraph(groupCells(placed, HEIGHT), HEIGHT, { top: 0, bottom: 1000 });
}

function labelled(field: string, graph: PageGraph): LabelledValue | null {
  return findLabelled(graph, acceptsValue).find((value) => value.field === field) ?? null;
}

function numberOf(graph: PageGraph): string | undefined {
  const clues = { graph, codes: [], laboratories: [], compounds: {} as never, toPicture };
  return printedReportNumber(labelled('report_number', graph), clues)?.value;
}

function keyOn(graph: PageGraph): string | undefined {
  return printedKey(labelled('key', graph), toPicture)?.value;
}

const NUMBER = [
  [0, 'Report'],
  [0.4, 'number:'],
] as const;
const KEY = [
  [0, 'Verification'],
  [0.4, 'key:'],
] as const;

test('a number or key that the reader parted is put together again', () => {
  expect(numberOf(line(...NUMBER, [0.4, 'LFX-2606'], [0.25, '16-0706']))).toBe('LFX-260616-0706');
  expect(keyOn(line(...KEY, [0.4, 'Sevn2604'], [0.25, '100287']))).toBe('Sevn2604100287');
});

test('a digit behind “COA” that was read as a letter is spelt as a digit, where we do not know how numbers are made', () => {
  const speltKey = (text: string): string | undefined => {
    const graph = line(...KEY, [0.4, text]);
    const clues = { graph, codes: [], laboratories: [], compounds: {} as never, toPicture };
    const printed = printedKey(labelled('key', graph), toPicture);
    return spelled('key', printed, clues, null, { reportNumber: null, client: null })?.value;
  };
  expect(speltKey('COAS972')).toBe('COA5972');
  expect(speltKey('COA5972')).toBe('COA5972');
  expect(speltKey('COS5972')).toBe('COS5972');
});

test('a number spelt by its code keeps what stands in print where more than letters of one shape differ', () => {
  const spelt = (text: string) => {
    const graph = line(...NUMBER, [0.4, text]);
    const codes = [{ format: 'QRCode', text: 'https://quarrybank.example/verify?t=LFX-260616', box: toPicture() }];
    const clues = { graph, codes, laboratories: [], compounds: {} as never, toPicture };
    const printed = printedReportNumber(labelled('report_number', graph), clues);
    return spelled('report_number', printed, clues, null, { reportNumber: null, client: null });
  };
  expect(spelt('LFX-260816')).toMatchObject({ value: 'LFX-260616', inPrint: { text: 'LFX-260816', readings: 1 } });
  expect(spelt('LFX-260616')).toMatchObject({ value: 'LFX-260616', readings: 2 });
  expect(spelt('LFX-260616')).not.toHaveProperty('inPrint');
});

test('an id that a code’s address calls a number is none of a laboratory whose numbers are made otherwise', () => {
  const numberIn = (t: string, known: boolean): string | undefined => {
    const codes = [{ format: 'QRCode', text: `https://quarrybank.example/#/verify?t=${t}`, box: toPicture() }];
    const clues = { graph: line([0, 'Purity']), codes, laboratories: [], compounds: {} as never, toPicture };
    const identifiers = [
      { field: 'report_number', label: '', pattern: String.raw`^LFX-\d{6}$`, example: '', carries: null },
    ];
    const laboratory = { name: 'Quarry Bank', laboratory: { identifiers, verification: null } } as never;
    return spelled('report_number', null, clues, known ? laboratory : null, { reportNumber: null, client: null })
      ?.value;
  };
  expect(numberIn('b728f3a45da84cbf', true)).toBeUndefined();
  expect(numberIn('LFX-260616', true)).toBe('LFX-260616');
  expect(numberIn('b728f3a45da84cbf', false)).toBe('b728f3a45da84cbf');
});

test('a key whose J was read as a bracket is the one that the code carries', () => {
  const keyIn = (text: string): string | undefined => {
    const graph = line([0, text]);
    const codes = [{ format: 'QRCode', text: 'https://quarrybank.example/r/LFX-260616?c=W3N7JK', box: toPicture() }];
    const clues = { graph, codes, laboratories: [], compounds: {} as never, toPicture };
    return spelled('key', null, clues, null, { reportNumber: null, client: null })?.value;
  };
  expect(keyIn('W3N7)K')).toBe('W3N7JK');
  expect(keyIn('W3N)7K')).toBeUndefined();
});

test('what stands a blank apart is another word', () => {
  expect(numberOf(line(...NUMBER, [0.4, 'LFX-2606'], [0.4, '16-0706']))).toBe('LFX-2606');
  expect(keyOn(line(...KEY, [0.4, 'Sevn2604'], [0.4, '100287']))).toBe('Sevn2604');
  expect(numberOf(line(...NUMBER, [0.4, 'LFX-2606'], [0.25, 'by']))).toBe('LFX-2606');
});

test('the running number behind a gap is part of the report’s', () => {
  expect(numberOf(line(...NUMBER, [0.4, 'V250101-7'], [3, '012']))).toBe('V250101-7 012');
});

test.each([
  ['too far away', [6, '012']],
  ['that is none', [3, '512']],
  ['with more behind it', [3, '012 mg']],
] as const)('a number %s is not', (_, next) => {
  expect(numberOf(line(...NUMBER, [0.4, 'V250101-7'], next))).toBe('V250101-7');
});

test('a number that begins with a dollar begins with an S', () => {
  expect(numberOf(line(...NUMBER, [0.4, '$Q260731-04']))).toBe('SQ260731-04');
});

test('a key of hexadecimal digits has zeros and no o', () => {
  expect(keyOn(line(...KEY, [0.5, '7fd2-co9e']))).toBe('7fd2-c09e');
  expect(keyOn(line(...KEY, [0.5, '7kd2-co9e']))).toBe('7kd2-co9e');
});
