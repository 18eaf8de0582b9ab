import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../../../testing/page.ts';
import { joinedName } from '../../../text/names.ts';
import { nameInCell, nearHost, sameName } from './name-in-cell.ts';

const find = (name: string, text: string) => nameInCell(name, joinedName(name), cellsOf(text)[0]!);
const certainty = (name: string, text: string) => find(name, text)?.certainty ?? null;

describe('a name in a cell', () => {
  test.each([
    ['as printed', 'Bridge Analytical', 'Bridge Analytical', 1],
    ['in other words', 'Bridge Analytical', 'Tested by Bridge Analytical in May', 1],
    ['set tight', 'Bridge Analytical', 'BridgeAnalytical', 1],
    ['with a letter misread, as one of sixteen may be', 'Bridge Analytical', 'Bridqe Analytical', 0.85],
    ['with two misread', 'Bridge Analytical', 'Bridqe Analvtical', 0.7],
    ['hardly legible, of a long name', 'Bridge Analytical', 'Bridqe Anclvticel', 0.42],
    ['as illegible, of a short one', 'Ostrel QC', 'Qstrcl QC', null],
    ['behind what a reader makes of its logo', 'Bridge Analytical', 'Ju Bridge Analytical', 1],
    ['behind the same set tight', 'Ostrel Bioassay', 'JuwOstrel Bioassay', 0.85],
    ['behind the same set tight, with a letter misread', 'Ostrel Bioassay', 'JuwQstrel Bioassay', 0.7],
    ['as the end of a longer one', 'Bridge Analytical', 'Cambridge Analytical', null],
    ['that lacks its first letter', 'Bridge Analytical', 'in Ridge Analytical', 0.85],
    ['behind another word, as long as it is', 'Bridge Analytical', 'Tested Bridqe Analytical', 0.85],
    ['too short to be known behind letters', 'Ostrel', 'JuOstrel', null],
    ['of words of its kind alone, hardly legible', 'Analytical Services', 'Anclvticel Servicos', 0.42],
    ['of five letters, however they are set', 'Vanta', 'tested by vanta', 1],
    ['without a word of the longer one before it', 'Bridge Analytical', 'Cobalt Ridge Analytical', null],
    ['that begins otherwise, in words of its kind', 'Eagle Analytical Services', 'Marlowe Analytical Services', null],
    ['whose own letters are few and mostly others', 'Eagle Analytical Services', 'Falls Analytical Services', 0.42],
    ['two of whose own letters are others', 'Eagle Analytical Services', 'Eaqlc Analytical Services', 0.7],
    ['behind another word, hardly legible', 'Eagle Analytical Services', 'CEDAR FALLS ANALYTICAL SERVICES', 0.42],
    ['as the end of a longer one, misread', 'ILS Laboratories', 'Gannet Hill Laboratories', null],
    ['of three letters and its kind, one of which is another', 'ILS Laboratories', 'BLS Laboratories', null],
    ['of three letters and its kind, which is misread', 'ILS Laboratories', 'ILS Laboratorics', 0.85],
    ['too short for it', 'Bridge Analytical', 'Bridge', null],
    ['with words between', 'Bridge Analytical', 'Bridge Water Test Analytical', null],
  ])('%s', (_, name, text, wanted) => {
    const found = certainty(name, text);
    if (wanted === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(wanted);
  });

  test('takes a share of it', () => {
    expect(find('Bridge Analytical', 'Bridge Analytical')?.coverage).toBe(1);
    expect(find('Bridge Analytical', 'Bridge Analytical tested it')?.coverage).toBeCloseTo(16 / 24);
  });

  test('takes a share of the letters and blanks, where it is an abbreviation', () => {
    expect(find('TVA', 'TVA Labs')?.coverage).toBeCloseTo(3 / 8);
  });

  test('is the surest of several', () => {
    expect(certainty('Bridge Analytical', 'Bridqe Analytical Bridge Analytical')).toBe(1);
    expect(certainty('Bridge Analytical', 'Bridge Analytical Bridqe Analytical')).toBe(1);
  });

  test.each([
    ['as printed', 'TVA', 'Tested by TVA.', true],
    ['in small letters', 'TVA', 'Tested by tva', false],
    ['as part of a word', 'TVA', 'TVAX', false],
    ['of two letters', 'TV', 'Tested by TV', false],
    ['that is written small', 'tva', 'tva', false],
  ])('an abbreviation %s', (_, name, text, wanted) => {
    expect(find(name, text) !== null).toBe(wanted);
  });
});

test.each([
  ['itself', 'Bridge Analytical', 'Bridge Analytical', true],
  ['with more behind it', 'Bridge Analytical', 'Bridge Analytical, Tarnmouth', true],
  ['with a letter in eight misread', 'Bridge Analytical', 'Bridqe Analytlcal', true],
  ['with more misread', 'Bridge Analytical', 'Bridqe Anclytlcal', false],
  ['five letters with more behind them', 'Vanta', 'Vanta Labs', true],
  ['three letters and its kind, one of which is another', 'ILS Laboratories', 'BLS Laboratories', false],
  ['three letters and its kind, which is misread', 'ILS Laboratories', 'ILS Laboratorics', true],
  ['an abbreviation', 'TVA', 'TVA', true],
  ['an abbreviation with more behind it', 'TVA', 'TVA Tarn', false],
  ['two letters', 'TV', 'TV', false],
])('a labelled value is a name: %s', (_, name, value, wanted) => {
  expect(sameName(name, value)).toBe(wanted);
});

test.each([
  ['itself', 'www.bridgelab.example', 'bridgelab.example', true],
  ['two letters misread', 'bridqe1ab.example', 'bridgelab.example', true],
  ['three letters misread', 'bridqc1ab.example', 'bridgelab.example', false],
  ['within a longer name', 'verify-bridgelab-reports.example', 'bridgelab.example', true],
  ['no part of a longer name', 'verify-ostrel-reports.example', 'bridgelab.example', false],
  ['seven letters', 'ostre1q.example', 'ostrelq.example', true],
  ['a short name misread', 'tarm.example', 'tarn.example', false],
])('an address is near one that is known: %s', (_, printed, known, wanted) => {
  expect(nearHost(printed, known)).toBe(wanted);
});
