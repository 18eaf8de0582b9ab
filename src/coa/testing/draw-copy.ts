import type { Copy, CopyField, CopyWord } from '../compare/copy.ts';
import { around, type Box } from '../geometry/box.ts';
import type { Grey } from '../image/grey.ts';
import { invert, moveBox, type Transform, warp } from '../image/transform.ts';

/** Columns of a 5 × 7 matrix from left to right, two hexadecimal digits each, the lowest bit on top. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': '3E5149453E',
  '1': '00427F4000',
  '2': '4261514946',
  '3': '2141454B31',
  '4': '1814127F10',
  '5': '2745454539',
  '6': '3C4A494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291E',
  A: '7E1111117E',
  B: '7F49494936',
  C: '3E41414122',
  D: '7F4141221C',
  E: '7F49494941',
  F: '7F09090901',
  G: '3E4149497A',
  H: '7F0808087F',
  I: '00417F4100',
  J: '2040413F01',
  K: '7F08142241',
  L: '7F40404040',
  M: '7F020C027F',
  N: '7F0408107F',
  O: '3E4141413E',
  P: '7F09090906',
  Q: '3E4151215E',
  R: '7F09192946',
  S: '4649494931',
  T: '01017F0101',
  U: '3F4040403F',
  V: '1F2040201F',
  W: '3F4038403F',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  '.': '0060600000',
  '-': '0808080808',
  '%': '2313086462',
  '/': '2010080402',
};

const DOT = 3;
const ADVANCE = 6 * DOT;
const LINE = 46;
const MARGIN = 40;
const VALUE = 420;
const PAGE = { width: 1000, height: 1300 };

/** One line of a page: its label, its value, and the name of the field, if it is one. */
export type Line = readonly [label: string, value: string, field?: string];

/** A page as a copy: each line drawn, read without a fault, its fields found. */
export function drawCopy(lines: readonly Line[]): Copy {
  const grey: Grey = { ...PAGE, data: new Uint8Array(PAGE.width * PAGE.height).fill(250) };
  const words: CopyWord[] = [];
  const fields: CopyField[] = [];
  for (const [row, [label, value, field]] of lines.entries()) {
    const top = MARGIN + row * LINE;
    drawWords(grey, label, MARGIN, top, words);
    const from = words.length;
    drawWords(grey, value, VALUE, top, words);
    const boxes = words.slice(from).map(({ box }) => box);
    if (field !== undefined && boxes.length > 0)
      fields.push({ field, text: value, value: normalValue(value), confidence: 0.95, box: around(boxes) });
  }
  return { ...PAGE, fields, codes: [], words, grey, file: null };
}

const REPORT: readonly Line[] = [
  ['TIDEWAY ANALYTICAL LABORATORY', ''],
  ['CERTIFICATE OF ANALYSIS', ''],
  ['REPORT NUMBER', 'TW-48213', 'report_number'],
  ['VERIFICATION KEY', 'K7Q2XM9A', 'key'],
  ['CLIENT', 'FENLAND REAGENTS', 'client'],
  ['SAMPLE', 'BPC-157 10 MG', 'sample'],
  ['BATCH', 'FR-2607-118', 'batch'],
  ['DATE RECEIVED', '2026-06-03', 'date_received'],
  ['DATE ANALYSED', '2026-06-08', 'date_analysed'],
  ['DATE REPORTED', '2026-06-11', 'date_reported'],
  ['PURITY BY HPLC', '99.31%', 'purity'],
  ['CONTENT', '10.42 MG', 'content'],
];

/**
 * A report of a laboratory, with further lines below.
 * @param changes other values, each under the label of its line.
 * @param labels other labels, as in another language.
 */
export function drawReport(
  further: readonly Line[],
  changes: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>> = {},
): Copy {
  return drawCopy(
    [...REPORT, ...further].map(
      ([label, value, field]): Line => [labels[label] ?? label, changes[label] ?? value, field],
    ),
  );
}

/** The copy as another picture of it: `toSource` maps a pixel of the new picture to the old one. */
export function takenAs(copy: Copy, toSource: Transform, size: { width: number; height: number } = copy): Copy {
  const map = invert(toSource);
  const moved = (box: Box): Box => moveBox(map, box);
  return {
    ...copy,
    width: size.width,
    height: size.height,
    file: null,
    words: copy.words.map((word) => ({ ...word, box: moved(word.box) })),
    fields: copy.fields.map((field) => ({ ...field, box: field.box === null ? null : moved(field.box) })),
    codes: copy.codes?.map((code) => ({ ...code, box: code.box === null ? null : moved(code.box) })) ?? null,
    grey: copy.grey === null ? null : warp(copy.grey, size.width, size.height, toSource),
  };
}

/** Fills a box of a copy's picture with one brightness, or with what `shade` gives for each pixel. In place. */
export function paint(
  copy: Copy,
  [x, y, width, height]: Box,
  shade: number | ((x: number, y: number) => number),
): void {
  const { grey } = copy;
  if (grey === null) return;
  for (let row = Math.round(y); row < Math.min(grey.height, Math.round(y + height)); row++)
    for (let column = Math.round(x); column < Math.min(grey.width, Math.round(x + width)); column++)
      grey.data[row * grey.width + column] = typeof shade === 'number' ? shade : shade(column, row);
}

function drawWords(grey: Grey, text: string, left: number, top: number, words: CopyWord[]): void {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const x = left + index * ADVANCE;
    for (const [place, letter] of [...word].entries()) drawLetter(grey, letter, x + place * ADVANCE, top);
    words.push({ text: word, confidence: 0.95, box: [x, top, word.length * ADVANCE - DOT, 7 * DOT] });
  }
}

function drawLetter(grey: Grey, letter: string, left: number, top: number): void {
  const columns = LETTERS[letter.toUpperCase()];
  if (columns === undefined) throw new RangeError(`There is no letter ${letter}.`);
  for (let column = 0; column < 5; column++) {
    const bits = Number.parseInt(columns.slice(column * 2, column * 2 + 2), 16);
    for (let row = 0; row < 7; row++) {
      if (((bits >> row) & 1) === 0) continue;
      for (let dy = 0; dy < DOT; dy++)
        grey.data.fill(
          30,
          (top + row * DOT + dy) * grey.width + left + column * DOT,
          (top + row * DOT + dy) * grey.width + left + (column + 1) * DOT,
        );
    }
  }
}

function normalValue(text: string): string | number {
  const number = /^(\d+(?:\.\d+)?)(?:%| MG)$/.exec(text)?.[1];
  return number === undefined ? text : Number(number);
}
